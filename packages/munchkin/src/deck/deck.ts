// The cards of some boxes, compiled once: every copy has a number, every card its figures and its steps.

import {
  type Ability,
  aimOf,
  type Card,
  type CardFilter,
  type Condition,
  type Effect,
  isRanked,
  LARGEST_TABLE,
  type Limit,
  leadsTo,
  type Moment,
  namedLike,
  type Pack,
  type RankedSeats,
  rankedBy,
  ruleCost,
  speaksOfItself,
  type TraitKind,
  type Use,
  type Who,
  type Window,
} from '@brouhaha/cards'
import { assert } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { MOST_SEATS } from '../layout.ts'
import { count, like, rank, test } from './compile.ts'
import { Meter } from './meter.ts'
import {
  type Count,
  type Limited,
  MOST_LOST_KINDS,
  type Printed,
  type ProgramName,
  type ReadyAbilities,
  type ReadyBan,
  type ReadyBonus,
  type ReadyModifier,
  type ReadyPermission,
  type ReadyStay,
  type ReadyTrigger,
  type ReadyUse,
  type Test,
} from './printed.ts'
import { END, Programs, type Step } from './program.ts'
import { type Reach, reachOf } from './reach.ts'
import { theftsIn } from './thefts.ts'

export interface Deck {
  /** What each copy shows. */
  readonly copies: readonly Printed[]
  /** Of each copy the others of the same card. */
  readonly alike: readonly (readonly number[])[]
  readonly doors: readonly number[]
  readonly treasures: readonly number[]
  readonly traits: readonly string[]
  readonly traitIndex: ReadonlyMap<string, number>
  /** Of each trait what it is. */
  readonly traitKinds: readonly (TraitKind | null)[]
  readonly steps: readonly Step[]
  /** What a `stay` step leaves in play. */
  readonly stays: readonly (ReadyStay | undefined)[]
  /** The moments that a card of the list answers from a hand, and which cards such an answer is about; null is any. */
  readonly held: ReadonlyMap<Window, readonly (CardFilter | null)[]>
  /** The moments that a card answers which lies open. */
  readonly laid: ReadonlySet<Window>
  /** The trait of the cult, or NONE. */
  readonly cultTrait: number
  readonly tallies: Tallies
  /** Filters that conditions lay on named cards, each with a bit of its own within its card (effects/running.ts). */
  readonly lostKinds: ReadonlyMap<CardFilter, number>
  /** What cards say that seats must be like. */
  readonly likes: ReadonlyMap<Condition, Test>
  /** What cards compare seats by. */
  readonly ranks: ReadonlyMap<RankedSeats, Count>
  /** The copies that may lie somewhere until a condition holds; null where it may be any. Looked for often. */
  readonly lapsing: readonly number[] | null
  /** Whether anything stays until a turn ends. */
  readonly hasTurnLongStays: boolean
  /** 1 for each trait that a card lets its owner count as. */
  readonly lentTraits: Uint8Array
  readonly lendsTraits: boolean
  readonly reach: Reach
  /** Whether there are triggers that wait for others, rules for one fighter alone, or such that silence identities. */
  readonly hasForeignTriggers: boolean
  /** The moments that some card waits for. */
  readonly hears: ReadonlySet<Moment>
  readonly hasOwnRules: boolean
  /** Whether something that stays for a fight makes rules of it. */
  readonly leavesRules: boolean
  readonly silencesTraits: boolean
  /** Whether monsters or what lies on them hold abilities for the fighters. */
  readonly hasFightAbilities: boolean
  /** Hears of each step that is done, and where it goes on: for whoever counts which branches are taken. */
  readonly watch: ((step: Step, next: number) => void) | null
  /** Counts what these cards ask in one call from outside. */
  readonly meter: Meter
}

/** Where the cells end that count what is limited: those of a fight come first, then those of a turn, of a round, of the game. */
export interface Tallies {
  readonly combat: number
  readonly turn: number
  readonly round: number
  readonly all: number
}

const NO_ABILITIES: ReadyAbilities = {
  modifiers: [],
  permits: [],
  bans: [],
  isShared: false,
  standIns: [],
  fightRules: [],
  uses: [],
  triggers: [],
}

export function makeDeck(packs: readonly Pack[]): Deck {
  const programs = new Programs()
  const cards = packs.flatMap(({ cards }, box) => cards.map((card) => ({ card, box })))
  const traits = [...new Set(cards.flatMap(({ card }) => ('trait' in card ? [card.trait] : [])))]
  const traitIndex = new Map(traits.map((trait, index) => [trait, index]))
  const printed = cards.map(({ card, box }, index) => print(card, index, box, programs, traitIndex))
  const copies = printed.flatMap((one) => Array.from({ length: one.card.copies ?? 1 }, () => one))
  const numbers = copies.map((_, copy) => copy)
  const stays: (ReadyStay | undefined)[] = []
  // Compiling what stays may add steps of its own, so the list grows while it is read.
  for (let at = 0; at < programs.steps.length; at++) {
    const { effect } = programs.steps[at]!
    stays.push(effect.do === 'stay' ? readyStay(effect, programs) : undefined)
  }
  const laid = stays.filter((stay) => stay !== undefined)
  const abilities = [...printed.map((one) => one.abilities), ...laid.map((one) => one.abilities)]
  const uses = [...printed.flatMap((one) => one.uses), ...abilities.flatMap((one) => one.uses)]
  return {
    copies,
    alike: alikeOf(copies),
    doors: numbers.filter((copy) => copies[copy]!.isDoor),
    treasures: numbers.filter((copy) => !copies[copy]!.isDoor),
    traits,
    traitIndex,
    traitKinds: traits.map((_, trait) => printed.find((one) => one.trait === trait)?.traitKind ?? null),
    steps: programs.steps,
    stays,
    held: heldAnswers(cards.map(({ card }) => card)),
    laid: new Set(abilities.flatMap((one) => one.uses).map(({ window }) => window)),
    cultTrait: printed.find(({ card }) => 'cult' in card && card.cult)?.trait ?? NONE,
    tallies: giveTallies([...uses, ...abilities.flatMap((one) => one.triggers)]),
    lostKinds: new Map(printed.flatMap(({ lostKinds }) => lostKinds)),
    ...seatsTold(cards.map(({ card }) => card)),
    lapsing: lapsingAmong(copies),
    hasTurnLongStays: laid.some(({ until }) => until === 'untilTurnEnds'),
    lentTraits: lentTraits(traits, abilities),
    lendsTraits: abilities.some(({ standIns }) => standIns.length > 0),
    reach: reachOf([...printed, ...laid.map((one) => ({ kind: null, abilities: one.abilities }))]),
    hasForeignTriggers: abilities.some(({ triggers }) => triggers.some(({ of }) => of !== null)),
    hears: new Set(abilities.flatMap(({ triggers }) => triggers.map(({ on }) => on))),
    hasOwnRules: abilities.some(({ fightRules }) => fightRules.some(({ rule }) => 'own' in rule && rule.own === true)),
    leavesRules: laid.some(({ until, abilities: { fightRules } }) => until === 'combat' && fightRules.length > 0),
    silencesTraits: abilities.some(({ fightRules }) =>
      fightRules.some(({ rule }) => 'ignored' in rule && rule.ignored === 'traits'),
    ),
    hasFightAbilities: printed.some(
      ({ kind, abilities: { modifiers, permits, bans, uses, triggers } }) =>
        (kind === 'monster' || kind === 'enhancer') &&
        modifiers.length + permits.length + bans.length + uses.length + triggers.length > 0,
    ),
    watch: null,
    meter: new Meter(),
  }
}

const hasStep = (value: unknown, is: (step: object) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('do' in value && is(value)) || Object.values(value).some((inner) => hasStep(inner, is)))

const lapses = (step: object): boolean => 'until' in step && typeof step.until === 'object'
const repeats = (step: object): boolean => 'do' in step && step.do === 'repeat'

/** Beside those that say so, whatever repeats another card lies as that one says; and a monster may fight under the text of another. */
function lapsingAmong(copies: readonly Printed[]): readonly number[] | null {
  const said = copies.filter(({ card }) => hasStep(card, lapses))
  if (said.length === 0) return []
  if (said.some(({ kind }) => kind === 'monster' || kind === 'enhancer')) return null
  return copies.flatMap((printed, copy) => (said.includes(printed) || hasStep(printed.card, repeats) ? [copy] : []))
}

function alikeOf(copies: readonly Printed[]): readonly (readonly number[])[] {
  const together = new Map<Printed, number[]>()
  for (const [copy, printed] of copies.entries()) together.set(printed, [...(together.get(printed) ?? []), copy])
  return copies.map((printed, copy) => together.get(printed)!.filter((other) => other !== copy))
}

function heldAnswers(cards: readonly Card[]): Map<Window, (CardFilter | null)[]> {
  const held = new Map<Window, (CardFilter | null)[]>()
  for (const { use, when } of cards.flatMap((card) => ('uses' in card ? card.uses : [])))
    held.set(use, [...(held.get(use) ?? []), aboutWhich(when)])
  return held
}

/** The cards that a condition insists on, where it does. */
function aboutWhich(when: Condition | undefined): CardFilter | null {
  if (when === undefined) return null
  if ('it' in when) return when.it
  return 'all' in when ? (when.all.map(aboutWhich).find((filter) => filter !== null) ?? null) : null
}

function lentTraits(traits: readonly string[], abilities: readonly ReadyAbilities[]): Uint8Array {
  const lent = new Set(abilities.flatMap(({ standIns }) => standIns.map(({ trait }) => trait)))
  return Uint8Array.from(traits, (trait) => (lent.has(trait) ? 1 : 0))
}

/** Every filter that some condition of a card lays on cards that have a name. */
function lostKindsOf(card: Card): readonly (readonly [CardFilter, number])[] {
  const found = new Map<CardFilter, number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'fits' && typeof inner === 'object') found.set(inner as CardFilter, found.size)
      look(inner)
    }
  }
  look(card)
  assert(found.size <= MOST_LOST_KINDS, `a card asks at most ${MOST_LOST_KINDS} questions about named cards`)
  return [...found]
}

/** Every condition by which a card picks seats, and every amount by which it compares them, made ready. */
function seatsTold(cards: readonly Card[]): {
  readonly likes: Map<Condition, Test>
  readonly ranks: Map<RankedSeats, Count>
} {
  const likes = new Map<Condition, Test>()
  const ranks = new Map<RankedSeats, Count>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isRanked(value as Who)) ranks.set(value as RankedSeats, rank(rankedBy(value as RankedSeats)))
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'like') likes.set(inner as Condition, like(inner as Condition))
      look(inner)
    }
  }
  look(cards)
  return { likes, ranks }
}

/** Whatever is limited has a cell that counts five bits for each seat; once for each victim needs one for each seat that uses it. */
function giveTallies(limited: readonly Limited[]): Tallies {
  let next = 0
  const give = (...wanted: readonly Limited['per'][]): number => {
    for (const one of limited)
      if (wanted.includes(one.per)) {
        one.tally = next
        next += one.per === 'victim' ? MOST_SEATS : 1
      }
    return next
  }
  return { combat: give('combat', 'victim'), turn: give('turn'), round: give('round'), all: give('game') }
}

/** MK-CURSE-06: what stays, and when it ends; a price for lifting it is one more thing that its owner may do. */
function readyStay(effect: Extract<Effect, { readonly do: 'stay' }>, programs: Programs): ReadyStay {
  const { until, lift } = effect
  const lifted: readonly Ability[] =
    lift === undefined
      ? []
      : [{ use: 'ownTurn', cost: lift, effect: [{ do: 'discard', cards: { zone: 'self', take: 'all' } }] }]
  return {
    abilities: readyAbilities([...effect.abilities, ...lifted], programs),
    until,
    ends: typeof until === 'string' ? null : test(until.until),
  }
}

const bonuses = (list: readonly { add: Parameters<typeof count>[0]; when?: Condition }[] | undefined): ReadyBonus[] =>
  (list ?? []).map(({ add, when }) => ({ add: count(add), when: test(when) }))

/** So often in a turn may be done what costs nothing, or brings its card back: often enough for any table, and it ends. */
const OFTEN = 20

function limitOf({ most, cost, effect }: Use, kind: Card['kind'] | null): Limited {
  // What is given to somebody may come back.
  const isSpent = cost?.discard || (cost?.cards && cost.to === undefined) || cost?.self
  const isFree = kind === null ? !isSpent : speaksOfItself(effect)
  return limited(most ?? (isFree ? { times: OFTEN, per: 'turn' } : undefined))
}

const limited = (most: Limit | undefined): Limited => ({
  times: most?.times ?? Number.POSITIVE_INFINITY,
  per: most?.per ?? null,
  tally: NONE,
})

function readyUse(use: Use, programs: Programs, kind: Card['kind'] | null): ReadyUse {
  const { cost } = use
  const aim = aimOf(use)
  const program = programs.add(use.effect, aim, cost)
  return {
    window: use.use,
    when: test(use.when),
    target: test(use.target),
    monster: monsterOf(use.effect),
    cost: cost ?? {},
    isPlayed: kind === 'oneShot' || kind === 'special',
    ...limitOf(use, kind),
    program,
    effects: cost === undefined ? program : programs.steps[program]!.branches[0]!,
    aim,
    thefts: theftsIn(use.effect),
  }
}

/** Which monsters a use may name, if it does not like all of them. */
function monsterOf(effects: readonly Effect[]): CardFilter | undefined {
  for (const effect of effects) {
    const like = effect.do === 'remove' || effect.do === 'kill' ? namedLike(effect.monster) : undefined
    if (like !== undefined) return like
  }
  return undefined
}

function readyAbilities(abilities: readonly Ability[] | undefined, programs: Programs): ReadyAbilities {
  if (abilities === undefined || abilities.length === 0) return NO_ABILITIES
  const modifiers: ReadyModifier[] = []
  const permits: ReadyPermission[] = []
  const bans: ReadyBan[] = []
  const fightRules: ReadyAbilities['fightRules'][number][] = []
  const uses: ReadyUse[] = []
  const triggers: ReadyTrigger[] = []
  const standIns: { trait: string; when: Test | null }[] = []
  for (const ability of abilities) {
    const when = test(ability.when)
    const forWhom = 'for' in ability ? (ability.for ?? null) : null
    const drawback = 'drawback' in ability
    if ('figure' in ability)
      modifiers.push({ figure: ability.figure, add: count(ability.add), forWhom, when, drawback })
    else if ('permits' in ability) permits.push({ permission: ability.permits, forWhom, when })
    else if ('bans' in ability) bans.push({ ban: ability.bans, forWhom, when, drawback })
    else if ('countsAs' in ability) standIns.push({ trait: ability.countsAs, when })
    else if ('use' in ability) uses.push(readyUse(ability, programs, null))
    else if ('on' in ability)
      triggers.push({
        on: ability.on,
        of: ability.of ?? null,
        when,
        drawback,
        ...limited(ability.most),
        program: programs.add(ability.effect),
      })
    else fightRules.push({ rule: ability, when, words: ruleCost(ability, LARGEST_TABLE) })
  }
  const isShared = [...modifiers, ...permits, ...bans].some(({ forWhom }) => forWhom !== null)
  return { modifiers, permits, bans, isShared, standIns, fightRules, uses, triggers }
}

const always: Test = () => true

function print(
  card: Card,
  index: number,
  box: number,
  programs: Programs,
  traitIndex: ReadonlyMap<string, number>,
): Printed {
  const program = (effects: readonly Effect[] | undefined): number =>
    effects === undefined || effects.length === 0 ? END : programs.add(effects)
  const named = (): Record<ProgramName, number> => ({
    effect: card.kind === 'curse' ? program(card.effect) : END,
    onDraw: program(card.onDraw),
    gift: card.kind === 'monster' ? program(card.refuses?.gift) : END,
    onReveal: card.kind === 'monster' ? program(card.onReveal) : END,
    beforeCombat: card.kind === 'monster' ? program(card.beforeCombat) : END,
    onEntering: card.kind === 'monster' ? program(card.onEntering) : END,
    onKill: card.kind === 'monster' ? program(card.onKill) : END,
    evenIfEscaped: card.kind === 'monster' ? program(card.evenIfEscaped) : END,
    badStuff: card.kind === 'monster' ? program(card.badStuff) : END,
  })
  const isMonster = card.kind === 'monster'
  const isItem = card.kind === 'item'
  const variable = card.kind === 'enhancer' && typeof card.bonus !== 'number' ? card.bonus : undefined
  const own = 'fightRules' in card ? card.fightRules : 'abilities' in card ? card.abilities : undefined
  const treasures = isMonster || card.kind === 'enhancer' ? (card.treasures ?? 0) : 0
  const least = card.kind === 'enhancer' ? card.least : undefined
  return {
    card,
    names: [card.en.name.toLowerCase(), card.fr.name.toLowerCase()],
    index,
    box,
    isDoor: card.deck === 'door',
    kind: card.kind,
    level: isMonster ? card.level : 0,
    treasures: typeof treasures === 'number' ? treasures : 0,
    levels: isMonster ? (card.levels ?? 1) : card.kind === 'enhancer' ? (card.levels ?? 0) : 0,
    bonus: 'bonus' in card && typeof card.bonus === 'number' ? card.bonus : 0,
    value: 'value' in card ? (card.value ?? 0) : 0,
    slot: isItem ? (card.slot ?? null) : null,
    big: isItem && card.size === 'big',
    complex: isItem && card.size === 'complex',
    rank: 'rank' in card ? (card.rank ?? 0) : 0,
    trait: 'trait' in card ? (traitIndex.get(card.trait) ?? NONE) : NONE,
    traitKind: 'trait' in card ? card.kind : null,
    tags: new Set(card.tags ?? []),
    goth: isMonster && card.tags?.includes('goth') === true, // MK-GOTH-01
    usableBy: isItem ? test(card.usableBy) : 'needs' in card ? test(card.needs) : null,
    abilities: readyAbilities(own, programs),
    uses: 'uses' in card ? card.uses.map((use) => readyUse(use, programs, card.kind)) : [],
    strength: isMonster ? bonuses(card.strength) : bonuses(variable),
    extraTreasures: isMonster ? bonuses(card.extraTreasures) : typeof treasures === 'object' ? bonuses(treasures) : [],
    flee: isMonster || card.kind === 'enhancer' ? (card.flee ?? 0) : 0,
    onEach: card.kind === 'enhancer' && card.each === true,
    leastLevel: least?.level ?? Number.NEGATIVE_INFINITY,
    leastTreasures: least?.treasures ?? 0,
    over: isItem && card.over === true,
    refuses: isMonster ? test(card.refuses?.when) : null,
    letsGo: isMonster ? test(card.letsGo) : null,
    optional: isMonster ? (card.optional === true ? always : test(card.optional)) : null,
    deadly: isMonster && leadsTo(card.badStuff, 'die'),
    noEscape: isMonster && card.noEscape === true,
    fightAlone: isMonster && card.fightAlone === true,
    cult: card.kind === 'class' && card.cult === true,
    locked: 'trait' in card && card.locked === true,
    multiOf: card.kind === 'multi' ? card.of : null,
    needsBoth: card.kind === 'multi' && card.needsBoth === true,
    levelCard: card.kind === 'special' && card.levelCard === true,
    lostKinds: lostKindsOf(card),
    programs: named(),
  }
}
