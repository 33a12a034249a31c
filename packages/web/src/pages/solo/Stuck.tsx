import { Link } from 'wouter'
import { download } from '../../local/download.ts'
import { indexedDbStore } from '../../local/indexed-db.ts'
import { logOfKept } from '../../local/recording.ts'
import type { Unplayable } from '../../local/reopen.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { SoloNotice } from './SoloNotice.tsx'
import { LOCAL_WORDS } from './words.ts'

interface StuckProps {
  readonly game: string
  readonly why: Unplayable
  readonly reopen: () => void
}

/** A game that is here and cannot go on. It can still be watched, and taken along. */
export function Stuck({ game, why, reopen }: StuckProps) {
  const say = LOCAL_WORDS[useLanguage()]
  const take = async (): Promise<void> => {
    const kept = await indexedDbStore.load(game)
    const log = kept && logOfKept(kept)
    if (log !== null) download(log, game)
  }
  return (
    <SoloNotice title={say[`${why}Title`]} text={say[`${why}Text`]}>
      {why === 'unreachable' && (
        <button type="button" className="button loud" onClick={reopen}>
          {say.again}
        </button>
      )}
      <Link href={`/replay/${game}`} className={why === 'unreachable' ? 'button' : 'button loud'}>
        {say.replay}
      </Link>
      <button type="button" className="button" onClick={take}>
        {say.download}
      </button>
      <Link href="/solo" className="button">
        {say.toSetup}
      </Link>
    </SoloNotice>
  )
}
