// A drawing as elements of the page. Texts of a card are text nodes here, whatever they say.

import type { Drawing, FontName, Run, Shape, TextShape } from '@brouhaha/faces'
import { unreachable } from '@brouhaha/kit'
import { createElement, Fragment, type ReactNode, useId } from 'react'
import '../../page/card-sheet.css'

/** The names and rules on it are said elsewhere: for those who hear the page it is decoration. */
export function Picture({ drawing }: { readonly drawing: Drawing }) {
  const { width, height, shapes } = drawing
  const id = useId()
  let stencils = 0
  const newId = (): string => `${id}-${stencils++}`
  return (
    <svg className="picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {elements(shapes, newId)}
    </svg>
  )
}

/** Without keys: a drawing never changes, another card is another drawing. */
const elements = (shapes: readonly Shape[], newId: () => string): ReactNode =>
  createElement(Fragment, null, ...shapes.map((shape) => element(shape, newId)))

function element(shape: Shape, newId: () => string): ReactNode {
  switch (shape.type) {
    case 'path':
      return (
        <path
          d={shape.data}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke}
          strokeWidth={shape.stroke && (shape.strokeWidth ?? 1)}
        />
      )
    case 'text':
      return <Line shape={shape} />
    case 'group': {
      const { x, y, turn, scale, mirrored = false, shapes } = shape
      return (
        <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale})`}>
          {elements(shapes, newId)}
        </g>
      )
    }
    case 'window': {
      const { x, y, width, height, shapes } = shape
      return (
        <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
          {elements(shapes, newId)}
        </svg>
      )
    }
    case 'stencil': {
      const id = newId()
      return (
        <>
          <clipPath id={id}>
            <path d={shape.data} />
          </clipPath>
          <g clipPath={`url(#${id})`}>{elements(shape.shapes, newId)}</g>
        </>
      )
    }
    default:
      return unreachable(shape)
  }
}

const FONTS: Readonly<Record<FontName, string>> = {
  display: 'in-display',
  text: 'in-text',
  bold: 'in-text is-bold',
  italic: 'in-text is-italic',
}

const Line = ({ shape: { x, y, size, anchor, fill, runs } }: { readonly shape: TextShape }) => (
  <text x={x} y={y} fontSize={size} textAnchor={anchor} fill={fill}>
    {createElement(Fragment, null, ...runs.map(run))}
  </text>
)

const run = ({ text, font }: Run): ReactNode => createElement('tspan', { className: FONTS[font] }, text)
