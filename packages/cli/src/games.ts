// The boxes that this terminal can open, and mixes of the Munchkin family: base+star. A new box joins by one entry.

import type { Pack } from '@brouhaha/cards'
import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import type { Kinds, LogHeader, Rulebook, Sentence } from '@brouhaha/table'
import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { type Arguments, pick, WrongArguments } from './arguments.ts'
import type { Box } from './box.ts'
import { MOSH } from './mosh/box.ts'
import { FAMILY, familyBox } from './munchkin/box.ts'
import { OUR_SHELF, type Shelf } from './munchkin/shelf.ts'
import { WRONG } from './texts/wrong.ts'

/** mosh; or boxes of the family, with what adds to them, joined by a plus in the order in which they are shelved. */
export type GameName = string

const GAME_NAME: Sentence = {
  en: 'the name of a game (mosh, base, base+star…)',
  fr: "le nom d'un jeu (mosh, base, base+star…)",
}

/** Does something with a game, whatever it is made of. */
export function openGame<Result>(
  name: GameName,
  use: <K extends Kinds>(box: Box<K>) => Result,
  shelf: Shelf = OUR_SHELF,
): Result {
  return name === 'mosh' ? use(MOSH) : use(familyBox(boxesOf(name), shelf))
}

export const boxesOf = (name: GameName): readonly string[] => name.split('+')

/** The game that a command's first word names, with everything that was brought along. */
export function readGame(given: Arguments, { packs, brought }: Shelf = OUR_SHELF): GameName {
  const [name] = given.words
  if (name === undefined) throw new WrongArguments(WRONG.missing(GAME_NAME))
  const parts = name.split('+')
  const known = packs.map(({ box }) => box)
  const what = GAME_NAME[given.language]
  if (parts.length === 1 && brought.length === 0) return pick(what, name, ['mosh', ...known])
  const boxes = parts.map((part) => pick(what, part, known))
  const twice = boxes.find((box, index) => boxes.indexOf(box) !== index)
  if (twice !== undefined) throw new WrongArguments(WRONG.surplus(twice))
  const isPlayed = ({ box, adds = [box] }: Pack): boolean => adds.some((other) => boxes.includes(other))
  const idle = brought.find((pack) => !isPlayed(pack))
  if (idle !== undefined) throw new WrongArguments(WRONG.idlePack(idle.box, idle.adds ?? [idle.box]))
  return packs
    .filter(isPlayed)
    .map(({ box }) => box)
    .join('+')
}

/** The game that a log tells, or null. */
export function gameOfLog({ game, options }: LogHeader, { packs }: Shelf): GameName | null {
  if (game === MOSH.game.name) return 'mosh'
  const { boxes } = options as { readonly boxes?: unknown }
  const isKnown = (box: unknown): boolean => packs.some((pack) => pack.box === box)
  if (game !== 'munchkin' || !Array.isArray(boxes) || boxes.length === 0 || !boxes.every(isKnown)) return null
  return boxes.join('+')
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
