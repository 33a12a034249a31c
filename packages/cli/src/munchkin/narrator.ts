// A game of the family in sentences. Keeps track of the fight, so that an escape says from whom; hands are dealt in silence.

import type { Pack } from '@brouhaha/cards'
import {
  type CardOf,
  cardsOf,
  type MunchkinHeard,
  type MunchkinKinds,
  type Reader,
  tellEvent,
} from '@brouhaha/munchkin'
import type { Audience, Narrator } from '../box.ts'
import { wrap } from '../wrap.ts'

/** What stands before a line of its own: a turn, a fight, the end. */
const HEADS: ReadonlySet<MunchkinHeard['type']> = new Set(['turnBegan', 'combatBegan', 'ended'])

export function narrator({ language, names, you }: Audience, packs: readonly Pack[]): Narrator<MunchkinKinds> {
  let card: CardOf = cardsOf([], [])
  const fight = new Fight()
  const reader: Reader = {
    names,
    you,
    get card() {
      return card
    },
    monster: (slot) => fight.texts[slot],
  }
  const noise = new Noise()
  return (heard) => {
    const lines: string[] = []
    let before = ''
    let times = 1
    for (const event of heard) {
      if (event.type === 'begun') card = cardsOf(packs, event.boxes)
      const isNoise = noise.covers(event)
      const told = isNoise ? null : tellEvent(event, reader, language)
      fight.follow(event)
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
}

function layOut(event: MunchkinHeard, told: string): string[] {
  if (event.type === 'begun') return [wrap(told)]
  if (!HEADS.has(event.type)) return [wrap(told, '  ')]
  return event.type === 'turnBegan' ? ['', wrap(`── ${told}`)] : ['', wrap(told, event.type === 'ended' ? '' : '  ')]
}

/** The texts of the monsters, slot by slot. */
class Fight {
  readonly texts: number[] = []
  readonly #copies: number[] = []

  follow(event: MunchkinHeard): void {
    if (event.type === 'combatBegan') this.#clear()
    else if (event.type === 'monsterJoined') {
      this.texts[event.slot] = event.text
      this.#copies[event.slot] = event.copy
    } else if (event.type === 'monsterLeft' || event.type === 'friendly') {
      const slot = this.#copies.indexOf(event.copy)
      if (slot < 0) return
      this.texts.splice(slot, 1)
      this.#copies.splice(slot, 1)
    }
  }

  #clear(): void {
    this.texts.length = 0
    this.#copies.length = 0
  }
}

/** What another line has said already: dealt hands, the first monster of a fight, treasures that were counted. */
class Noise {
  #isDealing = true
  #first = -1
  #seat = -1
  #counted = 0

  covers(event: MunchkinHeard): boolean {
    switch (event.type) {
      case 'turnBegan':
        this.#isDealing = false
        return false
      case 'combatBegan':
        this.#first = event.copy
        return false
      case 'monsterJoined': {
        const isFirst = event.copy === this.#first
        this.#first = -1
        return isFirst
      }
      case 'treasureDrawn':
        this.#seat = event.seat
        this.#counted = event.count
        return false
      case 'moved': {
        if (typeof event.to !== 'object' || !('hand' in event.to)) return false
        if (event.from === 'doorDeck') return this.#isDealing
        if (event.from !== 'treasureDeck') return false
        if (this.#isDealing) return true
        return event.copy === undefined && event.to.hand === this.#seat && this.#counted-- > 0
      }
      default:
        return false
    }
  }
}
