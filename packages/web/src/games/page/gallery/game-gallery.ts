import type { Language } from '@brouhaha/table'
import type { ComponentType, ReactNode } from 'react'
import type { Exhibition } from './exhibition.ts'
import type { CardFilter, Wishes } from './wishes.ts'

export interface FiltersProps {
  readonly asked: Wishes['asked']
  change(wish: string, value: string): void
}

export interface DoorProps {
  /** Cards have come in a box, or (without one) some have gone. */
  onChange(box: string): void
  /** Why cards that were brought stay outside. */
  onRefuse(why: ReactNode): void
}

/** The cards of a game as the gallery shows them. */
export interface GameGallery {
  readonly game: string
  readonly filters: readonly CardFilter[]
  readonly Filters: ComponentType<FiltersProps>
  has(box: string): boolean
  /** What hangs there. */
  exhibitions(language: Language): readonly Exhibition[]
  /** Says when something comes or goes. */
  watch(listener: () => void): () => void
  /** Where people bring cards of their own; null where they cannot. */
  readonly Door: ComponentType<DoorProps> | null
}
