// An evening of Zombie Mosh! with one person and bots.

import { wrap } from '@brouhaha/kit'
import { type Game, type Happening, HOUSE, listen, seedToText } from '@brouhaha/table'
import { boardName, type MoshHappening, type MoshKinds, type MoshView, type Side } from '@brouhaha/zombie-mosh'
import type { Asker } from '../ask/asker.ts'
import { Evening, seedFor, type Terms, YOU } from '../evening.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { PLAY_WORDS } from '../texts/play.ts'
import { choosePlay, chooseZombie } from './turn.ts'

export interface ConcertTerms extends Terms {
  readonly side: Side
  /** How many songs, or 0 to be asked after each. */
  readonly songs: number
}

export class Concert extends Evening {
  override readonly manners = { ...PLAY_WORDS[this.language], greeting: BOARD_WORDS[this.language].legend }
  readonly #terms: ConcertTerms

  constructor(terms: ConcertTerms, asker: Asker) {
    const { side, songs, seed } = terms
    super(terms, { options: { side, songs }, deal: seedFor(seed, 1), lucks: seedFor(seed, 0).subarray(1) }, asker)
    this.#terms = terms
  }

  override async play(): Promise<void> {
    await super.play()
    if (this.#terms.songs > 0) this.#sayTally()
  }

  get #game(): Game<MoshKinds> {
    return this.hosted.game as never
  }

  get #view(): MoshView {
    return this.#game.view(this.hosted.state, YOU)
  }

  protected override async answer(): Promise<void> {
    const { names, language, asker } = this
    const table = { game: this.#game, view: this.#view, names, language, asker }
    const choose = table.view.stage === 'boards' ? chooseZombie : choosePlay
    this.submit(YOU, this.#game.write(await choose(this.hosted.state, YOU, table)))
  }

  protected override async answerForHouse(): Promise<void> {
    const { songs, seed } = this.#terms
    const words = this.manners
    this.#sayTally()
    const answers = [{ label: words.yes }, { label: words.no }]
    const again = songs > 0 || (await this.asker.pick(words.encore, answers, 1)) === 0
    const next = seedToText(seedFor(seed, this.#view.song + 1))
    this.submit(HOUSE, again ? { type: 'song', seed: next } : { type: 'enough' })
  }

  #sayTally(): void {
    const tally = this.#view.seats.map(({ songsWon }, seat) =>
      `${this.names[seat]} ${songsWon}`.replaceAll(' ', '\u00a0'),
    )
    this.asker.say(wrap(`${this.manners.tally} ${tally.join(', ')}`))
  }

  /** Once somebody has a zombie, that is what they are called. */
  protected override hear(events: readonly Happening[]): void {
    super.hear(events)
    for (const event of listen(events as readonly MoshHappening[], YOU)) {
      if (event.type !== 'boardChosen' || (event.seat === YOU && this.#terms.name !== null)) continue
      this.names[event.seat] = boardName(event.board, this.language)
    }
  }
}
