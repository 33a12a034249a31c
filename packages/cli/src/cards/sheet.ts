// A contact sheet: every card of a box once, as a PNG.

import { type Card, type Language, type Names, namesOf, type Pack } from '@brouhaha/cards'
import { back, type Drawing, face, toSvg } from '@brouhaha/faces'
import { ALL } from '@brouhaha/faces/icons/all'
import { encodePng } from './png.ts'
import { rasteriser } from './raster.ts'

export interface SheetOptions {
  readonly language: Language
  /** Packs whose traits and tags the cards may name; the pack itself where it is left out. */
  readonly packs?: readonly Pack[]
}

const COLUMNS = 12
const CARD_WIDTH = 208
const SCALE = CARD_WIDTH / 630
const CARD_HEIGHT = Math.round(880 * SCALE)
const GAP = 16
const WIDTH = COLUMNS * (CARD_WIDTH + GAP) + GAP
const TABLE = '#e9e4d8'
const INK = '#16130f'
const SHADOW = 5

/** The bytes of a PNG. */
export async function contactSheet(pack: Pack, { language, packs = [pack] }: SheetOptions): Promise<Uint8Array> {
  const names = namesOf(packs, language)
  const rasterise = await rasteriser()
  const cells = [
    ...pack.cards.map((card) => cell(faceOf(card, pack.box, language, names), card.copies ?? 1)),
    cell(back(pack.box, 'door'), 1),
    cell(back(pack.box, 'treasure'), 1),
  ]
  const strips: Uint8Array[] = []
  for (let first = 0; first < cells.length; first += COLUMNS)
    strips.push(rasterise(strip(cells.slice(first, first + COLUMNS), first === 0)).pixels)
  return encodePng(WIDTH, strips)
}

const faceOf = (card: Card, box: string, language: Language, names: Names): Drawing =>
  face(card, { box, language, size: 'full', names, icons: ALL })

/** A card on its second sheet, with its number of copies where there are several. */
function cell(drawing: Drawing, copies: number): string {
  const sheet = `<rect x="${SHADOW}" y="${SHADOW}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="11" fill="${INK}"/>`
  const count =
    copies === 1
      ? ''
      : `<text x="${CARD_WIDTH}" y="${CARD_HEIGHT + 15}" font-family="Bangers" font-size="13" text-anchor="end" fill="${INK}">×${copies}</text>`
  return `${sheet}<g transform="scale(${SCALE})">${toSvg(drawing)}</g>${count}`
}

function strip(cells: readonly string[], isFirst: boolean): string {
  const above = isFirst ? GAP : 0
  const height = above + CARD_HEIGHT + GAP
  const placed = cells.map(
    (each, index) => `<g transform="translate(${GAP + index * (CARD_WIDTH + GAP)} ${above})">${each}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="${WIDTH}" height="${height}" fill="${TABLE}"/>${placed.join('')}</svg>`
}
