/** Scenarios for tests of cards and rules. */
export { scenario, Scenario, type Choices, type ScenarioOptions } from './scenario'
export { testCards, type BattlefieldPosition, type Placed, type Position, type SeatPosition } from './position'
export { applyEverywhere } from './modes'
