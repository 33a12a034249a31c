// What one viewer may know, put together from nothing: MK-CARD-02, -03, -06, -15, -17. Tables, the fight, offers and discards' tops
// are open; of hands and decks everybody sees how many, and each viewer the faces that it has seen. Cards are named by copy and
// id, what they say stands in the packs. Luck, the order of decks, passes and unanswered secrets are never read here. Numbers
// come with the lines that add up to them (view/lines), for whoever asks why.

import { HOUSE, listSeats, NONE, type Seat, type Seats } from '@brouhaha/table'
import { CUSTOMS, VARIANTS } from '../boxes/profile.ts'
import { hasSeen, knows } from '../faces.ts'
import { frameKind } from '../frames/registry.ts'
import {
  ACTIVE,
  agenda,
  FIRST,
  gates,
  isOver,
  POOL_OWNER,
  SEATS,
  seatsAtTable,
  TREASURE_DUE,
  TURN_NUMBER,
  WINNERS,
} from '../layout.ts'
import { phaseOf } from '../rules/turn/stages.ts'
import type { Scene } from '../scene.ts'
import { IN_DECK, lostTo, spotsOf } from '../strayed.ts'
import { isSwitchedOn } from '../switches.ts'
import {
  ASIDE,
  CULT_PILE,
  DOOR_DECK,
  DOOR_DISCARDS,
  handCopies,
  inPile,
  list,
  pileCount,
  poolCopies,
  TREASURE_DECK,
  TREASURE_DISCARDS,
  zoneOf,
} from '../zones.ts'
import { type AddsView, viewAdds } from './adds.ts'
import { type CardView, type HandCard, type PileView, viewCard, viewHandCard, viewPile } from './cards.ts'
import { type GateView, viewGate } from './cause.ts'
import { choicesOf } from './choices.ts'
import { type CombatView, viewCombat } from './combat.ts'
import { type OfferView, viewOffers } from './offers.ts'
import { type AboutView, aboutWhat, searchedBy } from './question.ts'
import { type MunchkinSeatView, viewSeat } from './seats.ts'
import { viewWares, type WaresView } from './wares.ts'
import { viewWould, type WouldView } from './would.ts'

export type { AddsView } from './adds.ts'
export type { CardView, HandCard, PileView, TableCard } from './cards.ts'
export type { CauseView, GateClock, GateView } from './cause.ts'
export type { CombatView, FighterView, MonsterView, PlayedView } from './combat.ts'
export type { LineKind, LineView } from './lines/line.ts'
export type { TiesView } from './lines/side.ts'
export type { OfferView } from './offers.ts'
export type { AboutView } from './question.ts'
export type { Life, MunchkinSeatView } from './seats.ts'
export type { RoomView, SlotsView } from './slots.ts'
export type { SpoilsView } from './spoils.ts'
export { type Sale, saleOf, type WaresView } from './wares.ts'
export type { Totals, WouldView } from './would.ts'

/** The phases of a turn as a view counts them (MK-TURN-01). */
export const PHASES = ['arrange', 'door', 'trouble', 'room', 'charity'] as const

export interface MunchkinView {
  /** The viewer's seat, or null for somebody who looks on. */
  readonly you: number | null
  /** The boxes in play, by the name of their profile: `base`, `star+cthulhu`. */
  readonly profile: string
  /** Variants and customs that are on. */
  readonly switches: readonly string[]
  readonly first: number
  readonly turn: number
  readonly active: number
  /** 1 to 4, or 0 before the door is opened: a place in PHASES. */
  readonly phase: number
  readonly seats: readonly MunchkinSeatView[]
  readonly decks: { readonly doors: number; readonly treasures: number }
  readonly discards: { readonly doors: PileView; readonly treasures: PileView; readonly cult: PileView }
  /** Cards laid open for several to take from, and whose they were. */
  readonly pool: { readonly owner: number | null; readonly cards: readonly CardView[] }
  /** Cards that are being resolved. */
  readonly aside: readonly CardView[]
  /** Treasure that is drawn when the room is looted. */
  readonly treasureDue: number
  readonly combat: CombatView | null
  readonly offers: readonly OfferView[]
  /** The moment that waits, and what it is about. */
  readonly gate: GateView | null
  /** What is asked, of whom, and the card that asks. */
  readonly decision: string | null
  readonly asked: readonly (number | 'house')[]
  readonly about: AboutView | null
  readonly winners: readonly number[]

  // All below differs from one viewer to another.
  /** The viewer's own cards, the newest first. */
  readonly hand: readonly HandCard[]
  /** Cards in other hands that the viewer has seen. */
  readonly known: readonly (CardView & { readonly seat: number })[]
  /** Cards that the viewer has seen and lost sight of: each is in one of these hands, or in its deck. */
  readonly strayed: readonly (CardView & { readonly seats: readonly number[]; readonly deck: boolean })[]
  /** Cards in a deck that the viewer has seen, and how many lie above them. */
  readonly peeked: readonly (CardView & { readonly deck: 'door' | 'treasure'; readonly above: number })[]
  /** The discards that the viewer is searching, the topmost first (MK-CARD-03). */
  readonly searched: readonly CardView[]
  /** Whether the viewer has passed the open gate. */
  readonly passed: boolean
  /** What the viewer's own cards would add to a fight when they are used. */
  readonly adds: readonly AddsView[]
  /** What the viewer's choices that lay cards down or turn them would change. */
  readonly would: readonly WouldView[]
  /** What the viewer could sell. */
  readonly wares: WaresView
}

type Own = 'you' | 'hand' | 'known' | 'strayed' | 'peeked' | 'searched' | 'passed' | 'adds' | 'would' | 'wares'

const NOTHING_OWN: Pick<MunchkinView, Own> = {
  you: null,
  hand: [],
  known: [],
  strayed: [],
  peeked: [],
  searched: [],
  passed: false,
  adds: [],
  would: [],
  wares: { bestPrice: 1, items: [] },
}

/** All that differs from one viewer to another. */
export function own(scene: Scene, viewer: Seat): Pick<MunchkinView, Own> {
  if (viewer >= scene.state[SEATS]!)
    return { ...NOTHING_OWN, known: knownTo(scene, viewer), strayed: strayedFrom(scene, viewer) }
  const choices = choicesOf(scene, viewer)
  return {
    you: viewer,
    hand: list(scene, handCopies(scene, viewer)).map((copy) => viewHandCard(scene, copy)),
    known: knownTo(scene, viewer),
    strayed: strayedFrom(scene, viewer),
    peeked: [...peekedIn(scene, viewer, DOOR_DECK), ...peekedIn(scene, viewer, TREASURE_DECK)],
    searched: searchedBy(scene, choices).map((copy) => viewCard(scene, copy)),
    passed: gates.hasPassed(scene.state, viewer),
    adds: viewAdds(scene, viewer),
    would: viewWould(scene, viewer, choices),
    wares: viewWares(scene, viewer),
  }
}

/** By number: in which order another holds his cards is nobody's business. */
function knownTo(scene: Scene, viewer: Seat): MunchkinView['known'] {
  return seatsAtTable(scene.state)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) =>
      list(scene, handCopies(scene, seat))
        .filter((copy) => knows(scene, viewer, copy))
        .sort((one, other) => one - other)
        .map((copy) => ({ ...viewCard(scene, copy), seat })),
    )
}

function strayedFrom(scene: Scene, viewer: Seat): MunchkinView['strayed'] {
  const all = seatsAtTable(scene.state)
  return lostTo(scene, viewer).map((copy) => {
    const spots = spotsOf(scene, copy, viewer)
    const seats = all.filter((seat) => ((spots >> seat) & 1) === 1)
    return { ...viewCard(scene, copy), seats, deck: ((spots >> IN_DECK) & 1) === 1 }
  })
}

function peekedIn(scene: Scene, viewer: Seat, zone: number): MunchkinView['peeked'] {
  const deck = zone === DOOR_DECK ? 'door' : 'treasure'
  const peeked: MunchkinView['peeked'][number][] = []
  for (let above = 0; above < pileCount(scene, zone); above++) {
    const copy = inPile(scene, zone, above)
    if (hasSeen(scene, viewer, copy)) peeked.push({ ...viewCard(scene, copy), deck, above })
  }
  return peeked
}

function viewAside(scene: Scene): CardView[] {
  const aside: CardView[] = []
  for (let copy = 0; copy < scene.deck.copies.length; copy++)
    if (zoneOf(scene, copy) === ASIDE) aside.push(viewCard(scene, copy))
  return aside
}

/** What everybody sees alike. */
function shared(scene: Scene): Omit<MunchkinView, Own> {
  const { state } = scene
  const top = isOver(state) ? NONE : agenda.top(state)
  const kind = top === NONE ? null : frameKind(state[top]!)
  const owner = state[POOL_OWNER]! - 1
  return {
    profile: scene.profile.name,
    switches: [...VARIANTS, ...CUSTOMS].filter((name) => isSwitchedOn(scene, name)),
    first: state[FIRST]!,
    turn: state[TURN_NUMBER]!,
    active: state[ACTIVE]!,
    phase: phaseOf(scene),
    seats: seatsAtTable(scene.state).map((seat) => viewSeat(scene, seat)),
    decks: { doors: pileCount(scene, DOOR_DECK), treasures: pileCount(scene, TREASURE_DECK) },
    discards: {
      doors: viewPile(scene, DOOR_DISCARDS),
      treasures: viewPile(scene, TREASURE_DISCARDS),
      cult: viewPile(scene, CULT_PILE),
    },
    pool: {
      owner: owner === NONE ? null : owner,
      cards: list(scene, poolCopies(scene)).map((copy) => viewCard(scene, copy)),
    },
    aside: viewAside(scene),
    treasureDue: state[TREASURE_DUE]!,
    combat: viewCombat(scene),
    offers: viewOffers(scene),
    gate: isOver(state) ? null : viewGate(scene),
    decision: kind === null ? null : kind.decision(scene, top),
    asked: kind === null ? [] : listSeats(kind.owing(scene, top)).map((seat) => (seat === HOUSE ? 'house' : seat)),
    about: aboutWhat(scene),
    winners: listSeats(state[WINNERS]! as Seats),
  }
}

export const view = (scene: Scene, viewer: Seat): MunchkinView => ({ ...shared(scene), ...own(scene, viewer) })
