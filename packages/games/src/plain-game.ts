import type { Bot } from '@brouhaha/bots'
import type { Game, Kinds, Rulebook, Sentence } from '@brouhaha/table'
import type { GameEntry } from './entry.ts'
import type { Unpacked } from './kit.ts'
import { fields } from './read.ts'

/** A game without boxes, options or packs. */
export interface PlainGame<K extends Kinds> extends Pick<Unpacked<K>, 'rounds' | 'narrator' | 'plain'> {
  readonly game: Game<K>
  /** As one types it. */
  readonly word: string
  readonly title: Sentence
  /** What one reads beside the title before one knows the game, a whole sentence. */
  readonly tagline?: Sentence
  readonly fewest: number
  readonly most: number
  /** The weakest first; the last one stands in for somebody who has gone. */
  readonly bots: readonly { readonly bot: Bot<K>; readonly title: Sentence; readonly says: Sentence }[]
  readonly rulebook: Rulebook
}

const noOptions = fields<object>({})

/** The entry of such a game; its kit holds nothing but what is given here. */
export function plainGame<K extends Kinds>(plain: PlainGame<K>): GameEntry<K> {
  const { game, word, title, tagline, fewest, most, bots } = plain
  const entry: GameEntry<K> = {
    name: game.name,
    word,
    title,
    ...(tagline && { tagline }),
    fewest,
    most,
    boxes: [],
    switches: [],
    sides: [],
    bots: bots.map(({ bot, title, says }) => ({
      name: bot.name,
      title,
      says,
      load: () => import('./plain-kit.ts').then(({ makerOf }) => makerOf(bot)),
    })),
    standIn: bots.at(-1)!.bot.name,
    readOptions: (raw) => noOptions(raw, 'options'),
    load: () => import('./plain-kit.ts').then(({ plainKit }) => plainKit(entry, plain)),
  }
  return entry
}
