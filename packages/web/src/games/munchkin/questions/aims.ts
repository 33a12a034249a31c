// What a card that was taken up can be aimed at elsewhere on the table: players and monsters.

import { type MunchkinChoice, sayChoice, titleOfMonster } from '@brouhaha/munchkin'
import type { Play } from '../play.ts'
import { wayOf } from './sort.ts'

export interface Aim {
  readonly label: string
  readonly choice: MunchkinChoice
}

type Aiming = Pick<Play, 'view' | 'choices' | 'reader' | 'language' | 'held'>

function aims(play: Aiming, isMeant: (choice: MunchkinChoice, label: string) => boolean): readonly Aim[] {
  const { view, choices, reader, language, held } = play
  if (held === null) return []
  return choices
    .filter((choice) => choice.copy === held && wayOf(choice) !== 'deal')
    .map((choice) => ({ choice, label: sayChoice(choice, view, reader, language) }))
    .filter(({ choice, label }) => isMeant(choice, label))
}

/** What its words name, it aims at: with another name the sentence would be another. */
export function aimsAtSeat(play: Aiming, seat: number): readonly Aim[] {
  const { view, reader, language } = play
  if (seat === reader.you) return aims(play, (choice) => choice.seat === seat)
  const renamed = { ...reader, names: reader.names.with(seat, '') }
  return aims(play, (choice, label) => sayChoice(choice, view, renamed, language) !== label)
}

export function aimsAtSlot(play: Aiming, slot: number): readonly Aim[] {
  const { view, reader, language } = play
  if (view.combat?.monsters[slot] === undefined) return []
  const title = titleOfMonster(view, slot, reader, language)
  return aims(play, (choice, label) => (choice.slot ?? choice.index) === slot && label.includes(title))
}
