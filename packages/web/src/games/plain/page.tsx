// The page of a game that brought nothing but its kit.

import type { GameEntry } from '@brouhaha/games'
import type { Language } from '@brouhaha/table'
import { type ComponentType, lazy } from 'react'
import { fill } from '../../shell/words/words.ts'
import { type GamePage, type GameWord, gamePage, type RecordingProps, type ScreenProps } from '../page/game-page.ts'
import { PLAIN_PAGE_WORDS } from './page-words.ts'

const wordsFor = ({ title, fewest, most }: GameEntry, language: Language): Record<GameWord, string> => {
  const { text, lobby, start, begin, seats, nameless } = PLAIN_PAGE_WORDS[language]
  return { title: title[language], text: fill(text, { fewest, most }), lobby, start, begin, seats, nameless }
}

const Nothing = (): null => null

const noLesson = (): Promise<never> => Promise.reject(new Error('this game has no lesson'))

export function plainPage(entry: GameEntry): GamePage {
  const Screen: ComponentType<ScreenProps> = lazy(async () => {
    const [{ PlainTable }, kit] = await Promise.all([import('./PlainTable.tsx'), entry.load()])
    return { default: (props: ScreenProps) => <PlainTable {...props} kit={kit} /> }
  })
  const Theatre: ComponentType<RecordingProps> = lazy(async () => {
    const [{ PlainTheatre }, kit] = await Promise.all([import('./PlainTheatre.tsx'), entry.load()])
    return { default: (props: RecordingProps) => <PlainTheatre {...props} kit={kit} /> }
  })
  return gamePage<object, object, object>({
    entry,
    words: { en: wordsFor(entry, 'en'), fr: wordsFor(entry, 'fr') },
    setUp: {
      first: {},
      Fields: Nothing,
      options: () => ({}),
      play: () => ({ game: entry.name, options: {} }),
    },
    Screen,
    Board: Screen,
    LateHands: Nothing,
    Theatre,
    lesson: noLesson,
    gallery: noLesson,
    rules: async () => {
      const [{ plainRules }, kit] = await Promise.all([import('./rules.tsx'), entry.load()])
      return plainRules(kit)
    },
    bookOf: () => entry.word,
    optionsInWords: (_, pace) => pace,
    houseRules: () => [],
    shufflesNext: () => false,
    offeredTo: null,
  })
}
