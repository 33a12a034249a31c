// SVG to pixels, by resvg.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { FONT_NAMES, PARTS, readFont } from './fonts.ts'

export interface Raster {
  readonly width: number
  /** Four bytes each: red, green, blue, opacity. */
  readonly pixels: Uint8Array
}

let started: Promise<void> | undefined

/** Makes pixels of SVG; the fonts are read once. */
export async function rasteriser(): Promise<(svg: string) => Raster> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await started
  const fontBuffers = FONT_NAMES.flatMap((font) => PARTS.map((part) => readFont(font, part, 'woff2')))
  return (svg) => {
    const resvg = new Resvg(svg, { font: { fontBuffers } })
    const image = resvg.render()
    const raster = { width: image.width, pixels: Uint8Array.from(image.pixels) }
    image.free()
    resvg.free()
    return raster
  }
}
