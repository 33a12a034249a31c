import type { Dispute, Emote, Saying, TableInfo } from '@brouhaha/protocol'
import type { Refusal } from '@brouhaha/table'
import { Suspense, useEffect, useState } from 'react'
import { MunchkinScreen } from '../src/games/munchkin/MunchkinScreen.tsx'
import type { MunchkinModel } from '../src/games/munchkin/model.ts'
import { Shell } from '../src/shell/frame/Shell.tsx'
import { Announcer } from '../src/shell/parts/announce.tsx'
import { readSettings } from '../src/shell/settings/settings.ts'
import { LanguageContext } from '../src/shell/words/language.ts'
import { type Offered, practise, type Wish } from './practice.ts'

const asked = new URLSearchParams(location.search)
const number = (name: string, usual: number): number => Number(asked.get(name) ?? usual)
const wish: Wish = {
  boxes: (asked.get('boxes') ?? 'base').split(','),
  seats: number('seats', 4),
  seed: number('seed', 1),
  steps: number('steps', 60),
  until: asked.get('until') ?? '',
  you: number('you', 0),
  honour: asked.has('honour'),
  offers: asked.getAll('offer') as Offered[],
}
const nothing = (): void => undefined
const spoken = asked.get('language') ?? readSettings().language
const language = spoken === 'fr' ? 'fr' : 'en'
const spokenHere = { language, change: nothing } as const
document.documentElement.lang = language
const theme = asked.get('theme')
if (theme !== null) document.documentElement.setAttribute('data-theme', theme)

const PEOPLE = ['Ana', 'Bob', 'Cléo', 'Denis', 'Ève', 'Farid']

/** `about`: the level of the first seat is disputed; `vote`: the host has proposed one. */
const matter = (): Partial<Dispute> => ({
  ...(asked.has('about') && { about: { verb: 'setLevel', seat: 0 } }),
  ...(asked.has('vote') && {
    voters: [0, 1],
    proposal: { verb: 'setLevel', seat: 0, value: 3, agreed: [1], against: [] },
  }),
})

const table: TableInfo = {
  id: 'workshop',
  game: 'munchkin',
  ruleset: '',
  options: { boxes: [...wish.boxes] },
  pace: asked.get('pace') === 'days' ? 'days' : 'relaxed',
  status: asked.has('paused') ? 'paused' : 'playing',
  seats: PEOPLE.slice(0, wish.seats).map((name) => ({
    kind: 'person',
    name,
    connected: true,
    standIn: false,
    muted: false,
  })),
  host: number('host', 0),
  locked: false,
  watchers: 0,
  promise: '',
  lucky: [],
  deadline: asked.has('clock') ? Date.now() + number('clock', 0) : null,
  ...(asked.has('dispute') ? { dispute: { seat: 1, text: asked.get('dispute') ?? '', at: 0, ...matter() } } : {}),
}

/** Lines of talk, "1:text" or "1!emote", one after the other: the last of them is new. */
const talk: readonly Saying[] = asked.getAll('say').map((line, index) => {
  const seat = Number(line.slice(0, 1))
  const said = line[1] === '!' ? { emote: line.slice(2) as Emote } : { text: line.slice(2) }
  return { number: index, seat, name: PEOPLE[seat]!, at: 0, ...said }
})

const NEWS_AFTER = 1500

const practice = practise(wish)

export function Bench() {
  const [, redraw] = useState(0)
  const [trouble, complain] = useState<Refusal | null>(null)
  const [heard, hear] = useState(talk.length - 1)
  useEffect(() => {
    const timer = setTimeout(() => hear(talk.length), NEWS_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const model: MunchkinModel = {
    connection: 'live',
    bye: null,
    you: wish.you,
    table,
    seq: practice.seq,
    view: practice.view,
    choices: practice.choices,
    undo: false,
    history: practice.history,
    missed: number('missed', 0),
    talk: talk.slice(0, Math.max(0, heard)),
    allViews: null,
    trouble,
    pending: false,
    clockSkew: 0,
  }
  const actions = {
    choose: (move: Parameters<typeof practice.choose>[0]) => {
      complain(practice.choose(move))
      redraw((times) => times + 1)
    },
    say: nothing,
    emote: nothing,
    act: nothing,
    look: nothing,
  }
  return (
    <LanguageContext value={spokenHere}>
      <Announcer>
        <Shell title="Workshop" playing>
          <Suspense fallback="…">
            <MunchkinScreen model={model} actions={actions} />
          </Suspense>
        </Shell>
      </Announcer>
    </LanguageContext>
  )
}
