// An evening of Zombie Mosh! with one person and bots: asks whoever is asked, tells what that person may hear.

import { setTimeout } from 'node:timers/promises'
import type { Bot, Sitting } from '@brouhaha/bots'
import type { Audience, Narrator } from '@brouhaha/games'
import { assert, bytesToWords, Random, sha256, utf8, wrap } from '@brouhaha/kit'
import {
  HOUSE,
  isRefusal,
  isSchemaError,
  type Language,
  type Ledger,
  type LogRow,
  listen,
  lowest,
  Match,
  type Seat,
  type Seed,
  seedToText,
} from '@brouhaha/table'
import {
  boardName,
  type MoshHappening,
  type MoshKinds,
  type MoshView,
  type Side,
  zombieMosh,
} from '@brouhaha/zombie-mosh'
import type { Asker } from '../ask/asker.ts'
import { PLAY_WORDS } from '../texts/play.ts'
import { choosePlay, chooseZombie } from './turn.ts'

export interface Evening {
  readonly players: number
  readonly side: Side
  /** How many songs, or 0 to be asked after each. */
  readonly songs: number
  readonly seed: string
  readonly name: string | null
  readonly language: Language
  /** The rivals, from the second seat on. */
  readonly rivals: readonly Bot<MoshKinds>[]
  narrator(audience: Audience): Narrator
}

const YOU = 0 as Seat
const PAUSE = 250

/** The luck of one song, from a text. */
const seedFor = (text: string, song: number): Seed => bytesToWords(sha256(utf8(`brouhaha play|${text}|${song}`)))

interface Rival extends Sitting<MoshKinds> {
  readonly ledger: Ledger<MoshHappening>
}

export class Concert {
  readonly match: Match<MoshKinds>
  readonly #evening: Evening
  readonly #asker: Asker
  readonly #names: string[]
  readonly #rivals: readonly Rival[]
  readonly #narrator: Narrator

  constructor(evening: Evening, asker: Asker) {
    const { players, side, songs, seed, language } = evening
    const words = PLAY_WORDS[language]
    const opened = Match.open(zombieMosh, { seats: players, options: { side, songs }, seed: seedFor(seed, 1) })
    assert(!isRefusal(opened) && !isSchemaError(opened), 'the arguments were read before')
    this.match = opened
    this.#evening = evening
    this.#asker = asker
    this.#names = [evening.name ?? words.you, ...evening.rivals.map(({ name }, index) => words.bot(index + 1, name))]
    const luck = seedFor(seed, 0)
    this.#rivals = evening.rivals.map((bot, index) => ({
      bot,
      random: new Random(luck[index + 1]!),
      ledger: zombieMosh.ledger((index + 1) as Seat),
    }))
    this.#narrator = evening.narrator({ language, names: this.#names, you: YOU, handShown: true })
    this.#hear(opened.header.events as readonly MoshHappening[])
  }

  async play(): Promise<void> {
    while (!zombieMosh.over(this.match.state)) {
      const asked = lowest(zombieMosh.owing(this.match.state))
      if (asked === HOUSE) await this.#betweenSongs()
      else if (asked === YOU) await this.#yourTurn()
      else await this.#rivalsTurn(asked)
    }
    if (this.#evening.songs > 0) this.#sayTally()
  }

  get #view(): MoshView {
    return zombieMosh.view(this.match.state, YOU)
  }

  async #yourTurn(): Promise<void> {
    const table = { view: this.#view, names: this.#names, language: this.#evening.language, asker: this.#asker }
    if (this.#view.stage === 'boards')
      return this.#submit(YOU, zombieMosh.write(await chooseZombie(this.match.state, YOU, table)))
    this.#submit(YOU, zombieMosh.write(await choosePlay(this.match.state, YOU, table)))
  }

  async #rivalsTurn(seat: Seat): Promise<void> {
    const rival = this.#rivals[seat - 1]
    assert(rival !== undefined, 'every other seat has a bot')
    const { state } = this.match
    const offered = new Int32Array(zombieMosh.mostChoices)
    const choices = offered.subarray(0, zombieMosh.choices(state, seat, offered))
    const { bot, random, ledger } = rival
    const choice =
      bot.attention === 'choices'
        ? bot.choose({ choices }, random)
        : bot.choose({ seat, rules: zombieMosh, view: zombieMosh.view(state, seat), ledger, choices }, random)
    if (this.#asker.isPatient) await setTimeout(PAUSE)
    this.#submit(seat, zombieMosh.write(choice))
  }

  async #betweenSongs(): Promise<void> {
    const { language, songs, seed } = this.#evening
    const words = PLAY_WORDS[language]
    this.#sayTally()
    const answers = [{ label: words.yes }, { label: words.no }]
    const again = songs > 0 || (await this.#asker.pick(words.encore, answers, 1)) === 0
    const next = seedToText(seedFor(seed, this.#view.song + 1))
    this.#submit(HOUSE, again ? { type: 'song', seed: next } : { type: 'enough' })
  }

  #sayTally(): void {
    const tally = this.#view.seats.map(({ songsWon }, seat) =>
      `${this.#names[seat]} ${songsWon}`.replaceAll(' ', '\u00a0'),
    )
    this.#asker.say(wrap(`${PLAY_WORDS[this.#evening.language].tally} ${tally.join(', ')}`))
  }

  #submit(seat: Seat, choice: object): void {
    const seq = this.match.rows.length
    const verdict = this.match.submit({ id: `${seat}-${seq}`, seat, seq, choice })
    assert(verdict.kind === 'accepted', 'only what is on offer is chosen')
    this.#hear((verdict.row as LogRow & { readonly events: readonly MoshHappening[] }).events)
  }

  #hear(events: readonly MoshHappening[]): void {
    this.#rivals.forEach(({ ledger }, index) => {
      for (const heard of listen(events, (index + 1) as Seat)) ledger.hear(heard)
    })
    const heard = listen(events, YOU)
    for (const line of this.#narrator.tell(heard)) this.#asker.say(line)
    for (const event of heard) {
      if (event.type !== 'boardChosen' || (event.seat === YOU && this.#evening.name !== null)) continue
      this.#names[event.seat] = boardName(event.board, this.#evening.language)
    }
  }
}
