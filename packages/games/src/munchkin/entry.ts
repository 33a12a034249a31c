import { MUNCHKIN_BOTS } from '@brouhaha/bots'
import { BOX_NAMES, boxSays, boxTitle, CUSTOMS, type MunchkinKinds, VARIANTS } from '@brouhaha/munchkin'
import type { GameEntry } from '../entry.ts'
import { loadKit } from '../load-kit.ts'
import { readMunchkinOptions } from './options.ts'

export const MUNCHKIN: GameEntry<MunchkinKinds> = {
  name: 'munchkin',
  word: 'munchkin',
  title: { en: 'Munchkin', fr: 'Munchkin' },
  fewest: 3,
  most: 6,
  boxes: BOX_NAMES.map((name) => ({ name, title: boxTitle(name), says: boxSays(name) })),
  switches: [...VARIANTS, ...CUSTOMS],
  sides: [],
  bots: MUNCHKIN_BOTS,
  standIn: 'novice',
  readOptions: (raw) => readMunchkinOptions(raw, 'options'),
  load: () =>
    loadKit(
      MUNCHKIN,
      import('./kit.ts').then(({ MUNCHKIN_REST }) => MUNCHKIN_REST),
    ),
  lawbook: () => import('@brouhaha/munchkin/lawbook').then(({ MUNCHKIN_LAWBOOK }) => MUNCHKIN_LAWBOOK),
}
