import type { Pack } from '@brouhaha/cards'
import { isSchemaError, SILENT } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { munchkin } from '../../src/game.ts'
import { handCount } from '../../src/layout.ts'
import { Settings } from '../../src/setting.ts'
import { cardsOf } from '../../src/words/index.ts'
import { COMMON } from '../fixture/cards.ts'

const cardsFor = (box: string, copies = 4): Pack['cards'] =>
  COMMON.map((card) => ({ ...card, id: `${box}-${card.id}`, copies }))

const packs: readonly Pack[] = [
  { box: 'zombies', cards: cardsFor('zombies') },
  { box: 'star', cards: cardsFor('star') },
  { box: 'kitchen', adds: ['zombies', 'star'], name: { en: 'Kitchen', fr: 'Cuisine !' }, cards: cardsFor('kitchen') },
  { box: 'moon', profile: { openingHand: 1, bigLimit: 3 }, cards: cardsFor('moon') },
  { box: 'crowd', cards: cardsFor('crowd', 50) },
]
const game = munchkin(packs)
const settings = new Settings(packs)

const deal = (...boxes: readonly string[]) =>
  game.create({ seats: 3, options: { boxes }, seed: new Int32Array(8) }, SILENT)

const stateOf = (...boxes: readonly string[]): Int32Array => {
  const dealt = deal(...boxes)
  if (!(dealt instanceof Int32Array)) throw new Error(JSON.stringify(dealt))
  return dealt
}

const sceneOf = (...boxes: readonly string[]) => {
  const state = stateOf(...boxes)
  return settings.scene(state)
}

describe('packs that somebody brought along', () => {
  test('[MK-META-01] cards that are added to a box change none of its rules', () => {
    const { name: _name, ...alone } = sceneOf('zombies').profile
    expect(sceneOf('zombies', 'kitchen').profile).toMatchObject(alone)
    expect(sceneOf('zombies', 'kitchen').profile.asksSex).toBe(false)
    expect(sceneOf('zombies', 'kitchen').deck.copies.length).toBe(2 * sceneOf('zombies').deck.copies.length)
  })

  test('[MK-FAST-09] and they make no mix: a box with what adds to it keeps its own pace', () => {
    expect(sceneOf('star', 'kitchen').profile.variants.biggerHands).toBe(false)
    expect(sceneOf('star', 'zombies').profile.variants.biggerHands).toBe(true)
  })

  test('[MK-META-02] a box of its own has the rules that it names, and the family’s for the rest', () => {
    expect(sceneOf('moon').profile).toMatchObject({ name: 'moon', openingHand: 1, bigLimit: 3, handLimit: 5 })
    expect(handCount(stateOf('moon'), 0)).toBe(2)
  })

  test('what adds to a box is not played without it', () => {
    for (const boxes of [['kitchen'], ['kitchen', 'moon']]) {
      const refused = deal(...boxes)
      expect(isSchemaError(refused) && refused).toEqual({
        path: 'boxes',
        expected: 'zombies or star, to which kitchen adds',
      })
    }
  })

  test('nobody needs more cards than a choice can name', () => {
    const refused = deal('crowd')
    expect(isSchemaError(refused) && refused.expected).toBe('at most 1000 cards together')
    const dealt = (copies: number) => {
      const [first, ...others] = cardsFor('full', 1)
      const cards = [{ ...first!, copies: copies - others.length }, ...others]
      const full = munchkin([{ box: 'star', cards }])
      return full.create({ seats: 3, options: { boxes: ['star'] }, seed: new Int32Array(8) }, SILENT)
    }
    expect([1000, 1001].map((copies) => isSchemaError(dealt(copies)))).toEqual([false, true])
  })

  test('a pack is called as it says', () => {
    const cards = cardsOf(packs, ['zombies', 'kitchen'])
    expect(cards.box('kitchen', 'fr')).toBe('Cuisine\u00a0!')
    expect(cards.box('zombies', 'en')).toBe('Munchkin Zombies')
    expect(cards.box('moon', 'en')).toBe('moon')
  })
})
