// An evening of a game that this terminal knows nothing of but its kit: the table as an outline, choices by number.

import type { Audience, PlainWords } from '@brouhaha/games'
import { wrap } from '@brouhaha/kit'
import type { Asker } from '../ask/asker.ts'
import { Evening, seedFor, type Terms, YOU } from '../evening.ts'
import { PLAIN_WORDS } from '../texts/plain.ts'
import { PLAY_WORDS } from '../texts/play.ts'

const PAUSE = 250

interface Played {
  readonly options: object
  readonly plain: PlainWords
}

export class PlainEvening extends Evening {
  readonly #plain: PlainWords
  readonly #audience: Audience

  constructor(terms: Terms, { options, plain }: Played, asker: Asker) {
    const { seed, language, name, rivals } = terms
    const words = PLAY_WORDS[language]
    const names = [name ?? words.you, ...rivals.map((bot, index) => words.bot(index + 1, bot.name))]
    const [deal, lucks] = [seedFor(seed, 'deal'), seedFor(seed, 'bots')]
    super(terms, { options, deal, lucks, names, pause: PAUSE }, asker)
    this.#plain = plain
    this.#audience = { language, names, you: YOU, handShown: true }
  }

  override async play(): Promise<void> {
    await super.play()
    this.#outline()
  }

  protected override async answer(): Promise<void> {
    const { hosted } = this
    this.#outline()
    const choices = hosted.choices(YOU)
    const fallback = JSON.stringify(hosted.fallbackOf(YOU) ?? hosted.passOf(YOU))
    const usual = choices.findIndex((choice) => JSON.stringify(choice) === fallback)
    const options = choices.map((choice) => ({ label: this.#plain.choice(choice, this.#audience) }))
    const picked = await this.asker.pick(PLAIN_WORDS[this.language].what, options, Math.max(0, usual))
    this.submit(YOU, choices[picked]!)
  }

  protected override async atGate(): Promise<void> {
    if (this.hosted.choices(YOU).length > 0) await this.answer()
  }

  #outline(): void {
    const parts = this.#plain.outline(this.hosted.game.view(this.hosted.state, YOU), this.#audience)
    const lines = parts.flatMap(({ title, lines }) => [title, ...lines.map((line) => wrap(`  ${line}`, '    '))])
    this.asker.say(`\n${lines.join('\n')}\n`)
  }
}
