export { Director } from './direct.ts'
export { BOX_NAMES } from './packs.ts'
export { Evenings, PLAYERS } from './play.ts'
