// A table with a game on it: puts the parts together and listens to the keyboard.

import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { focusOn } from '../../shell/browser/focus.ts'
import { ROOM_FOR_WIDE_SIDE } from '../../shell/browser/widths.ts'
import { useSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { Away } from '../../table/Away.tsx'
import { Bubble } from '../../table/Bubble.tsx'
import { Clock } from '../../table/Clock.tsx'
import { Motion } from '../../table/Motion.tsx'
import { Notice } from '../../table/notice/Notice.tsx'
import { Side } from '../../table/Side.tsx'
import { useNews } from '../../table/story/useNews.ts'
import { useSide } from '../../table/story/useSide.ts'
import { useSpeech } from '../../table/useSpeech.ts'
import { aimAtSeat } from './aims.ts'
import { isAwaitedAtConcert } from './awaited.ts'
import { Board, leadTo } from './Board.tsx'
import { ChooseZombie } from './ChooseZombie.tsx'
import { MOSH_EMOTES } from './emotes.ts'
import { MoshDock } from './MoshDock.tsx'
import { MoshEnding } from './MoshEnding.tsx'
import { MoshKeys } from './MoshKeys.tsx'
import { MoshWays } from './MoshWays.tsx'
import type { MoshActions, MoshModel } from './model.ts'
import { zombieNames } from './names.ts'
import { type Deed, planDance } from './nextStep.ts'
import type { HitTarget } from './staging.ts'
import { concertChapters, concertWhileAway, type Listener, latestOfConcert, reporterFor } from './story.ts'
import { TableStanding } from './TableStanding.tsx'
import { TopBar, toggleSound } from './TopBar.tsx'
import { openChoices, usePlacing } from './usePlacing.ts'
import { useSight } from './useSight.ts'
import { useTableKeys } from './useTableKeys.ts'
import { MOSH_WORDS } from './words.ts'

export interface OpenTableProps {
  readonly model: MoshModel
  readonly actions: MoshActions
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay?: string | null
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch?: () => void
  /** No chat: everybody sits around this device. */
  readonly withoutChat?: boolean
}

export function MoshTable({ model, actions, replay, rematch, withoutChat = false }: OpenTableProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const { sound } = useSettings()
  const [, navigate] = useLocation()
  const [keysAreOpen, openKeys] = useState(false)
  const [board, setBoard] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const view = model.view!
  const table = model.table!
  const names = useMemo(() => zombieNames(table.seats, view, language), [table.seats, view, language])
  const listener = useMemo<Listener>(() => ({ names, language, you: view.you }), [names, language, view.you])
  const story = useMemo(() => concertChapters(model.history, listener), [model.history, listener])
  const speech = useSpeech(model.talk)
  const side = useSide(model.talk.length, ROOM_FOR_WIDE_SIDE)
  const placing = usePlacing(model, actions)
  useNews(
    model,
    useMemo(() => reporterFor(listener), [listener]),
  )
  useSight(placing.edges.length > 0 ? (placing.edge === null ? 'dance' : `edge ${placing.target?.seat}`) : null)

  const boards = openChoices(model).flatMap((choice) => (choice.type === 'board' ? [choice.board] : []))
  const picked = board !== null && boards.includes(board) ? board : null
  const staged = picked === null ? placing.choice : ({ type: 'board', board: picked } as const)
  const choosable = placing.edges.length > 0 || boards.length > 0
  const step = planDance(
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

  const aimAt = (target: HitTarget): void => {
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
      if (side.isOpen) side.toggle()
      else if (picked !== null) setBoard(null)
      else placing.takeBack()
    },
    toggleSide: side.toggle,
    toggleSound: () => toggleSound(sound),
    showKeys: () => openKeys(true),
  })

  const instead =
    view.stage === 'boards' ? (
      <ChooseZombie view={view} names={names} onOffer={boards} picked={picked} pick={setBoard} />
    ) : view.stage === 'dance' ? null : (
      <MoshEnding view={view} history={model.history} names={names}>
        <MoshWays
          stage={view.stage}
          mayStop={view.you === table.host && view.songs === 0}
          replay={replay === undefined ? `/replay/${table.match ?? table.id}` : replay}
          mayGoHome={rematch !== undefined}
          caller={rematch === undefined && model.connection === 'live' ? (names[table.host] ?? null) : null}
          stop={() => actions.act({ type: 'encore', on: false })}
        />
      </MoshEnding>
    )
  const lying = placing.staged?.choice
  const besides = { model, actions, story, emotes: MOSH_EMOTES, withoutChat }

  return (
    <Motion
      className={`mosh stage-${view.stage} ${side.wide ? 'is-wide' : ''}`}
      stamp={`${model.seq} ${lying?.card} ${lying?.seat} ${lying?.part}`}
    >
      <h1 className="unseen">{say.title}</h1>
      <TopBar
        view={view}
        watchers={table.watchers}
        unread={side.unread}
        sideIsOpen={side.isOpen}
        openSide={side.toggle}
        openKeys={() => openKeys(true)}
      />
      <TableStanding model={model} />
      <div className="pit">
        <Away
          sentences={concertWhileAway(model.history, model.missed, listener)}
          upTo={model.missed === 0 ? -1 : (model.history.at(-1)?.seq ?? -1)}
          busy={placing.edge !== null}
        />
        <Board
          view={view}
          names={names}
          you={view.you}
          seats={table.seats}
          host={table.host}
          latest={latestOfConcert(model.history, listener, 3)}
          clock={
            table.deadline === null || table.status !== 'playing' ? null : (
              <Clock deadline={table.deadline} clockSkew={model.clockSkew} />
            )
          }
          staged={placing.staged}
          aimAt={(seat) => aimAtSeat({ placing, you: view.you, names, language, aimAt }, seat)}
          speech={(seat) => <Bubble saying={speech.get(seat)} />}
          instead={instead}
        />
        <MoshDock model={model} placing={placing} names={names} step={step} take={take} aim={aimAt} button={button} />
      </div>
      {side.wide ? <Side {...besides} /> : side.isOpen && <Side {...besides} close={side.toggle} />}
      <Notice model={model} awaited={isAwaitedAtConcert(model)} />
      {keysAreOpen && <MoshKeys close={() => openKeys(false)} />}
    </Motion>
  )
}
