// A whole game as a text that a review can read: one line for each step, a heading for each turn, every card by its name. It is told
// by somebody who sees everything.

import { type Arrangements, type Played, playGame, type Sitting } from '@brouhaha/host'
import { assert } from '@brouhaha/kit'
import {
  cardsOf,
  cited,
  type MunchkinForm,
  type MunchkinGame,
  type MunchkinHappening,
  type MunchkinHeard,
  type MunchkinKinds,
  type MunchkinOptions,
  type Reader,
  sayChoice,
  sayForm,
  tellMunchkinEvent,
} from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import {
  HOUSE,
  isRefusal,
  isSchemaError,
  type Play,
  type Seat,
  type Setup,
  type State,
  Story,
  seededChance,
  WATCHER,
} from '@brouhaha/table'

interface Move {
  readonly seat: Seat
  readonly move: number | MunchkinForm
}

export interface Evening {
  readonly setup: Setup<MunchkinOptions>
  readonly sittings: readonly Sitting<MunchkinKinds>[]
}

const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fritz']

/** What the bots did, choice by choice. */
function movesOf(game: MunchkinGame, { setup, sittings }: Evening): readonly Move[] {
  const moves: Move[] = []
  const host: Arrangements<MunchkinKinds> = {
    first: game.active,
    onlooker: (_state, seat, move) => moves.push({ seat, move }),
  }
  const played: Played = playGame(game, setup, sittings, host)
  assert(game.over(played.state), 'a game that is told has an end')
  return moves
}

export function tellGame(game: MunchkinGame, evening: Evening): string {
  return new Teller(game, evening.setup).tell(movesOf(game, evening))
}

class Teller {
  readonly #game: MunchkinGame
  readonly #story = new Story<MunchkinHappening>()
  readonly #state: State
  readonly #reader: Reader
  readonly #lines: string[] = []
  #fight: number[] = []
  #first = -1

  constructor(game: MunchkinGame, setup: Setup<MunchkinOptions>) {
    this.#game = game
    const card = cardsOf(Object.values(PACKS), setup.options.boxes)
    this.#reader = { names: NAMES, you: null, card, monster: (slot) => this.#fight[slot] }
    const state = game.create(setup, this.#play)
    assert(!isRefusal(state) && !isSchemaError(state), 'a game that is told is legal')
    this.#state = state
    this.#deal()
  }

  get #play(): Play<MunchkinHappening> {
    return { chance: seededChance, story: this.#story }
  }

  tell(moves: readonly Move[]): string {
    for (const { seat, move } of moves) {
      const doing = seat === HOUSE ? '' : `${NAMES[seat]}: ${this.#say(seat, move)}`
      if (typeof move === 'number') this.#game.apply(this.#state, seat, move, this.#play)
      else this.#game.applyForm(this.#state, seat, move, this.#play)
      this.#line(doing)
    }
    return `${this.#lines.join('\n')}\n`
  }

  /** The opening hands, and whatever else was told before anybody could do something. */
  #deal(): void {
    const hands = new Map<number, string[]>()
    this.#story.events.splice(
      0,
      this.#story.events.length,
      ...this.#story.events.filter(({ open, secret }) => {
        if (open.type !== 'moved' || typeof open.to !== 'object' || !('hand' in open.to)) return true
        const dealt = cited(this.#reader.card(secret?.tells.copy ?? open.copy!), 'en')
        hands.set(open.to.hand, [...(hands.get(open.to.hand) ?? []), dealt])
        return false
      }),
    )
    this.#line('')
    for (const [seat, dealt] of [...hands].sort(([one], [other]) => one - other))
      this.#lines.push(`${NAMES[seat]} is dealt ${dealt.join(' / ')}.`)
  }

  #say(seat: Seat, move: number | MunchkinForm): string {
    const reader = { ...this.#reader, you: seat }
    if (typeof move !== 'number') return sayForm(move, reader, 'en')
    return sayChoice(this.#game.write(move), this.#game.view(this.#state, seat), reader, 'en')
  }

  /** What was done and what came of it; nothing where nothing came of it. */
  #line(doing: string): void {
    let told: string[] = []
    const end = (): void => {
      if (told.length > 0) this.#lines.push(`${doing === '' ? '' : `${doing}. `}${told.join(' ')}`)
      told = []
    }
    for (const { open, secret } of this.#story.events) {
      const heard = { ...open, ...secret?.tells } as MunchkinHeard
      this.#follow(heard)
      if (heard.type === 'turnBegan') {
        end()
        this.#lines.push('', `── ${this.#heading(heard.seat)}`)
        continue
      }
      const sentence = this.#isFirst(heard) ? null : tellMunchkinEvent(heard, this.#reader, 'en')
      if (sentence !== null) told.push(sentence)
    }
    this.#story.events.length = 0
    end()
  }

  #heading(seat: number): string {
    const { seats, turn } = this.#game.view(this.#state, WATCHER)
    const levels = seats.map(({ level }, index) => `${NAMES[index]} ${level}`)
    return `Turn ${turn}, ${NAMES[seat]}'s. Levels: ${levels.join(', ')}.`
  }

  /** The monster with which a fight begins has been named already. */
  #isFirst(heard: MunchkinHeard): boolean {
    if (heard.type !== 'monsterJoined' || heard.copy !== this.#first) return false
    this.#first = -1
    return true
  }

  /** Keeps track of the monsters, so that an escape says from whom. */
  #follow(heard: MunchkinHeard): void {
    if (heard.type === 'combatBegan') {
      this.#fight = []
      this.#first = heard.copy
    }
    if (heard.type === 'monsterJoined') this.#fight[heard.slot] = heard.text
    if (heard.type === 'monsterLeft' || heard.type === 'friendly')
      this.#fight = this.#fight.filter((copy) => copy !== heard.copy)
  }
}
