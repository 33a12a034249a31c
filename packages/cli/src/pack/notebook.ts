// Somebody who hears everything that happens in a game, and notes who drew and who played which copies.

import type { MunchkinHappening, MunchkinKinds } from '@brouhaha/munchkin'
import { type Game, HOUSE, type Play, Story } from '@brouhaha/table'

type Moved = Extract<MunchkinHappening['open'], { readonly type: 'moved' }>

const NONE: ReadonlySet<number> = new Set()

export class Notebook {
  readonly #drawn: Set<number>[] = []
  readonly #played: Set<number>[] = []
  #active = 0

  drawn(seat: number): ReadonlySet<number> {
    return this.#drawn[seat] ?? NONE
  }

  played(seat: number): ReadonlySet<number> {
    return this.#played[seat] ?? NONE
  }

  hear({ open, secret }: MunchkinHappening): void {
    if (open.type === 'turnBegan') this.#active = open.seat
    else if (open.type === 'played') add(this.#played, open.seat, open.copy)
    else if (open.type === 'combatBegan') add(this.#played, open.main, open.copy)
    else if (open.type === 'curseHit') add(this.#played, open.by === HOUSE ? open.victim : open.by, open.copy)
    else if (open.type === 'moved') {
      const copy = open.copy ?? secret?.tells.copy
      if (copy !== undefined) this.#move(open, copy)
    }
  }

  /** Into a hand it was drawn by its owner, anywhere else by whoever has the turn. */
  #move({ from, to }: Moved, copy: number): void {
    if (from === 'doorDeck' || from === 'treasureDeck')
      add(this.#drawn, typeof to === 'object' && 'hand' in to ? to.hand : this.#active, copy)
    if (typeof from === 'object' && 'hand' in from && (to === 'fight' || (typeof to === 'object' && 'table' in to)))
      add(this.#played, from.hand, copy)
  }
}

function add(sets: Set<number>[], seat: number, copy: number): void {
  sets[seat] ??= new Set()
  sets[seat].add(copy)
}

/** The game, played within earshot. */
export function overheard(game: Game<MunchkinKinds>, notebook: Notebook): Game<MunchkinKinds> {
  const listening = <T>({ chance, story }: Play<MunchkinHappening>, act: (play: Play<MunchkinHappening>) => T): T => {
    const mine = new Story<MunchkinHappening>()
    const done = act({ chance, story: mine })
    for (const event of mine.events) {
      notebook.hear(event)
      story?.tell(event)
    }
    return done
  }
  return {
    ...game,
    create: (setup, play) => listening(play, (mine) => game.create(setup, mine)),
    apply: (state, seat, choice, play) => listening(play, (mine) => game.apply(state, seat, choice, mine)),
    applyForm: (state, seat, form, play) => listening(play, (mine) => game.applyForm(state, seat, form, mine)),
  }
}
