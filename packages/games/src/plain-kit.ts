import type { Bot, MakeBot } from '@brouhaha/bots'
import { assert } from '@brouhaha/kit'
import type { Kinds } from '@brouhaha/table'
import type { GameEntry } from './entry.ts'
import type { GameKit, Unpacked } from './kit.ts'
import type { PlainGame } from './plain-game.ts'

export const makerOf =
  <K extends Kinds>(bot: Bot<K>): MakeBot<K> =>
  () =>
    bot

/** The kit of a game without boxes, options or packs: nothing but what was given. */
export function plainKit<K extends Kinds>(entry: GameEntry<K>, plain: PlainGame<K>): GameKit<K> {
  const { game, title, bots, rulebook, rounds, narrator, plain: words } = plain
  const told = { rounds, narrator, ...(words !== undefined && { plain: words }) }
  const unpacked: Unpacked<K> = { title: title.en, game, packs: [], brought: [], options: () => ({}), ...told }
  return {
    entry,
    rulebook,
    unpack: () => unpacked,
    agree: () => ({}),
    bot(name) {
      const found = bots.find(({ bot }) => bot.name === name) ?? bots.at(-1)
      assert(found !== undefined, `${game.name} has a bot that stands in`)
      return found.bot
    },
  }
}
