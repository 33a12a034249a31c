import { expect, test } from 'vitest'
import { characterOf, wornOf } from '../../../../src/games/munchkin/seats/character.ts'
import { pieceAloud, traitAloud } from '../../../../src/games/munchkin/seats/pieces.ts'
import { type Moment, watchGame } from '../questions/games.ts'

const moments: Moment[] = []
watchGame({ boxes: ['base'], bot: 'novice', seats: 4, seed: 5 }, (moment) => void moments.push(moment))

test('[RUL-55] a card by which its owner counts as something says so, and whether he does now', () => {
  const { view, reader } = moments.find(({ view }) =>
    view.seats.some((seat) => wornOf(characterOf(seat, moments[0]!.reader.card)).length > 0),
  )!
  const [piece] = view.seats.flatMap((seat) => wornOf(characterOf(seat, reader.card)))
  for (const aloud of [pieceAloud, traitAloud]) {
    const words = (counts: boolean | undefined): string =>
      aloud(counts === undefined ? piece! : { ...piece!, counts }, { language: 'en', reader })
    expect(words(true)).toContain('counts as what it says')
    expect(words(false)).toContain('does not now')
    expect(words(undefined)).not.toContain('what it says')
  }
})

test('a card with counters says how many lie on it, in both languages', () => {
  const { view, reader } = moments.find(({ view }) =>
    view.seats.some((seat) => wornOf(characterOf(seat, moments[0]!.reader.card)).length > 0),
  )!
  const [piece] = view.seats.flatMap((seat) => wornOf(characterOf(seat, reader.card)))
  for (const aloud of [pieceAloud, traitAloud]) {
    const words = (counters: number, language: 'en' | 'fr'): string =>
      aloud({ ...piece!, counters }, { language, reader })
    expect([words(3, 'en'), words(1, 'en')].map((text) => /\d counters?/.exec(text)?.[0])).toEqual([
      '3 counters',
      '1 counter',
    ])
    expect([words(3, 'fr'), words(1, 'fr')].map((text) => /\d jetons?/.exec(text)?.[0])).toEqual([
      '3 jetons',
      '1 jeton',
    ])
    expect(aloud(piece!, { language: 'en', reader })).not.toContain('counter')
  }
})
