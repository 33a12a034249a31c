import { measure } from '@brouhaha/faces/testing'
import { expect, test } from 'vitest'
import { setWidth } from '../widths/fonts.mjs'

const SENTENCE =
  'Sale coup\u00a0: défausse l’objet à «\u00a0deux\u00a0» mains le plus cher que tu as, puis perds 2 niveaux (œuf compris).'

test.each(['display', 'text', 'bold', 'italic'] as const)(
  'a sentence in %s is as wide as the font sets it, kerning apart; if not: npm run widths',
  (font) => {
    expect(Math.abs(measure(SENTENCE, font) / setWidth(SENTENCE, font) - 1)).toBeLessThan(0.02)
  },
)
