import type { MoshKinds } from '@brouhaha/zombie-mosh'
import type { SeeingBot } from '../bot.ts'
import { danceFromView, emptyDance } from './dance.ts'
import { bestPlacement } from './outlook.ts'

const dance = emptyDance()

/** Weighs every placement by what is open on the table, and lays the card that helps it most. Takes any board. */
export const steady: SeeingBot<MoshKinds> = {
  name: 'steady',
  attention: 'view',
  choose({ view, choices }, luck) {
    if (view.stage !== 'dance') return choices[luck.below(choices.length)]!
    danceFromView(dance, view)
    return bestPlacement(dance)
  },
}
