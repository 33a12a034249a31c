import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe as inWords, namesOf } from '@brouhaha/cards'
import { OUR_SHELF } from '@brouhaha/games'
import { readLog, type Seat, seedFromText } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { numberingOf, ownPacksIn } from '../src/own-packs.ts'
import { Shelf } from '../src/shelf.ts'
import { keptLog } from './testing.ts'

const HOME = join(import.meta.dirname, '..')
const releases: readonly { game: string; sha256: string; file: string }[] = JSON.parse(
  readFileSync(join(HOME, 'released/rulesets.json'), 'utf8'),
)
const families = releases.filter(({ game }) => game === 'munchkin')
const packsOf = ({ file, sha256 }: (typeof releases)[number]) =>
  ownPacksIn(readFileSync(join(HOME, 'released', file), 'utf8'), sha256)

/** Every card that a view names by its copy. */
function named(view: unknown, found: Map<number, string>): void {
  if (typeof view !== 'object' || view === null) return
  const { copy, id, text = id } = view as { copy?: unknown; id?: unknown; text?: unknown }
  // A clone has the text of another card.
  if (typeof copy === 'number' && typeof id === 'string' && text === id) found.set(copy, id)
  for (const part of Object.values(view)) named(part, found)
}

describe.each(families)('the cards of $file', (release) => {
  test('are numbered as its tables number them', async () => {
    const packs = (await packsOf(release))!
    const copies = packs.flatMap(({ cards }) => cards.flatMap(({ id, copies = 1 }) => Array<string>(copies).fill(id)))
    const { game, Match } = await new Shelf().by(release.sha256)
    const { header, rows } = readLog(keptLog(release.file))!
    const match = Match.open(game, { seats: header.seats, options: header.options, seed: seedFromText(header.seed)! })
    if (!('submit' in match)) throw new Error('refused')
    const found = new Map<number, string>()
    for (const { id, seat, seq, choice } of rows.slice(0, 300)) {
      match.submit({ id, seat, seq, choice })
      if (seq % 20 === 0)
        for (let viewer = 0; viewer < header.seats; viewer++) named(game.view(match.state, viewer as Seat), found)
    }
    expect(found.size).toBeGreaterThan(40)
    // A clone shows the card that it was cloned from.
    expect([...found].filter(([copy, id]) => copies[copy] !== id && copies[copy] !== 'clone')).toEqual([])
  })

  test('can be read in both languages', async () => {
    const packs = (await packsOf(release))!
    for (const language of ['en', 'fr'] as const) {
      const names = namesOf(packs, language)
      for (const card of packs.flatMap(({ cards }) => cards))
        expect(inWords(card, language, names).join()).not.toMatch(/undefined/)
    }
  })
})

test('the first edition numbers other cards than today, and rules of today export theirs', async () => {
  const { hash } = await new Shelf().current('munchkin')
  const [made] = (JSON.parse(readFileSync(join(HOME, 'unreleased/rulesets.json'), 'utf8')) as typeof releases).filter(
    ({ sha256 }) => sha256 === hash,
  )
  const today = numberingOf((await ownPacksIn(readFileSync(join(HOME, 'unreleased', made!.file), 'utf8'), hash))!)
  expect(today).toBe(numberingOf(OUR_SHELF.packs))
  expect(numberingOf((await packsOf(families[0]!))!)).not.toBe(today)
})

test('rules without packs have none', async () => {
  expect(await packsOf(releases.find(({ game }) => game === 'zombie-mosh')!)).toBeNull()
})
