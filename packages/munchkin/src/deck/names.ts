// Where a running effect keeps what its steps have given names to: the frames below it, each with room for one group of cards and four
// other things (effects/frame.ts).

const NUMBERS = 7
/** In its frame a group of cards comes first, then the others. */
const FIRST_OTHER = 3
const OTHERS = NUMBERS - FIRST_OTHER

/** The names of one list of effects, with the places of what they stand for. */
export class Names {
  readonly places = new Map<string, number>()
  #cards = 0
  #others = 0

  /** The place of a name; one that stands for cards in one way of going on and for a number in another lies with the cards. */
  give(name: string, isOfCards: boolean): void {
    if (this.places.has(name)) return
    const place = isOfCards
      ? NUMBERS * this.#cards++
      : NUMBERS * Math.floor(this.#others / OTHERS) + FIRST_OTHER + (this.#others++ % OTHERS)
    this.places.set(name, place)
  }

  /** How many frames they take. */
  get frames(): number {
    return Math.max(this.#cards, Math.ceil(this.#others / OTHERS))
  }
}

/** Cards take three cells: the last of them, what they come to, how many they are. */
export const isOfCards = (place: number): boolean => place % NUMBERS === 0

/** The cell of a place, below the effect that lies here. */
export const cellOf = (run: number, place: number, frameCells: number): number =>
  run - frameCells * (1 + Math.floor(place / NUMBERS)) + 1 + (place % NUMBERS)
