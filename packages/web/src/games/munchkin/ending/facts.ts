// A summary in sentences, in the third person: for the page, the poster and whoever it is sent to.

import { cited, type Reader } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import type { FoughtFight } from './fights.ts'
import type { Summary } from './summary.ts'
import type { PairCount } from './tally.ts'
import { ENDING_WORDS, type EndingWord } from './words.ts'

export interface Fact {
  readonly key: EndingWord
  readonly label: string
  readonly text: string
}

type Values = Readonly<Record<string, string | number>>

/** What a fact is told with: the game, its names, and a way to fill a sentence. */
interface Telling {
  readonly game: Summary
  name(seat: number): string
  list(items: readonly string[]): string
  say(text: EndingWord, values: Values): string
  fight(of: FoughtFight): Values
  pair(of: PairCount): Values
  often(times: number): string
}

type Sentence = readonly [text: EndingWord, values: Values] | null

const MOST_PAIRS = 4

/** "Ana, Bob and Cleo" */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Each fact and its sentence, the best first. Null where a game has nothing of the kind. */
const FACTS: Readonly<Partial<Record<EndingWord, (telling: Telling) => Sentence>>> = {
  stolen: ({ game: { stolen }, fight }) => stolen && ['stolenText', fight(stolen)],
  lead({ game: { leads, winners }, name, often }) {
    const last = leads.at(-1)
    if (last === undefined) return null
    const values = { turn: last.turn, name: name(last.seat), often: often(leads.length - 1) }
    if (!winners.includes(last.seat)) return ['leadLost', values]
    return [leads.length > 2 ? 'leadMany' : 'leadText', values]
  },
  biggest: ({ game: { biggest, stolen }, fight }) =>
    biggest?.totals && biggest !== stolen ? ['biggestText', fight(biggest)] : null,
  against({ game: { winners, against }, name, list }) {
    if (winners.length === 0) return null
    const winner = list(winners.map(name))
    const counts = list(against.map(({ seat, times }) => `${name(seat)} ${times}`))
    return against.length === 0 ? ['againstNobody', { winner }] : ['againstText', { winner, counts }]
  },
  helped({ game: { helped }, say, list, pair }) {
    if (helped.length === 0) return ['helpedNobody', {}]
    const most = helped.slice(0, MOST_PAIRS)
    return [
      'helpedText',
      { deeds: list(most.map((one) => say(one.times > 1 ? 'helpedMany' : 'helpedOnce', pair(one)))) },
    ]
  },
  curses({ game: { curses }, pair }) {
    const [most] = curses
    return most === undefined ? null : [most.times > 1 ? 'cursesMany' : 'cursesOnce', pair(most)]
  },
  refused({ game: { refused }, pair }) {
    const [most] = refused
    return most === undefined ? null : [most.times > 1 ? 'refusedMany' : 'refusedOnce', pair(most)]
  },
  swing({ game: { swing }, name }) {
    if (swing === null) return null
    const values = { turn: swing.turn, name: name(swing.seat), levels: Math.abs(swing.levels) }
    return [swing.levels > 0 ? 'swingUp' : 'swingDown', values]
  },
  deaths({ game: { deaths }, name, say, list, often }) {
    if (deaths.length === 0) return null
    const told = deaths.map(({ seat, times }) =>
      say(times > 1 ? 'deathMany' : 'deathOnce', { name: name(seat), often: often(times) }),
    )
    return ['deathsText', { deeds: list(told) }]
  },
  cursed({ game: { cursed }, name }) {
    const [most] = cursed
    return most === undefined || most.times < 2 ? null : ['cursedText', { name: name(most.seat), times: most.times }]
  },
  sale: ({ game: { sale }, name }) => sale && ['saleText', { name: name(sale.seat), worth: sale.worth }],
}

export function factsOf(game: Summary, reader: Reader, language: Language): readonly Fact[] {
  const words = ENDING_WORDS[language]
  const name = (seat: number): string => reader.names[seat]!
  const list = (items: readonly string[]): string => listed(items, words.and)
  const often = (times: number): string => (times === 2 ? words.twice : fill(words.often, { times }))
  const telling: Telling = {
    game,
    name,
    list,
    say: (text, values) => fill(words[text], values),
    fight: ({ main, helper, monsters, totals, spoilers }) => ({
      fighters: list([main, ...(helper === null ? [] : [helper])].map(name)),
      foes: list(monsters.map((copy) => cited(reader.card(copy), language))),
      players: totals?.players ?? 0,
      monsters: totals?.monsters ?? 0,
      culprits: list([...new Set(spoilers)].map(name)),
    }),
    pair: ({ by, to, times }) => ({ name: name(by), victim: name(to), often: often(times) }),
    often,
  }
  return (Object.keys(FACTS) as EndingWord[]).flatMap((key) => {
    const told = FACTS[key]?.(telling) ?? null
    return told === null ? [] : [{ key, label: words[key], text: fill(words[told[0]], told[1]) }]
  })
}
