import type { Part } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'

export type Point = readonly [x: number, y: number]

/** A limb hangs from its joint, bends once and ends at its tip. */
export interface Bone {
  readonly joint: Point
  readonly bend: Point
  readonly tip: Point
}

export type LimbName = Exclude<Part, 'head'>

/** A zombie as a paper puppet: a body that stays, five parts that may not. Left is the left of the picture. */
export interface Puppet {
  readonly bones: Readonly<Record<LimbName, Bone>>
  /** Where bruises show on the head. */
  readonly headMarks: readonly Point[]
  readonly body: ReactNode
  readonly parts: Readonly<Record<Part, ReactNode>>
}

export const NECK: Point = [100, 88]

export const bone = (joint: Point, bend: Point, tip: Point): Bone => ({ joint, bend, tip })

export const curve = ({ joint, bend, tip }: Bone): string => `M${joint.join(' ')} Q${bend.join(' ')} ${tip.join(' ')}`

/** The point at a share of the way from joint to tip. */
export function along({ joint, bend, tip }: Bone, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1): number =>
    rest * rest * joint[axis] + 2 * rest * share * bend[axis] + share * share * tip[axis]
  return [at(0), at(1)]
}

/** The floor beside the feet, where a lost limb lies flat, pointing away from its owner. */
export function onTheFloor(limb: LimbName, { joint, tip }: Bone): string {
  const left = limb === 'leftArm' || limb === 'leftLeg'
  const lying = left ? 180 : 0
  const angle = (Math.atan2(tip[1] - joint[1], tip[0] - joint[0]) * 180) / Math.PI
  const x = left ? 46 : 154
  const y = limb === 'leftArm' || limb === 'rightArm' ? 214 : 234
  return `translate(${x - joint[0]}px, ${y - joint[1]}px) rotate(${Math.round(lying - angle)}deg) scale(0.82)`
}

export const HEAD_ON_THE_FLOOR = `translate(${150 - NECK[0]}px, ${216 - NECK[1]}px) rotate(78deg) scale(0.82)`
