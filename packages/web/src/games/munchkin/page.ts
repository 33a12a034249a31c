import { MUNCHKIN } from '@brouhaha/games'
import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'
import { lazy } from 'react'
import { gamePage } from '../page/game-page.ts'
import { MUNCHKIN_PAGE_WORDS } from './page-words.ts'
import { bookOf } from './rules/boxes.ts'
import { agreedInWords, boxesInWords } from './set-up/agreed.ts'
import { MUNCHKIN_SET_UP } from './set-up/set-up.ts'
import type { MunchkinSetup } from './set-up/setup.ts'
import { MUNCHKIN_TICKET } from './ticket.ts'

export default gamePage<MunchkinView, MunchkinChoice, MunchkinSetup>({
  entry: MUNCHKIN,
  words: MUNCHKIN_PAGE_WORDS,
  ticket: MUNCHKIN_TICKET,
  setUp: MUNCHKIN_SET_UP,
  Screen: lazy(async () => ({ default: (await import('./MunchkinScreen.tsx')).MunchkinScreen })),
  Board: lazy(async () => ({ default: (await import('./MunchkinScene.tsx')).SharedScene })),
  FinalHands: lazy(async () => ({ default: (await import('./MunchkinFinalHands.tsx')).MunchkinFinalHands })),
  Theatre: lazy(async () => ({ default: (await import('./replay/MunchkinTheatre.tsx')).MunchkinTheatre })),
  lesson: async () => (await import('./lesson/lesson.ts')).MUNCHKIN_LESSON,
  gallery: async () => (await import('./gallery/gallery.ts')).FAMILY_GALLERY,
  rules: async () => (await import('./rules/rules.ts')).FAMILY_RULES,
  bookOf,
  optionsInWords: boxesInWords,
  houseRules: agreedInWords,
  shufflesNext: () => false,
  offeredTo: ({ offers }) => offers.flatMap(({ to }) => to ?? []),
})
