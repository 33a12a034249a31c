// What a game brings to the page. It is light, so that the entrance can carry it: what a table, a lesson or a book needs is
// fetched when somebody opens one.

import type { GameEntry } from '@brouhaha/games'
import type { SeatInfo, TableInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import type { ComponentType } from 'react'
import type { TableActions, TableModel } from '../../line/model.ts'
import type { Recording } from '../../local/recording.ts'
import type { Words } from '../../shell/words/language.ts'
import type { GameGallery } from './gallery/game-gallery.ts'
import type { Course } from './lesson/course.ts'
import type { GameRules } from './rules/game-rules.ts'
import type { GameSetUp } from './set-up/game-set-up.ts'

export interface ScreenProps<View = object, Choice = object> {
  readonly model: TableModel<View, Choice>
  readonly actions: TableActions<Choice>
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay?: string | null
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch?: () => void
  /** No chat: everybody sits around this device. */
  readonly withoutChat?: boolean
}

export interface FinalHandsProps<View = object, Choice = object> {
  readonly model: TableModel<View, Choice>
}

export interface RecordingProps {
  readonly recording: Recording
  /** Back to where another file can be chosen; null for a recording with an address. */
  readonly leave: (() => void) | null
}

/** A house rule that a table has changed. */
export interface Agreed {
  readonly title: string
  readonly text: string
  readonly on: boolean
}

export interface GameLesson {
  readonly course: Course
  /** Found by the names of lessons and steps. */
  readonly words: Words<string>
  /** What the coach calls the seats. */
  names(seats: readonly SeatInfo[], language: Language): readonly string[]
}

/** `lobby`: over those who gather; `nameless`: somebody on a seat who gave no name; the rest is on forms and buttons. */
export type GameWord = 'title' | 'text' | 'lobby' | 'start' | 'begin' | 'seats' | 'nameless'

/** How the entrance invites to a game: a drawing of one line, 40 by 40, and what is written beside it. */
export interface GameTicket {
  readonly drawing: string
  readonly words: Readonly<Record<Language, TicketWords>>
}

/** `more`: on the way to its set-up; `friends`: on the way to a table of it, for a game that the poster does not announce. */
export interface TicketWords extends Readonly<Record<'title' | 'text' | 'more', string>> {
  readonly friends?: string
}

export interface GamePage<View = object, Choice = object, Form = unknown> {
  readonly entry: GameEntry
  readonly words: Words<GameWord>
  readonly ticket: GameTicket
  readonly setUp: GameSetUp<Form>
  readonly Screen: ComponentType<ScreenProps<View, Choice>>
  /** For a screen that everybody sees, while the game is on: nobody sits at it. */
  readonly Board: ComponentType<ScreenProps<View, Choice>>
  /** All hands, once the game is over. */
  readonly FinalHands: ComponentType<FinalHandsProps<View, Choice>>
  readonly Theatre: ComponentType<RecordingProps>
  /** Left out by a game that has no lesson; the same for its cards. */
  lesson?(): Promise<GameLesson>
  gallery?(): Promise<GameGallery>
  rules(): Promise<GameRules>
  /** The word of the book that a table plays by. */
  bookOf(options: TableInfo['options']): string
  /** "Side A · relaxed pace · one song" */
  optionsInWords(table: TableInfo, pace: string, language: Language): string
  houseRules(table: TableInfo, language: Language): readonly Agreed[]
  /** Whether cards will be shuffled again, so that luck can be added. */
  shufflesNext(view: View): boolean
  /** Where people may play although nothing waits for them: whom an offer waits for. Null where nobody may. */
  readonly offeredTo: ((view: View) => readonly number[]) | null
}

/** The page keeps games of all kinds in one list, and hands each what is its own. */
export const gamePage = <View, Choice, Form>(page: GamePage<View, Choice, Form>): GamePage =>
  page as unknown as GamePage
