// The page of a game that brought nothing but its kit.

import type { GameEntry, GameKit } from '@brouhaha/games'
import type { Language } from '@brouhaha/table'
import { type ComponentType, lazy } from 'react'
import { type GamePage, type GameWord, gamePage, type ScreenProps, type TicketWords } from '../page/game-page.ts'
import { introduce, PLAIN_PAGE_WORDS } from './page-words.ts'

// A card, and some behind it.
const DRAWING = 'M6 10l14-4 7 25-14 4ZM24 9h10v25h-5'

const wordsFor = (entry: GameEntry, language: Language): Record<GameWord, string> & TicketWords => ({
  ...PLAIN_PAGE_WORDS[language],
  title: entry.title[language],
  text: introduce(entry, language),
})

const Nothing = (): null => null

export function plainPage(entry: GameEntry): GamePage {
  const fetched = () => Promise.all([import('./drawn.ts'), entry.load()])
  const withKit = <Props extends object>(
    find: (drawn: typeof import('./drawn.ts')) => ComponentType<Props & { readonly kit: GameKit }>,
  ): ComponentType<Props> =>
    lazy(async () => {
      const [drawn, kit] = await fetched()
      const Drawn = find(drawn)
      return { default: (props: Props) => <Drawn {...props} kit={kit} /> }
    })
  const words = { en: wordsFor(entry, 'en'), fr: wordsFor(entry, 'fr') }
  const Screen = withKit<ScreenProps>(({ PlainTable }) => PlainTable)
  return gamePage<object, object, object>({
    entry,
    words,
    ticket: { drawing: DRAWING, words },
    setUp: {
      first: {},
      Fields: Nothing,
      options: () => ({}),
      play: () => ({ game: entry.name, options: {} }),
    },
    Screen,
    Board: Screen,
    FinalHands: withKit(({ PlainFinalHands }) => PlainFinalHands),
    Theatre: withKit(({ PlainTheatre }) => PlainTheatre),
    rules: async () => {
      const [{ plainRules }, kit] = await fetched()
      return plainRules(kit)
    },
    bookOf: () => entry.word,
    optionsInWords: (_, pace, language) => `${entry.title[language]}, ${pace}`,
    houseRules: () => [],
    shufflesNext: () => false,
    offeredTo: null,
  })
}
