import { canonicalJson, Random } from '@brouhaha/kit'
import { type Game, listen, Match, type Seat } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { freshSeed, type Move } from '@brouhaha/zombie-mosh/testing'
import { expect, test } from 'vitest'
import { type Played, playGame, someViewer, songAfter, twinOf } from './worlds.ts'

function replay(game: Game<MoshKinds>, played: Played, seed: Int32Array, moves: readonly Move[]): Match<MoshKinds> {
  const match = Match.open(game, { seats: played.seats, options: played.options, seed }) as Match<MoshKinds>
  moves.forEach(({ seat, raw }, seq) => {
    expect(match.submit({ id: `row-${seq}`, seat, seq, choice: raw })).toMatchObject({ kind: 'accepted' })
  })
  return match
}

const heardBy = (match: Match<MoshKinds>, viewer: Seat): string =>
  canonicalJson([match.header, ...match.rows].map(({ events }) => listen(events, viewer)))

test('a twin sounds and looks the same to its viewer, and is another world', () => {
  const random = new Random(1, 0)
  let elsewhere = 0
  let told = 0
  for (let number = 0; number < 60; number++) {
    const played = playGame(random, freshSeed(random))
    const viewer = someViewer(random, played.seats)
    const rows = random.below(played.moves.length + 1)
    const twin = twinOf(zombieMosh, played, viewer, rows, random)
    const ours = replay(zombieMosh, played, played.seed, played.moves.slice(0, rows))
    const theirs = replay(twin.game, played, twin.seed, twin.moves)

    expect(heardBy(theirs, viewer)).toBe(heardBy(ours, viewer))
    expect(theirs.game.view(theirs.state, viewer)).toEqual(ours.game.view(ours.state, viewer))
    expect(theirs.game.faults(theirs.state)).toEqual([])
    if (songAfter(played, rows).running) expect(theirs.state).not.toEqual(ours.state)
    else expect(theirs.state).toEqual(ours.state)
    if (twin.elsewhere > 0) elsewhere++
    if (canonicalJson(theirs.rows.map((row) => row.events)) !== canonicalJson(ours.rows.map((row) => row.events)))
      told++
  }
  expect(elsewhere).toBeGreaterThan(50)
  expect(told).toBeGreaterThan(50)
})
