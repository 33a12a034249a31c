// Print and play: nine cards to a page of A4, with cut marks; backs, mirrored for printing on both sides, on every second page.

import { type Language, namesOf, type Pack } from '@brouhaha/cards'
import { back, type Drawing, face, paletteOf } from '@brouhaha/faces'
import { ALL } from '@brouhaha/faces/icons/all'
import PDFDocument from 'pdfkit'
import { draw, embedFonts } from './ink.ts'

export interface PrintOptions {
  readonly language: Language
  readonly backs: boolean
  /** Packs whose traits and tags the cards may name; the pack itself where it is left out. */
  readonly packs?: readonly Pack[]
}

type Document = InstanceType<typeof PDFDocument>

const MILLIMETRE = 72 / 25.4
const [PAGE_WIDTH, PAGE_HEIGHT] = [210 * MILLIMETRE, 297 * MILLIMETRE]
const [CARD_WIDTH, CARD_HEIGHT] = [63 * MILLIMETRE, 88 * MILLIMETRE]
const [LEFT, TOP] = [(PAGE_WIDTH - 3 * CARD_WIDTH) / 2, (PAGE_HEIGHT - 3 * CARD_HEIGHT) / 2]
const NINE = 9
const BLEED = 2 * MILLIMETRE
const MARK = 5 * MILLIMETRE

const CREDIT: Readonly<Record<Language, string>> = {
  en: 'Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0, modified.',
  fr: 'Icônes\u00a0: game-icons.net, par Lorc, Delapouite et contributeurs, CC BY 3.0, modifiées.',
}

/** The bytes of a PDF with every copy of every card. */
export async function printAndPlay(pack: Pack, { language, backs, packs = [pack] }: PrintOptions): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: `Brouhaha: ${pack.box}` },
  })
  const bytes = bytesOf(document)
  embedFonts(document)
  const names = namesOf(packs, language)
  const cards = pack.cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card))
  const ground = paletteOf(pack.box).deep
  for (let first = 0; first < cards.length; first += NINE) {
    const nine = cards.slice(first, first + NINE)
    const faces = nine.map((card) => face(card, { box: pack.box, language, size: 'full', names, icons: ALL }))
    layPage(document, faces, ground, CREDIT[language], (column) => column)
    if (backs)
      layPage(
        document,
        nine.map(({ deck }) => back(pack.box, deck)),
        ground,
        CREDIT[language],
        (column) => 2 - column,
      )
  }
  document.end()
  return bytes
}

function bytesOf(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function layPage(
  document: Document,
  drawings: readonly Drawing[],
  ground: string,
  credit: string,
  columnOf: (column: number) => number,
): void {
  document.addPage()
  cutMarks(document)
  const places = drawings.map((drawing, index) => ({
    drawing,
    x: LEFT + columnOf(index % 3) * CARD_WIDTH,
    y: TOP + Math.floor(index / 3) * CARD_HEIGHT,
  }))
  for (const { x, y } of places)
    document.rect(x - BLEED, y - BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED).fill(ground)
  for (const { drawing, x, y } of places) draw(document, drawing, x, y, CARD_WIDTH)
  document
    .font('text latin')
    .fontSize(6)
    .fillColor('#5d564b')
    .text(credit, LEFT, PAGE_HEIGHT - 12, { lineBreak: false })
}

/** Short lines outside the cards, where a ruler is laid. */
function cutMarks(document: Document): void {
  document.lineWidth(0.4)
  for (let line = 0; line <= 3; line++) {
    const [x, y] = [LEFT + line * CARD_WIDTH, TOP + line * CARD_HEIGHT]
    document
      .moveTo(x, TOP - BLEED - MARK)
      .lineTo(x, TOP - BLEED)
      .stroke('#16130f')
    document
      .moveTo(x, PAGE_HEIGHT - TOP + BLEED)
      .lineTo(x, PAGE_HEIGHT - TOP + BLEED + MARK)
      .stroke('#16130f')
    document
      .moveTo(LEFT - BLEED - MARK, y)
      .lineTo(LEFT - BLEED, y)
      .stroke('#16130f')
    document
      .moveTo(PAGE_WIDTH - LEFT + BLEED, y)
      .lineTo(PAGE_WIDTH - LEFT + BLEED + MARK, y)
      .stroke('#16130f')
  }
}
