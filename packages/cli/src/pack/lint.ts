// What is allowed in a pack and probably not meant: cards that nobody can ever play, words that are missing, texts that are too long.

import { type Card, describe, type Fault, fieldPath, namesOf, type Pack } from '@brouhaha/cards'
import { ALL } from '@brouhaha/faces/icons/all'
import type { Language } from '@brouhaha/table'
import { nearest } from '../nearest.ts'
import { type Company, canHold, companyOf, someCard } from './possible.ts'
import { isNeverDone } from './theft.ts'

/** Longer texts are set so small that nobody reads them. */
const LONGEST_TEXT = 330
const LONGEST_PRINTED_NAME = 44
/** From the first level to the tenth. */
const MOST_LEVELS = 9

export const ODD = {
  never: 'a condition that can hold: nobody at this table is ever like this',
  nobody: 'somebody who may use it: nobody at this table ever can',
  noCard: 'a card that exists: none at this table is like this',
  noMonsters: 'monsters at this table: without them nobody can play it',
  noCurses: 'curses at this table: without them its window never opens',
  levels: `at most ${MOST_LEVELS} levels: nobody has room for more`,
  nothing: 'something to do: it does nothing',
  long: `a rules text of at most ${LONGEST_TEXT} characters`,
  name: `a name of at most ${LONGEST_PRINTED_NAME} characters, to be read across the table`,
  flavour: 'flavour in both languages, or in neither',
  icon: 'an icon that there is',
  tag: 'how this tag is printed, under tags',
  goth: 'the tag goth: its name says so, but the tag decides',
  theft: 'equip, another window or other cards: nobody takes items off a table in a fight, so this is never done',
} as const

const CURSE_WINDOWS: ReadonlySet<unknown> = new Set(['curse', 'ownCurse'])
const FIGHT_WINDOWS: ReadonlySet<unknown> = new Set([
  'combat',
  'ownCombat',
  'othersCombat',
  'ownRoll',
  'othersRoll',
  'anyRoll',
  'escape',
  'badStuff',
  'kill',
  'afterCombat',
  'afterAnyCombat',
  'flight',
])

/** Fields that hold a condition. */
const CONDITIONS: ReadonlySet<string> = new Set(['when', 'usableBy', 'needs', 'letsGo', 'optional', 'target'])

/** `packs`: all that lie on the table with it, itself included. */
export function lint(pack: Pack, packs: readonly Pack[]): readonly Fault[] {
  const company = companyOf(packs)
  const names = { en: namesOf(packs, 'en'), fr: namesOf(packs, 'fr') }
  return pack.cards.flatMap((card, index) => {
    const path = `cards[${index}]`
    return [
      ...oddMechanics(card, path, company),
      ...idleCard(card, path, company),
      ...oddWords(card, path, pack, (language) => describe(card, language, names[language])),
    ]
  })
}

function* oddMechanics(value: unknown, path: string, company: Company): Generator<Fault> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* oddMechanics(each, `${path}[${index}]`, company)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = fieldPath(path, key)
    if (CONDITIONS.has(key) && typeof inner === 'object' && !canHold(inner, company))
      yield { path: at, expected: key === 'usableBy' || key === 'needs' ? ODD.nobody : ODD.never }
    else if (key === 'filter' && !someCard(company, inner)) yield { path: at, expected: ODD.noCard }
    else yield* oddMechanics(inner, at, company)
  }
  const { do: verb, levels, use } = value as Readonly<Partial<Record<'do' | 'levels' | 'use', unknown>>>
  if (verb === 'gainLevels' && typeof levels === 'number' && levels > MOST_LEVELS)
    yield { path: `${path}.levels`, expected: ODD.levels }
  if (CURSE_WINDOWS.has(use) && !someCard(company, { kind: 'curse' }))
    yield { path: `${path}.use`, expected: ODD.noCurses }
  if (isNeverDone(value)) yield { path: `${path}.effect`, expected: ODD.theft }
  if (FIGHT_WINDOWS.has(use) && !someCard(company, { kind: 'monster' }))
    yield { path: `${path}.use`, expected: ODD.noMonsters }
}

function* idleCard(card: Card, path: string, company: Company): Generator<Fault> {
  if (card.kind === 'enhancer' && !someCard(company, { kind: 'monster' })) yield { path, expected: ODD.noMonsters }
  if (card.kind === 'attachment' && card.on !== undefined && !someCard(company, card.on))
    yield { path: `${path}.on`, expected: ODD.noCard }
  if (isIdle(card)) yield { path, expected: ODD.nothing }
}

const isIdle = (card: Card): boolean => {
  if (card.onDraw !== undefined && card.onDraw.length > 0) return false
  switch (card.kind) {
    case 'item':
      return !card.bonus && !card.value && (card.abilities ?? []).length === 0 && !card.decoy
    case 'curse':
      return card.effect.length === 0
    case 'oneShot':
    case 'special':
      return card.uses.every(({ effect }) => effect.length === 0)
    default:
      return false
  }
}

/** MK-GOTH-01 */
const isCalledGoth = ({ kind, en, fr }: Card): boolean =>
  kind === 'monster' && [en, fr].some(({ name }) => name.toLowerCase().endsWith('goth'))

function* oddWords(
  card: Card,
  path: string,
  pack: Pack,
  textIn: (language: Language) => readonly string[],
): Generator<Fault> {
  for (const language of ['en', 'fr'] as const) {
    if ([...card[language].name].length > LONGEST_PRINTED_NAME)
      yield { path: `${path}.${language}.name`, expected: ODD.name }
    const letters = [...textIn(language).join(' ')].length
    if (letters > LONGEST_TEXT) yield { path, expected: `${ODD.long}: the one in ${language} has ${letters}` }
  }
  if ((card.en.flavour === undefined) !== (card.fr.flavour === undefined)) yield { path, expected: ODD.flavour }
  for (const [index, icon] of (card.art ?? []).entries())
    if (!ALL.has(icon)) {
      const suggestion = nearest(icon, [...ALL.keys()])
      yield { path: `${path}.art[${index}]`, expected: ODD.icon, ...(suggestion !== null && { suggestion }) }
    }
  if (isCalledGoth(card) && !card.tags?.includes('goth')) yield { path: `${path}.tags`, expected: ODD.goth }
  for (const [index, tag] of (card.tags ?? []).entries())
    if (namesOf([pack], 'en')(tag) === tag && pack.tags?.[tag] === undefined)
      yield { path: `${path}.tags[${index}]`, expected: ODD.tag }
}
