// Small signs in the same ink as everything else: no picture depends on the fonts of a device.

import type { Emote } from '@brouhaha/protocol'
import type { ReactNode } from 'react'

const SIGNS = {
  card: <path d="M4 6.5h10v14H4ZM9 6.5v-3h11v14h-6" />,
  eye: (
    <>
      <path d="M2 12Q12 2.5 22 12 12 21.5 2 12Z" />
      <circle cx="12" cy="12" r="2.6" className="solid" />
    </>
  ),
  sound: <path d="M3 9h4l6-5v16l-6-5H3ZM16.5 8q3 4 0 8M19 5q5.5 7 0 14" />,
  silence: <path d="M3 9h4l6-5v16l-6-5H3ZM16 9l6 6M22 9l-6 6" />,
  song: <path d="M9 18V5l10-2v13M9 18a3 2.5 0 1 1-.1-.600M19 16a3 2.5 0 1 1-.1-.6" />,
} as const satisfies Readonly<Record<string, ReactNode>>

export const Icon = ({ sign }: { readonly sign: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
    {SIGNS[sign]}
  </svg>
)

const SKULL = 'M16 3C8 3 4 8.5 4 14.500c0 4 2 6.5 4.5 8V28h15v-5.500c2.5-1.5 4.5-4 4.5-8C28 8.5 24 3 16 3Z'

const FACES: Readonly<Record<Emote, ReactNode>> = {
  headbang: (
    <>
      <path d="M9 16V5q0-2 2-2t2 2v9h6V5q0-2 2-2t2 2v15q0 8-7 9-7-1-8-8l-3-5q2-3 4-1Z" className="pink" />
      <path d="M13 14v5M19 14v5" />
    </>
  ),
  ouch: (
    <>
      <path d={SKULL} className="skin" />
      <path d="m9 11 4 4m0-4-4 4M19 11l4 4m0-4-4 4M10 22l3-2 3 2 3-2 3 2M20 4l5 5" />
    </>
  ),
  laugh: (
    <>
      <path d={SKULL} className="skin" />
      <path d="m8 14 3-3 3 3M18 14l3-3 3 3" />
      <path d="M9 18h14q-1 7-7 7t-7-7Z" className="pink" />
    </>
  ),
  boo: (
    <>
      <path d="M8 4h14q3 0 3 3l1 7q0 3-3 3h-6l1 8q0 4-3 4l-4-10-5-2Z" className="pink" />
      <path d="M8 4H4v13h4" />
    </>
  ),
  encore: (
    <>
      <path d="m16 2 4 7 8-2-3 7 5 6-8 1-1 8-5-6-6 5v-8l-8-2 6-5-3-8 8 3Z" className="pink" />
      <path d="M16 11v6M16 21v.5" />
    </>
  ),
  sorry: (
    <>
      <path d={SKULL} className="skin" />
      <path d="m8 13 5-2M24 13l-5-2M12 22q4-4 8 0" />
      <path d="M22 15q3 5 0 6-3-1 0-6Z" className="pink" />
    </>
  ),
  think: (
    <>
      <path d={SKULL} className="skin" />
      <path d="M8 10h5M19 8q3-1 5 1M12 22h8" />
      <circle cx="11" cy="14" r="1.5" className="solid" />
      <circle cx="21" cy="14" r="1.5" className="solid" />
    </>
  ),
  rip: (
    <>
      <path d="M7 28V13q0-10 9-10t9 10v15Z" className="grey" />
      <path d="M3 28h26M16 9v10M12 13h8" />
    </>
  ),
  whine: (
    <>
      <path d={SKULL} className="skin" />
      <path d="m8 11 5 2M24 11l-5 2M8 16v9M24 16v9" />
      <path d="M12 24q0-7 4-7t4 7Z" className="pink" />
    </>
  ),
  beg: (
    <>
      <path d="M15 3q-5 7-6 14l-5 5 6 7 5-6Z" className="skin" />
      <path d="M17 3q5 7 6 14l5 5-6 7-5-6Z" className="skin" />
    </>
  ),
  gloat: (
    <>
      <path d="M4 27 3 9l8 6 5-11 5 11 8-6-1 18Z" className="pink" />
      <path d="M4 22h24" />
    </>
  ),
  threaten: (
    <>
      <path d="M8 14q0-3 3-3h11q4 0 4 4v5q0 9-8 9h-5q-5-1-5-6Z" className="skin" />
      <path d="M13 11v6M18 11v6M22 11v6M3 8l3 3M16 2v4M29 8l-3 3" />
    </>
  ),
  dejaVu: (
    <>
      <circle cx="16" cy="16" r="13" className="skin" />
      <path d="M23 17a7 7 0 1 1-3-6M21 6v6h-6" />
    </>
  ),
}

export const EmoteFace = ({ emote }: { readonly emote: Emote }) => (
  <svg viewBox="0 0 32 32" className="emote" aria-hidden="true" focusable="false">
    {FACES[emote]}
  </svg>
)
