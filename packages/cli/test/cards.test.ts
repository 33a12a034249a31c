import { readFileSync } from 'node:fs'
import { PACKS } from '@brouhaha/packs'
import { describe, expect, test } from 'vitest'
import { boxesPage } from '../src/cards/boxes-page.ts'
import { cardSheet } from '../src/cards/card-sheet.ts'
import { compositionOf } from '../src/cards/composition.ts'
import { PUBLISHED } from '../src/cards/published.ts'
import { reportBox } from '../src/cards/report.ts'
import { brouhaha } from './terminal.ts'

const BOXES = Object.values(PACKS)

test('four boxes are published', () => {
  expect(Object.keys(PUBLISHED).sort()).toEqual(['base', 'cthulhu', 'star', 'zombies'])
})

describe.each(BOXES)('cards --box $box', (pack) => {
  test('has 168 cards if it is published, with ids of their own, names and texts in both languages', () => {
    const { count, cards } = reportBox(pack, BOXES, () => true)
    if (pack.box in PUBLISHED) expect(count).toBe(168)
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(count)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { en, fr } of cards)
      for (const words of [en, fr]) {
        expect(words.name).toMatch(/\S/)
        expect(words.text).toMatch(/\.$/)
      }
  })

  test('is laid beside what is known of the published box', () => {
    const { composition, published } = reportBox(pack, BOXES, () => true)
    expect(Object.keys(composition)).toEqual(expect.arrayContaining(Object.keys(published)))
    if (pack.box in PUBLISHED) expect(published).toBe(PUBLISHED[pack.box])
    else expect(published).toEqual({})
    expect(composition.doors! + composition.treasures!).toBe(composition.cards)
  })

  test.each(['en', 'fr'] as const)('its card sheet in %s is what the cards say: npm run card-sheets', (language) => {
    const file = new URL(`../../../docs/cards/${pack.box}.${language}.md`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(cardSheet(pack, BOXES, language))
  })
})

test('docs/boxes.md names what a pack may speak of: npm run card-sheets', () => {
  const page = readFileSync(new URL('../../../docs/boxes.md', import.meta.url), 'utf8')
  expect(page).toBe(boxesPage(BOXES))
  for (const { id } of BOXES.flatMap(({ cards }) => cards.filter((card) => !('trait' in card))))
    expect(page).toContain(`\`${id}\``)
  for (const card of BOXES.flatMap(({ cards }) => cards))
    if ('trait' in card) expect(page).toContain(`| \`${card.trait}\` |`)
})

test('the parts of a box add up to it', () => {
  for (const pack of BOXES) {
    const { doors, treasures, ...parts } = compositionOf(pack)
    const sum = (...names: readonly string[]): number => names.reduce((all, name) => all + parts[name]!, 0)
    const DOORS = ['monsters', 'curses', 'classes', 'races', 'mojos', 'powers', 'multi', 'enhancers', 'wandering']
    expect(sum(...DOORS, 'otherDoors')).toBe(doors)
    expect(sum('items', 'oneShots', 'levelCards', 'attachments', 'followers', 'otherTreasures')).toBe(treasures)
    expect(sum('slot oneHand', 'slot twoHands', 'slot armour', 'slot head', 'slot feet', 'slotless')).toBe(parts.items)
  }
})

describe('at the terminal', () => {
  test('cards are found by kind and by a piece of their text, whatever its accents', async () => {
    const { stdout } = await brouhaha('cards --box base --kind curse --search EPI-DEMIE')
    expect(stdout).toContain('hair-emergency')
    expect(stdout.trim().split('\n').length).toBeLessThan(8)
    expect((await brouhaha('cards --box base --search xyzzy')).stdout).toBe('No card is like this.\n')
  })

  test('--json holds mechanics, texts and both compositions', async () => {
    const { stdout } = await brouhaha('cards --box zombies --json')
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ box: 'zombies', count: 168, published: { cards: 168 } })
    expect(report.cards.find(({ kind }: { kind: string }) => kind === 'monster')).toMatchObject({
      deck: 'door',
      copies: 1,
      level: expect.any(Number),
      badStuff: expect.any(Array),
      en: { text: expect.stringContaining('Level') },
      fr: { text: expect.stringContaining('niveau') },
    })
  })

  test('--composition is a table', async () => {
    const { stdout } = await brouhaha('cards --box base --composition --lang fr')
    expect(stdout).toMatch(/monstres +37 +37\n/)
  })
})
