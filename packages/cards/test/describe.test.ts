import type { Language } from '@brouhaha/cards'
import { discard, gainLevels, inCase, kill, loseLevels, stay } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import {
  AMOUNTS,
  BANS,
  CONDITIONS,
  COSTS,
  DURATIONS,
  EFFECTS,
  FIGURES,
  FILTERS,
  LIMITS,
  MOMENTS,
  MONSTERS,
  NAMED,
  OVERRIDES,
  PERMISSIONS,
  PICKS,
  RULES,
  WHO,
  WINDOWS,
  ZONES,
} from './constructs.ts'
import { KINDS } from './kinds.ts'
import { ALONE, CHAINS, COUNTS, FILTER_PAIRS, NESTED, PICK_PAIRS } from './sentences.ts'
import { agreed, allWays, asAbility, asCurse, asUse, bothWays, lines } from './sheet.ts'

const languages: readonly Language[] = ['en', 'fr']

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[]

function chapter(title: string, entries: readonly (readonly [string, readonly string[]])[]): string {
  const rows = entries.map(([name, sentences]) =>
    [`${name}`, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'),
  )
  return `== ${title} ==\n${rows.join('\n')}\n`
}

function sheetOf(language: Language): string {
  return [
    chapter(
      'cards',
      KINDS.map((card) => [card.id, lines(card, language)]),
    ),
    chapter(
      'effects',
      keys(EFFECTS).map((verb) => [verb, EFFECTS[verb].flatMap((effect) => bothWays(effect, language))]),
    ),
    chapter(
      'conditions',
      keys(CONDITIONS).map((kind) => [kind, CONDITIONS[kind].flatMap((each) => allWays(each, language))]),
    ),
    chapter(
      'amounts',
      keys(AMOUNTS).map((kind) => [
        kind,
        AMOUNTS[kind].flatMap((add) => [
          ...asCurse([loseLevels(add)], language),
          ...asCurse([stay('combat', [{ figure: 'strength', add }])], language),
        ]),
      ]),
    ),
    chapter(
      'filters',
      keys(FILTERS).map((field) => [
        field,
        FILTERS[field].flatMap((filter) => [
          ...asCurse([discard({ zone: 'table', filter })], language),
          ...asCurse([discard({ zone: 'table', filter, take: 'all' })], language),
        ]),
      ]),
    ),
    chapter(
      'zones',
      keys(ZONES).map((zone) => [zone, bothWays(discard(ZONES[zone]), language)]),
    ),
    chapter(
      'picks',
      keys(PICKS).map((pick) => [pick, bothWays(discard(PICKS[pick]), language)]),
    ),
    chapter(
      'who',
      keys(WHO).map((who) => [who, asCurse([loseLevels(1, WHO[who])], language)]),
    ),
    chapter(
      'monsters',
      keys(MONSTERS).map((which) => [which, asCurse([kill(which)], language)]),
    ),
    chapter(
      'names',
      Object.entries(NAMED).map(([what, effects]) => [what, asUse({ use: 'combat', effect: effects }, language)]),
    ),
    chapter(
      'durations',
      keys(DURATIONS).map((until) => [
        until,
        bothWays(stay(DURATIONS[until], [{ figure: 'strength', add: -2 }]), language),
      ]),
    ),
    chapter(
      'windows',
      keys(WINDOWS).map((window) => [window, asUse({ use: window, effect: [WINDOWS[window]] }, language)]),
    ),
    chapter(
      'costs',
      keys(COSTS).map((cost) => [cost, asUse({ use: 'any', cost: COSTS[cost], effect: [gainLevels(1)] }, language)]),
    ),
    chapter(
      'limits',
      keys(LIMITS).map((per) => [
        per,
        asUse({ use: 'any', cost: { discard: 1 }, most: LIMITS[per], effect: [gainLevels(1)] }, language),
      ]),
    ),
    chapter(
      'figures',
      keys(FIGURES).map((figure) => [figure, asAbility({ figure, add: FIGURES[figure] }, language)]),
    ),
    chapter(
      'permissions',
      keys(PERMISSIONS).map((permits) => [permits, asAbility({ permits }, language)]),
    ),
    chapter(
      'bans',
      keys(BANS).map((bans) => [bans, asAbility({ bans }, language)]),
    ),
    chapter(
      'moments',
      keys(MOMENTS).map((on) => [on, asAbility({ on, effect: [gainLevels(1)] }, language)]),
    ),
    chapter(
      'rules',
      RULES.map((rule, index) => [String(index + 1), asAbility(rule, language)]),
    ),
    chapter(
      'overrides',
      keys(OVERRIDES).map((rule) => [
        rule,
        lines(
          { id: 'x', kind: 'curse', deck: 'door', effect: [], overrides: [rule], en: { name: 'x' }, fr: { name: 'x' } },
          language,
        ).slice(1),
      ]),
    ),
  ].join('\n')
}

const key = (construct: unknown): string => JSON.stringify(construct).replace(/"/g, '')

/** What the constructs come to when they are put together. */
const pairsOf = (language: Language): string =>
  [
    chapter(
      'conditions in conditions',
      NESTED.map((each) => [
        key(each),
        [
          ...allWays(each, language),
          ...asCurse([stay({ until: each }, [{ figure: 'flee', add: 1 }])], language),
          ...asCurse([gainLevels(1, { like: each })], language),
        ],
      ]),
    ),
    chapter(
      'counts',
      COUNTS.map((each) => [key(each), allWays(each, language)]),
    ),
    chapter(
      'one of them',
      ALONE.map(([name, effects]) => [name, asCurse(effects, language)]),
    ),
    chapter(
      'being one of them',
      keys(WHO).map((who) => [who, allWays({ is: WHO[who] }, language)]),
    ),
    chapter(
      'filters in pairs',
      FILTER_PAIRS.map((filter) => [
        key(filter),
        [
          ...asCurse([discard({ zone: 'table', filter })], language),
          ...asCurse([discard({ zone: 'table', filter, take: 'all' })], language),
          ...asCurse([inCase({ not: { wears: filter } }, [loseLevels(1)])], language),
        ],
      ]),
    ),
    chapter(
      'picks in pairs',
      PICK_PAIRS.map((pick) => [key(pick), bothWays(discard(pick), language)]),
    ),
    chapter(
      'effects in effects',
      CHAINS.map((effects) => [key(effects.map((one) => one.do)), asCurse(effects, language)]),
    ),
  ].join('\n')

suite('describe', () => {
  test.each(languages)('every construct reads as agreed (%s)', (language) => {
    const sheet = sheetOf(language)
    expect(sheet).toBe(agreed(`constructs.${language}.txt`, sheet))
  })

  test.each(languages)('constructs put together read as agreed (%s)', (language) => {
    const sheet = pairsOf(language)
    expect(sheet).toBe(agreed(`pairs.${language}.txt`, sheet))
  })

  test('nothing of the code shows through', () => {
    for (const language of languages) {
      const sentences = `${sheetOf(language)}\n${pairsOf(language)}`.split('\n').filter((line) => line.startsWith('  '))
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^ {2}[A-ZÀÉÊ+−0-9“«].*\.$/)
        expect(sentence.slice(2)).not.toMatch(/undefined|\[object|NaN| {2}|\.\.|,,| ,|: \.$|\( | \)/)
      }
    }
  })

  test('French elides and contracts, and its spaces do not break', () => {
    const sheet = `${sheetOf('fr')}\n${pairsOf('fr')}`
    expect(sheet).not.toMatch(
      /\b(?:de le(?! fuir)|de les|à le|à les|que il|que un|si il|si ils|ne est|ne a|ne utilise|de un|de autre|de objet)\b/u,
    )
    expect(sheet).not.toMatch(/ [:;!?»]|« /)
  })
})
