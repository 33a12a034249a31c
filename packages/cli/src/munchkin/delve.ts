// An evening of the Munchkin family with one person and bots. The person is asked at gates, and meanwhile when something changed that
// a card could answer.

import { type Names, namesOf } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import {
  cardsOf,
  type MunchkinChoice,
  type MunchkinForm,
  type MunchkinGame,
  type MunchkinView,
  type Reader,
} from '@brouhaha/munchkin'
import { includes, type Seat, UNDO } from '@brouhaha/table'
import type { Asker } from '../ask/asker.ts'
import { Evening, type Terms, YOU } from '../evening.ts'
import { boxesOf } from '../games.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { kindOf } from './menu.ts'
import { type Answer, answer } from './turn.ts'

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

export class Delve extends Evening {
  override readonly manners = {
    ...MUNCHKIN_WORDS[this.language],
    greeting: wrap(MUNCHKIN_WORDS[this.language].help, '  '),
  }
  readonly #game: MunchkinGame
  readonly #reader: Reader
  readonly #shown = { table: '', hand: '' }
  /** What the person last let pass. */
  #letPass = ''
  /** What the person could do before the gate at hand opened. */
  #standing: ReadonlySet<number> = new Set()
  readonly #cardNames: Names

  constructor(terms: Terms, asker: Asker) {
    const { box, rules, language } = terms
    const { packs } = terms.shelf
    const boxes = boxesOf(box)
    const game = rules.game as unknown as MunchkinGame
    super(terms, { first: game.active, options: { boxes }, botName: MUNCHKIN_WORDS[language].bot, pause: 150 }, asker)
    this.#game = game
    this.#reader = { names: this.names, you: YOU, card: cardsOf(packs, boxes) }
    this.#cardNames = namesOf(packs, language)
  }

  get #view(): MunchkinView {
    return this.#game.view(this.hosted.state, YOU)
  }

  get #choices(): number[] {
    return [...this.hosted.offers(YOU)]
  }

  protected override lookAround(): void {
    this.#standing = new Set(this.#interrupts())
  }

  protected override async atGate(): Promise<void> {
    const pass = this.#choices.find((choice) => this.#game.write(choice).type === 'pass')
    if (pass === undefined) return
    // Nobody here could read anything out of a quick pass, so that one is not asked for nothing.
    const isLastCall = this.#view.decision === LAST_CALL
    if (this.#interrupts().some((choice) => isLastCall || !this.#standing.has(choice))) await this.#askYou(pass)
    else this.submit(YOU, this.#game.write(pass))
  }

  /** What the person may do that is worth interrupting others for. */
  #interrupts(): number[] {
    return this.#choices.filter((choice) => INTERRUPTS.has(this.#game.write(choice).type))
  }

  /** A question with one answer is not asked where nothing else could be done about it. */
  protected override async answer(): Promise<void> {
    const { fallback } = this.#game.waits(this.hosted.state).find(({ seat }) => seat === YOU)!
    const answers = this.#choices.filter((choice) => kindOf(this.#game.write(choice).type) === 'onward')
    const isCall = CALLS.has(this.#view.decision ?? '')
    if (isCall && answers.length === 1 && this.#interrupts().length === 0) this.submit(YOU, this.#game.write(fallback))
    else await this.#askYou(fallback)
  }

  /** Whoever is offered a trade says at once what comes of it. */
  async #answersTrade(seat: Seat): Promise<void> {
    await this.askRival(seat)
    const stands = this.#view.offers.some((offer) => offer.kind === 'trade' && offer.seat === YOU)
    if (stands) this.asker.say(wrap(this.manners.declines(this.names[seat] ?? ''), '  '))
  }

  /** Asks the person; true if something was done. */
  async #askYou(initial: number | null): Promise<boolean> {
    for (;;) {
      const given = await answer({
        view: this.#view,
        reader: this.#reader,
        language: this.language,
        asker: this.asker,
        choices: this.#choices,
        initial,
        mayUndo: this.hosted.match.mayUndo(YOU),
        shown: this.#shown,
        names: this.#cardNames,
      })
      if (given.kind === 'silence') return false
      if (!this.submit(YOU, this.#moveIn(given))) continue
      if (given.kind === 'form' && given.form.type === 'trade') await this.#answersTrade(given.form.seat as Seat)
      return true
    }
  }

  #moveIn(given: Exclude<Answer, { kind: 'silence' }>): MunchkinChoice | MunchkinForm | typeof UNDO {
    if (given.kind === 'undo') return UNDO
    return given.kind === 'choice' ? this.#game.write(given.choice) : given.form
  }

  /** The person is asked about another's fight whenever it has changed, about other turns once, and about every offer. */
  protected override async speakUp(): Promise<boolean> {
    if (!includes(this.#game.free(this.hosted.state), YOU)) return false
    const { combat, turn, decision, offers } = this.#view
    const mine = offers.filter(({ to, kind }) => to === YOU && kind === 'trade').map(({ number }) => number)
    const moment = JSON.stringify([turn, mine, combat && [combat.totals, combat.monsters.map(({ copy }) => copy)]])
    if (moment === this.#letPass || !(decision === 'fightOrRun' || decision === 'arrangeOrOpen' || mine.length > 0))
      return false
    this.#letPass = moment
    if (this.#interrupts().length === 0) return false
    return this.#askYou(null)
  }
}
