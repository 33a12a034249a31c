import type { BotEntry, MakeBot } from '@brouhaha/bots'
import { assert } from '@brouhaha/kit'
import type { Kinds } from '@brouhaha/table'
import type { GameEntry } from './entry.ts'
import type { GameKit } from './kit.ts'

/** A kit without its bots, which its entry lists. */
export type Rest<K extends Kinds> = Omit<GameKit<K>, 'entry' | 'bot'>

interface Loaded<K extends Kinds> {
  readonly rest: Rest<K>
  readonly bots: ReadonlyMap<string, MakeBot<K>>
}

const withBot = <K extends Kinds>({ rest, bots }: Loaded<K>, { name, load }: BotEntry<K>): PromiseLike<Loaded<K>> =>
  load().then((make) => ({ rest, bots: new Map([...bots, [name, make]]) }))

/** The rest of a game, and the brains of its bots. */
export function loadKit<K extends Kinds>(entry: GameEntry<K>, rest: PromiseLike<Rest<K>>): PromiseLike<GameKit<K>> {
  const nobody: PromiseLike<Loaded<K>> = rest.then((rest) => ({ rest, bots: new Map() }))
  return entry.bots
    .reduce((loading, bot) => loading.then((loaded) => withBot(loaded, bot)), nobody)
    .then(({ rest, bots }) => ({
      ...rest,
      entry,
      bot(name, thinking) {
        const make = bots.get(name) ?? bots.get(entry.standIn)
        assert(make !== undefined, `${entry.name} has a bot that stands in`)
        return make(thinking)
      },
    }))
}
