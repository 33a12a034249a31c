// The boxes that this terminal can open. A new box joins by one entry.

import type { Sentence } from '@brouhaha/table'
import { type Arguments, pick, WrongArguments } from './arguments.ts'
import { MOSH } from './mosh/box.ts'
import { WRONG } from './texts/wrong.ts'

export const BOXES = { mosh: MOSH } as const

export type BoxName = keyof typeof BOXES

export const BOX_NAMES = Object.keys(BOXES) as readonly BoxName[]

const GAME_NAME: Sentence = { en: 'the name of a game (mosh)', fr: "le nom d'un jeu (mosh)" }

/** The box that a command's first word names. */
export function readBox(given: Arguments): BoxName {
  const [name] = given.words
  if (name === undefined) throw new WrongArguments(WRONG.missing(GAME_NAME))
  return pick(GAME_NAME[given.language], name, BOX_NAMES)
}
