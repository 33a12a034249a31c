// What stands in play changes numbers, freedoms and fights: docs/language.md, “Abilities”.

import type { Expected, Said } from './expected.ts'
import type { Facts } from './facts.ts'
import type { Raw } from './grammar.ts'
import { amount, holds } from './meaning.ts'
import { bonusOf, fits } from './meaning-cards.ts'
import { Unsure } from './voices.ts'

const fightersOf = ({ main, helper }: Facts): number[] => [main, helper].filter((seat) => seat >= 0)

/** Seats that an ability is for, which its condition holds of. */
function forWhom(said: Said, ability: Raw, owner: number): number[] {
  const { facts, voices } = said
  const all = facts.seats.flatMap(({ isAlive }, seat) => (isAlive ? [seat] : []))
  const seats =
    ability.for === 'everyone' ? all : ability.for === 'others' ? all.filter((seat) => seat !== owner) : [owner]
  return seats.filter(
    (seat) =>
      ability.when === undefined || holds(facts, { ...voices, you: owner, about: seat }, ability.when as Raw, seat),
  )
}

/** The worn items of some seats that a rule is about, with what lies on them. */
const worn = ({ facts, voices }: Said, seats: readonly number[], rule: Raw): number[] =>
  facts.cards.flatMap(({ where, isUsed, card, host }, copy) => {
    const seat = where.startsWith('table ') ? Number(where.slice(6)) : -1
    if (!seats.includes(seat)) return []
    const isWorn = card.kind === 'item' ? isUsed : card.kind === 'attachment' && facts.cards[host]?.isUsed === true
    return isWorn && isMeant(facts, voices, copy, rule) ? [copy] : []
  })

const isMeant = (facts: Facts, voices: Said['voices'], copy: number, { filter, except }: Raw): boolean =>
  fits(facts, voices, copy, filter as Raw | undefined) &&
  !(except !== undefined && fits(facts, voices, copy, except as Raw))

const inFight = (facts: Facts, kind: string): number[] =>
  facts.cards.flatMap(({ where, card, isKilled }, copy) =>
    where === 'fight' && card.kind === kind && !isKilled ? [copy] : [],
  )

const FIZZ = 3
const bonuses = (facts: Facts, copies: readonly number[]): number =>
  copies.reduce((sum, copy) => sum + bonusOf(facts.cards[copy]!), 0)

/** What one-shots of the fight give to each side. */
const shots = (said: Said, rule: Raw): [players: number, against: number] => {
  const meant = inFight(said.facts, 'oneShot').filter(
    (copy) => said.facts.cards[copy]!.card.id === 'fizz' && isMeant(said.facts, said.voices, copy, rule),
  )
  const against = meant.filter((copy) => said.facts.cards[copy]!.isAgainst).length
  return [FIZZ * (meant.length - against), FIZZ * against]
}

const TRAIT_BONUS: Readonly<Record<string, number>> = { wizard: 1, elf: 1 }

const printedBonuses = (facts: Facts, voices: Said['voices'], rule: Raw): number =>
  facts.monsters
    .filter(({ text }) => isMeant(facts, voices, text, rule))
    .reduce((sum, { text }) => sum + ({ ogre: 2, toad: 1 }[facts.cards[text]!.card.id] ?? 0), 0)

/** What a rule of the fight changes, from its sentence. */
function ruled(said: Said, rule: Raw, owner: number): Expected {
  const { facts, voices } = said
  if (!facts.isFighting) return {}
  if (rule.side !== undefined) throw new Unsure('one side of it')
  if (rule.when !== undefined && !holds(facts, { ...voices, you: owner, about: owner }, rule.when as Raw, owner))
    return {}
  const seats = rule.own === true ? fightersOf(facts).filter((seat) => seat === owner) : fightersOf(facts)
  if (rule.reversed !== undefined) {
    const own = fightersOf(facts).filter((seat) => seat === owner)
    return { players: -2 * bonuses(facts, worn(said, own, rule)), against: 0 }
  }
  const more = Number(rule.times ?? 2) - 1
  switch (rule.ignored ?? rule.doubled) {
    case 'level':
      return { players: -seats.reduce((sum, seat) => sum + facts.seats[seat]!.level, 0), against: 0 }
    case 'traits':
      return {
        players: -facts.cards.reduce(
          (sum, { where, card }, copy) =>
            seats.some((seat) => where === `table ${seat}`) && isMeant(facts, voices, copy, rule)
              ? sum + (TRAIT_BONUS[card.id] ?? 0)
              : sum,
          0,
        ),
        against: 0,
      }
    case 'items': {
      const items = bonuses(facts, worn(said, seats, rule))
      if (rule.doubled !== undefined) return { players: more * items, against: 0 }
      if (rule.own === true) throw new Unsure('whose one-shots')
      const [players, against] = shots(said, rule)
      return { players: -items - players, against: -against }
    }
    case 'oneShots': {
      const [players, against] = shots(said, rule)
      return { players: more * players, against: more * against }
    }
    case 'self':
      return { players: fightersOf(facts).includes(owner) ? more * facts.seats[owner]!.strength : 0, against: 0 }
    case 'enhancers':
      return {
        players: 0,
        against:
          more *
          bonuses(
            facts,
            inFight(facts, 'enhancer').filter((copy) => isMeant(facts, voices, copy, rule)),
          ),
      }
    case 'printedBonuses':
      return { players: 0, against: (rule.ignored !== undefined ? -1 : more) * printedBonuses(facts, voices, rule) }
    default:
      throw new Unsure('a rule of the fight')
  }
}

/** What an ability changes at once, when it comes to lie before its owner. */
export function standing(said: Said, ability: Raw, owner: number): Expected {
  const { facts, voices } = said
  if (ability.use !== undefined || ability.on !== undefined) return {}
  if (ability.countsAs !== undefined) {
    const so =
      forWhom(said, ability, owner).length > 0 && !facts.seats[owner]!.traits.includes(String(ability.countsAs))
    return so ? { changes: [`traits ${owner}`] } : {}
  }
  if (ability.figure !== undefined) {
    const changed = forWhom(said, ability, owner).filter(
      (seat) => amount(facts, { ...voices, you: owner, about: seat }, ability.add, seat) !== 0,
    )
    return { changes: changed.map((seat) => `figures ${seat}`) }
  }
  if (ability.permits !== undefined || ability.bans !== undefined) {
    const name = ability.permits === undefined ? 'bans' : 'permits'
    const what = String(ability.permits ?? ability.bans)
    return {
      changes: forWhom(said, ability, owner)
        .filter((seat) => !facts.seats[seat]![name].includes(what))
        .map((seat) => `${name} ${seat}`),
    }
  }
  return ruled(said, ability, owner)
}
