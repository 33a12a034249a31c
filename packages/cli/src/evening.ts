// An evening at the terminal: one person and bots at a hosted game. Whoever is asked answers, and the person hears what they may.

import { setTimeout } from 'node:timers/promises'
import type { Bot } from '@brouhaha/bots'
import type { Audience, Narrator, PackShelf } from '@brouhaha/games'
import { HostedGame, interrupts, type Rules } from '@brouhaha/host'
import { bytesToWords, Random, sha256, utf8, wrap } from '@brouhaha/kit'
import {
  type Happening,
  HOUSE,
  type Kinds,
  type Language,
  listen,
  type Seat,
  type Seed,
  seat as seatOf,
  takesBack,
  tellUndone,
  type Verdict,
} from '@brouhaha/table'
import type { Asker } from './ask/asker.ts'
import type { GameName, Opened } from './games.ts'
import { PLAY_WORDS } from './texts/play.ts'

export const YOU = seatOf(0)

/** What was agreed on before the evening. */
export interface Terms {
  readonly box: GameName
  readonly shelf: PackShelf
  readonly opened: Opened
  readonly rules: Rules
  readonly players: number
  readonly seed: string
  readonly name: string | null
  readonly language: Language
  /** The rivals, from the second seat on. */
  readonly rivals: readonly Bot<Kinds>[]
}

/** In what the evening of one game is not like that of another. */
interface Customs extends Pick<Rules, 'first'> {
  readonly options: object
  /** What everything comes from. */
  readonly deal?: Seed
  readonly lucks?: ArrayLike<number>
  readonly botName?: (number: number, bot: string) => string
  /** How long a person gets to follow each move, in milliseconds. */
  readonly pause?: number
}

/** What is said before it, after it and on leaving early. */
interface Manners {
  readonly greeting?: string
  readonly bye: string
  readonly leaving: string
}

const PAUSE = 250

/** Luck from a text. */
export const seedFor = (text: string, part: string | number): Seed =>
  bytesToWords(sha256(utf8(`brouhaha play|${text}|${part}`)))

const everybody = (): boolean => true

export abstract class Evening {
  readonly hosted: HostedGame
  abstract readonly manners: Manners
  protected readonly asker: Asker
  protected readonly language: Language
  protected readonly names: string[]
  protected readonly audience: Audience
  readonly #rivals: readonly { readonly bot: Bot<never>; readonly random: Random }[]
  readonly #narrator: Narrator
  readonly #pause: number
  #speaker = 0

  constructor({ opened, rules, players, seed, name, language, rivals }: Terms, customs: Customs, asker: Asker) {
    const { you, bot: usualName } = PLAY_WORDS[language]
    const { first, options, botName = usualName, pause = PAUSE } = customs
    const { deal = seedFor(seed, 'deal'), lucks = seedFor(seed, 'bots') } = customs
    this.hosted = HostedGame.begin({ ...rules, first }, players, options, deal)
    this.asker = asker
    this.language = language
    this.names = [name ?? you, ...rivals.map((bot, index) => botName(index + 1, bot.name))]
    this.audience = { language, names: this.names, you: YOU, handShown: true }
    this.#rivals = rivals.map((bot, index) => ({ bot: bot as Bot<never>, random: new Random(lucks[index]!) }))
    this.#narrator = opened.narrator(this.audience)
    this.#pause = asker.isPatient ? pause : 0
  }

  /** The game waits for you. */
  protected abstract answer(): Promise<unknown>

  /** You may answer the open gate. */
  protected atGate(): Promise<unknown> {
    return Promise.resolve()
  }

  /** You may act although nobody waits for you; true if you did. */
  protected speakUp(): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** The house has the word, and no gate is open. */
  protected answerForHouse(): Promise<unknown> {
    return Promise.resolve()
  }

  /** Before anybody is asked outside a gate. */
  protected lookAround(): void {}

  async play(): Promise<void> {
    const { hosted } = this
    this.hear(hosted.match.header.events)
    while (!hosted.isOver) {
      const seat = hosted.next(everybody)!
      const { gate } = hosted
      if (gate === null && seat !== HOUSE) this.lookAround()
      if (seat === HOUSE) await (gate === null ? this.answerForHouse() : this.submit(HOUSE, hosted.fallbackOf(HOUSE)!))
      else if (gate !== null) await this.#askAtGate(seat)
      else if (seat === YOU) await this.answer()
      else if (!(await this.#isInterrupted()) && !(await this.speakUp())) await this.askRival(seat)
    }
  }

  async #askAtGate(seat: Seat): Promise<void> {
    const { length } = this.hosted.rows
    await (seat === YOU ? this.atGate() : this.askRival(seat))
    if (this.hosted.rows.length === length) this.hosted.passOver(seat)
  }

  /** One of the bots that may act although nobody waits for them, another each time, if it feels like it. */
  async #isInterrupted(): Promise<boolean> {
    if (this.hosted.speaker(everybody) === null) return false
    this.#speaker = (this.#speaker + 1) % this.#rivals.length
    const seat = seatOf(this.#speaker + 1)
    const { bot, random } = this.#rivals[this.#speaker]!
    const maySpeak = this.hosted.speaker((one) => one === seat) !== null
    return maySpeak && interrupts(bot, random) && (await this.askRival(seat))
  }

  /** False if it had nothing to say. */
  protected async askRival(seat: Seat): Promise<boolean> {
    const { bot, random } = this.#rivals[seat - 1]!
    const isDone = this.hosted.ask(bot, seat, random, (choice) => this.submit(seat, choice))
    if (isDone && this.#pause > 0) await setTimeout(this.#pause)
    return isDone
  }

  /** False if the rules refuse it; the person is told why. */
  protected submit(seat: Seat, choice: object): boolean {
    const seq = this.hosted.rows.length
    const { verdict } = this.hosted.submit({ id: `${seat}-${seq}`, seat, seq, choice }, 0)
    this.#tell(seat, verdict)
    return verdict.kind === 'accepted'
  }

  #tell(seat: Seat, verdict: Verdict): void {
    if (verdict.kind === 'accepted' && takesBack(verdict.row))
      this.asker.say(wrap(tellUndone(seat, YOU, this.names, this.language), '  '))
    else if (verdict.kind === 'accepted') this.hear(verdict.row.events)
    else if (verdict.kind === 'refused' && seat === YOU) this.asker.say(wrap(verdict.refusal.says[this.language], '  '))
  }

  protected hear(events: readonly Happening[]): void {
    for (const line of this.#narrator.tell(listen(events, YOU))) this.asker.say(line)
  }
}
