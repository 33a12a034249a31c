// A novice at a table that a test has set: what it would do now, by the names of cards.

import { HOLDS_BACK, munchkinBots, type SeeingBot } from '@brouhaha/bots'
import type { Card } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import type { MunchkinForm, MunchkinKinds } from '@brouhaha/munchkin'
import { COMMON, type Table, type TableSpec, table } from '@brouhaha/munchkin/testing'

export const noviceWith = (cards: readonly Card[] = []): SeeingBot<MunchkinKinds> =>
  munchkinBots.novice([{ box: 'base', cards: [...COMMON, ...cards] }]) as SeeingBot<MunchkinKinds>

export class Guest {
  readonly t: Table
  readonly #bot: SeeingBot<MunchkinKinds>

  constructor(spec: TableSpec, box = 'base') {
    this.t = table(box, spec)
    this.#bot = noviceWith(spec.cards)
  }

  sight(name: string) {
    const { game, state } = this.t
    const seat = this.t.seat(name)
    const out = new Int32Array(game.mostChoices)
    const choices = out.slice(0, game.choices(state, seat, out))
    return { seat, rules: game, view: game.view(state, seat), ledger: game.ledger(seat), choices }
  }

  /** `play potion-2`, `ask bob 2`, or nothing. */
  chooses(name: string, seed = 1): string {
    const choice = this.#bot.choose(this.sight(name), new Random(seed))
    if (choice === HOLDS_BACK) return 'nothing'
    const { type, copy, seat, index, slot } = this.t.game.write(choice)
    const card = copy === undefined ? [] : [this.t.scene.printed(copy).card.id]
    const whom = seat === undefined ? [] : [this.t.names[seat]!]
    return [
      type,
      ...card,
      ...whom,
      ...(index === undefined ? [] : [index]),
      ...(slot === undefined ? [] : [slot]),
    ].join(' ')
  }

  /** Carries its choice out, and says what it was. */
  does(name: string): string {
    const said = this.chooses(name)
    const choice = this.#bot.choose(this.sight(name), new Random(1))
    this.t.game.apply(this.t.state, this.t.seat(name), choice, this.t.scene.play)
    return said
  }

  proposes(name: string, seed = 1): MunchkinForm | null {
    return this.#bot.propose?.(this.sight(name), new Random(seed)) ?? null
  }
}

export const guest = (spec: TableSpec, box?: string): Guest => new Guest(spec, box)
