// What hangs in the gallery of the family: its four boxes, and packs of one's own.

import type { Language, Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'

export interface Collection {
  readonly box: string
  readonly title: Readonly<Record<Language, string>>
  readonly pack: Pack
  /** Brought here by whoever looks, and kept on this device. */
  readonly own: boolean
}

const TITLES: Readonly<Record<keyof typeof PACKS, string>> = {
  base: 'Munchkin',
  star: 'Star Munchkin',
  cthulhu: 'Munchkin Cthulhu',
  zombies: 'Munchkin Zombies',
}

export const BOXES: readonly Collection[] = Object.values(PACKS).map((pack) => {
  const title = TITLES[pack.box as keyof typeof PACKS]
  return { box: pack.box, title: { en: title, fr: title }, pack, own: false }
})
