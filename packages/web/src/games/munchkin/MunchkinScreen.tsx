// A table of the Munchkin family with a game on it: puts the parts together.

import type { DisputedMatter } from '@brouhaha/protocol'
import { use, useMemo, useState } from 'react'
import type { TableActions } from '../../line/model.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { Motion } from '../../table/Motion.tsx'
import { Notice } from '../../table/notice/Notice.tsx'
import { TakeBack } from '../../table/TakeBack.tsx'
import { isAwaited } from './awaited.ts'
import { firstBoxOf } from './boxes.ts'
import { CardReader } from './card/CardReader.tsx'
import { Deals } from './deals/Deals.tsx'
import { Ending } from './ending/Ending.tsx'
import { Hand } from './hand/Hand.tsx'
import type { MunchkinModel } from './model.ts'
import './munchkin.css'
import { seatNames } from './names.ts'
import { wholeView } from './older-view.ts'
import { packsAtTable } from './packs.ts'
import { type Move, type Play, PlayContext } from './play.ts'
import { Question } from './questions/Question.tsx'
import { Reading } from './Reading.tsx'
import { Others } from './seats/Others.tsx'
import { Own } from './seats/Own.tsx'
import { MunchkinSide } from './side/MunchkinSide.tsx'
import { Stage } from './stage/Stage.tsx'
import { useReader } from './useReader.ts'

export interface MunchkinScreenProps {
  readonly model: MunchkinModel
  readonly actions: TableActions<Move>
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay?: string | null
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch?: () => void
  /** Neither chat nor disputes: everybody sits around this device. */
  readonly withoutChat?: boolean
}

export function MunchkinScreen(props: MunchkinScreenProps) {
  const { model } = props
  if (model.view === null || model.table === null) return null
  return <OpenTable {...props} view={model.view} table={model.table} />
}

type OpenTableProps = MunchkinScreenProps & Pick<Play, 'view' | 'table'>

function OpenTable({ model: heard, actions, view: told, table, replay, rematch, withoutChat = false }: OpenTableProps) {
  const language = useLanguage()
  const packs = use(packsAtTable(table))
  const view = useMemo(() => wholeView(told, packs), [told, packs])
  const model = useMemo(() => ({ ...heard, view }), [heard, view])
  const names = useMemo(() => seatNames(table.seats, language), [table.seats, language])
  const reader = useReader(packs, table, view, names)
  const [considered, consider] = useState<Play['considered']>(null)
  const [held, hold] = useState<number | null>(null)
  const [card, read] = useState<string | null>(null)
  const [watched, watch] = useState<number | null>(null)
  const isPlayed = table.status === 'playing' && table.dispute === undefined
  const play: Play = {
    model,
    view,
    table,
    language,
    reader,
    choices: isPlayed && !model.pending ? model.choices : [],
    choose: actions.choose,
    considered,
    consider,
    held,
    hold,
    read,
    watched,
    watch,
  }
  const talking = {
    onBeg: (): void => actions.emote('beg'),
    onDispute: (text: string, about: DisputedMatter | null): void =>
      actions.act({ type: 'dispute', text, ...(about !== null && { about }) }),
    onVote: (on: boolean): void => actions.act({ type: 'vote', on }),
    onRest: (): void => actions.act({ type: 'letRest' }),
  }
  const over = view.winners.length > 0 || table.status === 'over'
  return (
    <PlayContext value={play}>
      <div className="munchkin">
        <h1 className="unseen">{reader.card.box(firstBoxOf(view), language)}</h1>
        <Motion className="munchkin-table" stamp={`${model.seq}`}>
          {over ? <Ending replay={replay} rematch={rematch} /> : <Stage />}
          <Others />
          <Own />
          <Question
            resume={() => actions.act({ type: 'pause', on: false })}
            reading={
              <>
                <TakeBack model={model} choose={actions.choose} />
                <Reading actions={actions} />
              </>
            }
          />
          <Hand />
          <Deals {...(withoutChat ? {} : talking)} />
        </Motion>
        <MunchkinSide actions={actions} withoutChat={withoutChat} />
        <Notice model={model} awaited={isAwaited(model)} />
        {card !== null && <CardReader id={card} close={() => read(null)} />}
      </div>
    </PlayContext>
  )
}
