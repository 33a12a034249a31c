import { PARTS } from '@brouhaha/zombie-mosh'
import { type CardFilter, oneOf } from '../../page/gallery/wishes.ts'

/** A part that a card shows. */
export const MOSH_FILTERS: readonly CardFilter[] = [{ name: 'part', isValue: oneOf(PARTS) }]
