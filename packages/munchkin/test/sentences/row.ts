// What one verb changes, from its sentence on the page.

import type { Expected, Said } from './expected.ts'

export interface Row {
  /** The sentence of the page, in short. */
  readonly says: string
  readonly expects: (said: Said) => Expected
}

export type Rows = Readonly<Record<string, Row>>

export const anything = (): boolean => true

export const begins =
  (name: string) =>
  (other: string): boolean =>
    other.startsWith(name)

export const isOn = ({ facts }: Said): boolean => facts.isFighting && !facts.isFleeing
