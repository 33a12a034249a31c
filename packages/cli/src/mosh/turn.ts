// What a person is asked: which zombie, then card by card which edge at whom.

import { moshBots } from '@brouhaha/bots'
import { assert, Random, wrap } from '@brouhaha/kit'
import type { Game, Language, Seat, State } from '@brouhaha/table'
import {
  boardBio,
  boardName,
  cardOf,
  cardParts,
  type MoshKinds,
  type MoshView,
  partName,
  tellChoice,
} from '@brouhaha/zombie-mosh'
import type { Asker } from '../ask/asker.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { PLAY_WORDS } from '../texts/play.ts'
import { drawBoard } from './board.ts'
import { drawHand, layAt, readPlay } from './hand.ts'

export interface Table {
  /** The rules that are played by. */
  readonly game: Game<MoshKinds>
  readonly view: MoshView
  readonly names: readonly string[]
  readonly language: Language
  readonly asker: Asker
}

function offeredTo(game: Game<MoshKinds>, state: State, seat: Seat): Int32Array {
  const offered = new Int32Array(game.mostChoices)
  return offered.subarray(0, game.choices(state, seat, offered))
}

export async function chooseZombie(state: State, seat: Seat, { game, language, asker }: Table): Promise<number> {
  const choices = [...offeredTo(game, state, seat)]
  const options = choices.map((choice) => {
    const written = game.write(choice)
    assert(written.type === 'board', 'zombies come first')
    return { label: boardName(written.board, language), hint: boardBio(written.board, language) }
  })
  return choices[await asker.pick(PLAY_WORDS[language].whichZombie, options, 0)]!
}

export async function choosePlay(state: State, seat: Seat, table: Table): Promise<number> {
  const { game, view, names, language, asker } = table
  const words = PLAY_WORDS[language]
  const suggested = suggest(state, seat, table)
  const say = (choice: number): string => lowerFirst(tellChoice(game.write(choice), names, language))
  asker.say(`\n${drawBoard(view, names, language)}\n\n${drawHand(view, language)}\n`)
  for (;;) {
    const text = await asker.line(words.yourPlay(say(suggested)), (typed) => complain(view, typed, language))
    const typed = readPlay(view, text)
    switch (typed.kind) {
      case 'play':
        return typed.choice
      case 'default':
        return suggested
      case 'edge':
        return layAt(view, typed.edge, await pickZombie(table, typed.edge))
      case 'help':
        asker.say(`${BOARD_WORDS[language].legend}\n${wrap(words.help, '  ')}`)
        break
    }
  }
}

/** What *steady* would do from what this seat sees. */
function suggest(state: State, seat: Seat, { game, view }: Table): number {
  const sight = { seat, rules: game, view, ledger: game.ledger(seat), choices: offeredTo(game, state, seat) }
  return moshBots.steady().choose(sight, new Random(0))
}

/** Why a line is no play, or null. */
function complain(view: MoshView, text: string, language: Language): string | null {
  const words = PLAY_WORDS[language]
  const typed = readPlay(view, text)
  if (typed.kind === 'nonsense') return words.nonsense
  if (typed.kind === 'noEdge') return words.noEdge(view.hand.length * 2)
  return typed.kind === 'noZombie' ? words.noZombie : null
}

async function pickZombie({ game, view, names, language, asker }: Table, edge: number): Promise<number> {
  const seats = view.seats.flatMap(({ inPit }, seat) => (inPit ? [seat] : []))
  const options = seats.map((seat) => {
    const label = tellChoice(game.write(layAt(view, edge, seat)), names, language)
    return { label }
  })
  const part = cardParts(cardOf(layAt(view, edge, 0)))[edge & 1]!
  const picked = await asker.pick(PLAY_WORDS[language].atWhom(partName(part, language)), options, 0)
  return seats[picked]!
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
