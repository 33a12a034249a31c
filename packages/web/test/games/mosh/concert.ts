import type { HeardRow } from '@brouhaha/protocol'
import { listen, Match, type Seat, WATCHER } from '@brouhaha/table'
import { type MoshChoice, type MoshKinds, type MoshView, zombieMosh } from '@brouhaha/zombie-mosh'

/** A game with chosen boards that has been danced for this many cards, always by the first choice on offer but one. */
export class Concert {
  readonly #match: Match<MoshKinds>

  constructor(seats: number, cards = 0, songs = 1) {
    const boards = Array.from({ length: seats }, (_, seat) => seat)
    const seed = Int32Array.from([1, 2, 3, 4, 5, 6, 7, 8])
    const match = Match.open(zombieMosh, { seats, options: { boards, songs }, seed })
    if (!(match instanceof Match)) throw new Error('the concert is cancelled')
    this.#match = match
    for (let card = 0; card < cards; card++) this.#dance(card)
  }

  view(seat: number | null): MoshView {
    return zombieMosh.view(this.#match.state, (seat ?? WATCHER) as Seat)
  }

  choices(seat: number): MoshChoice[] {
    const out = new Int32Array(zombieMosh.mostChoices)
    const count = zombieMosh.choices(this.#match.state, seat as Seat, out)
    return [...out.subarray(0, count)].map((choice) => zombieMosh.write(choice))
  }

  heard(seat: number | null): HeardRow[] {
    const ears = (seat ?? WATCHER) as Seat
    return [
      { seq: 0, seat: 30, at: 0, events: listen(this.#match.header.events, ears) },
      ...this.#match.rows.map((row) => ({ seq: row.seq + 1, seat: row.seat, at: 0, events: listen(row.events, ears) })),
    ]
  }

  #dance(card: number): void {
    const dancer = this.view(null).dancer
    if (dancer === null) return
    const choices = this.choices(dancer)
    const choice = choices[(card * 7 + 1) % choices.length]!
    this.#match.submit({ id: `card ${card}`, seat: dancer, seq: this.#match.rows.length, choice })
  }
}
