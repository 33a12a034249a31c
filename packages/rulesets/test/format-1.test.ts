// One file of format 1 at a table of every set of rules that plays with packs: those of a release get it as it is, those of today
// translated. What a card did it does.

import { inFormat2, PACK_FORMAT, type Pack, readPackFile } from '@brouhaha/cards'
import { gameWith, game as ofToday, packFormat } from '@brouhaha/games/munchkin/rules'
import { type Game, type Seat, SILENT, type Wait } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { bring, NoSuchRuleset, newerThan, type RulesModule } from '../src/ruleset.ts'
import { Shelf } from '../src/shelf.ts'
import { OLD_CARDS, type Raw } from './old-cards.ts'
import { fileWith, listed, opened, seatsIn, seen } from './old-table.ts'

const shelf = new Shelf({ sources: new URL('./no-sources/', import.meta.url) })
const EDITIONS = [
  '9e01140451ef7980602c0969cbe0a105007f6ead6e47242b0857b7ed6cc4652e',
  'e063d0035468bb72c3bd6c93cfca088f49c17bb7d0609c88ec76541deed97536',
]

interface Written {
  readonly type: string
  readonly copy?: number
}

/**
 * Everybody dresses up, and the first player plays the card; questions are answered by the number. What everybody has then, or null where
 * the card was not to be played.
 */
function playedBy(game: Game, number: number): string | null {
  const { state } = opened(game, number)
  const take = (seat: Seat, choice: number): void => {
    const refused = game.apply(state, seat, choice, SILENT)
    if (refused !== 0) throw new Error(`refused: ${JSON.stringify(game.refusals[refused])}`)
  }
  const find = (seat: Seat, type: string): number | undefined =>
    [...listed(game, state, seat).values()].find((choice) => (game.write(choice) as Written).type === type)
  const first = 0 as Seat
  for (let steps = 0; steps < 60 && find(first, 'openDoor') === undefined; steps++) {
    const [{ seat, fallback }] = game.waits(state) as readonly [Wait]
    take(seat, find(seat, 'playItem') ?? fallback)
  }
  const play = find(first, 'play')
  if (play === undefined) return null
  take(first, play)
  for (let steps = 0; steps < 60 && find(first, 'openDoor') === undefined; steps++) {
    const [seat] = seatsIn(game.owing(state))
    if (seat === undefined) break
    const answers = [...listed(game, state, seat)].sort(([one], [other]) => (one < other ? -1 : 1))
    const asked = answers.filter(([text]) => /"(?:option|pick|pickBlind|pay|enough)"/.test(text))
    const [wait] = game.waits(state)
    take(seat, asked[(number + steps) % asked.length]?.[1] ?? wait!.fallback)
  }
  return seen(game, state)
}

const readFile = (uses: readonly Raw[]) => {
  const read = readPackFile(fileWith(uses), [])
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read
}

describe('a pack of format 1', () => {
  test.each(OLD_CARDS)('$title: does what it did', async ({ uses, notices = [] }) => {
    const { pack, notices: told = [] } = readFile(uses)
    expect(told.map(({ kind }) => kind)).toEqual(notices)
    const today = gameWith([pack])
    for (const hash of EDITIONS) {
      const { game } = bring(await shelf.by(hash), [pack])
      let played = 0
      for (let number = 1; number <= 40; number++) {
        const then = playedBy(game, number)
        if (then === null) continue
        played++
        expect(playedBy(today, number), `game ${number}`).toBe(then)
      }
      expect(played).toBeGreaterThan(20)
    }
  })

  test('goes to rules of a release as it was brought, byte for byte', async () => {
    const { $schema: _schema, format: _format, ...brought } = fileWith(OLD_CARDS[0]!.uses)
    const { pack } = readFile(OLD_CARDS[0]!.uses)
    expect(JSON.stringify(pack)).toBe(JSON.stringify(brought))
    const seen: (readonly Pack[])[] = []
    const playing = (packs: readonly Pack[]): typeof ofToday => {
      seen.push(packs)
      return ofToday
    }
    const rules = { ...(await shelf.by(EDITIONS[1]!)), gameWith: playing }
    expect(bring(rules as never, [pack]).packs).toEqual([pack])
    expect(seen[0]![0]).toBe(pack)
    expect(inFormat2(pack)).not.toBe(pack)
  })
})

describe('a pack of format 2', () => {
  const pack: Pack = { format: 2, box: 'new-box', cards: [] }

  test('is refused by rules that read format 1 alone', async () => {
    for (const hash of EDITIONS) {
      const rules = await shelf.by(hash)
      expect(newerThan(rules, [pack])).toBe(pack)
      expect(() => bring(rules, [pack])).toThrow(NoSuchRuleset)
    }
  })

  test('is what the rules of today read', () => {
    expect(packFormat).toBe(PACK_FORMAT)
    expect(newerThan({ packFormat } as unknown as RulesModule, [pack])).toBeNull()
  })
})
