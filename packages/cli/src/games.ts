// The games that this terminal can open by a word: mosh, or boxes of a family joined by a plus (base+star).

import type { Bot } from '@brouhaha/bots'
import type { Pack } from '@brouhaha/cards'
import { type GameKit, OUR_GAMES, OUR_SHELF, type PackShelf, type Unpacked } from '@brouhaha/games'
import { assert } from '@brouhaha/kit'
import type { Kinds, Law, LogHeader, Rulebook, Sentence } from '@brouhaha/table'
import { type Arguments, pick, WrongArguments } from './arguments.ts'
import { WRONG } from './texts/wrong.ts'

/** A game's word; or boxes of the family, with what adds to them, joined by a plus in the order in which they are shelved. */
export type GameName = string

const GAME_NAME: Sentence = {
  en: 'the name of a game (mosh, base, base+star…)',
  fr: "le nom d'un jeu (mosh, base, base+star…)",
}

const isMixed = ({ entry }: GameKit): boolean => entry.boxes.length > 0

/** Those of a single box first. */
const KITS: GameKit[] = (await Promise.all(OUR_GAMES.games.map((game) => game.load()))).sort(
  (one, other) => one.entry.boxes.length - other.entry.boxes.length,
)

/** The game that was brought along: the one that is meant where no word says which. */
let guest: GameKit | null = null

export function addKit(kit: GameKit): void {
  guest = kit
  KITS.unshift(kit)
}

export function kitOf(name: GameName): GameKit {
  const kit = KITS.find((one) => !isMixed(one) && one.entry.word === name) ?? KITS.find(isMixed)
  assert(kit !== undefined, 'there is a game')
  return kit
}

/** What every command needs to know about a game. */
export interface Opened extends Unpacked<Kinds> {
  readonly kit: GameKit
  readonly bots: Readonly<Record<string, () => Bot<Kinds>>>
}

export function openGame(name: GameName, { brought }: PackShelf = OUR_SHELF): Opened {
  const kit = kitOf(name)
  const unpacked = isMixed(kit) ? kit.unpack(boxesOf(name), brought) : kit.unpack()
  const thinking = { packs: unpacked.brought }
  const bots = kit.entry.bots.map((bot) => [bot.name, () => kit.bot(bot.name, thinking)] as const)
  return { ...unpacked, kit, bots: Object.fromEntries(bots) }
}

/** Boxes are called alike in all languages. */
export const titleOf = ({ kit, title }: Opened): Sentence => (isMixed(kit) ? { en: title, fr: title } : kit.entry.title)

/** A new bot by its name. */
export function botOf({ bots }: Pick<Opened, 'bots'>, name: string): Bot<Kinds> {
  const make = bots[name]
  assert(make !== undefined, `no bot is called ${name}`)
  return make()
}

export const boxesOf = (name: GameName): readonly string[] => name.split('+')

/** The game that a command's first word names, or the one from outside, with everything that was brought along. */
export function readGame(given: Arguments, { packs, brought }: PackShelf = OUR_SHELF): GameName {
  const name = given.words[0] ?? guest?.entry.word
  if (name === undefined) throw new WrongArguments(WRONG.missing(GAME_NAME))
  const parts = name.split('+')
  const known = packs.map(({ box }) => box)
  const what = GAME_NAME[given.language]
  const alone = KITS.filter((kit) => !isMixed(kit)).map(({ entry }) => entry.word)
  if (parts.length === 1 && brought.length === 0) return pick(what, name, [...alone, ...known])
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
export function gameOfLog({ game, options }: LogHeader, { packs }: PackShelf): GameName | null {
  const kit = KITS.find(({ entry }) => entry.name === game)
  if (kit === undefined) return null
  if (!isMixed(kit)) return kit.entry.word
  const { boxes } = options as { readonly boxes?: unknown }
  const isKnown = (box: unknown): boolean => packs.some((pack) => pack.box === box)
  return Array.isArray(boxes) && boxes.length > 0 && boxes.every(isKnown) ? boxes.join('+') : null
}

/** A rulebook, and the words that stand for all of it. */
interface Shelved {
  readonly names: readonly string[]
  readonly rulebook: Rulebook
}

export const rulebooks = (): readonly Shelved[] =>
  KITS.map(({ entry, rulebook }) => ({ names: [entry.word, ...entry.boxes.map(({ name }) => name)], rulebook }))

/** What lies beside the rules of all games. */
export async function lawbook(): Promise<readonly Law[]> {
  return (await Promise.all(KITS.map(({ entry }) => entry.lawbook?.() ?? []))).flat()
}
