// What a viewer might try in order to learn something from the answers: nothing of it is legal.

import type { Random } from '@brouhaha/kit'
import { type ClientMessage, EMOTES } from '@brouhaha/protocol'
import { type Seat, SILENT, type State, WATCHER } from '@brouhaha/table'
import { CARD_COUNT, PARTS, zombieMosh } from '@brouhaha/zombie-mosh'
import { pick } from '@brouhaha/zombie-mosh/testing'
import type { Played } from './worlds.ts'

type Choice = Record<string, unknown>

export function tries(random: Random, played: Played, viewer: Seat, before: number): ClientMessage[] {
  const state = stateAfter(played, before)
  const choices = [
    ...Array.from({ length: 5 }, () => anyPlacement(random, played.seats)),
    // The others' next choice, before they make it.
    (played.moves[before]?.raw ?? { type: 'enough' }) as unknown as Choice,
    { type: 'board', board: random.below(6) },
    { type: 'enough' },
    { type: 'song', seed: '00'.repeat(32) },
    { type: 'attack', card: CARD_COUNT, part: 'head', seat: 0 },
    {},
  ].filter((choice) => !isLegal(state, viewer, choice))
  return [
    ...choices.map((choice, number): ClientMessage => ({ type: 'choose', id: `try-${number}`, seq: before, choice })),
    { type: 'choose', id: 'stale', seq: Math.max(0, before - 1), choice: anyPlacement(random, played.seats) },
    { type: 'choose', id: 'early', seq: before + 1, choice: anyPlacement(random, played.seats) },
    { type: 'choose', id: `before-${random.below(before + 1)}`, seq: before, choice: { type: 'enough' } },
    { type: 'emote', id: 'emote', emote: pick(random, EMOTES) },
  ].filter((message) => message.type !== 'choose' || message.seq === before || before > 0) as ClientMessage[]
}

const anyPlacement = (random: Random, seats: number): Choice => ({
  type: pick(random, ['attack', 'defend']),
  card: random.below(CARD_COUNT),
  part: pick(random, PARTS),
  seat: random.below(seats),
})

function stateAfter(played: Played, rows: number): State {
  const state = zombieMosh.create({ seats: played.seats, options: played.options, seed: played.seed }, SILENT) as State
  for (const { seat, raw } of played.moves.slice(0, rows)) {
    const read = zombieMosh.read(raw)
    if (read.kind === 'choice') zombieMosh.apply(state, seat, read.choice, SILENT)
    if (read.kind === 'form') zombieMosh.applyForm(state, seat, read.form, SILENT)
  }
  return state
}

function isLegal(state: State, viewer: Seat, choice: Choice): boolean {
  const read = zombieMosh.read(choice)
  if (viewer === WATCHER || read.kind !== 'choice') return false
  const offered = new Int32Array(zombieMosh.mostChoices)
  return offered.subarray(0, zombieMosh.choices(state, viewer, offered)).includes(read.choice)
}
