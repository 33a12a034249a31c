// What every part of the Munchkin table is given: what is seen, what can be chosen, and the words for it.

import type { MunchkinChoice, MunchkinForm, MunchkinView, Reader } from '@brouhaha/munchkin'
import type { TableInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { createContext, use } from 'react'
import type { MunchkinModel } from './model.ts'

/** A choice from the list, or a form: trades, offers, sales. */
export type Move = MunchkinChoice | MunchkinForm

export interface Play {
  readonly model: MunchkinModel
  readonly view: MunchkinView
  readonly table: TableInfo
  readonly language: Language
  /** What seats and cards are called, and who reads. */
  readonly reader: Reader
  /** What the reader may choose now; nothing while a choice is on its way. */
  readonly choices: readonly MunchkinChoice[]
  /** Sends a move. One that is not on offer is refused with its rule, which the table then shows. */
  choose(move: Move): void
  /** The move that is hovered or focused: the stage shows what it would change. */
  readonly considered: MunchkinChoice | null
  consider(choice: MunchkinChoice | null): void
  /** The copy that was taken up, whose choices are spread out; null when none is. */
  readonly held: number | null
  hold(copy: number | null): void
  /** Opens a card, by its id, large enough to read. */
  read(id: string): void
  /** The player whose table lies open on a small screen; null when none does. */
  readonly watched: number | null
  watch(seat: number | null): void
}

const nothing = (): void => undefined

/** For those who only look on. */
export const LOOKING_ON = {
  choices: [],
  choose: nothing,
  considered: null,
  consider: nothing,
  held: null,
  hold: nothing,
  read: nothing,
  watched: null,
  watch: nothing,
} satisfies Partial<Play>

export const PlayContext = createContext<Play | null>(null)

export function usePlay(): Play {
  const play = use(PlayContext)
  if (play === null) throw new Error('there is no table around this part')
  return play
}
