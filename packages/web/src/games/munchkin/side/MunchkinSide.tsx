// What was done and what was said: beside the table where there is room, behind a button where there is not.

import { useMemo } from 'react'
import type { TableActions } from '../../../line/model.ts'
import { useKeys } from '../../../shell/browser/useKeys.ts'
import { ROOM_FOR_SIDE } from '../../../shell/browser/widths.ts'
import { Away } from '../../../table/Away.tsx'
import { useSoundSwitch } from '../../../table/BarTools.tsx'
import { Side as LogAndTalk } from '../../../table/Side.tsx'
import { useSide } from '../../../table/story/useSide.ts'
import { type Move, usePlay } from '../play.ts'
import { Bar } from './Bar.tsx'
import { FAMILY_EMOTES } from './emotes.ts'
import './side.css'
import { chapters, whileAway } from './story.ts'
import { useReport } from './useReport.ts'

interface SideProps {
  readonly actions: TableActions<Move>
  readonly withoutChat: boolean
}

export function MunchkinSide({ actions, withoutChat }: SideProps) {
  const { model, reader, language, held } = usePlay()
  const { history, missed } = model
  const side = useSide(model.talk.length, ROOM_FOR_SIDE)
  const story = useMemo(() => chapters(history, reader, language), [history, reader, language])
  const { toggle: toggleSound } = useSoundSwitch()
  useReport()
  useKeys((key) => {
    if (key === 'l' || (key === 'Escape' && side.isOpen)) side.toggle()
    else if (key === 'm') toggleSound()
    else return false
    return true
  })
  const shared = { model, actions, story, emotes: FAMILY_EMOTES, withoutChat }
  return (
    <>
      <Bar side={side} withoutChat={withoutChat} />
      <Away
        sentences={whileAway(history, missed, reader, language)}
        upTo={missed === 0 ? -1 : (history.at(-1)?.seq ?? -1)}
        busy={held !== null}
      />
      {side.wide ? <LogAndTalk {...shared} /> : side.isOpen && <LogAndTalk {...shared} close={side.toggle} />}
    </>
  )
}
