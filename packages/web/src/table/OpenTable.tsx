// A table with a game on it: puts the parts together and listens to the keyboard.

import { tellChoice } from '@brouhaha/zombie-mosh'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useLanguage } from '../language.ts'
import type { TableActions, TableModel } from '../model.ts'
import { useSettings } from '../settings/settings.ts'
import { Away } from './Away.tsx'
import { Board, leadTo } from './Board.tsx'
import { ChooseZombie } from './ChooseZombie.tsx'
import { Clock } from './Clock.tsx'
import { Dock } from './Dock.tsx'
import { Ending } from './Ending.tsx'
import { Keys } from './Keys.tsx'
import { Log } from './Log.tsx'
import { Motion } from './Motion.tsx'
import { seatNames } from './names.ts'
import { type Deed, planStep } from './nextStep.ts'
import type { Aim } from './SeatPanel.tsx'
import { Standing } from './Standing.tsx'
import type { Target } from './staging.ts'
import { chapters, type Listener, latest, whileAway } from './story.ts'
import { Face, Talk } from './Talk.tsx'
import { TopBar, toggleSound } from './TopBar.tsx'
import { useMedia } from './useMedia.ts'
import { useNews } from './useNews.ts'
import { openChoices, usePlacing } from './usePlacing.ts'
import { useSpeech } from './useSpeech.ts'
import { focusOn, useTableKeys } from './useTableKeys.ts'
import { Ways } from './Ways.tsx'
import { useWords } from './words.ts'

export interface OpenTableProps {
  readonly model: TableModel
  readonly actions: TableActions
  /** Where this game can be seen again; the table's own replay if it is left out. */
  readonly replay?: string
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch?: () => void
}

export function OpenTable({ model, actions, replay, rematch }: OpenTableProps) {
  const language = useLanguage()
  const say = useWords()
  const { sound } = useSettings()
  const [, navigate] = useLocation()
  const wide = useMedia('(min-width: 1100px)')
  const [keysAreOpen, openKeys] = useState(false)
  const [sideIsOpen, openSide] = useState(false)
  const [readTalk, setReadTalk] = useState(model.talk.length)
  const [board, setBoard] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const view = model.view!
  const table = model.table!
  const names = useMemo(() => seatNames(table.seats, view, language), [table.seats, view, language])
  const listener = useMemo<Listener>(() => ({ names, language, you: view.you }), [names, language, view.you])
  const story = useMemo(() => chapters(model.history, listener), [model.history, listener])
  const speech = useSpeech(model.talk)
  const placing = usePlacing(model, actions)
  useNews(model, listener)

  const boards = openChoices(model).flatMap((choice) => (choice.type === 'board' ? [choice.board] : []))
  const picked = board !== null && boards.includes(board) ? board : null
  const staged = picked === null ? placing.choice : ({ type: 'board', board: picked } as const)
  const choosable = placing.edges.length > 0 || boards.length > 0
  const step = planStep(
    { model, staged, edgePicked: placing.edge !== null, choosable, names, canRematch: rematch !== undefined },
    say,
    language,
  )

  const deeds: Readonly<Record<Deed, () => void>> = {
    confirm: () => {
      if (picked !== null) actions.choose({ type: 'board', board: picked })
      else placing.confirm()
      button.current?.focus()
    },
    focusHand: () => focusOn('.hand [tabindex="0"]'),
    focusTargets: () => focusOn('.targets [tabindex="0"]'),
    focusPosters: () => focusOn('.poster[tabindex="0"]'),
    resume: () => actions.act({ type: 'pause', on: false }),
    encore: () => actions.act({ type: 'encore', on: true }),
    rematch: () => rematch?.(),
    home: () => navigate('/'),
  }
  const take = (): void => {
    if (step.deed !== null) deeds[step.deed]()
  }

  const toggleSide = (): void => {
    flushSync(() => openSide(!sideIsOpen))
    setReadTalk(model.talk.length)
    focusOn(sideIsOpen ? '.top-side' : '.side-close')
  }

  const aimAt = (target: Target): void => {
    placing.aim(target)
    leadTo(target.seat)
  }

  useTableKeys({
    view,
    placing,
    boards,
    picked,
    pickBoard: setBoard,
    aimAt,
    takeStep: take,
    takeBack: () => {
      if (sideIsOpen) toggleSide()
      else if (picked !== null) setBoard(null)
      else placing.takeBack()
    },
    toggleSide,
    toggleSound: () => toggleSound(sound),
    showKeys: () => openKeys(true),
  })

  const aimOf = (seat: number): Aim | null => {
    const edge = placing.edge
    if (edge === null || view.you === null || placing.edges.length === 0) return null
    const verb = seat === view.you ? 'defend' : 'attack'
    const offer = placing.offers.find((one) => one.target.seat === seat)
    return {
      label: tellChoice({ type: verb, seat, ...edge }, names, language),
      hotkey: offer?.hotkey ?? '',
      legal: offer !== undefined,
      chosen: placing.target?.seat === seat,
      aim: () => aimAt({ verb, seat }),
    }
  }

  const bubble = (seat: number): ReactNode => {
    const saying = speech.get(seat)
    if (saying === undefined) return null
    return <p className="bubble">{saying.emote === undefined ? saying.text : <Face emote={saying.emote} />}</p>
  }

  const mayTalk = view.you !== null && model.connection === 'live'
  const ways = (
    <Ways
      stage={view.stage}
      mayStop={view.you === table.host && view.songs === 0}
      replay={replay ?? `/replay/${table.id}`}
      mayGoHome={rematch !== undefined}
      stop={() => actions.act({ type: 'encore', on: false })}
    />
  )
  const instead =
    view.stage === 'boards' ? (
      <ChooseZombie view={view} names={names} onOffer={boards} picked={picked} pick={setBoard} />
    ) : view.stage === 'dance' ? null : (
      <Ending view={view} history={model.history} names={names}>
        {ways}
      </Ending>
    )
  const lying = placing.staged?.choice

  return (
    <Motion
      className={`mosh stage-${view.stage} ${wide ? 'is-wide' : ''}`}
      stamp={`${model.seq} ${lying?.card} ${lying?.seat} ${lying?.part}`}
    >
      <h1 className="unseen">{language === 'en' ? 'Zombie Mosh!' : 'Zombie Mosh\u00a0!'}</h1>
      <TopBar
        view={view}
        watchers={table.watchers}
        unread={sideIsOpen || wide ? 0 : model.talk.length - readTalk}
        sideIsOpen={sideIsOpen}
        openSide={toggleSide}
        openKeys={() => openKeys(true)}
      />
      <Standing model={model} />
      <Away
        sentences={whileAway(model.history, model.missed, listener)}
        upTo={model.missed === 0 ? -1 : (model.history.at(-1)?.seq ?? -1)}
      />
      <div className="pit">
        <Board
          view={view}
          names={names}
          you={view.you}
          seats={table.seats}
          host={table.host}
          latest={latest(model.history, listener, 3)}
          clock={
            table.deadline === null || table.status !== 'playing' ? null : (
              <Clock deadline={table.deadline} clockSkew={model.clockSkew} />
            )
          }
          staged={placing.staged}
          aimAt={aimOf}
          speech={bubble}
          instead={instead}
        />
        <Dock model={model} placing={placing} names={names} step={step} take={take} button={button} />
      </div>
      {(wide || sideIsOpen) && (
        <aside className="side" aria-label={`${say('log')}, ${say('chat')}`}>
          {!wide && (
            <button type="button" className="small-button side-close" onClick={toggleSide}>
              {say('close')}
            </button>
          )}
          <Log chapters={story} />
          <Talk talk={model.talk} mayTalk={mayTalk} say={actions.say} emote={actions.emote} />
        </aside>
      )}
      {keysAreOpen && <Keys close={() => openKeys(false)} />}
    </Motion>
  )
}
