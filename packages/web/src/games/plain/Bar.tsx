import type { GameKit } from '@brouhaha/games'
import type { TableModel } from '../../line/model.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { BarTools, Watchers } from '../../table/BarTools.tsx'
import type { SideState } from '../../table/story/useSide.ts'
import { TABLE_WORDS } from '../../table/words.ts'
import { PLAIN_WORDS } from './words.ts'

interface BarProps {
  readonly kit: GameKit
  readonly model: TableModel
  readonly side: SideState
  readonly withoutChat: boolean
}

/** Above the table: what is played, how far it has come, who looks on. */
export function PlainBar({ kit, model, side, withoutChat }: BarProps) {
  const language = useLanguage()
  return (
    <header className="plain-bar">
      <h1>{kit.entry.title[language]}</h1>
      <p>{fill(PLAIN_WORDS[language].where, { round: kit.unpack().rounds(model.view!) })}</p>
      {model.you === null && <p className="plain-watching">{TABLE_WORDS[language].watching}</p>}
      <p>
        <Watchers count={model.table!.watchers} />
      </p>
      <div className="plain-tools">
        <BarTools side={side} withoutChat={withoutChat} />
      </div>
    </header>
  )
}
