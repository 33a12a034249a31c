// `@brouhaha/zombie-mosh/testing`: what tests and proofs of other packages need of this one beside its index. Nothing of it ships.

export { freshSeed, type Move, pick, randomMove } from './proof/concert.ts'
export { LEAKING, LEAKING_OWN, LEAKING_SHARED, SEED_IN_VIEW } from './proof/leaks.ts'
