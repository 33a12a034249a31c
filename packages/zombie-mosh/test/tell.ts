// Events in few words, for what a test expects.

import type { MoshOpen, Part } from '@brouhaha/zombie-mosh'

export const blocked = (seat: number, part: Part, count = 1): MoshOpen => ({ type: 'blocked', seat, part, count })

export const hurt = (seat: number, part: Part, { by = 1, to }: { by?: number; to: number }): MoshOpen => ({
  type: 'hurt',
  seat,
  part,
  count: by,
  damage: to,
})

export const wasted = (seat: number, part: Part, count = 1): MoshOpen => ({ type: 'wasted', seat, part, count })

export const fell = (seat: number, part: Part): MoshOpen => ({ type: 'partFell', seat, part })

export const eliminated = (seat: number): MoshOpen => ({ type: 'eliminated', seat })
