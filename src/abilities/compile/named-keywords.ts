/** Which keywords stand in a text, for those who ask (722.1, 727.1.a). */
import type { Ability } from '../types'
import { keywordBit } from './codes'
import type { CompiledAbility } from './compiled'

/** Deathknell, and dependent keywords: their conditions stand for them wherever they are written (727.1.a). */
export function dependentKeywords(ability: Ability): number {
  const condition =
    ability.kind === 'passive'
      ? ability.while
      : ability.kind === 'activated'
        ? ability.useOnly
        : ability.kind === 'keyword' || ability.kind === 'as'
          ? undefined
          : ability.if
  let bits = ability.kind === 'triggered' && ability.keyword !== undefined ? keywordBit(ability.keyword) : 0
  for (const c of condition?.if === 'every' ? condition.conditions : condition === undefined ? [] : [condition]) {
    if (c.if === 'legion' || c.if === 'level' || c.if === 'empowered') bits |= keywordBit(c.if)
  }
  return bits
}

/** The keywords that an ability is, or that stand in front of it. */
export function keywordsOfAbility({ data, partOf }: CompiledAbility): number {
  return (partOf === '' ? 0 : keywordBit(partOf)) | (data === null ? 0 : dependentKeywords(data))
}
