// Cards as one page for a browser, with their pictures; it needs nothing else.

import { namesOf, type Pack } from '@brouhaha/cards'
import { type FontName, face, toSvg } from '@brouhaha/faces'
import { ALL } from '@brouhaha/faces/icons/all'
import type { Language } from '@brouhaha/table'
import { FONT_NAMES, PARTS, type Part, readFont } from '../cards/fonts.ts'

const FAMILY: Readonly<Record<FontName, string>> = {
  display: "font-family: 'Bangers'",
  text: "font-family: 'Atkinson Hyperlegible Next'",
  bold: "font-family: 'Atkinson Hyperlegible Next'; font-weight: 700",
  italic: "font-family: 'Atkinson Hyperlegible Next'; font-style: italic",
}
const LETTERS: Readonly<Record<Part, string>> = {
  latin: 'U+0-FF, U+131, U+152-153, U+2000-22FF',
  'latin-ext': 'U+100-130, U+132-151, U+154-24F',
}

const fontFace = (font: FontName, part: Part): string => {
  const bytes = Buffer.from(readFont(font, part, 'woff2')).toString('base64')
  return `@font-face { ${FAMILY[font]}; unicode-range: ${LETTERS[part]}; src: url(data:font/woff2;base64,${bytes}) }`
}

export function gallery(pack: Pack, packs: readonly Pack[], language: Language): string {
  const names = namesOf(packs, language)
  const cards = pack.cards.map((card) =>
    toSvg(face(card, { box: pack.box, language, size: 'full', names, icons: ALL })),
  )
  const fonts = FONT_NAMES.flatMap((font) => PARTS.map((part) => fontFace(font, part)))
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${pack.box}</title>
<style>
${fonts.join('\n')}
body { margin: 0; padding: 2vw; background: #e9e4d8; display: grid; gap: 2vw; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)) }
svg { width: 100%; height: auto }
</style>
${cards.join('\n')}
</html>
`
}
