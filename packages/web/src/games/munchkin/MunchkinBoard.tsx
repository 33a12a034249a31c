// The table as anybody may see it, read only: for replays and shared screens.

import type { MunchkinView } from '@brouhaha/munchkin'
import type { TableInfo } from '@brouhaha/protocol'
import { use, useMemo, useState } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { Motion } from '../../table/Motion.tsx'
import { BoardOffers } from './BoardOffers.tsx'
import { BoardStatus } from './BoardStatus.tsx'
import { CardReader } from './card/CardReader.tsx'
import type { MunchkinModel } from './model.ts'
import './munchkin.css'
import { wholeView } from './older-view.ts'
import { packsAtTable } from './packs.ts'
import { LOOKING_ON, type Play, PlayContext } from './play.ts'
import { Others } from './seats/Others.tsx'
import { useReport } from './side/useReport.ts'
import { Stage } from './stage/Stage.tsx'
import { useReader } from './useReader.ts'

export interface MunchkinBoardProps {
  readonly view: MunchkinView
  readonly table: TableInfo
  readonly names: readonly string[]
  readonly model: MunchkinModel
  /** News is said and sounds, as at a table; a replay has its own ways. */
  readonly announced?: boolean | undefined
}

export function MunchkinBoard({ view: told, table, names, model, announced = false }: MunchkinBoardProps) {
  const language = useLanguage()
  const [card, read] = useState<string | null>(null)
  const [watched, watch] = useState<number | null>(null)
  const packs = use(packsAtTable(table))
  const view = useMemo(() => wholeView(told, packs), [told, packs])
  const reader = useReader(packs, table, view, names)
  const play: Play = {
    ...LOOKING_ON,
    model,
    view,
    table,
    language,
    reader,
    read,
    watched,
    watch,
  }
  return (
    <PlayContext value={play}>
      <div className="munchkin is-board">
        <Motion className="munchkin-table" stamp={`${model.seq}`}>
          <BoardStatus />
          <Stage />
          <BoardOffers />
          <Others />
        </Motion>
        {announced && <Report />}
        {card !== null && <CardReader id={card} close={() => read(null)} />}
      </div>
    </PlayContext>
  )
}

function Report() {
  useReport()
  return null
}
