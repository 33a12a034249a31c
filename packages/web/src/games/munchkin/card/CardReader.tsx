import { describe } from '@brouhaha/cards'
import { kindWords } from '@brouhaha/faces'
import { nameOf } from '@brouhaha/munchkin'
import { Suspense, useEffect, useRef } from 'react'
import { Sheet } from '../../../shell/parts/Sheet.tsx'
import { Face } from '../cards/Face.tsx'
import { RuleLinks } from '../cards/RuleLinks.tsx'
import { usePlay } from '../play.ts'
import { CardTurn } from './CardTurn.tsx'
import { usePrinted } from './usePrinted.ts'
import { cardsBeside, whereabouts } from './whereabouts.ts'
import { CARD_WORDS } from './words.ts'

interface CardReaderProps {
  readonly id: string
  readonly close: () => void
}

/** One card, large, with all that is printed on it as text, what it is doing here, and the rules that it plays by. */
export function CardReader({ id, close }: CardReaderProps) {
  const { view, reader, language } = usePlay()
  const { card, box, names } = usePrinted(id)
  const say = CARD_WORDS[language]
  const name = nameOf(card, language)
  const { flavour } = card[language]
  const now = whereabouts(id, view, reader, language)

  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    done.current?.focus({ preventScroll: true })
  }, [])
  /** Every card is read from its top. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is the reason
  useEffect(() => {
    done.current?.closest('dialog')?.scrollTo(0, 0)
  }, [id])

  return (
    <Sheet label={name} wide onClose={close}>
      <article className="card-sheet">
        <div className="card-face">
          <Suspense fallback={null}>
            <Face card={card} box={box} names={names} size="full" />
          </Suspense>
        </div>
        <div className="card-text">
          <p className="small">
            {[kindWords(card, language, names), say[card.deck], reader.card.box(box, language)].join(' · ')}
          </p>
          <h2 aria-live="polite">{name}</h2>
          {describe(card, language, names).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {flavour !== undefined && <p className="flavour">{flavour}</p>}
          {now.length > 0 && (
            <>
              <h3>{say.now}</h3>
              {now.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </>
          )}
          <h3>{say.rules}</h3>
          <Suspense fallback={<p className="small">{say.rulesLoading}</p>}>
            <RuleLinks card={card} atTable />
          </Suspense>
        </div>
        <form method="dialog" className="card-tools">
          <button type="submit" ref={done} className="button">
            {say.close}
          </button>
          <CardTurn id={id} row={cardsBeside(id, view)} />
        </form>
      </article>
    </Sheet>
  )
}
