import { expect, test } from 'vitest'
import { characterOf, type Piece, PLACES, wornOf } from '../../../../src/games/munchkin/seats/character.ts'
import { sayLine } from '../../../../src/games/munchkin/seats/lines.ts'
import { liveCopies } from '../../../../src/games/munchkin/seats/live.ts'
import { pieceAloud } from '../../../../src/games/munchkin/seats/pieces.ts'
import { BOXES, type Moment, watchGame } from '../questions/games.ts'

const moments: Moment[] = []
for (const [at, box] of BOXES.entries())
  watchGame({ boxes: [box], bot: 'novice', seats: 4, seed: at + 5 }, (moment) => void moments.push(moment))

const withRiders = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => [piece, ...withRiders(piece.riders)])

const characters = moments
  .filter((_, at) => at % 9 === 0)
  .flatMap(({ view, reader }) =>
    view.seats.map((seen) => ({ seen, reader, character: characterOf(seen, reader.card) })),
  )

test('[MK-CARD-06] every card before a seat lies in exactly one of its heaps', () => {
  for (const { seen, character } of characters) {
    const { traits, carried, companions, burdens } = character
    const all = withRiders([...traits, ...wornOf(character), ...carried, ...companions, ...burdens])
    const copies = all.map(({ copy }) => copy).sort((one, other) => one - other)
    expect(copies).toEqual(seen.table.map(({ copy }) => copy).sort((one, other) => one - other))
  }
})

test('[MK-ITEM-03] what is in use is worn, what lies sideways is carried, what stays weighs', () => {
  let sideways = 0
  let staying = 0
  for (const { character } of characters) {
    expect(wornOf(character).every(({ used, stays }) => used && !stays)).toBe(true)
    const items = character.carried.filter(({ card }) => card.kind === 'item')
    expect(items.every(({ used }) => !used)).toBe(true)
    expect(character.burdens.every(({ stays, card }) => stays || card.kind !== 'item')).toBe(true)
    sideways += items.length
    expect(character.carried.every(({ stays }) => !stays)).toBe(true)
    staying += character.burdens.filter(({ stays }) => stays).length
  }
  expect(sideways).toBeGreaterThan(0)
  expect(staying).toBeGreaterThan(0)
})

test('[MK-ITEM-09] an item stands at the place on the body that its card names', () => {
  const stood = {
    head: ['head'],
    armour: ['armour'],
    feet: ['feet'],
    hands: ['oneHand', 'twoHands'],
    elsewhere: [undefined],
  }
  const seen = new Set<string>()
  for (const { character } of characters)
    for (const place of PLACES)
      for (const { card } of character.worn[place]) {
        expect(stood[place]).toContain(card.kind === 'item' ? card.slot : card.kind)
        seen.add(place)
      }
  expect(seen).toEqual(new Set(PLACES))
})

test('every card and every line of a strength has words in both languages', () => {
  for (const { seen, reader, character } of characters)
    for (const language of ['en', 'fr'] as const) {
      const said = [
        ...withRiders(wornOf(character)).map((piece) => pieceAloud(piece, { language, reader })),
        ...seen.lines.map((line) => sayLine(line, reader, language)),
      ]
      for (const text of said) expect(text).not.toMatch(/[{}]|undefined|^$/)
    }
})

test('laying aside, selling and giving up make no card glow; anything else does', () => {
  expect(
    liveCopies([
      { type: 'lay', copy: 1 },
      { type: 'sell', copy: 2, other: 3 },
      { type: 'dropTrait', copy: 6 },
      { type: 'equip', copy: 5 },
      { type: 'useAbility', copy: 4, index: 0, use: 0 },
      { type: 'run' },
    ]),
  ).toEqual(new Set([5, 4]))
})
