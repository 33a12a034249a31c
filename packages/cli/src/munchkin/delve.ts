// An evening of the Munchkin family with one person and bots. Whoever the game waits for is asked; at a gate everybody is, in seat
// order from the active player, and the house closes it. Meanwhile bots speak up when they feel like it, and the person is asked
// when something changed that a card could answer.

import { setTimeout } from 'node:timers/promises'
import { type Bot, HOLDS_BACK, type Sitting } from '@brouhaha/bots'
import { type Names, namesOf } from '@brouhaha/cards'
import type { Audience, Narrator, Shelf } from '@brouhaha/games'
import { assert, bytesToWords, Random, sha256, utf8, wrap } from '@brouhaha/kit'
import {
  cardsOf,
  type MunchkinChoice,
  type MunchkinForm,
  type MunchkinGame,
  type MunchkinHappening,
  type MunchkinKinds,
  type MunchkinView,
  type Reader,
} from '@brouhaha/munchkin'
import {
  HOUSE,
  includes,
  isRefusal,
  isSchemaError,
  type Language,
  type Ledger,
  type LogRow,
  ledgerOf,
  listen,
  lowest,
  Match,
  NOBODY,
  type Seat,
  type Seed,
  takesBack,
  tellUndone,
  UNDO,
} from '@brouhaha/table'
import type { Asker } from '../ask/asker.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { PLAY_WORDS } from '../texts/play.ts'
import { kindOf } from './menu.ts'
import { type Answer, answer } from './turn.ts'

export interface Evening {
  readonly boxes: readonly string[]
  readonly shelf: Shelf
  readonly players: number
  readonly seed: string
  readonly name: string | null
  readonly language: Language
  /** The rivals, from the second seat on. */
  readonly rivals: readonly Bot<MunchkinKinds>[]
  narrator(audience: Audience): Narrator
}

const YOU = 0 as Seat
const PAUSE = 150

/** What is worth interrupting others for. */
const INTERRUPTS: ReadonlySet<MunchkinChoice['type']> = new Set([
  'curse',
  'enhance',
  'enhanceSeat',
  'play',
  'useAbility',
  'join',
  'volunteer',
  'accept',
] as const)

/** The gate at which cards that could be played before are worth a thought once more. */
const LAST_CALL = 'kill'

/** Questions whether a monster of the hand comes into play. */
const CALLS: ReadonlySet<string> = new Set(['lookForTrouble', 'callGoth'])

const seedFor = (text: string, part: string): Seed => bytesToWords(sha256(utf8(`brouhaha play|${text}|${part}`)))

interface Rival extends Sitting<MunchkinKinds> {
  ledger: Ledger<MunchkinHappening> | null
}

export class Delve {
  readonly match: Match<MunchkinKinds>
  readonly #asker: Asker
  readonly #language: Language
  readonly #reader: Reader
  readonly #rivals: readonly Rival[]
  readonly #narrator: Narrator
  readonly #game: MunchkinGame
  readonly #offered: Int32Array
  readonly #shown = { table: '', hand: '' }
  /** What the person last let pass. */
  #letPass = ''
  #speaker = 0
  /** What the person could do before the gate at hand opened. */
  #standing: ReadonlySet<number> = new Set()
  readonly #cardNames: Names

  constructor(evening: Evening, asker: Asker) {
    const { boxes, shelf, players, seed, language } = evening
    const { game } = shelf
    this.#game = game
    this.#offered = new Int32Array(game.mostChoices)
    const words = PLAY_WORDS[language]
    const opened = Match.open<MunchkinKinds>(game, { seats: players, options: { boxes }, seed: seedFor(seed, 'deal') })
    assert(!isRefusal(opened) && !isSchemaError(opened), 'the arguments were read before')
    this.match = opened
    this.#asker = asker
    this.#language = language
    const names = [
      evening.name ?? words.you,
      ...evening.rivals.map((_, index) => MUNCHKIN_WORDS[language].bot(index + 1)),
    ]
    this.#reader = { names, you: YOU, card: cardsOf(shelf.packs, boxes) }
    this.#cardNames = namesOf(shelf.packs, language)
    const luck = seedFor(seed, 'bots')
    this.#rivals = evening.rivals.map((bot, index) => ({
      bot,
      random: new Random(luck[index]!),
      ledger: bot.attention === 'ledger' ? game.ledger((index + 1) as Seat) : null,
    }))
    this.#narrator = evening.narrator({ language, names, you: YOU, handShown: true })
    this.#hear(opened.header.events as readonly MunchkinHappening[])
  }

  async play(): Promise<void> {
    while (!this.#game.over(this.match.state)) {
      const owing = this.#game.owing(this.match.state)
      const asked = lowest(owing)
      if (asked !== HOUSE) this.#standing = new Set(this.#interrupts())
      if (asked === HOUSE) await this.#atGate()
      else if (includes(owing, YOU)) await this.#yourAnswer()
      else if (!(await this.#speaksUp()) && !(await this.#youSpeakUp())) await this.#askRival(asked)
    }
  }

  get #view(): MunchkinView {
    return this.#game.view(this.match.state, YOU)
  }

  #choices(seat: Seat): number[] {
    return [...this.#offered.subarray(0, this.#game.choices(this.match.state, seat, this.#offered))]
  }

  #fallback(seat: Seat): number {
    const wait = this.#game.waits(this.match.state).find((one) => one.seat === seat)
    assert(wait !== undefined, 'the game waits for that seat')
    return wait.fallback
  }

  /** Everybody is asked once; whoever changes something starts the round again. */
  async #atGate(): Promise<void> {
    const gate = this.#fallback(HOUSE)
    const seats = this.#reader.names.length
    const first = this.#game.active(this.match.state)
    for (let place = 0; place < seats; place++) {
      const seat = ((first + place) % seats) as Seat
      if (!includes(this.#game.free(this.match.state), seat)) continue
      await (seat === YOU ? this.#askYouAtGate() : this.#askRival(seat))
      if (!includes(this.#game.owing(this.match.state), HOUSE) || this.#fallback(HOUSE) !== gate) return
    }
    this.#submit(HOUSE, this.#game.write(gate))
  }

  async #askYouAtGate(): Promise<void> {
    const choices = this.#choices(YOU)
    const pass = choices.find((choice) => this.#game.write(choice).type === 'pass')
    if (pass === undefined) return
    // Nobody here could read anything out of a quick pass, so that one is not asked for nothing.
    const isLastCall = this.#view.decision === LAST_CALL
    if (this.#interrupts().some((choice) => isLastCall || !this.#standing.has(choice))) await this.#askYou(pass)
    else this.#submit(YOU, this.#game.write(pass))
  }

  /** What the person may do that is worth interrupting others for. */
  #interrupts(): number[] {
    return this.#choices(YOU).filter((choice) => INTERRUPTS.has(this.#game.write(choice).type))
  }

  /** A question with one answer is not asked where nothing else could be done about it. */
  async #yourAnswer(): Promise<void> {
    const fallback = this.#fallback(YOU)
    const answers = this.#choices(YOU).filter((choice) => kindOf(this.#game.write(choice).type) === 'onward')
    const isCall = CALLS.has(this.#view.decision ?? '')
    if (isCall && answers.length === 1 && this.#interrupts().length === 0) this.#submit(YOU, this.#game.write(fallback))
    else await this.#askYou(fallback)
  }

  /** Whoever is offered a trade says at once what comes of it. */
  async #answersTrade(seat: Seat): Promise<void> {
    await this.#askRival(seat)
    const stands = this.#view.offers.some((offer) => offer.kind === 'trade' && offer.seat === YOU)
    if (stands) this.#asker.say(wrap(MUNCHKIN_WORDS[this.#language].declines(this.#reader.names[seat] ?? ''), '  '))
  }

  /** Asks the person; true if something was done. */
  async #askYou(initial: number | null): Promise<boolean> {
    for (;;) {
      const given = await answer({
        view: this.#view,
        reader: this.#reader,
        language: this.#language,
        asker: this.#asker,
        choices: this.#choices(YOU),
        initial,
        mayUndo: this.match.mayUndo(YOU),
        shown: this.#shown,
        names: this.#cardNames,
      })
      if (given.kind === 'silence') return false
      if (!this.#submit(YOU, this.#moveIn(given))) continue
      if (given.kind === 'form' && given.form.type === 'trade') await this.#answersTrade(given.form.seat as Seat)
      return true
    }
  }

  #moveIn(given: Exclude<Answer, { kind: 'silence' }>): MunchkinChoice | MunchkinForm | typeof UNDO {
    if (given.kind === 'undo') return UNDO
    return given.kind === 'choice' ? this.#game.write(given.choice) : given.form
  }

  /** The person is asked about another's fight whenever it has changed, about other turns once, and about every offer. */
  async #youSpeakUp(): Promise<boolean> {
    if (!includes(this.#game.free(this.match.state), YOU)) return false
    const { combat, turn, decision, offers } = this.#view
    const mine = offers.filter(({ to, kind }) => to === YOU && kind === 'trade').map(({ number }) => number)
    const moment = JSON.stringify([turn, mine, combat && [combat.totals, combat.monsters.map(({ copy }) => copy)]])
    if (moment === this.#letPass || !(decision === 'fightOrRun' || decision === 'arrangeOrOpen' || mine.length > 0))
      return false
    this.#letPass = moment
    if (this.#interrupts().length === 0) return false
    return this.#askYou(null)
  }

  /** One of the bots that may act although nobody waits for them, another each time, if it feels like it. */
  async #speaksUp(): Promise<boolean> {
    const free = this.#game.free(this.match.state)
    if (free === NOBODY) return false
    this.#speaker = (this.#speaker + 1) % this.#rivals.length
    const seat = (this.#speaker + 1) as Seat
    const { bot, random } = this.#rivals[this.#speaker]!
    if (!includes(free, seat) || bot.interruptsOneIn === undefined) return false
    return random.below(bot.interruptsOneIn) === 0 && (await this.#askRival(seat))
  }

  /** False if it had nothing to say. */
  async #askRival(seat: Seat): Promise<boolean> {
    const rival = this.#rivals[seat - 1]
    assert(rival !== undefined, 'every other seat has a bot')
    const { bot, random, ledger } = rival
    const { state } = this.match
    if (bot.sendsFormOneIn !== undefined && random.below(bot.sendsFormOneIn) === 0) {
      const [form] = this.#game.forms(state, seat, random, 1)
      if (form !== undefined) return this.#submit(seat, form)
    }
    const choices = this.#choices(seat)
    if (choices.length === 0) return false
    if (bot.attention === 'choices') return this.#move(seat, this.#game.write(bot.choose({ choices }, random)))
    const view = this.#game.view(state, seat)
    const sight = { seat, rules: this.#game, view, ledger: ledger ?? this.#game.ledger(seat), choices }
    const form = bot.propose?.(sight, random) ?? null
    if (form !== null && (await this.#move(seat, form))) return true
    const choice = bot.choose(sight, random)
    return choice !== HOLDS_BACK && this.#move(seat, this.#game.write(choice))
  }

  /** After a moment, so that a person can follow. */
  async #move(seat: Seat, choice: MunchkinChoice | MunchkinForm): Promise<boolean> {
    if (this.#asker.isPatient) await setTimeout(PAUSE)
    return this.#submit(seat, choice)
  }

  /** False if the rules refuse it; the person is told why. */
  #submit(seat: Seat, choice: MunchkinChoice | MunchkinForm | typeof UNDO): boolean {
    const seq = this.match.rows.length
    const verdict = this.match.submit({ id: `${seat}-${seq}`, seat, seq, choice })
    if (verdict.kind === 'accepted') {
      this.#follow(verdict.row)
      return true
    }
    if (seat === YOU && verdict.kind === 'refused') this.#asker.say(wrap(verdict.refusal.says[this.#language], '  '))
    return false
  }

  /** What was taken back, the bots have never heard of. */
  #follow(row: LogRow): void {
    if (!takesBack(row)) {
      this.#hear(row.events as readonly MunchkinHappening[])
      return
    }
    this.#rivals.forEach((rival, index) => {
      if (rival.ledger !== null) rival.ledger = ledgerOf(this.match, (index + 1) as Seat)
    })
    this.#asker.say(wrap(tellUndone(row.seat === YOU ? null : this.#reader.names[row.seat]!, this.#language), '  '))
  }

  #hear(events: readonly MunchkinHappening[]): void {
    this.#rivals.forEach(({ ledger }, index) => {
      if (ledger !== null) for (const heard of listen(events, (index + 1) as Seat)) ledger.hear(heard)
    })
    for (const line of this.#narrator.tell(listen(events, YOU))) this.#asker.say(line)
  }
}
