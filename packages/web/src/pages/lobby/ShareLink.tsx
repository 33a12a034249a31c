import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { LOBBY_WORDS } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

interface ShareLinkProps {
  readonly address: string
  readonly title: string
  readonly text: string
}

/** A link to pass on: copied where the browser allows it, selected for copying by hand where it does not (plain http). */
export function ShareLink({ address, title, text }: ShareLinkProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const announce = useAnnounce()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<string | null>(null)

  async function copy() {
    field.current?.select()
    const copied = await copyText(address)
    const word = copied ? say.copied : say.copyByHand
    setDone(word)
    announce(word)
  }

  return (
    <section className="paper taped share" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className="share-row">
        <label className="field">
          <span className="unseen">{say.shareLink}</span>
          <input ref={field} value={address} readOnly onFocus={(event) => event.target.select()} />
        </label>
        <button type="button" className="button" onClick={copy}>
          {say.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => navigator.share({ url: address }).catch(() => {})}>
            {say.share}
          </button>
        )}
      </div>
      {done !== null && <p className="small">{done}</p>}
      <figure className="qr">
        <Suspense fallback={null}>
          <QrCode text={address} label={say.qr} />
        </Suspense>
        <figcaption className="small">{say.code}</figcaption>
      </figure>
    </section>
  )
}

/** The clipboard is missing without a secure context; the old way still works there, most of the time. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return document.execCommand('copy')
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
