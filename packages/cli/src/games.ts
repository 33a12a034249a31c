// The boxes that this terminal can open, and mixes of the Munchkin family: base+star. A new box joins by one entry.

import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import type { Kinds, LogHeader, Rulebook, Sentence } from '@brouhaha/table'
import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { type Arguments, pick, WrongArguments } from './arguments.ts'
import type { Box } from './box.ts'
import { MOSH } from './mosh/box.ts'
import { FAMILY, type FamilyName, familyBox, isFamilyName } from './munchkin/box.ts'
import { WRONG } from './texts/wrong.ts'

/** Boxes with more than one kind of bot, for contests. */
export const BOXES = { mosh: MOSH } as const

export type BoxName = keyof typeof BOXES

const BOX_NAMES = Object.keys(BOXES) as readonly BoxName[]

const BOX_NAME: Sentence = { en: 'the name of a game (mosh)', fr: "le nom d'un jeu (mosh)" }

/** The box that a command's first word names. */
export function readBox(given: Arguments): BoxName {
  const [name] = given.words
  if (name === undefined) throw new WrongArguments(WRONG.missing(BOX_NAME))
  return pick(BOX_NAME[given.language], name, BOX_NAMES)
}

/** One box, or several of the family joined by a plus. */
export type GameName = 'mosh' | FamilyName | `${FamilyName}+${string}`

const GAME_NAMES = ['mosh', ...FAMILY] as const satisfies readonly GameName[]

const GAME_NAME: Sentence = {
  en: 'the name of a game (mosh, base, base+star…)',
  fr: "le nom d'un jeu (mosh, base, base+star…)",
}

/** Does something with a game, whatever it is made of. */
export function openGame<Result>(name: GameName, use: <K extends Kinds>(box: Box<K>) => Result): Result {
  return name === 'mosh' ? use(MOSH) : use(familyBox(boxesOf(name)))
}

/** The boxes of a mix, in the order in which they are shelved. */
export const boxesOf = (name: Exclude<GameName, 'mosh'>): FamilyName[] => {
  const parts = name.split('+')
  return FAMILY.filter((box) => parts.includes(box))
}

const mixed = (boxes: readonly FamilyName[]): GameName => boxes.join('+') as GameName

/** The game that a command's first word names. */
export function readGame(given: Arguments): GameName {
  const [name] = given.words
  if (name === undefined) throw new WrongArguments(WRONG.missing(GAME_NAME))
  const parts = name.split('+')
  if (parts.length === 1) return pick(GAME_NAME[given.language], name, GAME_NAMES)
  const boxes = parts.map((part) => pick(GAME_NAME[given.language], part, FAMILY))
  const twice = boxes.find((box, index) => boxes.indexOf(box) !== index)
  if (twice !== undefined) throw new WrongArguments(WRONG.surplus(twice))
  return mixed(FAMILY.filter((box) => boxes.includes(box)))
}

/** The game that a log tells, or null. */
export function gameOfLog({ game, options }: LogHeader): GameName | null {
  if (game === MOSH.game.name) return 'mosh'
  const { boxes } = options as { readonly boxes?: unknown }
  if (game !== 'munchkin' || !Array.isArray(boxes) || boxes.length === 0 || !boxes.every(isFamilyName)) return null
  return mixed(boxes)
}

/** A rulebook, and the words that stand for all of it. */
interface Shelved {
  readonly names: readonly string[]
  readonly rulebook: Rulebook
}

export const RULEBOOKS: readonly Shelved[] = [
  { names: ['mosh'], rulebook: MOSH_RULEBOOK },
  { names: ['munchkin', ...FAMILY], rulebook: MUNCHKIN_RULEBOOK },
]
