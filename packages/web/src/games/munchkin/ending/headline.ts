// Who won, and how: the large letters of the poster.

import { cited, type MunchkinView, type Reader, titleOfSeat } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { boxesPlayed } from '../boxes.ts'
import { listed } from './facts.ts'
import type { Summary } from './summary.ts'
import { ENDING_WORDS } from './words.ts'

export interface Headline {
  readonly title: string
  /** How it was won. */
  readonly how: string | null
  /** What the winner had become, in one proud line. */
  readonly proud: string | null
  /** The boxes, and how long it took. */
  readonly game: string
}

export function headlineOf(game: Summary, view: MunchkinView, reader: Reader, language: Language): Headline {
  const say = ENDING_WORDS[language]
  const { winners, how, last, turns, rounds } = game
  const names = listed(
    winners.map((seat) => reader.names[seat]!),
    say.and,
  )
  const boxes = boxesPlayed(view).map((box) => reader.card.box(box, language))
  const [winner, ...others] = winners
  return {
    title: winner === undefined ? say.nobodyWins : fill(others.length === 0 ? say.oneWins : say.manyWin, { names }),
    how: howWon(how, last?.monsters.at(-1), reader, language),
    proud: winner === undefined || others.length > 0 ? null : titleOfSeat(view.seats[winner]!, reader, language),
    game: `${boxes.join(' + ')} · ${fill(say.length, { turns, rounds })}`,
  }
}

function howWon(how: string | null, monster: number | undefined, reader: Reader, language: Language): string | null {
  const say = ENDING_WORDS[language]
  if (how === 'kill')
    return monster === undefined ? null : fill(say.kill, { monster: cited(reader.card(monster), language) })
  if (how === 'card' || how === 'cult' || how === 'allCultists') return say[how]
  return null
}
