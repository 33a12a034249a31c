import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { RecordingProps } from '../../games/page/game-page.ts'
import { loadRecording, type Missing } from '../../games/page/replay/load.ts'
import { REPLAY_WORDS } from '../../games/page/replay/words.ts'
import { pageOf } from '../../games/pages.ts'
import type { Recording } from '../../local/recording.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { FileDoor } from './FileDoor.tsx'
import '../../games/page/replay/replay.css'

/** Route /replay/ID, and /replay for a file. */
export function ReplayPage({ id }: { readonly id: string | null }) {
  const say = REPLAY_WORDS[useLanguage()]
  const [found, setFound] = useState<Recording | Missing | null>(null)
  const [visit, setVisit] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit asks again
  useEffect(() => {
    if (id === null) return
    let here = true
    loadRecording(id).then((recording) => here && setFound(recording))
    return () => {
      here = false
    }
  }, [id, visit])

  const again = (): void => {
    setFound(null)
    setVisit(visit + 1)
  }
  return (
    <Shell title={say.title}>
      {found === null && id === null ? (
        <FileDoor open={setFound} />
      ) : found === null ? (
        <Loading />
      ) : typeof found === 'string' ? (
        <div className="paper taped notice" role="status">
          <h1>{say[`${found}Title`]}</h1>
          <p>{say[`${found}Text`]}</p>
          <div className="row replay-ways">
            {found === 'away' && (
              <button type="button" className="button" onClick={again}>
                {say.again}
              </button>
            )}
            <Link href="/" className="button">
              {say.home}
            </Link>
          </div>
        </div>
      ) : (
        <Suspense fallback={<Loading />}>
          <Stage recording={found} leave={id === null ? () => setFound(null) : null} />
        </Suspense>
      )}
    </Shell>
  )
}

function Stage(props: RecordingProps) {
  const { Theatre } = pageOf(props.recording.game)
  return <Theatre {...props} />
}
