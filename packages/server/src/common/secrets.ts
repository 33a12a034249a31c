import { createHash, createHmac } from 'node:crypto'
import type { RandomBytes } from '@brouhaha/host'

const SECRET_BYTES = 24
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 12

/** 192 bits that only their bearer knows; the server keeps the hash. */
export const newSecret = (random: RandomBytes): string => Buffer.from(random(SECRET_BYTES)).toString('base64url')

/**
 * The invitation that an act of somebody makes. It follows from the secret of whoever asks, so that asking twice gets the
 * same one although the server keeps only its hash.
 */
export const invitationOf = (secret: string, table: string, act: string): string =>
  createHmac('sha256', secret)
    .update(`invitation|${table}|${act}`)
    .digest()
    .subarray(0, SECRET_BYTES)
    .toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Short enough to read out, long enough not to be guessed. */
export const newTableId = (random: RandomBytes): string =>
  Array.from(random(ID_LENGTH), (byte) => ID_LETTERS[byte & 31]).join('')
