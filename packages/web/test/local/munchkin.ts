// A Munchkin game on this device, played by whoever is asked.

import type { MunchkinTableOptions } from '@brouhaha/games'
import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'
import type { LocalGame, LocalSeat } from '../../src/local/game.ts'
import { luckNumber, MemoryStore, type Seated, sit } from './fixture.ts'

export async function beginMunchkin(
  seats: readonly LocalSeat[],
  options: Partial<MunchkinTableOptions> = {},
  packs?: LocalGame['packs'],
): Promise<Seated> {
  const store = new MemoryStore()
  await store.put({
    id: 'game',
    created: 0,
    active: 0,
    seats,
    game: 'munchkin',
    options: { boxes: ['base'], ...options },
    ...(packs === undefined ? {} : { packs }),
    luck: [luckNumber(7)(seats.length)],
    header: null,
    rows: 0,
    over: false,
  })
  return sit(store)
}

export interface MunchkinSight {
  readonly you: number | null
  readonly view: MunchkinView
  readonly choices: readonly MunchkinChoice[]
  readonly seq: number
}

export const sightOf = (seated: Seated): MunchkinSight => seated.sight() as unknown as MunchkinSight

export const isOver = ({ store }: Seated): boolean => store.only.game.over

/** What brings a game forward, before anything else. */
const FORWARD = [
  'playItem',
  'claim',
  'openDoor',
  'pass',
  'keep',
  'done',
  'noTrouble',
  'loot',
  'roll',
  'decline',
  'enough',
]

let commands = 0

export const choose = (seated: Seated, choice: object): Promise<void> =>
  seated.send({ type: 'choose', id: `m${commands++}`, seq: sightOf(seated).seq, choice: { ...choice } })

/** Lifts the curtain for whoever is called, and plays on for them. */
export async function playOn(seated: Seated): Promise<void> {
  const next = seated.calls.at(-1)!.next
  if (sightOf(seated).you === null && next !== null) await seated.send({ type: 'look', seat: next })
  const { choices } = sightOf(seated)
  const [wanted] = FORWARD.flatMap((type) => choices.find((choice) => choice.type === type) ?? [])
  const choice = wanted ?? choices[0]
  if (choice === undefined) throw new Error('whoever is asked has nothing to choose')
  await choose(seated, choice)
}
