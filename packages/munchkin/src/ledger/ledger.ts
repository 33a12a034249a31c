// What one listener knows, kept from what it heard and from nothing else; it reads neither states nor views, so that it can
// testify against them. Open cards are moved as they were moved on the table; public numbers come by notes (notes.ts); where
// unseen cards may be is kept in ledger/whereabouts.ts, and ledger/world.ts makes a whole state of it.

import { assert } from '@brouhaha/kit'
import {
  type Heard,
  type Ledger,
  only,
  plus,
  type Seat,
  type Seats,
  SILENT,
  type State,
  WATCHER,
} from '@brouhaha/table'
import type { MunchkinHappening, Place } from '../events.ts'
import { BOXES_IN_PLAY, MOST_SEATS, SEATS, SWITCHES } from '../layout.ts'
import { notedCells } from '../notes.ts'
import { Scene } from '../scene.ts'
import type { Settings } from '../setting.ts'
import * as zones from '../zones.ts'
import type { Luck } from './assign.ts'
import { countUp } from './cheats.ts'
import * as where from './whereabouts.ts'
import { type Known, world } from './world.ts'

type Event = Heard<MunchkinHappening>
type Moved = Extract<Event, { readonly type: 'moved' }>

const ZONES: Readonly<Record<Extract<Place, string>, number>> = {
  doorDeck: zones.DOOR_DECK,
  treasureDeck: zones.TREASURE_DECK,
  doorDiscards: zones.DOOR_DISCARDS,
  treasureDiscards: zones.TREASURE_DISCARDS,
  cultPile: zones.CULT_PILE,
  fight: zones.FIGHT,
  aside: zones.ASIDE,
  pool: zones.POOL,
}

function zoneAt(place: Place): number {
  if (typeof place === 'string') return ZONES[place]
  return 'hand' in place ? zones.HAND + place.hand : zones.TABLE + place.table
}

export class MunchkinLedger implements Ledger<MunchkinHappening> {
  readonly #settings: Settings
  readonly #seat: Seat
  #known: Known | null = null

  constructor(settings: Settings, seat: Seat) {
    this.#settings = settings
    this.#seat = seat
  }

  hear(event: Event): void {
    if (event.type === 'begun') {
      this.#begin(event.seats, event.boxes, event.switches)
      return
    }
    const known = this.#known
    assert(known !== null, 'a game is heard from its beginning')
    countUp(known, event)
    switch (event.type) {
      case 'moved':
        this.#move(known, event)
        break
      case 'shuffled':
        this.#shuffle(known, event.deck)
        break
      case 'noted':
        if (event.own) known.own = event.cells
        else for (let i = 0; i < event.cells.length; i += 2) known.notes[event.cells[i]!] = event.cells[i + 1]!
        break
      case 'showed':
        for (const copy of event.copies ?? []) this.#look(known, copy, event.seat)
        break
      case 'peeked':
        event.copies?.forEach((copy, index) => {
          const above = event.above?.[index] ?? index
          known.where.lookAt(copy, event.deck === 'door' ? where.DOORS : where.TREASURES, above)
          known.seenBy.set(copy, only(this.#seat))
        })
        break
      default:
      // Told for people; the notes say what it changed.
    }
  }

  determinise(random: Luck): State {
    assert(this.#known !== null, 'a game is heard from its beginning')
    return world(this.#known, random)
  }

  /** The copies whose face this listener cannot know, with the places that each may be in. */
  unseen(): ReadonlyMap<number, where.Places> {
    assert(this.#known !== null, 'a game is heard from its beginning')
    const { possible, followed } = this.#known.where
    return new Map([...possible].filter(([copy]) => !followed.has(copy)))
  }

  #begin(seats: number, names: readonly string[], switches: number): void {
    const boxes = this.#settings.packs.reduce((bits, { box }, i) => (names.includes(box) ? bits | (1 << i) : bits), 0)
    const setting = this.#settings.setting(boxes, switches)
    const state = new Int32Array(setting.cells)
    state[SEATS] = seats
    state[BOXES_IN_PLAY] = boxes
    state[SWITCHES] = switches
    const common = new where.Whereabouts(setting.deck.copies)
    const scene = new Scene(setting, state, SILENT)
    this.#known = {
      scene,
      seat: this.#seat,
      notes: new Int32Array(notedCells(scene) + MOST_SEATS),
      own: [],
      where: this.#seat === WATCHER ? common : new where.Whereabouts(setting.deck.copies),
      common,
      seenBy: new Map(),
      sneaked: new Set(),
    }
  }

  #move(known: Known, event: Moved): void {
    const { scene, where: own, common } = known
    const { copy } = event
    if (common !== own) track(common, WATCHER, event, commonCopy(common, event))
    track(own, this.#seat, event, copy)
    if (copy === undefined) return
    this.#forgetMarks(known, copy)
    const [fromZone, toZone] = [zoneAt(event.from), zoneAt(event.to)]
    const isHidden = event.hidden === true
    if (hiddenPlace(toZone, isHidden, this.#seat) === 0) zones.place(scene, copy, toZone)
    else zones.lift(scene, copy)
    if (!isHidden && !zones.isHand(toZone)) known.seenBy.delete(copy)
    else if (!isHidden) known.seenBy.set(copy, zones.everyone(scene))
    else {
      if (!zones.isDeck(fromZone)) known.seenBy.delete(copy)
      this.#see(known, copy, withHolder(withHolder(only(this.#seat), fromZone), toZone))
    }
  }

  #forgetMarks({ notes, scene }: Known, copy: number): void {
    notes[scene.markAt + copy] = 0
    notes[scene.hostAt + copy] = 0
  }

  /** Another shows a card of its hand; what lies open the listener has seen. */
  #look(known: Known, copy: number, holder: number): void {
    if (holder !== this.#seat && !known.where.possible.has(copy)) return
    if (holder !== this.#seat) known.where.look(copy, where.handOf(holder))
    this.#see(known, copy, only(this.#seat))
  }

  /** Seen where it lies, in a hand or about to lie there. */
  #see(known: Known, copy: number, by: Seats): void {
    known.seenBy.set(copy, ((known.seenBy.get(copy) ?? 0) | by) as Seats)
  }

  #shuffle(known: Known, deck: 'door' | 'treasure'): void {
    const { scene } = known
    const zone = deck === 'door' ? zones.DOOR_DISCARDS : zones.TREASURE_DISCARDS
    const copies = Array.from({ length: zones.pileCount(scene, zone) }, (_, depth) => zones.inPile(scene, zone, depth))
    for (const copy of copies) zones.lift(scene, copy)
    for (const about of new Set([known.where, known.common]))
      about.shuffle(copies, deck === 'door' ? where.DOORS : where.TREASURES)
  }
}

/** The hidden place behind a zone, or 0 where this listener sees what lies there. */
function hiddenPlace(zone: number, isHidden: boolean, listener: Seat): where.Places {
  if (zone === zones.DOOR_DECK) return where.DOORS
  if (zone === zones.TREASURE_DECK) return where.TREASURES
  if (zone === zones.ASIDE) return isHidden ? where.ASIDE : 0
  return zones.isHand(zone) && zone !== zones.HAND + listener ? where.handOf(zone - zones.HAND) : 0
}

/** What a move means for the cards that a listener does not see, or sees going. */
function track(about: where.Whereabouts, listener: Seat, event: Moved, copy: number | undefined): void {
  const isHidden = event.hidden === true
  const from = hiddenPlace(zoneAt(event.from), isHidden, listener)
  const to = hiddenPlace(zoneAt(event.to), isHidden, listener)
  if (copy === undefined) {
    about.drift(from, to, event.picked)
    if (event.under) about.slideUnder(to)
    return
  }
  about.see(copy, about.possible.has(copy) ? from : 0, to, event.picked)
  about.layOn(copy, to, event.under === true)
}

/** The copy as everybody hears it who only looks on: face down, from the top of a deck, if all know what lies there. */
function commonCopy(common: where.Whereabouts, event: Moved): number | undefined {
  const { copy } = event
  if (event.hidden !== true || copy === undefined) return copy
  if (!common.possible.has(copy)) return copy
  const isTop = zones.isDeck(zoneAt(event.from)) && event.picked === undefined
  return isTop && common.followed.has(copy) ? copy : undefined
}

const withHolder = (seats: Seats, zone: number): Seats =>
  zone >= zones.HAND && zone < zones.TABLE ? plus(seats, (zone - zones.HAND) as Seat) : seats
