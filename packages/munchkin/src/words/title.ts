// One proud line about a character (MK-LEVEL-07) or a monster: what it is called with all that it has.

import type { Card } from '@brouhaha/cards'
import type { Language } from '@brouhaha/table'
import type { MunchkinSeatView, MunchkinView } from '../view/view.ts'
import { nameOf, shortOf } from './cards.ts'
import { enumerate, type Reader, sayIn, withArticle } from './grammar.ts'

/** What a line about a character is made of: a seat of the view, with its cards. */
export interface Character {
  readonly level: number
  /** What lies before the seat; items count where they are in use. */
  readonly table: readonly { readonly card: Card; readonly used: boolean }[]
}

/** Nobody in particular, for whoever has no race, class or mojo yet. */
const PLAIN = 'Munchkin'

const ofKind = ({ table }: Character, kind: Card['kind']): Card[] =>
  table.filter(({ card }) => card.kind === kind).map(({ card }) => card)

/**
 * "level 9 Fast Stealthy Nuclear Zombie with Glowing Claws and a Shopping Cart"; "Zombie Nucléaire Rapide et Furtif de niveau 9,
 * avec Griffes phosphorescentes et Chariot". French avoids articles and participles: cards have no gender.
 */
export function titleOf(character: Character, language: Language): string {
  const shorts = (kind: Card['kind']): string[] => ofKind(character, kind).map((card) => shortOf(card, language))
  const races = shorts('race').join('-')
  const classes = shorts('class').join('-')
  const mojos = shorts('mojo').join('-')
  const powers = shorts('power')
  const items = character.table
    .filter(({ card, used }) => card.kind === 'item' && used)
    .map(({ card }) => nameOf(card, language))
  const nouns = (language === 'en' ? [races, classes, mojos] : [classes, races, mojos]).filter((noun) => noun !== '')
  const noun = nouns.length === 0 ? PLAIN : nouns.join(' ')
  if (language === 'en') {
    const who = ['level', character.level, ...powers, noun].join(' ')
    return items.length === 0 ? who : `${who} with ${enumerate(items.map(withItsArticle), 'and')}`
  }
  const who = [noun, enumerate(powers, 'et')].filter((word) => word !== '').join(' ')
  const line = `${who} de niveau ${character.level}`
  return items.length === 0 ? line : `${line}, avec ${enumerate(items, 'et')}`
}

/** Plurals, and names that begin with an article or somebody's own, need none. */
function withItsArticle(name: string): string {
  const isPlural =
    (/[^su]s$/.test(name) && !/ (?:of|with) /.test(name)) || /\b(?:teeth|feet|mail|armou?r|luck)$/i.test(name)
  const hasOwn = /^(?:the|a|an|your|my|this|another|one|two|\d+)\b|^\S+['’]s? /i.test(name)
  return isPlural || hasOwn || /^\S+s of /.test(name) ? name : withArticle(name)
}

/** "Caffeinated Ledger Wraith with a Rifle"; "Spectre du grand livre Caféiné au fusil" */
export function monsterTitle(monster: Card, enhancers: readonly Card[], language: Language): string {
  const shorts = enhancers.map((card) => shortOf(card, language))
  const name = nameOf(monster, language)
  if (language === 'fr') return [name, ...shorts].join(' ')
  const isBehind = (short: string): boolean => /^\p{Ll}/u.test(short)
  return [...shorts.filter((short) => !isBehind(short)), name, ...shorts.filter(isBehind)].join(' ')
}

/** A monster of the fight with its enhancers; where the fight is over, its number. */
export function titleOfMonster(view: MunchkinView, slot: number, reader: Reader, language: Language): string {
  const monster = view.combat?.monsters[slot]
  if (monster === undefined) return sayIn(language)(`monster ${slot + 1}`, `le monstre ${slot + 1}`)
  const enhancers = monster.enhancers.map(({ id }) => reader.card.named(id))
  return monsterTitle(reader.card.named(monster.text), enhancers, language)
}

/** The line of a seat of the view. */
export function titleOfSeat(seat: MunchkinSeatView, reader: Reader, language: Language): string {
  const table = seat.table.filter(({ stays }) => !stays).map(({ id, used }) => ({ card: reader.card.named(id), used }))
  return titleOf({ level: seat.level, table }, language)
}
