// An evening of a game that this terminal knows nothing of but its kit: the table as an outline, choices by number.

import { FIELD_WORDS, type PlainWords } from '@brouhaha/games'
import { wrap } from '@brouhaha/kit'
import type { Asker } from '../ask/asker.ts'
import { Evening, type Terms, YOU } from '../evening.ts'
import { PLAIN_WORDS } from '../texts/plain.ts'
import { PLAY_WORDS } from '../texts/play.ts'

export class PlainEvening extends Evening {
  override readonly manners = PLAIN_WORDS[this.language]
  readonly #plain: PlainWords

  constructor(terms: Terms, asker: Asker) {
    const { options, plain = FIELD_WORDS, kit } = terms.opened
    const botName = (number: number, name: string): string => {
      const { title } = kit.entry.bots.find((bot) => bot.name === name)!
      return PLAY_WORDS[terms.language].bot(number, title[terms.language])
    }
    super(terms, { options: options(terms.players, 0, {}), botName }, asker)
    this.#plain = plain
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
    const options = choices.map((choice) => ({ label: this.#plain.choice(choice, this.audience) }))
    const picked = await this.asker.pick(this.manners.what, options, Math.max(0, usual))
    this.submit(YOU, choices[picked]!)
  }

  protected override async atGate(): Promise<void> {
    if (this.hosted.choices(YOU).length > 0) await this.answer()
  }

  #outline(): void {
    const parts = this.#plain.outline(this.hosted.game.view(this.hosted.state, YOU), this.audience)
    const lines = parts.flatMap(({ title, lines }) => [title, ...lines.map((line) => wrap(`  ${line}`, '    '))])
    this.asker.say(`\n${lines.join('\n')}\n`)
  }
}
