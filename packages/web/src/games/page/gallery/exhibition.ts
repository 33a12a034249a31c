// What hangs in the gallery, box by box, whatever its game.

import type { ReactNode } from 'react'
import type { Wishes } from './wishes.ts'

/** A card on the wall. */
export interface HungCard {
  readonly id: string
  /** For those who hear it. */
  readonly label: string
  draw(): ReactNode
}

/** A card in the hand, with all that there is to say about it. */
export interface OpenedCard {
  readonly name: string
  /** Of which box and kind it is, and how many there are. */
  readonly facts: readonly string[]
  readonly face: ReactNode
  readonly lines: readonly string[]
  readonly flavour: string | undefined
  readonly rules: ReactNode
}

/** The cards of one box, as somebody reads them in one language. */
export interface Exhibition {
  readonly box: string
  readonly title: string
  /** Brought here by whoever looks. */
  readonly own: boolean
  /** The box's dark colour, and one that reads on it. */
  readonly deep: string
  readonly onDeep: string
  readonly backs: readonly [ReactNode, ...ReactNode[]]
  /** Those that fit. */
  hang(wishes: Wishes): readonly HungCard[]
  open(id: string): OpenedCard | null
}
