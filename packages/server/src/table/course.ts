// How a game goes on at its table: choices of seats, bots, clocks and the house, each as a row of the log.

import { Random } from '@brouhaha/kit'
import type { LateHands as Shown, Sight } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import { HOUSE, type Seat, seat as seatOf, seedToText, type Verdict, WATCHER } from '@brouhaha/table'
import { newTableId } from '../secrets.ts'
import { Bots } from './bots.ts'
import type { Desk } from './desk.ts'
import { LateHands } from './late-hands.ts'
import { closeLuck, finishLuck, newLuck } from './luck.ts'
import { Metronome } from './metronome.ts'
import { Playing } from './playing.ts'
import type { Kept } from './record.ts'

/** Ids of commands by the server itself begin with this; nobody else may use it. */
export const OWN_ID = '~'

const NO_SIGHT: Sight = { seq: 0, view: null, choices: [], hash: null }

export class Course {
  readonly #desk: Desk
  readonly #ruleset: Ruleset
  #playing: Playing | null = null
  #bots: Bots | null = null
  readonly #hands: LateHands
  readonly #metronome: Metronome

  constructor(desk: Desk, ruleset: Ruleset, kept: Kept) {
    this.#desk = desk
    this.#ruleset = ruleset
    this.#hands = new LateHands(desk.house.times.handDelayMs)
    this.#metronome = new Metronome(desk, {
      choose: (why, seat, choice) => this.#chooseFor(why, seat, choice),
      playSong: () => this.playSong(),
      fault: (error) => this.#rest(error),
    })
    this.reset(kept)
  }

  reset(kept: Kept): void {
    this.close()
    if (kept.header === null) this.#play(null)
    else this.#play(Playing.resume(this.#ruleset, kept.header, kept.rows))
  }

  get playing(): Playing | null {
    return this.#playing
  }

  sight(listener: Seat): Sight {
    if (this.#playing === null) return NO_SIGHT
    const sight = this.#playing.sight(listener)
    const hands = listener === WATCHER ? this.#shownHands() : null
    return hands === null ? sight : { ...sight, hands }
  }

  #shownHands(): Shown | null {
    const { record, house } = this.#desk
    this.#hands.ask(record.seats)
    return this.#hands.shown(house.now())
  }

  /** The first song begins: the luck is closed, and the rules take over. */
  begin(): void {
    const { id, match, seats, options } = this.#desk.record
    const { luck, seed } = closeLuck(match, this.#desk.record.luck)
    const playing = Playing.begin(this.#ruleset, seats.length, options, seed)
    this.#play(playing)
    this.#desk.change({ status: 'playing', luck })
    this.#desk.write((store) => store.addMatch(match, id, playing.match.header))
  }

  /**
   * Submits a choice at a row that its sender expects. If it is carried out it will be written, and told to everybody
   * after `acknowledge`.
   */
  submit(
    command: { readonly id: string; readonly seat: Seat; readonly seq: number; readonly choice: unknown },
    acknowledge: (verdict: Verdict) => void,
    refuse: () => void = () => {},
  ): boolean {
    const playing = this.#playing!
    const desk = this.#desk
    const now = desk.house.now()
    const { verdict, isNew } = playing.submit(command, now)
    if (!isNew) {
      desk.outbox.send(() => acknowledge(verdict), refuse)
      return false
    }
    const row = playing.rows.at(-1)!
    desk.write((store) => store.addRow(desk.record.match, row, now))
    this.#turnPage()
    this.carryOn()
    this.#hands.note(playing, desk.record.seats, now)
    const listeners = this.#ears()
    const texts = playing.tell(listeners, desk.deadline, this.#hands.shown(now))
    desk.seal(() => {
      acknowledge(verdict)
      for (const listener of desk.presence.listeners) {
        const text = texts[listeners.indexOf(listener.seat === null ? WATCHER : seatOf(listener.seat))]
        if (text != null) listener.send(text)
      }
    }, refuse)
    return true
  }

  /** Sets the clocks anew after anything has changed. */
  carryOn(): void {
    this.#metronome.set(this.#playing, this.#bots)
  }

  /** Somebody reads; false where nothing waits for it. */
  hold(seat: Seat): boolean {
    return this.#playing !== null && this.#metronome.hold(this.#playing, seat)
  }

  close(): void {
    this.#metronome.stop()
  }

  /** The house brings the seed of the next song. */
  playSong(acknowledge: (verdict: Verdict) => void = () => {}, refuse: () => void = () => {}): boolean {
    const { match, luck: gathered } = this.#desk.record
    const { luck, seed } = closeLuck(match, gathered)
    this.#desk.change({ luck })
    return this.#answerForHouse('song', { type: 'song', seed: seedToText(seed) }, acknowledge, refuse)
  }

  /** No more songs. */
  stop(acknowledge: (verdict: Verdict) => void, refuse: () => void): boolean {
    return this.#answerForHouse('enough', { type: 'enough' }, acknowledge, refuse)
  }

  /** The house has the word: a song has ended and another may begin. */
  get isBetweenSongs(): boolean {
    return this.#playing?.isBetweenSongs === true
  }

  /** Everybody gathers for another match; the log of the last one stays where it is. */
  gatherAgain(): void {
    const { house, record } = this.#desk
    const { match, reveals, seats } = record
    this.close()
    this.#play(null)
    this.#desk.write((store) => store.closeMatch(match, reveals))
    this.#desk.change({
      match: newTableId(house.random),
      status: 'gathering',
      luck: newLuck(1, seats.length, house.random),
      reveals: [],
      dispute: null,
    })
  }

  /** Given up: the seed may be seen, and nobody plays on. */
  abandon(): void {
    this.#showSeed()
    this.#desk.change({ status: 'over', dispute: null })
    this.close()
  }

  #answerForHouse(what: string, choice: object, acknowledge: (verdict: Verdict) => void, refuse: () => void): boolean {
    const seq = this.#playing!.rows.length
    return this.submit({ id: `${OWN_ID}${what}:${seq}`, seat: HOUSE, seq, choice }, acknowledge, refuse)
  }

  #play(playing: Playing | null): void {
    const { random, times } = this.#desk.house
    this.#playing = playing
    this.#hands.forget()
    const luck = new Random(new DataView(Uint8Array.from(random(4)).buffer).getInt32(0))
    this.#bots = playing === null ? null : new Bots(playing, luck, times.botThinkingMs, this.#ruleset.packs)
  }

  /** Those who have to be told of a row: each listening seat once, and the watchers. */
  #ears(): Seat[] {
    const ears = new Set<Seat>()
    for (const { seat } of this.#desk.presence.listeners) ears.add(seat === null ? WATCHER : seatOf(seat))
    return [...ears]
  }

  /** After a row: a song may have ended, or the game. */
  #turnPage(): void {
    const { game, state, isBetweenSongs } = this.#playing!
    const { record, house } = this.#desk
    if (game.over(state)) {
      this.#showSeed()
      this.#desk.change({ status: 'over' })
    } else if (isBetweenSongs && record.luck.stage === 'playing') {
      this.#showSeed()
      this.#desk.change({ luck: newLuck(record.luck.song + 1, record.seats.length, house.random) })
    }
  }

  #showSeed(): void {
    const { record } = this.#desk
    const finished = finishLuck(record.match, record.luck)
    if (finished !== null) {
      this.#desk.change({ luck: finished.luck, reveals: [...record.reveals, finished.reveal] })
    }
  }

  /** A game that goes wrong by itself takes a break, so that it does not go wrong again at once. */
  #rest(error: unknown): void {
    const why = error instanceof Error ? error.name : 'unknown'
    this.#desk.house.chronicle('fault', { table: this.#desk.id, why })
    this.#desk.reload()
    this.#desk.change({ status: 'paused' })
    this.carryOn()
    this.#desk.seal()
  }

  #chooseFor(why: string, seat: Seat, choice: object): boolean {
    const seq = this.#playing!.rows.length
    return this.submit({ id: `${OWN_ID}${why}:${seq}`, seat, seq, choice }, () => {})
  }
}
