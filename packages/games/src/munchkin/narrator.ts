// A game of the family in sentences. Keeps track of the fight, so that an escape says from whom; hands are dealt in silence.

import type { Pack } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import {
  type CardOf,
  cardsOf,
  Monsters,
  type MunchkinHeard,
  type MunchkinKinds,
  Overlap,
  type Reader,
  tellMunchkinEvent,
} from '@brouhaha/munchkin'
import type { Audience, Narrator } from '../narrator.ts'

/** What stands before a line of its own: a turn, a fight, the end. */
const HEADS: ReadonlySet<MunchkinHeard['type']> = new Set(['turnBegan', 'combatBegan', 'ended'])

export function narrator({ language, names, you }: Audience, packs: readonly Pack[]): Narrator<MunchkinKinds> {
  let card: CardOf = cardsOf([], [])
  const monsters = new Monsters()
  const reader: Reader = {
    names,
    you,
    get card() {
      return card
    },
    monster: (slot) => monsters.textIn(slot),
  }
  const overlap = new Overlap(true)
  const tell = (heard: readonly MunchkinHeard[]): string[] => {
    const lines: string[] = []
    let before = ''
    let times = 1
    for (const event of heard) {
      if (event.type === 'begun') card = cardsOf(packs, event.boxes)
      const told = overlap.covers(event) ? null : tellMunchkinEvent(event, reader, language)
      monsters.follow(event)
      if (told === null) continue
      if (told === before) {
        times++
        lines[lines.length - 1] = wrap(`${told} (×${times})`, '  ')
        continue
      }
      before = told
      times = 1
      lines.push(...layOut(event, told))
    }
    return lines
  }
  return { tell }
}

function layOut(event: MunchkinHeard, told: string): string[] {
  if (event.type === 'begun') return [wrap(told)]
  if (!HEADS.has(event.type)) return [wrap(told, '  ')]
  return event.type === 'turnBegan' ? ['', wrap(`── ${told}`)] : ['', wrap(told, event.type === 'ended' ? '' : '  ')]
}
