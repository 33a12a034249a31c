// A bar for those who wait: on a terminal only, and only once it is worth one.

import type { Language } from '@brouhaha/table'

const PATIENCE = 1000
const PAUSE = 100
const WIDTH = 30

const LEFT = { en: 'left', fr: 'restant' } as const

export class Progress {
  readonly #total: number
  readonly #language: Language
  readonly #done: number
  readonly #begun = performance.now()
  #shown = 0

  /** `done` was there before we began, and says nothing about how fast we are. */
  constructor(total: number, language: Language, done = 0) {
    this.#total = total
    this.#language = language
    this.#done = done
  }

  at(done: number): void {
    const now = performance.now()
    const elapsed = now - this.#begun
    if (!process.stderr.isTTY || elapsed < PATIENCE || now - this.#shown < PAUSE) return
    this.#shown = now
    const share = done / this.#total
    const remaining = (elapsed / Math.max(1, done - this.#done)) * (this.#total - done)
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    const line = `${bar} ${Math.floor(share * 100)}\u00a0% ${done}/${this.#total}, ${clock(remaining)} ${LEFT[this.#language]}`
    process.stderr.write(`\r\u001b[2K${line}`)
  }

  clear(): void {
    if (this.#shown > 0) process.stderr.write('\r\u001b[2K')
  }
}

function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds}\u00a0s` : `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`
}
