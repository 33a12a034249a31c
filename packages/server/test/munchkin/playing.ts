// Somebody at a socket who plays on by habit.

import { Random } from '@brouhaha/kit'
import type { TableSight } from '@brouhaha/protocol'
import type { Client } from '../client.ts'
import { choose } from './habits.ts'

let count = 0

/** Plays until the game is over, or until somebody says so. */
export async function playOn(client: Client, longest: number, done: () => boolean = () => false): Promise<void> {
  const random = new Random(count, 7)
  const deadline = performance.now() + longest
  let last: TableSight | null = null
  while (client.table.status !== 'over' && !done()) {
    if (performance.now() > deadline) throw new Error('the game never got there')
    const { sight } = client
    const choice = sight === last ? null : choose(sight, client.seat ?? 0, random)
    last = sight
    if (choice === null) await new Promise((resolve) => setTimeout(resolve, 2))
    else {
      const answer = await client.ask({ type: 'choose', id: `on-${count++}`, seq: sight.seq, choice: { ...choice } })
      if (!answer.ok && !('refusal' in answer && answer.refusal.rule === 'TABLE-SEQ')) last = null
    }
  }
}
