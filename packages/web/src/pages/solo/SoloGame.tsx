import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GameScreen } from '../../games/GameScreen.tsx'
import { rulesAt } from '../../games/rules-at.ts'
import { useTable } from '../../line/use-table.ts'
import { NO_CALL } from '../../local/device.ts'
import { playAgain } from '../../local/games.ts'
import type { Unplayable } from '../../local/reopen.ts'
import { type LocalLine, localLine } from '../../local/worker/local-line.ts'
import { recall, remember } from '../../shell/browser/remember.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { Curtain } from './Curtain.tsx'
import { Holder, personAt } from './Holder.tsx'
import { SoloNotice } from './SoloNotice.tsx'
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
  const [{ next, visitor }, call] = useState(NO_CALL)
  const line = useMemo(() => localLine(game, { fast: isFast(), takeOver, stuck: setStuck, call }), [game, takeOver])
  const [, go] = useLocation()
  const { model, actions } = useTable(line)
  useEffect(() => () => line.close(), [line])

  const awaited = model.you === null ? personAt(model, next) : null
  return (
    <Shell
      title={say.game}
      rules={rulesAt(model.table)}
      playing={model.bye === null && stuck === null}
      tools={<FastBots line={line} />}
    >
      {stuck !== null ? (
        <Stuck game={game} why={stuck} reopen={() => reopen(false)} />
      ) : model.bye !== null ? (
        <Closed bye={model.bye} reopen={reopen} />
      ) : model.table === null ? (
        <Loading />
      ) : awaited !== null ? (
        <Curtain key={next} name={awaited} lift={() => actions.look(next)} />
      ) : (
        <>
          <Holder
            model={model}
            visits={visitor !== null && visitor === model.you}
            invite={(seat) => line.send({ type: 'look', seat: null, next: seat })}
            layDown={() => actions.look(null)}
          />
          <GameScreen
            model={model}
            actions={actions}
            withoutChat
            rematch={() => playAgain(game).then((again) => go(`/solo/${again}`))}
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
        <SoloNotice title={say.elsewhereTitle} text={say.elsewhereText}>
          <button type="button" className="button loud" onClick={() => reopen(true)}>
            {say.takeOver}
          </button>
          {setup}
        </SoloNotice>
      )
    case 'gone':
      return (
        <SoloNotice title={say.goneTitle} text={say.goneText}>
          {setup}
        </SoloNotice>
      )
    default:
      return (
        <SoloNotice title={say.stoppedTitle} text={say.stoppedText}>
          <button type="button" className="button loud" onClick={() => reopen(false)}>
            {say.again}
          </button>
          {setup}
        </SoloNotice>
      )
  }
}
