// Scissors and ink: the few shapes that all zombies are cut from.

import { type Bone, curve, type Point } from './puppet.ts'

export type Fill = 'skin' | 'black' | 'white' | 'pink' | 'grey'

interface LimbProps {
  readonly bone: Bone
  readonly fill: Fill
  readonly width?: number
  /** A sleeve or trouser leg covers this share of the limb, from the joint on. */
  readonly sleeve?: { readonly fill: Fill; readonly share: number; readonly width?: number }
}

const OUTLINES = 6

export function Limb({ bone, fill, width = 16, sleeve }: LimbProps) {
  const path = curve(bone)
  return (
    <>
      <path d={path} className="cut-ink" strokeWidth={width + OUTLINES} />
      <path d={path} className={`cut-${fill}`} strokeWidth={width} />
      {sleeve !== undefined && <Sleeve bone={bone} width={sleeve.width ?? width + 3} {...sleeve} />}
    </>
  )
}

function Sleeve({ bone, fill, share, width }: { bone: Bone; fill: Fill; share: number; width: number }) {
  const dashes = { pathLength: 100, strokeDasharray: `${share * 100} 200` }
  const path = curve(bone)
  return (
    <>
      <path
        d={path}
        className="cut-ink blunt"
        strokeWidth={width + OUTLINES}
        pathLength={100}
        strokeDasharray={`${share * 100 + 4} 200`}
      />
      <path d={path} className={`cut-${fill} blunt`} strokeWidth={width} {...dashes} />
    </>
  )
}

/** The brass pin that holds a puppet's part. */
export const BrassPin = ({ at }: { readonly at: Point }) => (
  <circle cx={at[0]} cy={at[1]} r={3.2} className="fill-white thin" />
)

export function Fist({ at, r = 10 }: { readonly at: Point; readonly r?: number }) {
  const [x, y] = at
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-skin" />
      <path d={`M${x - 4} ${y - r + 2} v7 M${x + 2} ${y - r + 1} v7`} className="line thin" />
    </>
  )
}

export function Shoe({
  at,
  fill,
  toRight = false,
}: {
  readonly at: Point
  readonly fill: Fill
  readonly toRight?: boolean
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${toRight ? -1 : 1} 1)`}>
      <path d="M-11 -12 L11 -12 L12 8 L-24 8 Q-26 -2 -11 -4 Z" className={`fill-${fill}`} />
      <path d="M-24 8 L12 8" className="line sole" />
    </g>
  )
}

/** An eye that still looks, and one that does not. */
export function Eyes({ left, right, r = 6 }: { readonly left: Point; readonly right: Point; readonly r?: number }) {
  const cross = r * 0.75
  return (
    <>
      <circle cx={left[0]} cy={left[1]} r={r + 1} className="fill-white" />
      <circle cx={left[0] + 1} cy={left[1] + 1} r={2.6} className="dot" />
      <path
        d={`M${right[0] - cross} ${right[1] - cross} l${cross * 2} ${cross * 2} m0 ${-cross * 2} l${-cross * 2} ${cross * 2}`}
        className="line"
      />
    </>
  )
}

export const Shade = ({ d }: { readonly d: string }) => <path d={d} className="halftone" />
