import { type MunchkinForm, sayForm, type Terms } from '@brouhaha/munchkin'
import { usePlay } from '../play.ts'
import { TermsFields } from './TermsFields.tsx'
import { DEAL_WORDS } from './words.ts'

interface OwnTermsProps {
  readonly form: Extract<MunchkinForm, Terms>
  /** Behind a fold, while the usual prices stand above. */
  readonly folded: boolean
  readonly isShut: boolean
  change(terms: Terms): void
  send(form: MunchkinForm): void
}

/** Any price that can be named, and the button that says it. */
export function OwnTerms({ form, folded, isShut, change, send }: OwnTermsProps) {
  const { reader, language } = usePlay()
  const { items, treasures, helperPicksFirst, evenIfLost } = form
  const fields = (
    <>
      <TermsFields terms={{ items, treasures, helperPicksFirst, evenIfLost }} change={change} />
      <button type="button" className="button mk-deal-send" aria-disabled={isShut} onClick={() => send(form)}>
        {sayForm(form, reader, language)}
      </button>
    </>
  )
  if (!folded) return fields
  return (
    <details className="mk-deal-more">
      <summary>{DEAL_WORDS[language].otherTerms}</summary>
      {fields}
    </details>
  )
}
