// A card of Zombie Mosh! as the table draws it, on the paper of a gig poster.

import { type Part, partName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../../shell/words/language.ts'
import { PartSign } from '../PartSign.tsx'
import './mosh.css'

/** What it shows is said elsewhere: for those who hear the page it is decoration. */
export function MoshFace({ parts }: { readonly parts: readonly Part[] }) {
  const language = useLanguage()
  return (
    <span className="picture mosh-face" aria-hidden="true">
      {parts.map((part) => (
        <span key={part} className="mosh-edge">
          <Struck part={part} />
          <span className="mosh-part">{partName(part, language)}</span>
        </span>
      ))}
    </span>
  )
}

export const MoshBack = () => (
  <span className="picture mosh-back" aria-hidden="true">
    <Struck part="head" />
  </span>
)

const Struck = ({ part }: { readonly part: Part }) => (
  <span className="mosh-struck">
    <svg viewBox="0 0 64 56" className="mosh-burst" aria-hidden="true" focusable="false">
      <path d="m33 3 6 10 12-8-1 12 12-1-7 10 7 9-12 1 3 12-12-5-7 10-7-10-12 6 3-12-13-1 8-9-9-10 13 1-3-13 12 8Z" />
    </svg>
    <PartSign part={part} />
  </span>
)
