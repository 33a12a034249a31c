// A drawing as SVG that stands alone. The ids in it come from the drawing's own, so that a page may hold it any number of times.

import { unreachable } from '@brouhaha/kit'
import type { Drawing, Shape, TextShape } from './shape.ts'
import type { FontName } from './text/measure.ts'

const FAMILY = {
  display: 'Bangers',
  text: 'Atkinson Hyperlegible Next, Atkinson Hyperlegible Next Variable',
} as const

const FACE: Readonly<Record<FontName, string>> = {
  display: '',
  text: '',
  bold: ' font-weight="700"',
  italic: ' font-style="italic"',
}

export function toSvg({ id, width, height, title, description, shapes }: Drawing): string {
  const own = id.replace(/[^\w-]/g, '_')
  let stencils = 0
  const markup: Markup = (shape) => element(shape, markup, () => `${own}-${stencils++}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">` +
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>${shapes.map(markup).join('')}</svg>`
  )
}

type Markup = (shape: Shape) => string

function element(shape: Shape, markup: Markup, newId: () => string): string {
  switch (shape.type) {
    case 'path': {
      const { data, fill, stroke, strokeWidth = 1 } = shape
      const line =
        stroke === undefined
          ? ''
          : ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"`
      return `<path d="${data}" fill="${fill ?? 'none'}"${line}/>`
    }
    case 'text':
      return words(shape)
    case 'group': {
      const { x, y, turn, scale, mirrored, shapes } = shape
      const size = mirrored ? `${-scale} ${scale}` : `${scale}`
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shapes.map(markup).join('')}</g>`
    }
    case 'window': {
      const { x, y, width, height, shapes } = shape
      const place = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
      return `<svg ${place}>${shapes.map(markup).join('')}</svg>`
    }
    case 'stencil': {
      const id = newId()
      return `<clipPath id="${id}"><path d="${shape.data}"/></clipPath><g clip-path="url(#${id})">${shape.shapes.map(markup).join('')}</g>`
    }
    default:
      return unreachable(shape)
  }
}

function words({ x, y, size, anchor, fill, runs }: TextShape): string {
  const family = runs[0]?.font === 'display' ? FAMILY.display : FAMILY.text
  const content = runs.map(({ text, font }) =>
    FACE[font] === '' ? escaped(text) : `<tspan${FACE[font]}>${escaped(text)}</tspan>`,
  )
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" xml:space="preserve">${content.join('')}</text>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
