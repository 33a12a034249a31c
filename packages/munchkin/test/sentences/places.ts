// Where a sentence may stand, and how its moment is brought about: every window, by whoever may use it, and every part of a card that
// holds effects. The places are found in the schema; one that nobody here can reach fails the tests.

import { aimOf, type Use } from '@brouhaha/cards'
import { type Facts, factsOf } from './facts.ts'
import { ANA, BOB, CYD, DAN } from './fillers.ts'
import type { Raw } from './grammar.ts'
import { CARD, type Fight, type Lying, liven } from './situation.ts'
import type { Stage } from './stage.ts'
import type { Voices } from './voices.ts'

export interface Place {
  readonly name: string
  readonly fight: Fight
  readonly lying: Lying
  readonly runs?: readonly number[]
  readonly isAlone?: boolean
  /** Whether somebody does it, and no curse and no monster. */
  readonly isDone: boolean
  /** Whose card it is, or to whom it happens. */
  readonly seat: number
  /** Whether docs/packs.md says that it may be used then by that seat. */
  readonly isOpen: boolean
  card(effect: readonly Raw[]): Raw
  /** Where the table goes on by itself behind it, so that what it changes has consequences. */
  readonly goesOn: '' | 'moment' | 'flight' | 'reward'
  /** Brings it about; null where it is not on offer. `moment` is handed what the table is like just before. */
  play(stage: Stage, self: number, moment: (more?: Partial<Facts>) => void): Voices | null
}

const printed = (kind: string, deck: string, rest: Raw): Raw => ({
  id: CARD,
  kind,
  deck,
  tags: [CARD],
  en: { name: CARD },
  fr: { name: CARD },
  ...rest,
})

type Carrier = 'special' | 'oneShot' | 'item' | 'class' | 'monster' | 'enhancer' | 'curse'

/** A card with this ability, and where it lies to have it. */
export function carried(carrier: Carrier, ability: Raw, fight: Fight): Raw {
  switch (carrier) {
    case 'special':
      return printed('special', 'door', { uses: [ability] })
    case 'oneShot':
      return printed('oneShot', 'treasure', { value: 100, uses: [ability] })
    case 'item':
      return printed('item', 'treasure', { value: 100, abilities: [ability] })
    case 'class':
      return printed('class', 'door', { trait: CARD, abilities: [ability] })
    case 'monster':
      return beast(fight, { fightRules: [ability] })
    case 'enhancer':
      return printed('enhancer', 'door', { bonus: 0, fightRules: [ability] })
    default:
      return printed('curse', 'door', {
        effect: [{ do: 'stay', until: 'untilLifted', abilities: [ability], counters: 2 }],
      })
  }
}

const beast = (fight: Fight, rest: Raw): Raw =>
  printed('monster', 'door', {
    level: fight === 'won' ? 1 : 30,
    treasures: 2,
    badStuff: [{ do: 'skip', what: 'loot' }],
    ...rest,
  })

const isDone = (carrier: Carrier): boolean => carrier !== 'monster' && carrier !== 'enhancer' && carrier !== 'curse'

const liesFor = (carrier: Carrier, seat: number): Lying =>
  carrier === 'special' || carrier === 'oneShot'
    ? { hand: seat }
    : carrier === 'monster'
      ? { isMonster: true }
      : carrier === 'enhancer'
        ? { hand: CYD }
        : carrier === 'curse'
          ? { hand: DAN }
          : { table: seat }

/** What lies in a hand but works from elsewhere is brought there. */
function lay(stage: Stage, carrier: Carrier, seat: number, self: number): void {
  if (carrier === 'enhancer') stage.must(CYD, 'enhance', { copy: self, slot: 0 })
  if (carrier === 'curse') stage.must(DAN, 'curse', { copy: self, seat })
  stage.settle()
}

interface Moment {
  readonly fights: readonly Fight[]
  readonly runs?: readonly number[]
  /** To whom it is open, of the main fighter (or whoever has the turn), the helper and a bystander. */
  readonly open: readonly number[]
  /** Brings the moment about; what is known in it. */
  ready(stage: Stage, seat: number): Partial<Voices>
}

const run = (stage: Stage): void => {
  stage.must(ANA, 'run')
}
const rolled = (stage: Stage): Partial<Voices> => {
  run(stage)
  stage.must(ANA, 'roll', { slot: 0 })
  return { actor: ANA, it: beastOf(stage) }
}
const beastOf = (stage: Stage): number => {
  const [first] = [CARD, 'ogre', 'toad'].flatMap((id) => {
    try {
      return stage.slot(id) === 0 ? [stage.copy(id)] : []
    } catch {
      return []
    }
  })
  return first ?? -1
}

const cursing =
  (victim: number) =>
  (stage: Stage): Partial<Voices> => {
    const copy = stage.copy('hex', 'dan')
    stage.must(DAN, 'curse', { copy, seat: victim })
    return { victim, actor: DAN, it: copy }
  }

const EVERYBODY = [ANA, BOB, CYD]

export const WINDOWS: Readonly<Record<string, Moment>> = {
  any: { fights: ['none', 'lost'], open: EVERYBODY, ready: () => ({}) },
  ownTurn: { fights: ['none'], open: [ANA], ready: () => ({}) },
  outsideCombat: { fights: ['none'], open: EVERYBODY, ready: () => ({}) },
  turnStart: {
    fights: ['none'],
    open: EVERYBODY,
    ready: (stage) => {
      stage.until('turnStart')
      return {}
    },
  },
  turnEnd: {
    fights: ['none'],
    open: EVERYBODY,
    ready: (stage) => {
      stage.until('turnEnd')
      return {}
    },
  },
  combat: { fights: ['lost', 'won'], open: EVERYBODY, ready: () => ({}) },
  ownCombat: { fights: ['lost'], open: [ANA, BOB], ready: () => ({}) },
  othersCombat: { fights: ['lost'], open: [CYD], ready: () => ({}) },
  curse: { fights: ['lost', 'none'], open: EVERYBODY, ready: cursing(ANA) },
  ownCurse: { fights: ['lost'], open: EVERYBODY, ready: (stage, seat) => cursing(seat)(stage) },
  ownRoll: { fights: ['lost'], runs: [1], open: [ANA], ready: (stage) => ({ ...rolled(stage), rolled: 1 }) },
  othersRoll: { fights: ['lost'], runs: [1], open: [BOB, CYD], ready: (stage) => ({ ...rolled(stage), rolled: 1 }) },
  anyRoll: { fights: ['lost'], runs: [1], open: EVERYBODY, ready: (stage) => ({ ...rolled(stage), rolled: 1 }) },
  escape: {
    fights: ['lost'],
    runs: [6, 6, 6, 6],
    open: EVERYBODY,
    ready: (stage) => {
      const known = rolled(stage)
      stage.settle(() => stage.clock === 'escape')
      return { ...known, rolled: 6 }
    },
  },
  badStuff: {
    fights: ['lost'],
    runs: [1],
    open: EVERYBODY,
    ready: (stage) => {
      const known = rolled(stage)
      stage.settle(() => stage.clock === 'badStuff')
      return { ...known, victim: ANA, rolled: 1 }
    },
  },
  kill: {
    fights: ['won'],
    open: EVERYBODY,
    ready: (stage) => {
      stage.must(ANA, 'claim')
      return { actor: ANA }
    },
  },
  play: {
    fights: ['lost'],
    open: EVERYBODY,
    ready: (stage) => {
      const copy = stage.copy('fizz', 'dan')
      stage.must(DAN, 'play', { copy, index: 1 })
      return { actor: DAN, it: copy }
    },
  },
  afterCombat: {
    fights: ['won'],
    open: [ANA],
    ready: (stage) => {
      stage.must(ANA, 'claim')
      stage.settle(() => !stage.fighting() && stage.isQuiet)
      return {}
    },
  },
  afterAnyCombat: {
    fights: ['won'],
    open: EVERYBODY,
    ready: (stage) => {
      stage.must(ANA, 'claim')
      stage.settle(() => !stage.fighting() && stage.isQuiet)
      return {}
    },
  },
  draw: {
    fights: ['none'],
    open: EVERYBODY,
    ready: (stage) => {
      const it = stage.copy('newt')
      stage.must(ANA, 'openDoor')
      return { actor: ANA, it }
    },
  },
  ownDraw: { fights: ['none'], open: [ANA], ready: () => ({}) },
  discard: { fights: ['none', 'lost'], open: EVERYBODY, ready: () => ({}) },
  level: {
    fights: ['lost', 'none'],
    open: EVERYBODY,
    ready: (stage) => {
      stage.must(DAN, 'play', { copy: stage.copy('tonic', 'dan') })
      stage.settle(() => stage.clock === 'level' || stage.isQuiet)
      return { actor: DAN, gained: 1, levelFrom: 'card' }
    },
  },
  arrival: {
    fights: ['none'],
    open: EVERYBODY,
    ready: (stage) => {
      const it = stage.copy('cap', 'ana')
      stage.must(ANA, 'playItem', { copy: it })
      return { actor: ANA, it }
    },
  },
  flight: {
    fights: ['lost'],
    runs: [1],
    open: EVERYBODY,
    ready: (stage) => {
      run(stage)
      return {}
    },
  },
}

/** Who a use lies before does it; what a monster says is for whoever fights it. */
const isFor = (carrier: Carrier, seat: number, window: string): boolean =>
  carrier === 'monster' || carrier === 'enhancer' ? window === 'othersCombat' || seat !== CYD : true

/** Windows behind which something happens at once: they run, or something comes of it. */
const GOES_ON: Readonly<Record<string, Place['goesOn']>> = {
  ownRoll: 'flight',
  othersRoll: 'flight',
  anyRoll: 'flight',
  escape: 'flight',
  badStuff: 'flight',
  flight: 'flight',
  level: 'moment',
  kill: 'reward',
  draw: 'reward',
  turnStart: 'reward',
  turnEnd: 'reward',
}

function placeOfUse(window: string, fight: Fight, carrier: Carrier, seat: number): Place {
  const moment = WINDOWS[window]!
  return {
    name: `${window} of ${carrier} by ${['main', 'helper', 'bystander'][seat]}${fight === 'none' ? '' : ` in a fight ${fight}`}`,
    fight,
    lying: liesFor(carrier, seat),
    ...(moment.runs && { runs: moment.runs }),
    seat,
    isOpen: moment.open.includes(seat) && isFor(carrier, seat, window),
    goesOn: GOES_ON[window] ?? '',
    isDone: isDone(carrier),
    card: (effect) => carried(carrier, { use: window, effect }, fight),
    play(stage, self, told) {
      liven(stage)
      lay(stage, carrier, seat, self)
      const known = moment.ready(stage, seat)
      const isPlayed = carrier === 'special' || carrier === 'oneShot'
      const tops = stage.heldTops
      if (GOES_ON[window] !== undefined) told()
      const choice = stage.act(seat, isPlayed ? 'play' : 'useAbility', { copy: self })
      if (choice === null) return null
      const aim = aimOf(useOf(stage, self))
      const index = choice.index ?? 0
      return {
        you: seat,
        about: seat,
        self,
        ...known,
        ...(window === 'discard' && { it: tops[index]! }),
        ...(aim === 'drawn' && { it: index }),
        ...(aim === 'seat' && { target: index }),
        ...(aim === 'side' && { side: index }),
        ...((aim === 'monster' || aim === 'swap') && { slot: index }),
      }
    },
  }
}

function useOf(stage: Stage, self: number): Use {
  const card = stage.scene.printed(self).card as unknown as Record<string, unknown>
  const list = (card.uses ??
    card.abilities ??
    card.fightRules ??
    (card.effect as Raw[])[0]?.abilities) as readonly Use[]
  return list[0]!
}

const USE_CARRIERS: readonly Carrier[] = ['special', 'oneShot', 'item', 'class', 'monster', 'enhancer', 'curse']

/** The same moment by different cards and seats: by seat, and for each by card. */
export type Spot = readonly (readonly Place[])[]

export const useSpots = (windows: readonly string[]): Spot[] =>
  windows.flatMap((window) =>
    (WINDOWS[window]?.fights ?? []).map((fight) =>
      EVERYBODY.map((seat) =>
        USE_CARRIERS.filter((carrier) => fight !== 'none' || (carrier !== 'monster' && carrier !== 'enhancer')).map(
          (carrier) => placeOfUse(window, fight, carrier, seat),
        ),
      ),
    ),
  )

interface Part {
  readonly fight: Fight
  readonly runs?: readonly number[]
  card(effect: readonly Raw[]): Raw
  readonly lying: Lying
  go(stage: Stage, self: number): void
  voices(self: number): Voices
  /** What differs from before it was brought about, where that is not how it ends. */
  moment?(stage: Stage): Partial<Facts>
}

const met = (self: number, rest: Partial<Voices> = {}): Voices => ({ you: ANA, about: ANA, victim: ANA, self, ...rest })
const openDoor = (stage: Stage): void => {
  stage.must(ANA, 'openDoor')
}
const inFlight = (): Partial<Facts> => ({ isFleeing: true })
/** Those that fight now are killed then, and lie there until the rewards are given. */
const won = (stage: Stage): Partial<Facts> => ({
  isFighting: false,
  monsters: [],
  fallen: factsOf(stage).monsters.map(({ text }) => text),
  kills: 2,
})
const fleeing = (stage: Stage): void => {
  run(stage)
  stage.must(ANA, 'roll', { slot: 0 })
}

export const PARTS: Readonly<Record<string, Part>> = {
  'curse.effect': {
    fight: 'lost',
    lying: { hand: DAN },
    card: (effect) => printed('curse', 'door', { effect }),
    go: (stage, self) => stage.must(DAN, 'curse', { copy: self, seat: ANA }),
    voices: (self) => ({ you: DAN, about: ANA, victim: ANA, self }),
  },
  'monster.badStuff': {
    fight: 'lost',
    runs: [1],
    lying: { isMonster: true },
    card: (effect) => beast('lost', { badStuff: effect }),
    moment: inFlight,
    go: fleeing,
    voices: (self) => met(self),
  },
  'monster.evenIfEscaped': {
    fight: 'lost',
    runs: [6, 1, 1, 1],
    lying: { isMonster: true },
    card: (effect) => beast('lost', { evenIfEscaped: effect }),
    moment: inFlight,
    go: fleeing,
    voices: (self) => met(self),
  },
  'monster.onKill': {
    fight: 'won',
    lying: { isMonster: true },
    card: (effect) => beast('won', { onKill: effect }),
    moment: won,
    go: (stage) => stage.must(ANA, 'claim'),
    voices: (self) => met(self),
  },
  'monster.onReveal': {
    fight: 'none',
    lying: { isDoor: true },
    card: (effect) => beast('won', { onReveal: effect }),
    go: openDoor,
    voices: (self) => met(self),
  },
  'monster.beforeCombat': {
    fight: 'none',
    lying: { isDoor: true },
    card: (effect) => beast('won', { beforeCombat: effect }),
    go: openDoor,
    voices: (self) => met(self),
  },
  'monster.onEntering': {
    fight: 'none',
    lying: { isDoor: true },
    card: (effect) => beast('won', { onEntering: effect }),
    go: openDoor,
    voices: (self) => met(self),
  },
  'monster.refuses.gift': {
    fight: 'none',
    lying: { isDoor: true },
    card: (effect) => beast('won', { refuses: { when: { all: [] }, gift: effect } }),
    moment: () => ({ main: ANA }),
    go: openDoor,
    voices: (self) => met(self),
  },
  onDraw: {
    fight: 'none',
    lying: { isDoor: true },
    card: (effect) => printed('special', 'door', { uses: [], onDraw: effect }),
    go: openDoor,
    voices: (self) => ({ you: ANA, about: ANA, self, isDrawnUp: true }),
  },
}

export const partSpots = (): Spot[] => Object.entries(PARTS).map(([name, part]) => [[placeOfPart(name, part)]])

const placeOfPart = (name: string, part: Part): Place => ({
  name,
  fight: part.fight,
  lying: part.lying,
  ...(part.runs && { runs: part.runs }),
  seat: ANA,
  isOpen: true,
  isDone: false,
  goesOn: part.moment === undefined ? '' : part.moment === inFlight ? 'flight' : 'reward',
  card: part.card,
  play(stage, self, told) {
    liven(stage)
    if (part.moment !== undefined) told(part.moment(stage))
    part.go(stage, self)
    return part.voices(self)
  },
})

interface Happening {
  readonly fight: Fight
  readonly runs?: readonly number[]
  readonly isAlone?: boolean
  /** How often it is heard, where it comes again. */
  readonly most?: Raw
  readonly carriers: readonly Carrier[]
  readonly seat: number
  go(stage: Stage, self: number): void
  /** What is known besides, told just before it happens. */
  known?(stage: Stage): Partial<Voices>
}

const LYING: readonly Carrier[] = ['item', 'class', 'curse']
const ALL: readonly Carrier[] = [...LYING, 'monster', 'enhancer']
const claim = (stage: Stage): void => {
  stage.must(ANA, 'claim')
}

export const MOMENTS: Readonly<Record<string, Happening>> = {
  comesIntoPlay: { fight: 'none', carriers: [], seat: ANA, go: () => {} },
  leavesPlay: {
    fight: 'none',
    carriers: ['item', 'class'],
    seat: ANA,
    go: (stage) => stage.must(DAN, 'play', { copy: stage.copy('bin', 'dan') }),
  },
  leavesYou: {
    fight: 'none',
    carriers: ['item', 'class'],
    seat: ANA,
    go: (stage) => stage.must(DAN, 'play', { copy: stage.copy('bin', 'dan') }),
  },
  killed: { fight: 'won', carriers: ALL, seat: ANA, go: claim },
  soloKill: { fight: 'won', isAlone: true, carriers: ALL, seat: ANA, go: claim },
  won: { fight: 'won', isAlone: true, carriers: ALL, seat: ANA, go: claim },
  fightOver: { fight: 'won', isAlone: true, carriers: ALL, seat: ANA, go: claim },
  fightLost: { fight: 'lost', isAlone: true, runs: [6, 6], carriers: ALL, seat: ANA, go: run },
  helped: { fight: 'won', carriers: LYING, seat: BOB, go: claim },
  escaped: { fight: 'lost', runs: [6, 1, 1, 1], carriers: ALL, seat: ANA, go: fleeing },
  caught: { fight: 'lost', runs: [1], carriers: ALL, seat: ANA, go: fleeing },
  rolled: {
    fight: 'lost',
    isAlone: true,
    runs: [1],
    most: { times: 1, per: 'game' },
    carriers: ALL,
    seat: ANA,
    go: fleeing,
    known: (stage) => ({ rolled: 1, it: beastOf(stage) }),
  },
  played: {
    fight: 'lost',
    carriers: LYING,
    seat: BOB,
    go: (stage) => stage.must(BOB, 'play', { copy: stage.copy('fizz', 'bob'), index: 0 }),
    known: (stage) => ({ it: stage.copy('fizz', 'bob') }),
  },
  fightBegins: {
    fight: 'none',
    carriers: LYING,
    seat: ANA,
    go: (stage) => openDoor(stage),
  },
  ownTurnBegins: { fight: 'none', carriers: LYING, seat: BOB, go: (stage) => stage.nextTurn() },
  ownTurnEnds: { fight: 'none', carriers: LYING, seat: ANA, go: (stage) => stage.nextTurn() },
  levelGained: {
    fight: 'lost',
    carriers: ['item', 'curse'],
    seat: DAN,
    go: (stage) => stage.must(DAN, 'play', { copy: stage.copy('tonic', 'dan') }),
    known: () => ({ levelFrom: 'card' }),
  },
  levelLost: {
    fight: 'lost',
    carriers: ALL,
    seat: ANA,
    go: (stage) => stage.must(DAN, 'curse', { copy: stage.copy('stumble', 'dan'), seat: ANA }),
  },
  cursed: {
    fight: 'lost',
    carriers: ALL,
    seat: ANA,
    go: (stage) => stage.must(DAN, 'curse', { copy: stage.copy('hex', 'dan'), seat: ANA }),
  },
  died: {
    fight: 'none',
    carriers: LYING,
    seat: ANA,
    go: (stage) => stage.must(DAN, 'curse', { copy: stage.copy('doom', 'dan'), seat: ANA }),
  },
  lost: {
    fight: 'none',
    carriers: LYING,
    seat: ANA,
    go: (stage) => stage.must(DAN, 'curse', { copy: stage.copy('drop', 'dan'), seat: ANA }),
  },
  reborn: { fight: 'none', carriers: [], seat: ANA, go: () => {} },
}

const REWARDED: ReadonlySet<string> = new Set([
  'killed',
  'soloKill',
  'won',
  'fightOver',
  'fightLost',
  'helped',
  'ownTurnEnds',
  'ownTurnBegins',
  'died',
])

const behind = (moment: string): Place['goesOn'] =>
  moment === 'escaped' || moment === 'caught' || moment === 'rolled' ? 'flight' : REWARDED.has(moment) ? 'reward' : ''

/** What is known when it happens that was not before. */
function thenIn(stage: Stage, moment: string, carrier: Carrier): Partial<Facts> {
  if (behind(moment) === 'flight') return inFlight()
  if (moment === 'died')
    return { seats: factsOf(stage).seats.map((one, seat) => (seat === ANA ? { ...one, isAlive: false } : one)) }
  if (moment === 'ownTurnEnds') return { isEnding: true }
  if (moment === 'ownTurnBegins') return { active: BOB, turn: 2 }
  if (moment === 'fightLost') return { isFighting: false }
  const isOfFight = carrier === 'monster' || carrier === 'enhancer' || moment === 'won' || moment === 'fightOver'
  return { ...won(stage), ...(!isOfFight && { main: -1, helper: -1, fallen: [] }) }
}

export const momentSpots = (moments: readonly string[]): Spot[] =>
  moments.flatMap((moment) => {
    const happening = MOMENTS[moment]
    if (happening === undefined) return []
    const { fight, runs, isAlone, most, seat, go, known } = happening
    if (happening.carriers.length === 0) return []
    const places = happening.carriers.map((carrier) => ({
      name: `on ${moment} of ${carrier}`,
      fight,
      lying: liesFor(carrier, seat),
      ...(runs && { runs }),
      ...(isAlone && { isAlone }),
      seat,
      isOpen: true,
      goesOn: behind(moment),
      isDone: isDone(carrier),
      card: (effect: readonly Raw[]) => carried(carrier, { on: moment, ...(most && { most }), effect }, fight),
      play(stage: Stage, self: number, told: (more?: Partial<Facts>) => void) {
        liven(stage, moment !== 'cursed')
        lay(stage, carrier, seat, self)
        if (behind(moment) !== '') told(thenIn(stage, moment, carrier))
        const besides = known?.(stage)
        go(stage, self)
        return { you: seat, about: seat, victim: seat, actor: seat, self, ...besides }
      },
    }))
    return [[places]]
  })
