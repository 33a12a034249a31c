// Verbs about what somebody is.

import { discards, type Expected, meant, NOTHING, type Said } from './expected.ts'
import { fits } from './meaning-cards.ts'
import type { Rows } from './row.ts'
import { Unsure } from './voices.ts'

const ownTraits = ({ facts, voices }: Said, kind: unknown, trait?: unknown): number[] =>
  facts.cards.flatMap(({ where, card }, copy) =>
    where === `table ${voices.about}` &&
    card.kind === kind &&
    (trait === undefined || ('trait' in card && card.trait === trait))
      ? [copy]
      : [],
  )

function swapTraitWith(said: Said): Expected {
  const { facts, voices, step } = said
  const [other] = meant(said, 'with')
  if (other === undefined || other === voices.about || !facts.seats[voices.about]!.isAlive) return NOTHING
  const of = (seat: number): number[] =>
    facts.cards.flatMap(({ where, card }, copy) => (where === `table ${seat}` && card.kind === step.kind ? [copy] : []))
  const goes = (from: number, to: number) => ({
    of: of(from),
    count: of(from).length,
    to: () => [`table ${to}` as const],
  })
  return { moves: [goes(voices.about, other), goes(other, voices.about)] }
}

function swapTrait(said: Said): Expected {
  const { facts, voices, step } = said
  if (step.which === 'all') throw new Unsure('each by another card')
  if (step.with !== undefined) return swapTraitWith(said)
  const own = ownTraits(said, step.kind)
  if (own.length === 0) return NOTHING
  if (own.length > 1) throw new Unsure('which of them')
  const found = facts.piles.doorDiscards.find((copy) => facts.cards[copy]!.card.kind === step.kind)
  const gone = { of: own, count: 1, to: discards(facts) }
  return {
    moves: found === undefined ? [gone] : [gone, { of: [found], count: 1, to: () => [`table ${voices.about}`] }],
  }
}

function become(said: Said): Expected {
  const { facts, step } = said
  const seat = meant(said, 'who').find((one) => !facts.seats[one]!.traits.includes(String(step.trait)))
  if (seat === undefined) return NOTHING
  const found = facts.piles.doorDiscards.find((copy) => fits(facts, said.voices, copy, { trait: step.trait }))
  if (found === undefined) return NOTHING
  const kind = facts.cards[found]!.card.kind
  const old = facts.cards.flatMap(({ where, card }, copy) =>
    where === `table ${seat}` && card.kind === kind ? [copy] : [],
  )
  if (old.length > 1) throw new Unsure('which of them')
  return {
    moves: [
      { of: [found], count: 1, to: () => [`table ${seat}`] },
      ...(old.length === 0 ? [] : [{ of: old, count: 1, to: discards(facts) }]),
    ],
  }
}

export const OF_TRAITS: Rows = {
  loseTrait: {
    says: 'one such trait of his, or all, go to the discards',
    expects: (said) => {
      const own = ownTraits(said, said.step.kind, said.step.trait)
      const count = said.step.which === 'all' ? own.length : Math.min(1, own.length)
      return count === 0 ? NOTHING : { moves: [{ of: own, count, to: discards(said.facts) }] }
    },
  },
  become: { says: 'the topmost such card of the discards replaces one of its kind', expects: become },
  swapTrait: { says: 'the topmost of the kind among the discards replaces his', expects: swapTrait },
}
