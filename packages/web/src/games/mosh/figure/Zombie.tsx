// One zombie, as it stands: bruises where it was hurt, stumps where something is missing, the missing on the floor.

import { BOARDS, PARTS, type Part } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'
import { BASSIST } from './bassist.tsx'
import { DIVER } from './diver.tsx'
import { DRUMMER } from './drummer.tsx'
import { FAN } from './fan.tsx'
import { along, HEAD_ON_THE_FLOOR, type LimbName, NECK, onTheFloor, type Point, type Puppet } from './puppet.ts'
import './figure.css'
import { BrassPin } from './kit.tsx'
import { ROADIE } from './roadie.tsx'
import { SINGER } from './singer.tsx'

const CHARACTERS: Readonly<Record<string, Puppet>> = {
  decibelle: SINGER,
  bass: BASSIST,
  drums: DRUMMER,
  'crowd-surfer': DIVER,
  roadie: ROADIE,
  groupie: FAN,
}

/** From back to front. */
const LAYERS: readonly Part[] = ['leftLeg', 'rightLeg', 'head', 'leftArm', 'rightArm']

const SPOTS = [0.42, 0.7, 0.2, 0.9] as const

export interface ZombieState {
  readonly damage: readonly number[]
  readonly endures: readonly number[]
  /** Parts that will be hurt, or fall, if nothing changes. */
  readonly threats?: readonly ('none' | 'hurt' | 'falls')[]
}

const SOUND: ZombieState = { damage: [0, 0, 0, 0, 0], endures: [3, 3, 3, 3, 3] }

interface ZombieProps {
  readonly board: number
  readonly state?: ZombieState
  readonly className?: string
}

/** Only a picture: what it shows stands beside it as text. */
export function Zombie({ board, state = SOUND, className = '' }: ZombieProps) {
  const character = CHARACTERS[BOARDS[board]!.id]!
  const piece = (part: Part): ReactNode => {
    const index = PARTS.indexOf(part)
    const damage = state.damage[index]!
    const fallen = damage >= state.endures[index]!
    return (
      <g
        key={part}
        className={`part ${fallen ? 'fallen' : ''} threat-${fallen ? 'none' : (state.threats?.[index] ?? 'none')}`}
        style={{
          transformOrigin: jointOf(character, part)
            .map((axis) => `${axis}px`)
            .join(' '),
          ...(fallen ? { transform: floorOf(character, part) } : {}),
        }}
      >
        {character.parts[part]}
        {part !== 'head' && <BrassPin at={jointOf(character, part)} />}
        {spotsOf(character, part)
          .slice(0, fallen ? 0 : damage)
          .map((at) => (
            <Bruise key={at.join()} at={at} />
          ))}
      </g>
    )
  }
  return (
    <svg viewBox="-28 -12 256 256" className={`zombie ${className}`} aria-hidden="true" focusable="false">
      <g className="cutout">
        {LAYERS.slice(0, 2).map(piece)}
        {PARTS.map((part) => (
          <Stump key={part} at={jointOf(character, part)} wide={part === 'head'} />
        ))}
        {character.body}
        {LAYERS.slice(2).map(piece)}
      </g>
    </svg>
  )
}

const jointOf = (character: Puppet, part: Part): Point => (part === 'head' ? NECK : character.bones[part].joint)

const floorOf = (character: Puppet, part: Part): string =>
  part === 'head' ? HEAD_ON_THE_FLOOR : onTheFloor(part as LimbName, character.bones[part])

const spotsOf = (character: Puppet, part: Part): readonly Point[] =>
  part === 'head' ? character.headMarks : SPOTS.map((share) => along(character.bones[part], share))

const Bruise = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="bruise" transform={`translate(${x} ${y})`}>
    <path d="M0 -11 L3 -5 L10 -7 L6 0 L11 6 L4 6 L1 12 L-3 6 L-10 8 L-7 1 L-11 -4 L-4 -5 Z" />
    <path d="M-4 0 h8 M-2 -3 v6 M2 -3 v6" className="stitch" />
  </g>
)

const Stump = ({ at: [x, y], wide }: { readonly at: Point; readonly wide: boolean }) => (
  <g className="stump" transform={`translate(${x} ${y}) scale(${wide ? 1.3 : 1})`}>
    <path d="M-12 -2 L-8 -11 L-3 -6 L2 -13 L6 -6 L12 -8 L11 4 L4 10 L-6 9 Z" className="fill-pink" />
    <circle r={4.5} className="fill-white" />
  </g>
)

/** Drawn once per page: the dots that all shading refers to. */
export const Halftone = () => (
  <svg width="0" height="0" className="unseen" aria-hidden="true" focusable="false">
    <pattern id="halftone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <circle cx="3" cy="3" r="1.5" fill="#16130f" opacity="0.55" />
    </pattern>
  </svg>
)
