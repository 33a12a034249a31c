// What one viewer may know, put together from nothing: MK-CARD-02, -03, -06, -15, -17. Tables, the fight, offers and discards' tops
// are open; of hands and decks everybody sees how many, and each viewer the faces that it has seen. Cards are named by copy and
// id, what they say stands in the packs. Luck, the order of decks, passes and unanswered secrets are never read here.

import { HOUSE, listSeats, type Seat, type Seats } from '@brouhaha/table'
import { VARIANTS } from './boxes/profile.ts'
import { knows } from './faces.ts'
import { frameKind } from './frames/registry.ts'
import {
  ACTIVE,
  agenda,
  FIRST,
  GATE,
  gates,
  isOver,
  POOL_OWNER,
  SEATS,
  TREASURE_DUE,
  TURN_NUMBER,
  WINNERS,
} from './layout.ts'
import { GATE_CLOCKS } from './rules/gate.ts'
import { phaseOf } from './rules/stages.ts'
import type { Scene } from './scene.ts'
import { CUSTOMS, isSwitchedOn } from './setting.ts'
import { type AddsView, viewAdds } from './view/adds.ts'
import { type CardView, type HandCard, type PileView, viewCard, viewHandCard, viewPile } from './view/cards.ts'
import { type CombatView, viewCombat } from './view/combat.ts'
import { type OfferView, viewOffers } from './view/offers.ts'
import { type AboutView, aboutWhat, searchedBy } from './view/question.ts'
import { type SeatView, viewSeat } from './view/seats.ts'
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
} from './zones.ts'

export type { AddsView } from './view/adds.ts'
export type { CardView, HandCard, PileView } from './view/cards.ts'
export type { CombatView } from './view/combat.ts'
export type { OfferView } from './view/offers.ts'
export type { SeatView } from './view/seats.ts'

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
  /** 1 to 4, or 0 before the door is opened. */
  readonly phase: number
  readonly seats: readonly SeatView[]
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
  readonly gate: { readonly number: number; readonly clock: string } | null
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
  /** Cards in a deck that the viewer has seen, and how many lie above them. */
  readonly peeked: readonly (CardView & { readonly deck: 'door' | 'treasure'; readonly above: number })[]
  /** The discards that the viewer is searching, the topmost first (MK-CARD-03). */
  readonly searched: readonly CardView[]
  /** Whether the viewer has passed the open gate. */
  readonly passed: boolean
  /** What the viewer's own cards would add to a fight. */
  readonly adds: readonly AddsView[]
}

type Own = 'you' | 'hand' | 'known' | 'peeked' | 'searched' | 'passed' | 'adds'

const NOTHING_OWN: Pick<MunchkinView, Own> = {
  you: null,
  hand: [],
  known: [],
  peeked: [],
  searched: [],
  passed: false,
  adds: [],
}

/** All that differs from one viewer to another. */
export function own(scene: Scene, viewer: Seat): Pick<MunchkinView, Own> {
  if (viewer >= scene.state[SEATS]!) return { ...NOTHING_OWN, known: knownTo(scene, viewer) }
  return {
    you: viewer,
    hand: list(scene, handCopies(scene, viewer)).map((copy) => viewHandCard(scene, copy)),
    known: knownTo(scene, viewer),
    peeked: [...peekedIn(scene, viewer, DOOR_DECK), ...peekedIn(scene, viewer, TREASURE_DECK)],
    searched: searchedBy(scene, viewer).map((copy) => viewCard(scene, copy)),
    passed: gates.hasPassed(scene.state, viewer),
    adds: viewAdds(scene, viewer),
  }
}

/** By number: in which order another holds his cards is nobody's business. */
function knownTo(scene: Scene, viewer: Seat): MunchkinView['known'] {
  return seatsOf(scene)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) =>
      list(scene, handCopies(scene, seat))
        .filter((copy) => knows(scene, viewer, copy))
        .sort((one, other) => one - other)
        .map((copy) => ({ ...viewCard(scene, copy), seat })),
    )
}

function peekedIn(scene: Scene, viewer: Seat, zone: number): MunchkinView['peeked'] {
  const deck = zone === DOOR_DECK ? 'door' : 'treasure'
  return Array.from({ length: pileCount(scene, zone) }, (_, above) => ({ above, copy: inPile(scene, zone, above) }))
    .filter(({ copy }) => knows(scene, viewer, copy))
    .map(({ above, copy }) => ({ ...viewCard(scene, copy), deck, above }))
}

const seatsOf = ({ state }: Scene): number[] => Array.from({ length: state[SEATS]! }, (_, seat) => seat)

/** What everybody sees alike. */
function shared(scene: Scene): Omit<MunchkinView, Own> {
  const { state, deck } = scene
  const top = isOver(state) ? -1 : agenda.top(state)
  const kind = top < 0 ? null : frameKind(state[top]!)
  const owner = state[POOL_OWNER]! - 1
  const copies = deck.copies.map((_, copy) => copy)
  return {
    profile: scene.profile.name,
    switches: [...VARIANTS, ...CUSTOMS].filter((name) => isSwitchedOn(scene, name)),
    first: state[FIRST]!,
    turn: state[TURN_NUMBER]!,
    active: state[ACTIVE]!,
    phase: phaseOf(scene),
    seats: seatsOf(scene).map((seat) => viewSeat(scene, seat)),
    decks: { doors: pileCount(scene, DOOR_DECK), treasures: pileCount(scene, TREASURE_DECK) },
    discards: {
      doors: viewPile(scene, DOOR_DISCARDS),
      treasures: viewPile(scene, TREASURE_DISCARDS),
      cult: viewPile(scene, CULT_PILE),
    },
    pool: {
      owner: owner < 0 ? null : owner,
      cards: list(scene, poolCopies(scene)).map((copy) => viewCard(scene, copy)),
    },
    aside: copies.filter((copy) => zoneOf(scene, copy) === ASIDE).map((copy) => viewCard(scene, copy)),
    treasureDue: state[TREASURE_DUE]!,
    combat: viewCombat(scene),
    offers: viewOffers(scene),
    gate:
      top >= 0 && state[top] === GATE ? { number: gates.number(state), clock: GATE_CLOCKS[gates.clock(state)]! } : null,
    decision: kind === null ? null : kind.decision(scene, top),
    asked: kind === null ? [] : listSeats(kind.owing(scene, top)).map((seat) => (seat === HOUSE ? 'house' : seat)),
    about: aboutWhat(scene),
    winners: listSeats(state[WINNERS]! as Seats),
  }
}

export const view = (scene: Scene, viewer: Seat): MunchkinView => ({ ...shared(scene), ...own(scene, viewer) })
