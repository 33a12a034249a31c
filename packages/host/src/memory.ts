import { type Happening, type Ledger, ledgerOf, listen, type Match, type Seat, takesBack } from '@brouhaha/table'

interface Remembered {
  readonly ledger: Ledger<Happening>
  readonly heard: number
}

/** What the seats of a match know of it. After an undo everything is heard anew: what was taken back is not remembered. */
export class Memory {
  readonly #match: Match
  readonly #seats = new Map<Seat, Remembered>()

  constructor(match: Match) {
    this.#match = match
  }

  of(seat: Seat): Ledger<Happening> {
    const { rows } = this.#match
    const known = this.#seats.get(seat)
    const news = rows.slice(known?.heard)
    const isAnew = known === undefined || news.some(takesBack)
    const ledger = isAnew ? ledgerOf(this.#match, seat) : known.ledger
    if (!isAnew) for (const event of news.flatMap((row) => listen(row.events, seat))) ledger.hear(event)
    this.#seats.set(seat, { ledger, heard: rows.length })
    return ledger
  }
}
