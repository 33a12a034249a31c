import { Link } from 'wouter'
import type { TableModel } from '../line/model.ts'
import { useLanguage } from '../shell/words/language.ts'
import { fill } from '../shell/words/words.ts'
import { TABLE_WORDS } from './words.ts'

export interface WaysProps {
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay: string | null | undefined
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch: (() => void) | undefined
}

interface TableWaysProps extends WaysProps {
  readonly model: Pick<TableModel, 'connection' | 'table' | 'you'>
  readonly names: readonly string[]
}

/** Where to from here, once a game is over. */
export function Ways({ model, names, replay, rematch }: TableWaysProps) {
  const say = TABLE_WORDS[useLanguage()]
  const table = model.table!
  const caller = names[table.host]
  return (
    <div className="row">
      {rematch !== undefined && (
        <button type="button" className="button loud" onClick={rematch}>
          {say.rematch}
        </button>
      )}
      {replay !== null && (
        <Link className="button" href={replay ?? `/replay/${table.match ?? table.id}`}>
          {say.replay}
        </Link>
      )}
      <Link className="button" href="/">
        {say.home}
      </Link>
      {rematch === undefined && table.host !== model.you && model.connection === 'live' && caller !== undefined && (
        <p className="small">{fill(say.mayRematch, { name: caller })}</p>
      )}
    </div>
  )
}
