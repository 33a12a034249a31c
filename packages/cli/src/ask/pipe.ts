import { createInterface } from 'node:readline'
import { wrap } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import { PIPE_WORDS } from '../texts/play.ts'
import { type Asker, LEAVE, Left } from './asker.ts'

/** Takes one answer per line from what is piped in; the end of it, or the letter q, is leaving. */
export function pipe(language: Language): Asker {
  const words = PIPE_WORDS[language]
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`)
  }
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done === true || value.trim().toLowerCase() === LEAVE) throw new Left(false)
    return value
  }
  return {
    isPatient: false,
    say,
    async line(question, check) {
      say(wrap(question))
      for (;;) {
        const typed = await answer()
        const wrong = check(typed)
        if (wrong === null) return typed
        say(wrap(wrong))
      }
    },
    async pick(question, options, initial) {
      say(wrap(question))
      options.forEach(({ label, hint }, index) => {
        say(`  ${index + 1} ${label}`)
        if (hint !== undefined) say(wrap(hint, '      '))
      })
      for (;;) {
        const typed = (await answer()).trim()
        const index = typed === '' ? initial : Number(typed) - 1
        if (options[index] !== undefined) return index
        say(words.number(options.length))
      }
    },
    close: () => input.close(),
  }
}
