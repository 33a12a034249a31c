import { fill } from '../../../shell/words/words.ts'
import { BarTools, Watchers } from '../../../table/BarTools.tsx'
import type { SideState } from '../../../table/story/useSide.ts'
import { TABLE_WORDS } from '../../../table/words.ts'
import { boxesPlayed } from '../boxes.ts'
import { usePlay } from '../play.ts'
import { SIDE_WORDS } from './words.ts'

interface BarProps {
  readonly side: SideState
  readonly withoutChat: boolean
}

/** Above the table: what is played and how far it has come, and the way to the whole story. */
export function Bar({ side, withoutChat }: BarProps) {
  const { view, reader, language, table } = usePlay()
  const say = SIDE_WORDS[language]
  const boxes = boxesPlayed(view).map((box) => reader.card.box(box, language))
  return (
    <div className="mk-bar">
      <p className="mk-bar-game">
        <b>{boxes.join(' + ')}</b>
        <span>{view.turn === 0 ? say.dealing : fill(say.turn, { turn: view.turn })}</span>
        {view.you === null && <span className="mk-bar-watching">{TABLE_WORDS[language].watching}</span>}
        <Watchers count={table.watchers} />
      </p>
      <BarTools side={side} withoutChat={withoutChat} />
    </div>
  )
}
