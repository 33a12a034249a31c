import { MOSH } from '@brouhaha/games'
import type { MoshChoice, MoshView } from '@brouhaha/zombie-mosh'
import { lazy } from 'react'
import { gamePage } from '../page/game-page.ts'
import { MOSH_PAGE_WORDS } from './page-words.ts'
import { concertInWords } from './set-up/agreed.ts'
import type { ConcertForm } from './set-up/concert.ts'
import { CONCERT_SET_UP } from './set-up/set-up.ts'
import { MOSH_TICKET } from './ticket.ts'

const Screen = lazy(async () => ({ default: (await import('./TableScreen.tsx')).TableScreen }))

export default gamePage<MoshView, MoshChoice, ConcertForm>({
  entry: MOSH,
  words: MOSH_PAGE_WORDS,
  ticket: MOSH_TICKET,
  setUp: CONCERT_SET_UP,
  Screen,
  Board: Screen,
  FinalHands: lazy(async () => ({ default: (await import('./MoshFinalHands.tsx')).MoshFinalHands })),
  Theatre: lazy(async () => ({ default: (await import('./replay/MoshTheatre.tsx')).MoshTheatre })),
  lesson: async () => (await import('./lesson/lesson.ts')).MOSH_LESSON,
  gallery: async () => (await import('./gallery/gallery.ts')).MOSH_GALLERY,
  rules: async () => (await import('./rules/rules.ts')).MOSH_RULES,
  bookOf: () => MOSH.word,
  optionsInWords: concertInWords,
  houseRules: () => [],
  shufflesNext: ({ stage }) => stage === 'encore',
  offeredTo: null,
})
