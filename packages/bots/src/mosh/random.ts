import type { BlindBot } from '../bot.ts'

/** Takes any choice on offer, each equally likely. */
export const random: BlindBot = {
  name: 'random',
  attention: 'choices',
  choose: ({ choices }, luck) => choices[luck.below(choices.length)]!,
}
