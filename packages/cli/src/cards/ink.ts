// A drawing onto a page of a PDF: the same shapes as in SVG, as vectors, with the fonts embedded.

import type { Drawing, FontName, Shape, TextShape } from '@brouhaha/faces'
import { unreachable } from '@brouhaha/kit'
import type PDFDocument from 'pdfkit'
import { FONT_NAMES, PARTS, type Part, partOf, readFont } from './fonts.ts'

type Document = InstanceType<typeof PDFDocument>

const keyOf = (font: FontName, part: Part): string => `${font} ${part}`

export function embedFonts(document: Document): void {
  for (const font of FONT_NAMES)
    for (const part of PARTS) document.registerFont(keyOf(font, part), Buffer.from(readFont(font, part, 'woff')))
}

/** The drawing with its top left corner at (x, y), `width` points wide. */
export function draw(document: Document, drawing: Drawing, x: number, y: number, width: number): void {
  document
    .save()
    .translate(x, y)
    .scale(width / drawing.width)
  for (const shape of drawing.shapes) lay(document, shape)
  document.restore()
}

function lay(document: Document, shape: Shape): void {
  switch (shape.type) {
    case 'path': {
      const { data, fill, stroke, strokeWidth = 1 } = shape
      if (data === '') return
      document.path(data)
      if (stroke !== undefined) document.lineWidth(strokeWidth).lineJoin('round').lineCap('round')
      if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke)
      else if (fill !== undefined) document.fill(fill)
      else if (stroke !== undefined) document.stroke(stroke)
      return
    }
    case 'text':
      write(document, shape)
      return
    case 'group': {
      const { x, y, turn, scale, mirrored, shapes } = shape
      document
        .save()
        .translate(x, y)
        .rotate(turn)
        .scale(mirrored ? -scale : scale, scale)
      for (const each of shapes) lay(document, each)
      document.restore()
      return
    }
    case 'window': {
      document.save().rect(shape.x, shape.y, shape.width, shape.height).clip()
      for (const each of shape.shapes) lay(document, each)
      document.restore()
      return
    }
    case 'stencil': {
      document.save().path(shape.data).clip()
      for (const each of shape.shapes) lay(document, each)
      document.restore()
      return
    }
    default:
      unreachable(shape)
  }
}

/** Letters of one font file, in a row. */
interface Piece {
  readonly font: string
  readonly text: string
}

function piecesOf({ runs }: TextShape): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { text, font } of runs)
    for (const letter of text) {
      const key = keyOf(font, partOf(letter))
      const last = pieces.at(-1)
      if (last?.font === key) pieces[pieces.length - 1] = { font: key, text: last.text + letter }
      else pieces.push({ font: key, text: letter })
    }
  return pieces
}

function write(document: Document, shape: TextShape): void {
  const pieces = piecesOf(shape)
  const widths = pieces.map(({ font, text }) => document.font(font).fontSize(shape.size).widthOfString(text))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let x = shape.x - (shape.anchor === 'middle' ? whole / 2 : shape.anchor === 'end' ? whole : 0)
  pieces.forEach(({ font, text }, index) => {
    document
      .font(font)
      .fontSize(shape.size)
      .fillColor(shape.fill)
      .text(text, x, shape.y, { lineBreak: false, baseline: 'alphabetic' })
    x += widths[index] ?? 0
  })
}
