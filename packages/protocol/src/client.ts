// What a client sends. Everything is checked before anything else looks at it; unknown fields are an error.

import { z } from 'zod'
import { EMOTES, LONGEST_DISPUTE, LONGEST_NAME, LONGEST_SAYING, MOST_SEATS, PROTOCOL } from './limits.ts'
import { PACES } from './paces.ts'

const id = z.string().min(1).max(100)
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const secret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/)

/** A name as others see it: no control characters, no blanks at its ends. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u)

/** A game or a bot by its name; which there are, the wire does not know. */
const knownName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name')

/** What a dispute is about, in the words of the rulings that its game knows; nothing else may be ruled on. */
const matter = z.strictObject({
  verb: z.string().regex(/^[a-z][A-Za-z]{0,39}$/, 'a verb'),
  seat,
  value: z.int().min(0).max(9999).optional(),
})

/** What can be done about the table itself; who may do what is the server's to decide. */
export const tableAct = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('seatBot'), seat, bot: knownName }),
  z.strictObject({ type: z.literal('openSeat'), seat }),
  z.strictObject({ type: z.literal('kick'), seat }),
  z.strictObject({ type: z.literal('mute'), seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('lock'), on: z.boolean() }),
  z.strictObject({ type: z.literal('pause'), on: z.boolean() }),
  z.strictObject({ type: z.literal('adjourn') }),
  z.strictObject({ type: z.literal('handOver'), seat }),
  /** A new secret for somebody who lost theirs: the host reads the one-time link out to them. */
  z.strictObject({ type: z.literal('reissue'), seat }),
  z.strictObject({ type: z.literal('leave') }),
  /** Entropy for the next shuffle, as hexadecimal text. */
  z.strictObject({ type: z.literal('luck'), bytes: z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/) }),
  /** One more song, or no more. */
  z.strictObject({ type: z.literal('encore'), on: z.boolean() }),
  /** The game is over: the same people gather for another one, at the same link. */
  z.strictObject({ type: z.literal('rematch') }),
  /** "Wait, I'm reading": the open gate stays open a while longer. */
  z.strictObject({ type: z.literal('reading') }),
  /** Something looks wrong: the game stands still until it is ruled on, let rest, or lapses after the time of a turn. */
  z.strictObject({
    type: z.literal('dispute'),
    text: z.string().trim().min(1).max(LONGEST_DISPUTE),
    about: matter.optional(),
  }),
  z.strictObject({ type: z.literal('letRest') }),
  /** For or against the ruling that the host proposes; against one that was carried out, to take it back. */
  z.strictObject({ type: z.literal('vote'), on: z.boolean() }),
])

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    /** Who you are at this table; left out by watchers. Never part of an address. */
    secret: secret.optional(),
    /** How many rows you have heard already: the rest is told as "while you were away". */
    seen: z.int().min(0).optional(),
    /** The match that these rows are of; of another one, nothing has been heard yet. */
    match: id.optional(),
  }),
  z.strictObject({ type: z.literal('choose'), id, seq: z.int().min(0), choice: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('say'), id, text: z.string().trim().min(1).max(LONGEST_SAYING) }),
  z.strictObject({ type: z.literal('emote'), id, emote: z.enum(EMOTES) }),
  z.strictObject({ type: z.literal('act'), id, act: tableAct }),
  z.strictObject({ type: z.literal('ping') }),
])

/** POST /api/tables: the game says how many seats it has, and reads its options itself. */
export const openTable = z.strictObject({
  game: knownName,
  seats: z.int().min(1).max(MOST_SEATS),
  options: z.record(z.string(), z.unknown()),
  pace: z.enum(PACES),
  name: personName,
})

/** POST /api/tables/:table/seats: sit down with a name, or take a seat again with a link from the host. */
export const sitDown = z.strictObject({
  name: personName,
  seat: seat.optional(),
  invitation: secret.optional(),
})

export type ClientMessage = z.infer<typeof clientMessage>
export type TableAct = z.infer<typeof tableAct>
export type DisputedMatter = Readonly<z.infer<typeof matter>>
export type OpenTable = z.infer<typeof openTable>
export type SitDown = z.infer<typeof sitDown>
