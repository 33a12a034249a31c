// A table with a game on it: puts the parts together and listens to the keyboard.

import { tellChoice } from '@brouhaha/zombie-mosh'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
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
import { planStep } from './nextStep.ts'
import { othersAround } from './order.ts'
import type { Aim } from './SeatPanel.tsx'
import { Standing } from './Standing.tsx'
import { edgeByKey, type Target } from './staging.ts'
import { chapters, type Listener, latest, whileAway } from './story.ts'
import { Face, Talk } from './Talk.tsx'
import { TopBar, toggleSound } from './TopBar.tsx'
import { useKeys } from './useKeys.ts'
import { useMedia } from './useMedia.ts'
import { useNews } from './useNews.ts'
import { openChoices, usePlacing } from './usePlacing.ts'
import { useSpeech } from './useSpeech.ts'
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

  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

  const take = (): void => {
    switch (step.deed) {
      case 'confirm':
        if (picked !== null) actions.choose({ type: 'board', board: picked })
        else placing.confirm()
        return button.current?.focus()
      case 'focusHand':
        return focus('.hand [tabindex="0"]')
      case 'focusTargets':
        return focus('.targets [tabindex="0"]')
      case 'focusPosters':
        return focus('.poster[tabindex="0"]')
      case 'resume':
        return actions.act({ type: 'pause', on: false })
      case 'encore':
        return actions.act({ type: 'encore', on: true })
      case 'rematch':
        return rematch?.()
      case 'home':
        return navigate('/')
      case null:
        return
    }
  }

  const toggleSide = (): void => {
    openSide(!sideIsOpen)
    setReadTalk(model.talk.length)
  }

  const aimAt = (target: Target): void => {
    placing.aim(target)
    leadTo(target.seat)
  }

  const press = (key: string, event: KeyboardEvent): boolean => {
    if (key.startsWith('Arrow')) return moveBy(key)
    if (/^[1-6]$/.test(key)) return pressNumber(Number(key))
    switch (key.toLowerCase()) {
      case 'd':
        if (view.you === null || placing.edge === null) return false
        aimAt({ verb: 'defend', seat: view.you })
        return true
      case 'enter':
        return pressEnter(event.target)
      case 'escape':
        if (sideIsOpen) openSide(false)
        else if (picked !== null) setBoard(null)
        else placing.takeBack()
        return true
      case 'l':
        toggleSide()
        return true
      case 'm':
        toggleSound(sound)
        return true
      case '?':
        openKeys(true)
        return true
      default:
        return false
    }
  }

  const moveBy = (key: string): boolean => {
    const from = document.activeElement
    if (from instanceof HTMLElement && from.closest('.targets') !== null) return moveTarget(key)
    if (boards.length > 0) return movePoster(key)
    if (from instanceof HTMLElement && from.closest('.log-scroll, .talk-scroll, .away-scroll') !== null) return false
    const edge = edgeByKey(key, placing.edges, placing.edge)
    if (edge === null) return false
    placing.pick(edge)
    focus(`[data-edge="${edge.card}-${edge.part}"]`)
    return true
  }

  const stepBy = (key: string): number => (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)

  const moveTarget = (key: string): boolean => {
    const at = placing.offers.findIndex((offer) => offer.target.seat === placing.target?.seat)
    const next = at < 0 ? 0 : (at + stepBy(key) + placing.offers.length) % placing.offers.length
    const target = placing.offers[next]!.target
    aimAt(target)
    focus(`[data-target="${target.verb}-${target.seat}"]`)
    return true
  }

  const movePoster = (key: string): boolean => {
    const at = picked === null ? -1 : boards.indexOf(picked)
    const next = boards[at < 0 ? 0 : (at + stepBy(key) + boards.length) % boards.length]!
    setBoard(next)
    focus(`[data-board="${next}"]`)
    return true
  }

  const pressNumber = (number: number): boolean => {
    if (boards.length > 0) {
      setBoard(number - 1)
      focus(`[data-board="${number - 1}"]`)
      return true
    }
    const seat = othersAround(view.seats.length, view.you)[number - 1]
    if (seat === undefined) return false
    if (placing.edge === null) leadTo(seat)
    else aimAt({ verb: 'attack', seat })
    return true
  }

  /** Enter takes the next step from anywhere, except on a control that would do something else. */
  const pressEnter = (target: EventTarget | null): boolean => {
    const control = target instanceof HTMLElement ? target.closest('button, a, summary') : null
    if (control !== null && control.getAttribute('aria-checked') !== 'true') return false
    take()
    return true
  }

  useKeys(press)

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
  const host = view.you !== null && view.you === table.host
  const instead =
    view.stage === 'boards' ? (
      <ChooseZombie view={view} names={names} onOffer={boards} picked={picked} pick={setBoard} />
    ) : view.stage === 'dance' ? null : (
      <Ending view={view} history={model.history} names={names}>
        <div className="ending-ways">
          {view.stage === 'encore' && host && view.songs === 0 && (
            <button type="button" className="small-button" onClick={() => actions.act({ type: 'encore', on: false })}>
              {say('endConcert')}
            </button>
          )}
          {view.stage === 'over' && (
            <>
              <Link className="small-button" href={replay ?? `/replay/${table.id}`}>
                {say('replay')}
              </Link>
              {rematch !== undefined && (
                <Link className="small-button" href="/">
                  {say('backToStart')}
                </Link>
              )}
            </>
          )}
        </div>
      </Ending>
    )

  return (
    <Motion
      className={`mosh stage-${view.stage} ${wide ? 'is-wide' : ''}`}
      stamp={`${model.seq}.${placing.staged?.choice.card ?? ''}.${placing.staged?.choice.seat ?? ''}.${placing.staged?.choice.part ?? ''}`}
    >
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
