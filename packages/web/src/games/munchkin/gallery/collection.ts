// What hangs in the gallery of the family: its boxes, and packs of one's own.

import type { Language, Pack } from '@brouhaha/cards'
import { boxTitle } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'

export interface Collection {
  readonly box: string
  readonly title: Readonly<Record<Language, string>>
  /** In the format of today. */
  readonly pack: Pack
  /** As it was brought. */
  readonly brought?: Pack
  /** Brought here by whoever looks, and kept on this device. */
  readonly own: boolean
}

export const BOXES: readonly Collection[] = Object.values(PACKS).map((pack) => {
  const title = boxTitle(pack.box)
  return { box: pack.box, title: { en: title, fr: title }, pack, own: false }
})
