// Who looks for a copy looks where it is, and does not know already (strayed.ts).

import { NONE, WATCHER } from '@brouhaha/table'
import { SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { IN_ASIDE, IN_DECK, isAstray, isMissed, spotsOf } from '../strayed.ts'
import { ASIDE, everyone, HAND, isDeck, isHand, zoneOf } from '../zones.ts'

export function wrongStrays(scene: Scene): string[] {
  const { state } = scene
  const found: string[] = []
  for (let copy = 0; copy < scene.deck.copies.length; copy++) {
    if (!isMissed(scene, copy)) continue
    if (!isAstray(scene, copy)) found.push(`copy ${copy} has strayed, and nobody says so`)
    const zone = zoneOf(scene, copy)
    const spot = isHand(zone) ? zone - HAND : isDeck(zone) ? IN_DECK : zone === ASIDE ? IN_ASIDE : NONE
    for (const viewer of [...Array(state[SEATS]!).keys(), WATCHER]) {
      const spots = spotsOf(scene, copy, viewer as never)
      if (spots === 0) continue
      if (spot === NONE || ((spots >> spot) & 1) === 0)
        found.push(`copy ${copy} has strayed to where nobody looks for it`)
      if (((state[scene.knownAt + copy]! & everyone(scene)) >> viewer) & 1)
        found.push(`copy ${copy} is known, and looked for`)
    }
  }
  return found
}
