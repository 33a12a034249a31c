// What a table is opened with, read by the kit of its game.

import type { Pack } from '@brouhaha/cards'
import type { GameKit, PackFault, Registry } from '@brouhaha/games'
import type { OpenTable } from '@brouhaha/protocol'
import { isSchemaError, type SchemaError } from '@brouhaha/table'
import { noSuchGame, wrongSeats } from '../common/faults.ts'

export interface Wish {
  readonly kit: GameKit
  /** What the table keeps of its options. */
  readonly agreed: object
  /** The packs that the host brought along. */
  readonly packs: readonly Pack[]
}

export async function readWish(
  games: Registry,
  { game, seats, options, pace }: Omit<OpenTable, 'name'>,
): Promise<Wish | SchemaError | PackFault> {
  const entry = games.find(game)
  if (entry === null) return noSuchGame(games.games.map(({ name }) => name))
  const { fewest, most } = entry
  if (seats < fewest || seats > most) return wrongSeats(fewest, most)
  const read = entry.readOptions(options)
  if ('expected' in read) return read
  const kit = await entry.load()
  const { packs: files = [] } = read.value as { readonly packs?: readonly unknown[] }
  const packs = kit.packs?.read(files) ?? []
  if (isSchemaError(packs)) return packs
  const brought = packs.map(({ box }) => box)
  return { kit, agreed: kit.agree(read.value, { brought, byDays: pace === 'days' }), packs }
}
