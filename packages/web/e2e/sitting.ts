// Somebody at a table without a page, who takes what brings the game on until it is over.

import { PROTOCOL, type ServerMessage } from '@brouhaha/protocol'
import { WebSocket } from 'ws'
import type { Seated } from './server.ts'

const LONGEST = 240_000
const PAUSE = 5

const FORWARD = new Set(
  'done keep openDoor noTrouble loot claim roll pass decline enough playItem equip playTrait fight ask accept'.split(
    ' ',
  ),
)

type Choice = Readonly<Record<string, unknown>>

/** Resolves when the game is over. */
export async function sitToTheEnd(address: string, { table, secret }: Omit<Seated, 'seat'>): Promise<void> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`)
  let sight: { readonly seq: number; readonly choices: readonly object[] } = { seq: 0, choices: [] }
  let status = ''
  let answered = true
  const hear = (message: ServerMessage): void => {
    if (message.type === 'welcome' || message.type === 'moved') sight = message.sight
    if (message.type === 'welcome' || message.type === 'table') status = message.table.status
    if (message.type === 'answer') answered = true
  }
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret })))
  socket.on('message', (raw) => hear(JSON.parse(raw.toString())))
  const deadline = Date.now() + LONGEST
  for (let number = 0; status !== 'over'; number++) {
    if (Date.now() > deadline) throw new Error(`the game was not over within ${LONGEST} ms, at row ${sight.seq}`)
    const choices = sight.choices as readonly Choice[]
    const forward = choices.filter(({ type }) => FORWARD.has(`${type}`))
    const wanted = forward.length > 0 && number % 5 > 0 ? forward : choices
    const choice = wanted[number % Math.max(1, wanted.length)]
    if (answered && choice !== undefined) {
      answered = false
      socket.send(JSON.stringify({ type: 'choose', id: `sitting-${number}`, seq: sight.seq, choice }))
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  socket.close()
}
