// A drawing on a canvas, with the fonts that the page has loaded.

import type { Drawing, FontName, Shape, TextShape } from '@brouhaha/faces'
import { unreachable } from '@brouhaha/kit'

const FAMILY = '"Atkinson Hyperlegible Next Variable", sans-serif'

const FONTS: Readonly<Record<FontName, (size: number) => string>> = {
  display: (size) => `${size}px Bangers, Impact, sans-serif`,
  text: (size) => `${size}px ${FAMILY}`,
  bold: (size) => `700 ${size}px ${FAMILY}`,
  italic: (size) => `italic ${size}px ${FAMILY}`,
}

type Surface = CanvasRenderingContext2D

function paint(surface: Surface, shape: Shape): void {
  switch (shape.type) {
    case 'path': {
      const outline = new Path2D(shape.data)
      if (shape.fill !== undefined) {
        surface.fillStyle = shape.fill
        surface.fill(outline)
      }
      if (shape.stroke !== undefined) {
        surface.strokeStyle = shape.stroke
        surface.lineWidth = shape.strokeWidth ?? 1
        surface.stroke(outline)
      }
      break
    }
    case 'text':
      write(surface, shape)
      break
    case 'group':
      within(surface, shape.shapes, () => {
        surface.translate(shape.x, shape.y)
        surface.rotate((shape.turn * Math.PI) / 180)
        surface.scale(shape.mirrored ? -shape.scale : shape.scale, shape.scale)
      })
      break
    case 'window':
      within(surface, shape.shapes, () => {
        surface.beginPath()
        surface.rect(shape.x, shape.y, shape.width, shape.height)
        surface.clip()
      })
      break
    case 'stencil':
      within(surface, shape.shapes, () => surface.clip(new Path2D(shape.data)))
      break
    default:
      unreachable(shape)
  }
}

function within(surface: Surface, shapes: readonly Shape[], change: () => void): void {
  surface.save()
  change()
  for (const shape of shapes) paint(surface, shape)
  surface.restore()
}

function write(surface: Surface, { x, y, size, anchor, fill, runs }: TextShape): void {
  const widths = runs.map(({ text, font }) => {
    surface.font = FONTS[font](size)
    return surface.measureText(text).width
  })
  const width = widths.reduce((sum, one) => sum + one, 0)
  let left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  surface.fillStyle = fill
  for (const [index, { text, font }] of runs.entries()) {
    surface.font = FONTS[font](size)
    surface.fillText(text, left, y)
    left += widths[index]!
  }
}

/** Null where there is no canvas to be had. */
export async function toPng({ width, height, shapes }: Drawing): Promise<Blob | null> {
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font(20)))).catch(() => [])
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const surface = canvas.getContext('2d')
  if (surface === null) return null
  surface.lineJoin = 'round'
  surface.lineCap = 'round'
  for (const shape of shapes) paint(surface, shape)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
