import type { ComponentType } from 'react'
import type { LocalPlay } from '../../../local/game.ts'

export interface SetUpFieldsProps<Form = unknown> {
  readonly form: Form
  /** How many people sit around this device; null for a table at a server. */
  readonly persons: number | null
  onChange(form: Form): void
}

/** What is agreed on before a game, as a form holds it. */
export interface GameSetUp<Form = unknown> {
  readonly first: Form
  readonly Fields: ComponentType<SetUpFieldsProps<Form>>
  /** As a server takes it. */
  options(form: Form): object
  /** As this device plays it. */
  play(form: Form): LocalPlay
}
