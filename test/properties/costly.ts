/**
 * Random cards on which choices and costs hang together: targets that must be something that paying changes, costs paid with
 * objects, costs that read choices, Add abilities with costs of their own, changes of costs.
 */
import {
  action,
  activated,
  addEnergy,
  additionalCost,
  addPower,
  ambush,
  ambushTo,
  anyNumber,
  asAction,
  asLongAs,
  asReaction,
  at,
  atLeast,
  atSamePlace,
  buffed,
  card,
  chosen,
  costLess,
  costMore,
  costs,
  count,
  deal,
  deflect,
  draw,
  enemy,
  energy,
  exactly,
  exhausted,
  exhaustThis,
  flow,
  friendly,
  gainXp,
  gear,
  gearCard,
  giveMight,
  haveMight,
  haveRepeat,
  hidden,
  hideFor,
  iCostLess,
  iCostMore,
  inYourHand,
  inYourTrash,
  is,
  isReady,
  kill,
  killThis,
  me,
  mightAtLeast,
  mightAtMost,
  mightOf,
  modal,
  modalOthers,
  move,
  ofSameController,
  oneAtEachPlace,
  optionalCost,
  other,
  otherThan,
  paid,
  payBanish,
  payDiscard,
  payExhaust,
  paying,
  payKill,
  payRecycle,
  payReturn,
  paySpendBuff,
  payX,
  payXp,
  playableAs,
  playTo,
  power,
  reaction,
  repeatFor,
  returnThis,
  rune,
  spell,
  spellCard,
  spendMyBuff,
  stun,
  target,
  targetPlace,
  thisCostsLess,
  totalMightAtMost,
  unit,
  unitCard,
  upTo,
  useOnlyWhile,
  whenI,
  whereThereIs,
  x,
  xpAtLeast,
  youMay,
  yours,
} from '../../src/abilities/builders'
import type {
  Ability,
  Amount,
  CardDefinition,
  Cost,
  Domain,
  Filter,
  GroupConstraint,
  Instruction,
  PowerSymbol,
  Predicate,
} from '../../src/abilities/types'
import { makeRandom } from '../../src/game-actions/random'

const DOMAINS: readonly Domain[] = ['fury', 'calm', 'mind', 'body', 'chaos', 'order']

export class CostlyMaker {
  private readonly random: () => number
  private slots: string[] = []

  constructor(seed: string) {
    this.random = makeRandom(`costly ${seed}`)
  }

  private below(n: number): number {
    return Math.floor(this.random() * n)
  }
  private chance(p: number): boolean {
    return this.random() < p
  }
  private pick<T>(...list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
  private some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }

  card(n: number): CardDefinition {
    this.slots = []
    const id = `FUZ-${String(n).padStart(3, '0')}`
    const facts = {
      domains: this.chance(0.3) ? [] : [this.pick(...DOMAINS)],
      energy: this.below(5),
      power: this.some(1, () => this.symbol()),
    }
    const kind = this.below(10)
    if (kind < 5) return spellCard(id, `Spell ${n}`, facts, ...this.ofPlay(true), ...this.effects())
    if (kind < 8)
      return unitCard(id, `Unit ${n}`, { ...facts, might: 1 + this.below(5) }, ...this.ofPlay(false), ...this.ofPermanent())
    return gearCard(
      id,
      `Gear ${n}`,
      facts,
      ...this.ofPlay(false),
      ...this.ofPermanent(),
      ...(this.chance(0.6) ? [this.add()] : []),
    )
  }

  private symbol(): PowerSymbol {
    return this.pick<PowerSymbol>(...DOMAINS, 'any', 'any', 'own', 'fury/chaos', 'calm/mind')
  }

  // -------------------------------------------------------------------------------------------- how it is played

  private ofPlay(isSpell: boolean): Ability[] {
    const list: Ability[] = []
    const some = (p: number, make: () => Ability): void => {
      if (this.chance(p)) list.push(make())
    }
    some(0.4, () => this.pick(action(), reaction()))
    some(0.1, () => asLongAs(this.permission(), playableAs(this.pick('action', 'reaction'))))
    some(0.3, () => additionalCost(this.cost()))
    some(0.35, () => optionalCost(this.cost()))
    some(0.1, () => optionalCost(this.cost()))
    some(0.1, () => additionalCost(payX(this.pick('energy', 'any'))))
    some(0.25, () => this.selfCost())
    some(0.1, () => this.pick<Ability>(hidden(), hideFor(this.cost(false))))
    if (isSpell) {
      some(0.2, () => repeatFor(this.cost()))
      some(0.1, () => repeatFor(this.cost()))
      some(0.15, () => flow(this.cost()))
      some(0.05, () => flow(this.cost()))
    } else {
      some(0.2, () =>
        this.pick<Ability>(ambush(), ambushTo(whereThereIs(unit(enemy))), ambushTo(whereThereIs(unit(friendly, other)))),
      )
      some(0.1, () => playTo(this.pick('battlefield', 'openBattlefield')))
    }
    return list
  }

  private selfCost(): Ability {
    const by: Amount = this.pick<Amount>(1, 2, count(unit(friendly)), count(rune(yours)), count(card(inYourHand)))
    const change = this.chance(0.8) ? iCostLess({ energy: by }) : iCostMore({ energy: by })
    return this.chance(0.5) ? { ...change, while: this.condition() } : change
  }

  /** What paying can't change: the engine looks at timing before it pays, and undoes the play where paying has taken it away (358.4). */
  private permission() {
    return this.pick(paid(), paid(), atLeast(1, unit(enemy, at('battlefield'))))
  }

  private condition() {
    return this.pick(
      paid(),
      paid(),
      atLeast(2, unit(friendly)),
      atLeast(1, unit(enemy, at('battlefield'))),
      xpAtLeast(2),
      atLeast(4, rune(yours, isReady)),
    )
  }

  // -------------------------------------------------------------------------------------------- costs

  private cost(withObjects = true): Cost {
    const parts: Cost[] = []
    if (this.chance(0.5)) parts.push(energy(this.chance(0.8) ? 1 + this.below(2) : count(unit(friendly))))
    if (this.chance(0.3)) parts.push(power(this.symbol()))
    if (this.chance(0.1)) parts.push(payXp(1 + this.below(2)))
    if (withObjects && (parts.length === 0 || this.chance(0.5))) parts.push(this.objects())
    if (withObjects && this.chance(0.1)) parts.push(this.objects())
    if (parts.length === 0) parts.push(energy(1))
    return costs(...parts)
  }

  private objects(): Cost {
    const n = this.chance(0.8) ? 1 : 2
    return this.pick(
      payKill(this.mine(), n),
      payKill(unit(friendly), n),
      payReturn(this.mine(), n),
      payBanish(this.pick(this.mine(), card(inYourTrash), card(inYourHand)), n),
      payRecycle(this.pick(rune(yours), rune(yours, isReady), rune(yours, exhausted), card(inYourTrash), this.mine()), n),
      payExhaust(this.pick(unit(friendly), gear(friendly), rune(yours)), n),
      paySpendBuff(unit(friendly), 1),
      payDiscard(n),
      payDiscard(1, this.pick(unit(inYourHand), spellInHand)),
    )
  }

  private mine(): Filter {
    return this.pick(unit, gear, unit)(yours, ...this.some(1, () => this.state()))
  }

  private state(): Predicate {
    return this.pick<Predicate>(
      isReady,
      exhausted,
      buffed,
      mightAtMost(3),
      mightAtLeast(3),
      at('battlefield') as Predicate,
      at('base') as Predicate,
    )
  }

  private add(): Ability {
    const output: Instruction[] = [
      this.pick(
        addEnergy(1),
        addEnergy(2),
        addPower('any'),
        addPower('choose'),
        addPower(this.pick(...DOMAINS)),
        addPower('own', 'own'),
        addEnergy(2, this.pick('spells', 'units', 'gear')),
      ),
    ]
    const cost = this.pick<Cost>(
      exhaustThis,
      exhaustThis,
      costs(killThis, exhaustThis),
      costs(energy(1), exhaustThis),
      costs(power('any'), exhaustThis),
      costs(exhaustThis, payKill(unit(friendly))),
      costs(exhaustThis, payExhaust(unit(friendly))),
      costs(exhaustThis, payDiscard(1)),
      costs(exhaustThis, payRecycle(rune(yours))),
      costs(exhaustThis, payExhaust(rune(yours))),
      costs(exhaustThis, paySpendBuff(unit(friendly))),
      payKill(unit(friendly)),
    )
    return activated(cost, asReaction, ...output)
  }

  // -------------------------------------------------------------------------------------------- what it does

  private effects(): Instruction[] {
    if (this.chance(0.2)) {
      const modes = Array.from({ length: 2 + this.below(2) }, () => this.effect())
      return [this.chance(0.5) ? modal(1 + this.below(2), ...modes) : modalOthers(1, ...modes)]
    }
    return [this.effect(), ...this.some(1, () => this.effect())]
  }

  private slot(): string {
    const name = `s${this.slots.length}`
    this.slots.push(name)
    return name
  }

  private who(): Filter {
    const parts: Predicate[] = [this.pick(friendly, enemy, friendly, yours)]
    if (this.chance(0.4)) parts.push(this.state())
    if (this.slots.length > 0 && this.chance(0.3)) parts.push(otherThan(chosen(this.pick(...this.slots))))
    if (this.slots.length > 0 && this.chance(0.1)) parts.push(mightAtMost(mightOf(chosen(this.pick(...this.slots)))))
    return this.pick(unit, unit, unit, gear, rune)(...parts)
  }

  private effect(): Instruction {
    const filter = this.who()
    const as = this.slot()
    const group = this.chance(0.25)
      ? { group: this.pick<GroupConstraint>(atSamePlace, ofSameController, oneAtEachPlace, totalMightAtMost(3 + this.below(3))) }
      : {}
    const what = this.pick(
      target(filter, { as }),
      target(filter, { as }),
      exactly(2, filter, { as, ...group }),
      upTo(2, filter, { as, ...group }),
      anyNumber(filter, { as, ...group }),
      upTo(x, filter, { as }),
    )
    switch (this.below(6)) {
      case 0:
        return giveMight(1, what)
      case 1:
        return deal(1 + this.below(2), what)
      case 2:
        return kill(what)
      case 3:
        return this.chance(0.3)
          ? move(target(unit(friendly), { as }), 'base')
          : move(target(unit(friendly), { as }), targetPlace(this.pick('battlefield', 'location'), `${as}p`))
      case 4:
        return stun(what)
      default:
        return this.pick(draw(1), gainXp(1))
    }
  }

  private ofPermanent(): Ability[] {
    const list: Ability[] = []
    const some = (p: number, make: () => Ability): void => {
      if (this.chance(p)) list.push(make())
    }
    some(0.25, () => deflect(1 + this.below(2)))
    some(0.15, () =>
      costLess(this.pick(unit(yours), spell(yours), spell()), {
        energy: 1 + this.below(2),
        ...(this.chance(0.5) ? { min: this.below(2) } : {}),
      }),
    )
    some(0.1, () => costMore(this.pick(unit(enemy), spell(enemy), spell()), { energy: 1 }))
    some(0.1, () => haveMight(this.pick(1, -1, 2), this.pick(unit(friendly), unit(other, friendly), unit(enemy))))
    some(0.1, () => haveRepeat(spell(yours), this.chance(0.5) ? 'own' : this.cost()))
    some(0.35, () => this.activated())
    some(0.2, () => {
      this.slots = []
      return whenI('play', ...(this.chance(0.5) ? [youMay, paying(this.cost())] : []), this.effect())
    })
    return list
  }

  private activated(): Ability {
    this.slots = []
    const cost = this.chance(0.5)
      ? costs(this.pick<Cost>(exhaustThis, killThis, returnThis, spendMyBuff), this.cost())
      : this.cost()
    const parts = [
      ...(this.chance(0.5) ? [this.chance(0.5) ? asAction : asReaction] : []),
      ...(this.chance(0.2) ? [thisCostsLess(this.pick<Amount>(1, count(unit(friendly))))] : []),
      ...(this.chance(0.1) ? [useOnlyWhile(is(me, at('battlefield') as Predicate))] : []),
    ]
    return activated(cost, ...parts, ...this.effects())
  }
}

const spellInHand: Filter = { noun: 'spell', zone: 'hand', where: [{ is: 'yours' }] }
