import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { STAGE_WORDS } from './words.ts'

/** Where the pips of each face lie, on a square of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

/** A die that is thrown when it appears. A card may have turned it to a number that no die has. */
export function Die({ value }: { readonly value: number }) {
  const { language } = usePlay()
  const pips = PIPS[value]
  return (
    <span className="mk-die" role="img" aria-label={fill(STAGE_WORDS[language].die, { value })}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect x="2" y="2" width="36" height="36" rx="7" />
        <g className="mk-pips">
          {pips === undefined ? (
            <text x="20" y="29" textAnchor="middle">
              {value}
            </text>
          ) : (
            pips.map(([x, y]) => <circle key={`${x}${y}`} cx={10 + 10 * x} cy={10 + 10 * y} r="4" />)
          )}
        </g>
      </svg>
    </span>
  )
}
