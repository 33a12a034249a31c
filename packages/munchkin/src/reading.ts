// How what comes in from outside is checked, field by field.

import type { Reading } from '@brouhaha/table'

export const wrong = (path: string, expected: string): Reading<never> => ({ kind: 'error', error: { path, expected } })

export const isBelow = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit
