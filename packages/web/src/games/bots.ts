import type { BotEntry } from '@brouhaha/bots'
import type { Language } from '@brouhaha/table'
import { pageOf } from './pages.ts'

/** The bots that know a game, the usual one first. */
export function botsOf(game: string): readonly BotEntry[] {
  const { bots, standIn } = pageOf(game).entry
  return [...bots.filter(({ name }) => name === standIn), ...bots.filter(({ name }) => name !== standIn)]
}

/** The bot that one usually plays against. */
export const usualBotOf = (game: string): string => pageOf(game).entry.standIn

export const botNamed = (game: string, bot: string): BotEntry | undefined =>
  pageOf(game).entry.bots.find(({ name }) => name === bot)

export const botTitle = (game: string, bot: string, language: Language): string =>
  botNamed(game, bot)?.title[language] ?? bot
