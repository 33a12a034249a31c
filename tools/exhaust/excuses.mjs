// Branches that nobody can take, each with the reason: a condition that always holds and stands on the card for its reader.

import { readFileSync } from 'node:fs'

const EXCUSES = JSON.parse(readFileSync(new URL('./excused.json', import.meta.url), 'utf8'))

export const excusesOf = (names) => Object.fromEntries(Object.entries(EXCUSES).filter(([name]) => names.includes(name)))
