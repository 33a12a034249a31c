import type { Part } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/words/language.ts'

const HEAD = (
  <path d="M12 2.5c5 0 8 3.3 8 7.6 0 2.6-1.2 4.4-2.6 5.5V20h-2.6v-2h-1.6v3h-2.4v-3H9.2v2H6.6v-4.4C5.2 14.5 4 12.7 4 10.1c0-4.3 3-7.6 8-7.6ZM8.6 8.6a2 2.2 0 1 0 .1 0Zm6.8 0a2 2.2 0 1 0 .1 0Z" />
)
const ARM = (
  <path d="M3.2 8.2 6 3.4l2.2.9 1.4-1.4 2 1-.4 3.6-2.6 3.2 1.6 3.6c2.2-2 5.4-2.6 8.6-1.2l2 7.2H10.6c-2.6 0-4.2-1.2-5-3.4L3.4 11Z" />
)
const LEG = <path d="M10.4 2.5h8.4l-.6 9.2 1.4 9.3H3.2c-.6-3 1-4.4 3.6-5l3.4-1Z" />

const SHAPES: Readonly<Record<Part, ReactNode>> = {
  head: HEAD,
  leftArm: ARM,
  rightArm: <g transform="matrix(-1 0 0 1 24 0)">{ARM}</g>,
  leftLeg: LEG,
  rightLeg: <g transform="matrix(-1 0 0 1 24 0)">{LEG}</g>,
}

const LETTERS: Readonly<Record<Part, Readonly<Record<'en' | 'fr', string>>>> = {
  head: { en: '', fr: '' },
  leftArm: { en: 'L', fr: 'G' },
  rightArm: { en: 'R', fr: 'D' },
  leftLeg: { en: 'L', fr: 'G' },
  rightLeg: { en: 'R', fr: 'D' },
}

/** A part as a sign: its shape, turned to its side, and the letter of that side. The words stand elsewhere. */
export function PartSign({ part }: { readonly part: Part }) {
  const letter = LETTERS[part][useLanguage()]
  return (
    <svg viewBox="0 0 24 24" className="part-sign" aria-hidden="true" focusable="false">
      {SHAPES[part]}
      {letter !== '' && (
        <text x={part.startsWith('left') ? 13.5 : 10.5} y={part.endsWith('Leg') ? 13 : 19.6} className="part-side">
          {letter}
        </text>
      )}
    </svg>
  )
}
