import { Suspense, useEffect, useRef, useState } from 'react'
import type { OpenedCard } from '../../games/page/gallery/exhibition.ts'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { Sheet } from '../../shell/parts/Sheet.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { GALLERY_WORDS } from './words.ts'

interface CardSheetProps {
  readonly card: OpenedCard
  /** To its neighbours on the wall; null at the ends. */
  readonly onBefore: (() => void) | null
  readonly onAfter: (() => void) | null
  onClose(): void
}

/** One card, large, with all that is printed on it as text, and the rules that it plays by. */
export function CardSheet({ card, onBefore, onAfter, onClose }: CardSheetProps) {
  const say = GALLERY_WORDS[useLanguage()]
  const { name, facts, face, lines, flavour, rules } = card

  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    done.current?.focus({ preventScroll: true })
  }, [])
  /** Every card is read from its top. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is the reason
  useEffect(() => {
    done.current?.closest('dialog')?.scrollTo(0, 0)
  }, [card])

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') onBefore?.()
      if (key === 'ArrowRight') onAfter?.()
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [onBefore, onAfter])

  return (
    <Sheet label={name} wide onClose={onClose}>
      <article className="card-sheet">
        <div className="card-face">
          <Suspense fallback={null}>{face}</Suspense>
        </div>
        <div className="card-text">
          <p className="small">{facts.join(' · ')}</p>
          <h2 aria-live="polite">{name}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {flavour !== undefined && <p className="flavour">{flavour}</p>}
          <h3>{say.rules}</h3>
          <Suspense fallback={<p className="small">{say.rulesLoading}</p>}>{rules}</Suspense>
          <CopyLink />
        </div>
        <form method="dialog" className="card-tools">
          <button type="submit" ref={done} className="button">
            {say.close}
          </button>
          <span className="card-turn">
            <Turn label={say.before} sign="←" go={onBefore} />
            <Turn label={say.after} sign="→" go={onAfter} />
          </span>
        </form>
      </article>
    </Sheet>
  )
}

function CopyLink() {
  const say = GALLERY_WORDS[useLanguage()]
  const announce = useAnnounce()
  const [copied, setCopied] = useState<string | null>(null)
  if (navigator.clipboard === undefined) return null
  const copy = async (): Promise<void> => {
    const address = location.origin + location.pathname
    await navigator.clipboard.writeText(address)
    setCopied(address)
    announce(say.copied)
  }
  return (
    <button type="button" className="button slight" onClick={copy}>
      {copied === location.origin + location.pathname ? say.copied : say.copy}
    </button>
  )
}

interface TurnProps {
  readonly label: string
  readonly sign: string
  readonly go: (() => void) | null
}

const Turn = ({ label, sign, go }: TurnProps) => (
  <button
    type="button"
    className="button"
    aria-label={label}
    title={label}
    aria-disabled={go === null}
    onClick={() => go?.()}
  >
    {sign}
  </button>
)
