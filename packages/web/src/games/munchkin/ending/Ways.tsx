import { Link } from 'wouter'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { ENDING_WORDS } from './words.ts'

export interface WaysProps {
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay: string | null | undefined
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch: (() => void) | undefined
}

/** Where to from here. */
export function Ways({ replay, rematch }: WaysProps) {
  const { model, reader, language, table } = usePlay()
  const say = ENDING_WORDS[language]
  const caller = reader.names[table.host]
  return (
    <div className="row mk-ways">
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
      {rematch === undefined && table.host !== reader.you && model.connection === 'live' && caller !== undefined && (
        <p className="small">{fill(say.mayRematch, { name: caller })}</p>
      )}
    </div>
  )
}
