// The cards' fonts as files, for pictures and for print.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontName } from '@brouhaha/faces'

const require = createRequire(import.meta.url)

const FILES: Readonly<Record<FontName, readonly [family: string, style: string]>> = {
  display: ['bangers', '400-normal'],
  text: ['atkinson-hyperlegible-next', '400-normal'],
  bold: ['atkinson-hyperlegible-next', '700-normal'],
  italic: ['atkinson-hyperlegible-next', '400-italic'],
}

/** A font comes in two files: most letters, and the rarer ones. */
export type Part = 'latin' | 'latin-ext'

export const FONT_NAMES: readonly FontName[] = ['display', 'text', 'bold', 'italic']
export const PARTS: readonly Part[] = ['latin', 'latin-ext']

export function readFont(font: FontName, part: Part, format: 'woff' | 'woff2'): Uint8Array {
  const [family, style] = FILES[font]
  return readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${part}-${style}.${format}`))
}

/** In which of the two files a letter is. */
export const partOf = (letter: string): Part =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u024f]/.test(letter) ? 'latin-ext' : 'latin'
