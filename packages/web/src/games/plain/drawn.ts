// All that is drawn of a game from outside. The entrance knows it as one piece, which costs it least.

export { PlainFinalHands } from './PlainFinalHands.tsx'
export { PlainTable } from './PlainTable.tsx'
export { PlainTheatre } from './PlainTheatre.tsx'
export { plainRules } from './rules.tsx'
