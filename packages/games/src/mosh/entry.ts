import { MOSH_BOTS } from '@brouhaha/bots'
import type { MoshKinds } from '@brouhaha/zombie-mosh'
import type { GameEntry } from '../entry.ts'
import { loadKit } from '../load-kit.ts'
import { readMoshOptions, SIDES } from './options.ts'

export const MOSH: GameEntry<MoshKinds> = {
  name: 'zombie-mosh',
  word: 'mosh',
  title: { en: 'Zombie Mosh!', fr: 'Zombie Mosh!' },
  fewest: 2,
  most: 6,
  boxes: [],
  switches: [],
  sides: SIDES,
  bots: MOSH_BOTS,
  standIn: 'steady',
  readOptions: (raw) => readMoshOptions(raw, 'options'),
  load: () =>
    loadKit(
      MOSH,
      import('./kit.ts').then(({ MOSH_REST }) => MOSH_REST),
    ),
  lawbook: () => import('@brouhaha/zombie-mosh/lawbook').then(({ MOSH_LAWBOOK }) => MOSH_LAWBOOK),
}
