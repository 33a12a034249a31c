// A whole card as a drawing.

import { type Card, describe, type Language, type Names } from '@brouhaha/cards'
import type { BadgeIcons } from './frame/badge.ts'
import type { Icon, Icons } from './icon.ts'
import { HAND_ICON, KIND_ART, SLOT_ART } from './icon-names.ts'
import { CORE } from './icons/core.ts'
import { CHIP, chipFace } from './layout/chip.ts'
import { fullFace } from './layout/full.ts'
import { CARD } from './layout/measures.ts'
import { tableFace } from './layout/table.ts'
import { type Palette, paletteOf } from './palette.ts'
import { kindWords, numberOf, rulesOf, type Sign, signsOf } from './printed.ts'
import type { Box, Drawing, Shape } from './shape.ts'

/** `full` to read it, `table` to know it across the table, `chip` in a row of many. */
export type FaceSize = 'full' | 'table' | 'chip'

export interface FaceOptions {
  readonly box: string
  readonly language: Language
  readonly size: FaceSize
  readonly names: Names
  /** Pictures beside the core ones; a name that is in none of them falls back to the picture of its kind. */
  readonly icons?: Icons
}

/** Everything that a layout puts in its place. */
export interface Scene {
  readonly card: Card
  readonly box: string
  readonly palette: Palette
  readonly name: string
  readonly kind: string
  readonly number: string | undefined
  readonly rules: readonly string[]
  readonly flavour: string | undefined
  readonly signs: readonly Sign[]
  /** One to three, the foremost first. */
  readonly art: readonly Icon[]
  readonly badge: BadgeIcons
  readonly icons: Icons
}

const LAYOUTS: Readonly<Record<FaceSize, { readonly page: Box; readonly draw: (scene: Scene) => readonly Shape[] }>> = {
  full: { page: CARD, draw: fullFace },
  table: { page: CARD, draw: tableFace },
  chip: { page: CHIP, draw: chipFace },
}

export function face(card: Card, { box, language, size, names, icons }: FaceOptions): Drawing {
  const { page, draw } = LAYOUTS[size]
  const { name, flavour } = card[language]
  const find = (icon: string): Icon | undefined => icons?.get(icon) ?? CORE.get(icon)
  const usual = card.kind === 'item' && card.slot !== undefined ? SLOT_ART[card.slot] : KIND_ART[card.kind]
  const art = (card.art ?? []).map(find).filter((icon) => icon !== undefined)
  const usualArt = [find(usual)].filter((icon) => icon !== undefined)
  const signs = signsOf(card, language, names)
  const scene: Scene = {
    card,
    box,
    palette: paletteOf(box),
    name,
    kind: kindWords(card, language, names),
    number: numberOf(card),
    rules: rulesOf(card, language, names),
    flavour,
    signs,
    art: art.length > 0 ? art : usualArt,
    badge: { sign: CORE.get(usual), hand: CORE.get(HAND_ICON) },
    icons: CORE,
  }
  return {
    id: `${box}-${card.id}-${language}-${size}`,
    width: page.width,
    height: page.height,
    title: name,
    description: describe(card, language, names).join(' '),
    shapes: draw(scene),
  }
}
