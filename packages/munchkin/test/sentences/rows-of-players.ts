// Verbs about players: levels, life and death, sex.

import { type Expected, howMany, meant, NOTHING, type Said } from './expected.ts'
import type { Facts } from './facts.ts'
import { amount } from './meaning.ts'
import { anything, type Rows } from './row.ts'

const LAST_BY_CARD = 9

const levels = (seats: readonly number[], facts: Facts, to: (level: number) => number): Expected => ({
  is: Object.fromEntries(seats.map((seat) => [`level ${seat}`, to(facts.seats[seat]!.level)])),
})

/** What a monster gives whoever has killed it belongs to the kill, and may be the tenth level. */
const isOfKill = ({ facts, voices }: Said): boolean =>
  facts.main >= 0 && !facts.isFighting && facts.kills > 0 && facts.cards[voices.self]!.card.kind === 'monster'

export const OF_PLAYERS: Rows = {
  gainLevels: {
    says: 'each of them gains so many levels, at most to the ninth',
    expects: (said) => {
      const count = howMany(said, 'levels')
      const last = isOfKill(said) ? LAST_BY_CARD + 1 : LAST_BY_CARD
      return count <= 0
        ? NOTHING
        : levels(meant(said, 'to'), said.facts, (level) => Math.max(level, Math.min(last, level + count)))
    },
  },
  loseLevels: {
    says: 'each of them loses so many levels, never the first',
    expects: (said) => {
      const count = howMany(said, 'levels')
      return count <= 0 ? NOTHING : levels(meant(said, 'from'), said.facts, (level) => Math.max(1, level - count))
    },
  },
  setLevel: {
    says: 'they go to that level, up or down, at most to the ninth',
    expects: (said) => {
      const { facts, voices, step } = said
      const all = facts.seats.filter(({ isAlive }) => isAlive).map(({ level }) => level)
      const to =
        step.to === 'lowest'
          ? Math.min(...all)
          : step.to === 'highest'
            ? Math.max(...all)
            : amount(facts, voices, step.to, voices.about)
      return levels(meant(said, 'of'), facts, (level) =>
        Math.max(1, to > level ? Math.max(level, Math.min(LAST_BY_CARD, to)) : to),
      )
    },
  },
  die: {
    says: 'they die',
    expects: (said) => (meant(said, 'who').length === 0 ? NOTHING : { isFelt: true, free: anything }),
  },
  win: {
    says: 'they win',
    expects: (said) => (meant(said, 'who').length === 0 ? NOTHING : { changes: ['winners'], free: anything }),
  },
  changeSex: {
    says: 'he becomes the other sex',
    expects: ({ facts, voices }) => ({ is: { [`sex ${voices.about}`]: 3 - facts.seats[voices.about]!.sex } }),
  },
}
