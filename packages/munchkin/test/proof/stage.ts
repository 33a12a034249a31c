// What proofs on higher rungs need of a state's insides.

export { BOXES_IN_PLAY, gates, LUCK_AT, living, STREAM_COUNT, SWITCHES } from '../../src/layout.ts'
export type { Scene } from '../../src/scene.ts'
export { Settings } from '../../src/setting.ts'
