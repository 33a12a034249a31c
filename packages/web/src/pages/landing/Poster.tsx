import { useLanguage } from '../../shell/words/language.ts'
import { LANDING_WORDS } from './words.ts'

/** Letters cut out of other posters. */
export function Poster() {
  const say = LANDING_WORDS[useLanguage()]
  return (
    <div className="gig">
      <div className="gig-sheet">
        <p className="gig-kicker">{say.kicker}</p>
        <h1 aria-label="Brouhaha">
          {[...'BROUHAHA'].map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters never change places
            <span key={index} className={`scrap scrap-${index % 4}`} aria-hidden="true">
              {letter}
            </span>
          ))}
        </h1>
        <p className="gig-bill">{say.bill}</p>
        <p className="gig-supports">{say.supports}</p>
        <Crowd />
      </div>
    </div>
  )
}

interface HandProps {
  readonly at: number
  readonly up: number
  readonly lean: number
  readonly big: number
  readonly kind: 'horns' | 'fist' | 'open'
}

const HANDS: readonly HandProps[] = [
  { at: 40, up: 26, lean: -14, big: 0.9, kind: 'open' },
  { at: 104, up: 6, lean: 6, big: 1.05, kind: 'fist' },
  { at: 178, up: 34, lean: -4, big: 1.25, kind: 'horns' },
  { at: 256, up: 8, lean: 12, big: 0.95, kind: 'open' },
  { at: 318, up: 24, lean: -10, big: 1.1, kind: 'fist' },
  { at: 388, up: 36, lean: 8, big: 1.15, kind: 'horns' },
  { at: 452, up: 10, lean: 16, big: 0.9, kind: 'open' },
]

const SHAPES: Readonly<Record<HandProps['kind'], string>> = {
  horns:
    'M-14 220 L-13 28 Q-22 20 -20 6 L-21 -34 Q-20 -42 -14 -42 Q-8 -42 -8 -34 L-7 -8 Q-3 -13 1 -8 Q5 -13 9 -8 L12 -32 Q13 -40 19 -39 Q25 -38 24 -30 L20 8 Q20 22 12 28 L15 220 Z',
  fist: 'M-14 220 L-13 26 Q-24 18 -22 2 Q-22 -16 -15 -18 Q-10 -20 -8 -15 Q-5 -21 0 -20 Q5 -20 6 -15 Q10 -20 14 -17 Q21 -15 21 2 Q21 20 12 27 L15 220 Z',
  open: 'M-14 220 L-13 28 Q-19 22 -21 12 L-33 -4 Q-36 -11 -30 -13 Q-26 -14 -22 -8 L-16 0 L-19 -28 Q-19 -36 -13 -36 Q-8 -36 -7 -29 L-4 -8 L-2 -38 Q-1 -45 5 -44 Q10 -43 9 -37 L8 -8 L15 -32 Q18 -38 23 -36 Q28 -33 26 -27 L20 8 Q20 22 12 28 L15 220 Z',
}

const BACK_ROW = [8, 72, 140, 219, 287, 352, 420, 481]

/** The first row, seen from the stage. One of them is coming apart. */
function Crowd() {
  return (
    <svg className="gig-crowd" viewBox="0 0 490 190" aria-hidden="true">
      {BACK_ROW.map((at) => (
        <path
          key={at}
          d={SHAPES.fist}
          className="gig-crowd-back"
          transform={`translate(${at} ${74 + (at % 37)}) rotate(${(at % 23) - 11}) scale(.8)`}
        />
      ))}
      {HANDS.map((hand) => (
        <g
          key={hand.at}
          transform={`translate(${hand.at} ${128 - hand.up * 1.6}) rotate(${hand.lean}) scale(${hand.big})`}
        >
          <path d={SHAPES[hand.kind]} className="gig-crowd-hand" />
          <path d="M-9 40 h18 M-5 35 v10 M1 35 v10 M6 35 v10" className="gig-crowd-stitch" />
        </g>
      ))}
    </svg>
  )
}
