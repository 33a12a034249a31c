import { createHash } from 'node:crypto'

/** Where ids, secrets and seeds come from. */
export type RandomBytes = (count: number) => Uint8Array

const SECRET_BYTES = 24
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 12

/** 192 bits that only their bearer knows; the server keeps the hash. */
export const newSecret = (random: RandomBytes): string => Buffer.from(random(SECRET_BYTES)).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Short enough to read out, long enough not to be guessed. */
export const newTableId = (random: RandomBytes): string =>
  Array.from(random(ID_LENGTH), (byte) => ID_LETTERS[byte & 31]).join('')
