import { isCancel, select, text } from '@clack/prompts'
import { type Asker, LEAVE, Left } from './asker.ts'

/** Asks at a terminal. Ctrl-C leaves, as does the letter q. */
export const keyboard: Asker = {
  isPatient: true,
  say: (words) => {
    process.stdout.write(`${words}\n`)
  },
  async line(question, check) {
    const answer = await text({
      message: question,
      validate: (typed = '') => (typed.trim().toLowerCase() === LEAVE ? undefined : (check(typed) ?? undefined)),
    })
    if (isCancel(answer)) throw new Left(true)
    const typed = answer ?? ''
    if (typed.trim().toLowerCase() === LEAVE) throw new Left(false)
    return typed
  },
  async pick(question, options, initial) {
    const answer = await select({
      message: question,
      options: options.map(({ label, hint }, value) => ({ value, label, ...(hint === undefined ? {} : { hint }) })),
      initialValue: initial,
      showInstructions: false,
    })
    if (isCancel(answer)) throw new Left(true)
    return answer
  },
  close: () => {},
}
