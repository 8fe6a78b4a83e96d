import { expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { keywordCards as cards } from '../fixtures/keywords'

test('[807.1.c] [807.1.b.3] Assault counts for an attacker only; without number it is 1', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Daring Poro'] }, {}],
    battlefields: [{ units: { 1: ['Might 9', 'Petty Officer'] } }, {}],
  })
  expect(s.might('Daring Poro')).toBe(2)
  s.move(0, ['Daring Poro'], 'bf0')
  expect([s.might('Daring Poro'), s.might('Petty Officer')]).toEqual([3, 5])
})

test('[807.1.d.1] [814.1.d.1] they last as long as the designation', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Garen, Rugged'], hand: ['Fetch'] }, {}],
    battlefields: [{ units: { 1: ['Stalwart Poro', 'Might 9'] } }, {}],
  })
  s.move(0, ['Garen, Rugged'], 'bf0')
  expect([s.might('Garen, Rugged'), s.might('Stalwart Poro')]).toEqual([7, 3])
  s.play(0, 'Fetch', { targets: ['Garen, Rugged'] }).resolve()
  expect(s.might('Garen, Rugged')).toBe(5)
  s.close()
  expect(s.might('Stalwart Poro')).toBe(2)
})

test('[807.2 ex1] Assault values add up', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Petty Officer'], hand: ['Give assault'] }, {}],
    battlefields: [{ units: { 1: ['Might 9'] } }, {}],
  })
  s.play(0, 'Give assault', { targets: ['Petty Officer'] }).resolve()
  expect(s.keyword('Petty Officer', 'assault')).toBe(4)
  s.move(0, ['Petty Officer'], 'bf0')
  expect(s.might('Petty Officer')).toBe(9)
})

test('[814.1.c] [814.1.b.3] Shield counts for a defender only; without number it is 1', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Zephyr Sage'] }, {}],
    battlefields: [{ units: { 1: ['Stalwart Poro', 'Might 9'] } }, {}],
  })
  expect(s.might('Stalwart Poro')).toBe(2)
  s.move(0, ['Zephyr Sage'], 'bf0')
  expect([s.might('Stalwart Poro'), s.might('Zephyr Sage')]).toEqual([3, 6])
})

test('[814.2 ex1] Shield values add up', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Might 1'] }, { hand: ['Give shield'] }],
    battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
  })
  s.move(0, ['Might 1'], 'bf0')
    .pass()
    .play(1, 'Give shield', { targets: ['Stalwart Poro'] })
    .resolve()
  expect([s.keyword('Stalwart Poro', 'shield'), s.might('Stalwart Poro')]).toEqual([4, 6])
  s.close().endTurn()
  expect(s.keyword('Stalwart Poro', 'shield')).toBe(1)
})

test('[807.2] a value that was given counts without a printed one as well', () => {
  const s = scenario({
    cards,
    players: [{ base: ['Might 2'], hand: ['Give assault'] }, {}],
    battlefields: [{ units: { 1: ['Might 9'] } }, {}],
  })
  s.play(0, 'Give assault', { targets: ['Might 2'] })
    .resolve()
    .move(0, ['Might 2'], 'bf0')
  expect(s.might('Might 2')).toBe(5)
})
