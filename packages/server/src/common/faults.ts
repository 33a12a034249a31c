// What does not hold of a request or a message: for programs where it went wrong and what was expected there, and in both languages for
// whoever reads the answer.

import { expectedInFrench } from '@brouhaha/cards'
import type { Answer } from '@brouhaha/protocol'
import { type Refusal, refusal, type SchemaError } from '@brouhaha/table'

export interface Fault extends SchemaError {
  readonly refusal: Refusal
}

const fault = (path: string, expected: string, en: string, fr: string): Fault => ({
  path,
  expected,
  refusal: refusal('TABLE-REQUEST', en, fr),
})

export const FAULTS = {
  noTable: fault('table', 'the id of a table', 'There is no such table here.', "Cette table n'existe pas ici."),
  noRoute: fault(
    '',
    'an address of this interface',
    'Nothing answers at this address.',
    'Rien ne répond à cette adresse.',
  ),
  noSecret: fault(
    'authorization',
    'a secret of this table',
    'That link opens nothing at this table any more.',
    "Ce lien n'ouvre plus rien à cette table.",
  ),
  foreign: fault(
    'origin',
    'a page of this server',
    'This server answers its own page only.',
    "Ce serveur ne répond qu'à sa propre page.",
  ),
  failed: fault(
    '',
    'better luck: the server failed',
    'The server failed: try again.',
    'Le serveur a échoué\u00a0: essaie encore.',
  ),
  notJson: fault('', 'JSON', 'What was sent is no JSON.', "Ce qui a été envoyé n'est pas du JSON."),
  otherType: fault(
    '',
    'application/json',
    'This server reads application/json only.',
    'Ce serveur ne lit que application/json.',
  ),
  idOfOthers: fault(
    'id',
    'a text that nobody else has used',
    'Somebody else has used that name for a saying: try again.',
    "Quelqu'un d'autre a déjà pris ce nom de message\u00a0: essaie encore.",
  ),
} as const

export const notYourId = (prefix: string): Fault =>
  fault(
    'id',
    `a text that does not begin with ${prefix}`,
    `Names of moves that begin with ${prefix} belong to the table: try again.`,
    `Les noms de coup qui commencent par ${prefix} appartiennent à la table\u00a0: essaie encore.`,
  )

export const tooLong = (largest: number): Fault =>
  fault(
    '',
    `at most ${largest} bytes`,
    `That is too much at once: at most ${largest} bytes.`,
    `C'est trop d'un coup\u00a0: ${largest} octets au plus.`,
  )

export const noSuchGame = (games: readonly string[]): Fault =>
  fault(
    'game',
    `one of ${games.join(', ')}`,
    `This server does not play that game. It plays: ${games.join(', ')}.`,
    `Ce serveur ne joue pas à ce jeu. Il joue à\u00a0: ${games.join(', ')}.`,
  )

export const wrongSeats = (fewest: number, most: number): Fault =>
  fault(
    'seats',
    `a whole number from ${fewest} to ${most}`,
    `This game has from ${fewest} to ${most} seats.`,
    `Ce jeu compte de ${fewest} à ${most} places.`,
  )

export const wrongMethod = (allow: string): Fault =>
  fault('method', allow, `This address answers ${allow} only.`, `Cette adresse ne répond qu'à ${allow}.`)

/** What was read by a schema or a game; those speak English, and much of it is known in French. */
export function inBothLanguages(wrong: SchemaError): Fault {
  if ('refusal' in wrong) return wrong as Fault
  const { path, expected } = wrong
  const french = expectedInFrench(expected) ?? `«\u00a0${expected}\u00a0» (en anglais)`
  return fault(
    path,
    expected,
    `The server did not understand: ${path === '' ? 'what was sent' : path} should be ${expected}.`,
    `Le serveur n'a pas compris\u00a0: ${path === '' ? 'ce qui a été envoyé' : path} devrait être ${french}.`,
  )
}

/** The answer to a message that is at fault. */
export function faulty(id: string, wrong: SchemaError): Answer {
  const { path, expected, refusal } = inBothLanguages(wrong)
  return { type: 'answer', id, ok: false, refusal, error: { path, expected } }
}
