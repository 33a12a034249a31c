// The fonts of the cards, opened.

import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

const require = createRequire(import.meta.url)

export const FONTS = {
  display: ['bangers', '400-normal'],
  text: ['atkinson-hyperlegible-next', '400-normal'],
  bold: ['atkinson-hyperlegible-next', '700-normal'],
  italic: ['atkinson-hyperlegible-next', '400-italic'],
}

/** `part` is latin, or latin-ext for the rarer letters. */
export function openFont(name, part) {
  const [family, style] = FONTS[name]
  return openSync(require.resolve(`@fontsource/${family}/files/${family}-${part}-${style}.woff2`))
}

/** How wide the font itself sets a text at size 1, kerning included. */
export function setWidth(text, name) {
  const font = openFont(name, 'latin')
  return font.layout(text).advanceWidth / font.unitsPerEm
}
