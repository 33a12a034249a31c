export { type Bundle, bundleRules } from './bundle.ts'
export { bundleOurs, OUR_RULES } from './ours.ts'
export { playAllSeeded } from './seeded-games.ts'
export { makeUnreleased } from './unreleased.ts'
