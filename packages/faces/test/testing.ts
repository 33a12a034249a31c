// `@brouhaha/faces/testing`: what the tests of tools need of this package beside its index. Nothing of it ships.

export { CORE_ICONS } from '../src/icon-names.ts'
export { measure } from '../src/text/measure.ts'
