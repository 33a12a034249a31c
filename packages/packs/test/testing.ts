// `@brouhaha/packs/testing`: what tests of other packages need of this one beside its index. Nothing of it ships.

export { mutated } from './proof/mutate-pack.ts'
