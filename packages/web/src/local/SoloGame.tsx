import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { recall, remember } from '../app/remember.ts'
import { Shell } from '../app/Shell.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import type { TableModel } from '../model.ts'
import { useTable } from '../online/use-table.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { Curtain } from './Curtain.tsx'
import { playAgain } from './games.ts'
import { type LocalLine, localLine } from './local-line.ts'
import { Notice } from './Notice.tsx'
import type { Unplayable } from './reopen.ts'
import { Stuck } from './Stuck.tsx'
import { LOCAL_WORDS } from './words.ts'
import './local.css'

const FAST = 'fast-bots'

/** Route /solo/GAME: a game in this browser alone. */
export function SoloGame({ game }: { readonly game: string }) {
  const [visit, setVisit] = useState({ number: 0, takeOver: false })
  return (
    <OpenGame
      key={visit.number}
      game={game}
      takeOver={visit.takeOver}
      reopen={(takeOver) => setVisit({ number: visit.number + 1, takeOver })}
    />
  )
}

interface OpenGameProps {
  readonly game: string
  readonly takeOver: boolean
  readonly reopen: (takeOver: boolean) => void
}

function OpenGame({ game, takeOver, reopen }: OpenGameProps) {
  const say = LOCAL_WORDS[useLanguage()]
  const [stuck, setStuck] = useState<Unplayable | null>(null)
  const line = useMemo(() => localLine(game, { fast: isFast(), takeOver, stuck: setStuck }), [game, takeOver])
  const [, go] = useLocation()
  const { model, actions } = useTable(line)
  useEffect(() => () => line.close(), [line])

  const next = whoIsNext(model)
  return (
    <Shell title={say.game} playing={model.bye === null && stuck === null} tools={<FastBots line={line} />}>
      {stuck !== null ? (
        <Stuck game={game} why={stuck} reopen={() => reopen(false)} />
      ) : model.bye !== null ? (
        <Closed bye={model.bye} reopen={reopen} />
      ) : model.table === null ? (
        <Loading />
      ) : next !== null ? (
        <Curtain key={next.seat} name={next.name} lift={() => actions.look(next.seat)} />
      ) : (
        <>
          <Holder model={model} />
          <TableScreen
            model={model}
            actions={actions}
            silent
            rematch={() => playAgain(game).then((next) => go(`/solo/${next}`))}
          />
        </>
      )}
    </Shell>
  )
}

const isFast = (): boolean => recall<boolean>(FAST) ?? false

function FastBots({ line }: { readonly line: LocalLine }) {
  const say = LOCAL_WORDS[useLanguage()]
  const [fast, setFast] = useState(isFast)
  const change = (on: boolean): void => {
    setFast(on)
    remember(FAST, on)
    line.hurry(on)
  }
  return (
    <button type="button" className="tool local-fast" aria-pressed={fast} onClick={() => change(!fast)}>
      <span aria-hidden="true">{fast ? '▶▶' : '▶'}</span>
      <span className="local-fast-word">{say.fast}</span>
    </button>
  )
}

interface Next {
  readonly seat: number
  readonly name: string
}

/** Who must take the device before the game goes on, while the curtain is drawn. */
function whoIsNext({ you, table, view }: TableModel): Next | null {
  if (you !== null || view === null || view.dancer === null) return null
  const seat = table?.seats[view.dancer]
  return seat?.kind === 'person' ? { seat: view.dancer, name: seat.name } : null
}

/** With several people around one device, who is looking now. */
function Holder({ model: { table, you } }: { readonly model: TableModel }) {
  const say = LOCAL_WORDS[useLanguage()]
  const seats = table?.seats ?? []
  const seat = you === null ? undefined : seats[you]
  if (seat?.kind !== 'person' || seats.filter(({ kind }) => kind === 'person').length < 2) return null
  return <p className="local-holder">{fill(say.holds, { name: seat.name })}</p>
}

interface ClosedProps {
  readonly bye: string
  readonly reopen: (takeOver: boolean) => void
}

/** Why this tab does not play the game, and what can be done. */
function Closed({ bye, reopen }: ClosedProps) {
  const say = LOCAL_WORDS[useLanguage()]
  const setup = (
    <Link href="/solo" className="button">
      {say.toSetup}
    </Link>
  )
  switch (bye) {
    case 'elsewhere':
      return (
        <Notice title={say.elsewhereTitle} text={say.elsewhereText}>
          <button type="button" className="button loud" onClick={() => reopen(true)}>
            {say.takeOver}
          </button>
          {setup}
        </Notice>
      )
    case 'gone':
      return (
        <Notice title={say.goneTitle} text={say.goneText}>
          {setup}
        </Notice>
      )
    default:
      return (
        <Notice title={say.stoppedTitle} text={say.stoppedText}>
          <button type="button" className="button loud" onClick={() => reopen(false)}>
            {say.again}
          </button>
          {setup}
        </Notice>
      )
  }
}
