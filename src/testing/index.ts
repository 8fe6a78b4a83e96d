/** Scenarios for tests of cards and rules. */

export { applyEverywhere } from './modes'
export { type BattlefieldPosition, type Placed, type Position, type SeatPosition, testCards } from './position'
export { type Choices, Scenario, type ScenarioOptions, scenario } from './scenario'
