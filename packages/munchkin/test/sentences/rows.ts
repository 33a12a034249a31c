// What each verb of the language changes, and that it changes nothing else: written from docs/language.md, sentence by sentence. This table
// knows neither the compiler nor the effects; a layers check keeps it so.

import { standing } from './abilities.ts'
import {
  deckOf,
  discards,
  type Expected,
  howMany,
  meant,
  monstersMeant,
  moves,
  NOTHING,
  named,
  picked,
  type Said,
} from './expected.ts'
import type { Facts, Where } from './facts.ts'
import type { Raw } from './grammar.ts'
import { amount, holds, who } from './meaning.ts'
import { fits } from './meaning-cards.ts'
import { UNSURE, Unsure } from './voices.ts'

export interface Row {
  /** The sentence of the page, in short. */
  readonly says: string
  readonly expects: (said: Said) => Expected
}

const LAST_BY_CARD = 9
const anything = (): boolean => true
const isOn = ({ facts }: Said): boolean => facts.isFighting && !facts.isFleeing
const begins =
  (name: string) =>
  (other: string): boolean =>
    other.startsWith(name)

const levels = (seats: readonly number[], facts: Facts, to: (level: number) => number): Expected => ({
  is: Object.fromEntries(seats.map((seat) => [`level ${seat}`, to(facts.seats[seat]!.level)])),
})

/** What a monster gives whoever has killed it belongs to the kill, and may be the tenth level. */
const isOfKill = ({ facts, voices }: Said): boolean =>
  facts.main >= 0 && !facts.isFighting && facts.kills > 0 && facts.cards[voices.self]!.card.kind === 'monster'

/** With a card goes what lies on it, and a fight that loses one may be another fight. */
const besides = ({ facts }: Said, of: readonly number[]): Pick<Expected, 'free'> =>
  of.some((copy) => facts.cards[copy]!.where === 'fight') ? { free: anything } : {}

const picks = (
  said: Said,
  field: string,
  to: (copy: number) => readonly Where[],
  isLeftOut?: (copy: number) => boolean,
): Expected => {
  const { of, count } = picked(said, said.step[field] as Raw, isLeftOut)
  return { ...moves(said, of, count, to), ...besides(said, of) }
}

/** Nobody steals in a fight (MK-COMBAT-13): no item off the table of who fights, and none for who fights. */
const isOutOfReach =
  ({ facts, voices, step, isUse }: Said) =>
  (copy: number): boolean => {
    const { where, card } = facts.cards[copy]!
    const owner = where.startsWith('table ') ? Number(where.slice(6)) : -1
    if (facts.main < 0 || !isUse || step.equip === true || owner < 0 || owner === voices.you) return false
    const fights = (seat: number): boolean => seat === facts.main || seat === facts.helper
    return (card.kind === 'item' || card.kind === 'oneShot') && (fights(voices.you) || fights(owner))
  }

function take(said: Said): Expected {
  const { facts, step } = said
  if (step.staying === true) throw new Unsure(UNSURE.fields['take.staying'])
  const [to] = meant(said, 'to')
  if (to === undefined) return NOTHING
  const isOut = isOutOfReach(said)
  const hasIt = (copy: number): boolean => [`hand ${to}`, `table ${to}`].includes(facts.cards[copy]!.where)
  const { of, count } = picked(said, step.cards as Raw, (copy) => hasIt(copy) || isOut(copy))
  const place = (copy: number): readonly Where[] => {
    const { where, card } = facts.cards[copy]!
    const isThing = card.kind === 'item' || card.kind === 'oneShot'
    return step.equip === true && card.kind === 'item'
      ? [`table ${to}`]
      : where.startsWith('table ') && isThing
        ? [`table ${to}`]
        : [`hand ${to}`]
  }
  return { ...moves(said, of, count, place), ...besides(said, of) }
}

/** Where the deck runs out the discards come in; at most all of both. */
function drawAll({ facts, step, isBetween }: Said, seats: readonly number[], count: number): Expected {
  // What has been played meanwhile is discarded only when it has worked.
  if (!isBetween) throw new Unsure('more than there are')
  const isDoor = step.deck === 'door'
  const discarded = facts.piles[isDoor ? 'doorDiscards' : 'treasureDiscards']
  const all = [...facts.piles[isDoor ? 'doorDeck' : 'treasureDeck'], ...discarded]
  const hands = seats.map((seat): Where => `hand ${seat}`)
  return {
    moves: [{ of: all, count: Math.min(all.length, count * seats.length), to: () => hands }],
    free: (name) => discarded.some((copy) => name.endsWith(` ${copy}`)),
  }
}

function draw(said: Said): Expected {
  const { facts, step } = said
  const seats = meant(said, 'to')
  const count = Math.max(0, howMany(said, 'cards'))
  const deck = facts.piles[step.deck === 'door' ? 'doorDeck' : 'treasureDeck']
  if (count * seats.length > deck.length) return drawAll(said, seats, count)
  return {
    moves: seats.map((seat, index) => ({
      of: deck.slice(index * count, (index + 1) * count),
      count,
      to: () => [`hand ${seat}`],
    })),
  }
}

/** What looting brings is a door at this table, whatever was met. */
const loot = (said: Said): Expected =>
  draw({ ...said, step: { deck: 'door', cards: 1, ...(said.step.who !== undefined && { to: said.step.who }) } })

const seenBy = (facts: Facts, copies: readonly number[], seats: readonly number[]): Expected => ({
  is: Object.fromEntries(
    copies.map((copy) => [`known ${copy}`, seats.reduce((eyes, seat) => eyes | (1 << seat), facts.cards[copy]!.known)]),
  ),
})

function reveal(said: Said): Expected {
  const { facts, step } = said
  const { of, count } = picked(said, step.cards as Raw)
  const seats = meant(said, 'to')
  if (count < of.length) return of.length > 0 && seats.length > 0 ? { free: begins('known') } : NOTHING
  const hidden = of.filter((copy) => /^(hand|doorDeck|treasureDeck)/.test(facts.cards[copy]!.where))
  return seenBy(facts, hidden, seats)
}

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

/** Whether what stays counts at once. */
function counts(said: Said, until: unknown, seat: number): boolean {
  const { facts } = said
  if (until === 'nextCombat') return facts.isFighting && (seat === facts.main || seat === facts.helper)
  return until === 'nextTurn' ? facts.active === seat : true
}

function stay(said: Said): Expected {
  const { facts, voices, step } = said
  if (step.until === 'combat' && !facts.isFighting) return NOTHING
  const { card } = facts.cards[voices.self]!
  if (card.kind === 'monster' || card.kind === 'enhancer') throw new Unsure('it stays when its fight is over')
  if (card.kind === 'class') throw new Unsure('whoever it lies before may have one class too many')
  if (step.on !== undefined) {
    if (typeof step.until === 'object') throw new Unsure('it ends when whoever it lies before is like that')
    const { of, count } = picked(said, step.on as Raw)
    const lying = of.filter((copy) => facts.cards[copy]!.where.startsWith('table '))
    if (count === 0 || lying.length === 0) return NOTHING
    return {
      is: { [`isStaying ${voices.self}`]: true },
      free: (name) => name.endsWith(` ${voices.self}`) || /^(pile|figures|traits|permits|bans)/.test(name),
    }
  }
  const [seat] = meant(said, 'who')
  if (seat === undefined) return NOTHING
  if (
    typeof step.until === 'object' &&
    holds(facts, { ...voices, about: seat }, (step.until as Raw).until as Raw, seat)
  )
    throw new Unsure('it ends as soon as it is there')
  const own = (name: string): boolean => name.endsWith(` ${voices.self}`)
  const effects = counts(said, step.until, seat)
    ? (step.abilities as Raw[]).map((ability) => standing(said, ability, seat))
    : []
  const sums = effects.filter(({ players }) => players !== undefined)
  return {
    is: { [`isStaying ${voices.self}`]: true, [`card ${voices.self}`]: `table ${seat}` },
    changes: effects.flatMap(({ changes = [] }) => changes),
    ...(sums.length > 0 && { players: sums[0]!.players ?? 0, against: sums[0]!.against ?? 0 }),
    free: own,
  }
}

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

function swapHands(said: Said): Expected {
  const { facts } = said
  const [one] = meant(said, 'who')
  const [other] = meant(said, 'with')
  if (one === undefined || other === undefined || one === other) return NOTHING
  const hand = (seat: number): number[] =>
    facts.cards.flatMap(({ where }, copy) => (where === `hand ${seat}` ? [copy] : []))
  return {
    moves: [
      { of: hand(one), count: hand(one).length, to: () => [`hand ${other}`] },
      { of: hand(other), count: hand(other).length, to: () => [`hand ${one}`] },
    ],
    free: begins('known'),
  }
}

function skip({ facts, voices, step, isBetween }: Said): Expected {
  if (step.what === 'loot') return { is: { [`noLoot ${voices.about}`]: true } }
  if (facts.active === voices.about)
    return facts.isEnding
      ? NOTHING
      : facts.main >= 0 || isBetween
        ? { is: { isEnding: true } }
        : { changes: ['turn'], free: anything }
  return { is: { [`skips ${voices.about}`]: facts.seats[voices.about]!.skips + 1 } }
}

/** A step that only gives a name. */
const NAMES: Row = { says: 'gives something a name; nothing else changes', expects: () => NOTHING }
/** What a container does, its arms do. */
const LEADS: Row = { says: 'leads to other steps; nothing else changes', expects: () => NOTHING }
/** What is seen only in what comes of it: judged with its window (windows.ts). */
const ANSWERS = (says: string): Row => ({
  says,
  expects: () => {
    throw new Unsure('told by its window')
  },
})

export const ROWS: Readonly<Record<string, Row>> = {
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
  discard: {
    says: 'so many of those cards go to the discards',
    expects: (said) => picks(said, 'cards', discards(said.facts)),
  },
  take: { says: 'so many of those cards go to the first of them', expects: take },
  draw: { says: 'each of them draws so many from the top', expects: draw },
  loot: { says: 'each of them draws a door', expects: loot },
  search: {
    says: 'so many of those cards go to his hand',
    expects: (said) =>
      said.facts.seats[said.voices.about]!.isAlive
        ? picks(said, 'cards', () => [`hand ${said.voices.about}`])
        : NOTHING,
  },
  reveal: { says: 'they know those cards', expects: reveal },
  peek: {
    says: 'he knows the top cards',
    expects: ({ facts, voices, step }) =>
      seenBy(facts, facts.piles[step.deck === 'door' ? 'doorDeck' : 'treasureDeck'].slice(0, Number(step.cards)), [
        voices.about,
      ]),
  },
  putBack: {
    says: 'so many of those cards go to their deck',
    expects: (said) => picks(said, 'cards', deckOf(said.facts)),
  },
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
  changeSex: {
    says: 'he becomes the other sex',
    expects: ({ facts, voices }) => ({ is: { [`sex ${voices.about}`]: 3 - facts.seats[voices.about]!.sex } }),
  },
  stay: { says: 'the card lies before him, and what it says holds', expects: stay },
  each: LEADS,
  if: LEADS,
  choose: LEADS,
  roll: LEADS,
  guess: LEADS,
  pay: LEADS,
  namePlayer: NAMES,
  nameNumber: NAMES,
  nameMonster: NAMES,
  strengthen: { says: 'one side counts so much more; nothing once they run', expects: strengthen },
  weaken: {
    says: 'fighters among them count so much less',
    expects: (said) => {
      const { facts } = said
      const fighters = meant(said, 'who').filter(
        (seat) => facts.isFighting && (seat === facts.main || seat === facts.helper),
      )
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
  setDie: ANSWERS('the die shows this'),
  turnDie: ANSWERS('the die shows so much more'),
  reroll: ANSWERS('the die is rolled again'),
  cancel: ANSWERS('what the window is about does not happen'),
  disarm: ANSWERS('the curse does not happen'),
  repeat: ANSWERS('the card works once more'),
  redirect: ANSWERS('the curse hits another'),
  poolHands: {
    says: 'their hands are mixed, as many cards to each as before',
    expects: (said) => {
      const seats = meant(said, 'who')
      const hands = said.facts.cards.flatMap(({ where }, copy) =>
        seats.some((seat) => where === `hand ${seat}`) ? [copy] : [],
      )
      return { free: (name) => name.startsWith('known') || hands.some((copy) => name === `card ${copy}`) }
    },
  },
  swapHands: { says: 'two hands change places', expects: swapHands },
  endTurn: {
    says: 'the turn is over, and its fight',
    expects: ({ facts }) => (facts.isEnding ? NOTHING : { isFelt: true, free: anything }),
  },
  openDoor: {
    says: 'another door is opened, outside fights and where nothing was met',
    expects: ({ facts }) => {
      if (facts.main >= 0) return NOTHING
      throw new Unsure('what was met')
    },
  },
  skip: { says: 'he may not loot, or sits out a turn', expects: skip },
}
