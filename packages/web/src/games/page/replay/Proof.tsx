// What can be done with a recording: a link to this moment, the proof that it is true, the file.

import { useEffect, useState } from 'react'
import { download } from '../../../local/download.ts'
import type { Recording } from '../../../local/recording.ts'
import type { FromWorker, ToWorker, Verdict } from '../../../local/worker/messages.ts'
import { startWorker } from '../../../local/worker/start.ts'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { becauseIn, REPLAY_WORDS } from './words.ts'

interface ProofProps {
  readonly recording: Recording
  readonly at: number
  readonly leave: (() => void) | null
}

export function Proof({ recording, at, leave }: ProofProps) {
  const say = REPLAY_WORDS[useLanguage()]
  const { log, id } = recording
  return (
    <section className="theatre-proof">
      <div className="row">
        {id !== null && <MomentLink key={at} />}
        {log !== null && <VerifyButton recording={recording} />}
        {log !== null && recording.finished && (
          <button type="button" className="button slight" onClick={() => download(log, id ?? 'game')}>
            {say.download}
          </button>
        )}
        {leave !== null && (
          <button type="button" className="button slight" onClick={leave}>
            {say.otherFile}
          </button>
        )}
      </div>
      <p className="small">{say.keys}</p>
    </section>
  )
}

/** Without a secure context there is no clipboard: then the address is shown, ready to be copied. */
function MomentLink() {
  const say = REPLAY_WORDS[useLanguage()]
  const [state, setState] = useState<'none' | 'copied' | 'shown'>('none')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
      setState('copied')
    } catch {
      setState('shown')
    }
  }
  return (
    <>
      <button type="button" className="button slight" onClick={copy}>
        {say.link}
      </button>
      {state === 'copied' && <span role="status">{say.linkCopied}</span>}
      {state === 'shown' && (
        <label className="field theatre-link">
          {say.linkSelect}
          <input readOnly value={location.href} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}

function VerifyButton({ recording: { log } }: { readonly recording: Recording }) {
  const say = REPLAY_WORDS[useLanguage()]
  const [verdict, setVerdict] = useState<Verdict | 'running' | null>(null)
  useEffect(() => {
    if (verdict !== 'running' || log === null) return
    const worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'verified') setVerdict(data.verdict)
    }
    const question: ToWorker = { type: 'verify', log }
    worker.postMessage(question)
    return () => worker.terminate()
  }, [verdict, log])
  return (
    <>
      <button type="button" className="button" disabled={verdict === 'running'} onClick={() => setVerdict('running')}>
        {say.verify}
      </button>
      <div role="status" className="theatre-verdict">
        {verdict === 'running' ? <p>{say.verifying}</p> : verdict !== null && <Judgement verdict={verdict} />}
      </div>
    </>
  )
}

function Judgement({ verdict }: { readonly verdict: Verdict }) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
  switch (verdict.kind) {
    case 'true':
      return (
        <p className="is-true">
          <span aria-hidden="true">✓ </span>
          {fill(say.isTrue, { rows: verdict.rows, hash: verdict.hash.slice(0, 12) })}
          {verdict.promised > 0 && ` ${say.isPromised}`}
        </p>
      )
    case 'false': {
      const because = becauseIn(verdict.because, language)
      return (
        <p className="trouble">
          {verdict.seq < 0 ? fill(say.isFalseSetUp, { because }) : fill(say.isFalse, { row: verdict.seq + 1, because })}
        </p>
      )
    }
    case 'ruleless':
      return <p>{fill(verdict.why === 'unknown' ? say.isUnknown : say.isUnreachable, { edition: verdict.edition })}</p>
  }
}
