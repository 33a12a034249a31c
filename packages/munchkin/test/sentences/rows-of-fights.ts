// Verbs about a fight: what counts, who fights, who gets away.

import {
  discards,
  type Expected,
  howMany,
  meant,
  monstersMeant,
  NOTHING,
  named,
  picked,
  type Said,
} from './expected.ts'
import type { Raw } from './grammar.ts'
import { who } from './meaning.ts'
import { fits } from './meaning-cards.ts'
import { anything, begins, isOn, type Rows } from './row.ts'
import { Unsure } from './voices.ts'

function strengthen(said: Said): Expected {
  const { voices, step } = said
  if (!isOn(said)) return NOTHING
  const side = step.side === 'either' ? (voices.side ?? voices.sideAsked) : step.side === 'monsters' ? 1 : 0
  const add = howMany(said, 'add')
  const free = (name: string): boolean => name === `isAgainst ${voices.self}`
  if (add === 0) return { free }
  if (side === undefined) throw new Unsure('nobody said which side')
  return side === 1 ? { players: 0, against: add, free } : { players: add, against: 0, free }
}

/** Monsters that leave; with the last one the fight is over. */
function leave(said: Said, copies: readonly number[], rest: Expected): Expected {
  const { facts } = said
  if (copies.length === 0 || !facts.isFighting) return NOTHING
  if (copies.length === facts.monsters.length) return { isFelt: true, free: anything }
  const left = facts.monsters.filter(({ copy }) => !copies.includes(copy)).map(({ copy, text }) => [copy, text])
  return { is: { monsters: JSON.stringify(left) }, ...rest }
}

const gone =
  ({ facts }: Said, copies: readonly number[]) =>
  (name: string): boolean =>
    copies.some((copy) => name.endsWith(` ${copy}`)) ||
    /^(monsters|savedTreasures|kills|noLoot|flightDie)/.test(name) ||
    facts.cards.some(({ card }, copy) => card.kind === 'enhancer' && name.endsWith(` ${copy}`))

function remove(said: Said): Expected {
  const copies = monstersMeant(said, said.step.monster)
  return leave(said, copies, { free: gone(said, copies) })
}

function addMonster(said: Said): Expected {
  const { facts, voices, step } = said
  if (!isOn(said) || facts.monsters.length === 0) return NOTHING
  const { from = 'hand' } = step
  const filter = step.filter as Raw | undefined
  const isSuch = (copy: number): boolean =>
    facts.cards[copy]!.card.kind === 'monster' && fits(facts, voices, copy, filter)
  const seats = step.by === undefined ? [voices.about] : who(facts, voices, step.by)
  const pool =
    from === 'hand'
      ? facts.cards.flatMap(({ where }, copy) =>
          seats.some((seat) => where === `hand ${seat}`) && isSuch(copy) ? [copy] : [],
        )
      : from === 'doorDeck'
        ? facts.piles.doorDeck.slice(0, 1).filter(isSuch)
        : facts.piles.doorDiscards.filter(isSuch).slice(0, 1)
  const [top] = facts.piles.doorDeck
  if (pool.length === 0)
    return from === 'doorDeck' && top !== undefined
      ? { moves: [{ of: [top], count: 1, to: discards(facts) }] }
      : NOTHING
  return {
    moves: [{ of: pool, count: 1, to: () => ['fight'] }],
    changes: ['monsters'],
    ...(step.instead === true && { free: anything }),
  }
}

function getAway(said: Said): Expected {
  const { facts, step, isBetween } = said
  const seats = meant(said, 'who')
  if (!facts.isFighting) return NOTHING
  if (facts.isFleeing && isBetween) return { free: (name) => /^(noLoot|flightDie)/.test(name) }
  if (facts.isFleeing)
    return { ...(seats.includes(facts.main) && step.from === 'all' && { isFelt: true }), free: begins('noLoot') }
  if (step.from !== 'all') throw new Unsure('it counts when they run')
  const fighters = seats.filter((seat) => seat === facts.main || seat === facts.helper)
  return step.from === 'all' ? { is: Object.fromEntries(fighters.map((seat) => [`isSafe ${seat}`, true])) } : NOTHING
}

export const OF_FIGHTS: Rows = {
  strengthen: { says: 'one side counts so much more; nothing once they run', expects: strengthen },
  weaken: {
    says: 'fighters among them count so much less',
    expects: (said) => {
      const { facts } = said
      // Where nobody fights, nobody can be named for it.
      if (!facts.isFighting) return NOTHING
      const fighters = meant(said, 'who').filter((seat) => seat === facts.main || seat === facts.helper)
      const by = howMany(said, 'by')
      return fighters.length === 0 || by === 0 ? NOTHING : { players: -by * fighters.length, against: 0 }
    },
  },
  remove: { says: 'those monsters leave the fight', expects: remove },
  kill: { says: 'those monsters are killed', expects: remove },
  addMonster: { says: 'a monster joins the fight', expects: addMonster },
  clone: {
    says: 'a twin of the named monster joins the fight',
    expects: (said) => {
      const [twin] = named(said)
      return !isOn(said) || twin === undefined
        ? NOTHING
        : { changes: ['monsters'], free: (name) => name.endsWith(` ${said.voices.self}`) || name.startsWith('pile') }
    },
  },
  moveFight: {
    says: 'he becomes the main fighter',
    expects: (said) => {
      const [to] = meant(said, 'to')
      if (!isOn(said) || to === undefined || to === said.facts.main) return NOTHING
      return { is: { main: to, helper: said.facts.helper === to ? -1 : said.facts.helper } }
    },
  },
  switchSide: {
    says: 'so many of those one-shots count for the other side',
    expects: (said) => {
      if (!said.facts.isFighting) return NOTHING
      const { of: fitting, count } = picked(said, said.step.cards as Raw)
      const of = fitting.filter((copy) => said.facts.cards[copy]!.where === 'fight')
      if (count < of.length) return { free: begins('isAgainst') }
      return { is: Object.fromEntries(of.map((copy) => [`isAgainst ${copy}`, !said.facts.cards[copy]!.isAgainst])) }
    },
  },
  shareTreasures: {
    says: 'the treasures of this fight will be dealt out among them',
    expects: (said) => {
      const bits = meant(said, 'among').reduce((all, seat) => all | (1 << seat), 0)
      return said.facts.main >= 0 && bits !== 0 ? { is: { shared: said.facts.shared | bits } } : NOTHING
    },
  },
  dismissHelper: {
    says: 'the helper leaves',
    expects: (said) => (isOn(said) && said.facts.helper >= 0 ? { is: { helper: -1 } } : NOTHING),
  },
  forceHelp: {
    says: 'the first of them helps, where nobody does',
    expects: (said) => {
      const [seat] = meant(said, 'who')
      const { facts } = said
      return isOn(said) && seat !== undefined && facts.helper < 0 && seat !== facts.main
        ? { is: { helper: seat } }
        : NOTHING
    },
  },
  escape: { says: 'they get away without a roll', expects: getAway },
  helpFlight: {
    says: 'their rolls to run count so much more',
    expects: (said) => {
      const add = howMany(said, 'add')
      if (!said.facts.isFighting || add === 0) return NOTHING
      return {
        is: Object.fromEntries(meant(said, 'who').map((seat) => [`flee ${seat}`, said.facts.seats[seat]!.flee + add])),
      }
    },
  },
}
