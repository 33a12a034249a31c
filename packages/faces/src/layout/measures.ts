// Sizes of a card in tenths of a millimetre: 63 × 88 mm.

import type { Box } from '../shape.ts'
import type { Setting } from '../text/fit.ts'

export const CARD: Box = { x: 0, y: 0, width: 630, height: 880 }
export const CORNER = 30
export const MARGIN = 28

export const NAME: Setting = { largest: 66, smallest: 26, leading: 1, gap: 0, mostLines: 2, balanced: true }
export const RULES: Setting = { largest: 27, smallest: 18, leading: 1.17, gap: 0.24 }
export const FLAVOUR: Setting = { largest: 24, smallest: 19, leading: 1.15, gap: 0 }
