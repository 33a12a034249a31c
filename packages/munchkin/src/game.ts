// The Munchkin family as a game of the table.

import type { Pack } from '@brouhaha/cards'
import {
  ACCEPTED,
  type Game,
  HOUSE,
  listSeats,
  NOBODY,
  type Play,
  type Refusal,
  type SchemaError,
  type Seat,
  type Seats,
  type Setup,
  type State,
  type Wait,
} from '@brouhaha/table'
import { advance } from './advance.ts'
import { cell } from './block.ts'
import { usualVariants } from './boxes/mix.ts'
import { CUSTOMS, VARIANTS, type Variants } from './boxes/profile.ts'
import { isWellFormed, type MunchkinChoice, numberOf, readChoice, VERB, verbOf, writeChoice } from './choice.ts'
import type { MunchkinHappening } from './events.ts'
import { faults } from './faults/faults.ts'
import { applyForm, formsFor } from './forms/apply.ts'
import type { MunchkinForm } from './forms/form.ts'
import { GATE, NOT_MINE } from './frames/frame.ts'
import { frameKind } from './frames/registry.ts'
import {
  activeSeat,
  agenda,
  BOXES_IN_PLAY,
  ENDED,
  FEWEST_SEATS,
  gates,
  isOver,
  living,
  MOST_SEATS,
  SEATS,
  TURN_NUMBER,
  WINNERS,
} from './layout.ts'
import { MunchkinLedger } from './ledger/ledger.ts'
import { noNotes, takeNotes, tellNotes } from './notes.ts'
import { Offers } from './offers.ts'
import { type MunchkinPreview, preview } from './preview.ts'
import { GAME_OVER, NO_SUCH_CHOICE, NOT_NOW, NOT_YOURS, no, REFUSALS } from './refusals.ts'
import { GATE_FRAME } from './rules/card/frame.ts'
import { GATE_CLOCKS } from './rules/card/gate.ts'
import { deal } from './rules/setup/setup.ts'
import { ENDINGS, type Ending } from './rules/win/win.ts'
import type { Scene } from './scene.ts'
import { profilesOf, type Ready, Settings } from './setting.ts'
import { applyStanding, listStanding } from './standing.ts'
import { switchesOf } from './switches.ts'
import { settled, settledForm } from './twins.ts'
import { whyClosed } from './untimely.ts'
import { type MunchkinView, own, view } from './view/view.ts'

/** What a table agrees on (DEC-01). Variants that are not named are as the boxes want them. */
export interface MunchkinOptions {
  readonly boxes: readonly string[]
  readonly variants?: Partial<Variants>
  readonly first?: number
  readonly honour?: boolean
  readonly pacts?: boolean
  readonly passes?: boolean
}

export interface MunchkinKinds {
  readonly options: MunchkinOptions
  readonly choice: MunchkinChoice
  readonly form: MunchkinForm
  readonly happening: MunchkinHappening
  readonly view: MunchkinView
  readonly preview: MunchkinPreview
}

export interface MunchkinGame extends Game<MunchkinKinds> {
  /** What is being asked, by the name that a view gives it too. */
  decision(state: State): string
  /** Whose turn it is, and how many there have been. */
  active(state: State): Seat
  turns(state: State): number
  /** How it was won, once it is over. */
  ending(state: State): Ending | null
}

const SEATS_WANTED = no('MK-SETUP-01', 'Three to six players.', 'De trois à six joueurs.')
const MOST_CHOICES = 1024

const wrong = (path: string, expected: string): SchemaError => ({ path, expected })

function badOptions(options: unknown, packs: readonly Pack[], seats: number): SchemaError | null {
  if (typeof options !== 'object' || options === null) return wrong('options', 'an object')
  const given = options as Readonly<Record<string, unknown>>
  const { boxes, variants = {}, first } = given
  const known = packs.map(({ box }) => box)
  if (!Array.isArray(boxes) || boxes.length === 0 || boxes.some((box) => !known.includes(box)))
    return wrong('boxes', `some of ${known.join(', ')}`)
  if (new Set(boxes).size !== boxes.length) return wrong('boxes', 'each box once')
  const company = badCompany(packs.filter(({ box }) => boxes.includes(box)))
  if (company !== null) return company
  if (typeof variants !== 'object' || variants === null) return wrong('variants', 'an object')
  for (const [name, on] of Object.entries(variants)) {
    if (!VARIANTS.some((variant) => variant === name)) return wrong(`variants.${name}`, `one of ${VARIANTS.join(', ')}`)
    if (typeof on !== 'boolean') return wrong(`variants.${name}`, 'true or false')
  }
  for (const custom of CUSTOMS)
    if (given[custom] !== undefined && typeof given[custom] !== 'boolean') return wrong(custom, 'true or false')
  if (first !== undefined && !(typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < seats))
    return wrong('first', 'a seat at this table')
  return null
}

/** A choice names a copy in ten bits. */
const MOST_COPIES = 1000

/** What adds to a box is played with that box, and all cards together can be named. */
function badCompany(played: readonly Pack[]): SchemaError | null {
  for (const { box, adds } of played)
    if (adds !== undefined && !played.some((other) => other.adds === undefined && adds.includes(other.box)))
      return wrong('boxes', `${adds.join(' or ')}, to which ${box} adds`)
  const copies = played.flatMap(({ cards }) => cards).reduce((sum, card) => sum + (card.copies ?? 1), 0)
  return copies > MOST_COPIES ? wrong('boxes', `at most ${MOST_COPIES} cards together`) : null
}

/** A pass that leaves its gate open changes nothing that work could go on with. */
const isMerePass = (state: State, choice: number): boolean =>
  verbOf(choice) === VERB.pass && gates.number(state) === numberOf(choice)

/** Watchers and seats that nobody has do nothing; the house answers for the table. */
const isSeated = (state: State, seat: Seat): boolean => seat >= 0 && seat < state[SEATS]!
const isAtTable = (state: State, seat: Seat): boolean => seat === HOUSE || isSeated(state, seat)

/** The rules, played with these packs. */
export function munchkin(packs: readonly Pack[], ready?: Ready): MunchkinGame {
  const settings = new Settings(packs, ready)
  const offers = new Offers()

  const stage = (state: State, play?: Play<MunchkinHappening>): Scene => settings.scene(state, play)

  function create(
    { seats, options, seed }: Setup<MunchkinOptions>,
    play: Play<MunchkinHappening>,
  ): State | Refusal | SchemaError {
    const bad = badOptions(options, packs, seats)
    if (bad !== null) return bad
    if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) return REFUSALS[SEATS_WANTED]!
    const played = packs.filter(({ box }) => options.boxes.includes(box))
    const boxes = played.reduce((bits, pack) => bits | (1 << packs.indexOf(pack)), 0)
    const usual = usualVariants(profilesOf(played))
    const switches = switchesOf((name) =>
      name === 'honour' || name === 'pacts' || name === 'passes'
        ? options[name] === true
        : (options.variants?.[name] ?? usual[name]),
    )
    const setting = settings.setting(boxes, switches)
    const scene = setting.scene(new Int32Array(setting.cells), play)
    const notes = noNotes(scene)
    const names = played.map(({ box }) => box)
    deal(scene, { seats, switches, first: options.first ?? null, seed }, names)
    advance(scene)
    tellNotes(scene, play, notes)
    return scene.state
  }

  function apply(state: State, seat: Seat, named: number, play: Play<MunchkinHappening>): number {
    if (isOver(state)) return GAME_OVER // MK-WIN-08
    if (!isWellFormed(named)) return NO_SUCH_CHOICE
    if (!isAtTable(state, seat)) return NOT_YOURS
    const scene = stage(state, play)
    const choice = settled(scene, seat, named)
    const notes = takeNotes(scene, play)
    const top = agenda.top(state)
    const kind = frameKind(state[top]!)
    let verdict = kind.answer(scene, top, seat, choice)
    if (verdict === NOT_MINE) {
      if (seat === HOUSE) return NOT_NOW
      if (!kind.isOpen(scene, top)) return whyClosed(state[top]!)
      verdict = applyStanding(scene, seat, choice)
    }
    if (verdict === ACCEPTED) {
      if (!isMerePass(state, choice)) advance(scene)
      tellNotes(scene, play, notes)
    }
    return verdict
  }

  function choices(state: State, seat: Seat, out: Int32Array): number {
    if (isOver(state) || !isAtTable(state, seat)) return 0
    const scene = stage(state)
    const top = agenda.top(state)
    const kind = frameKind(state[top]!)
    offers.begin(out)
    if (seat === HOUSE) {
      if (state[top] === GATE) offers.add(kind.fallback(scene, top, HOUSE))
      return offers.count
    }
    kind.list(scene, top, seat, offers)
    if (kind.isOpen(scene, top)) listStanding(scene, seat, offers)
    return offers.count
  }

  const owing = (state: State): Seats => {
    if (isOver(state)) return NOBODY
    const top = agenda.top(state)
    return frameKind(state[top]!).owing(stage(state), top)
  }

  function waits(state: State): Wait[] {
    if (isOver(state)) return []
    const scene = stage(state)
    const top = agenda.top(state)
    const kind = frameKind(state[top]!)
    const clock = state[top] === GATE ? GATE_CLOCKS[state[cell(top, GATE_FRAME.offsets.CLOCK)]!]! : kind.clock
    return listSeats(kind.owing(scene, top)).map((seat) => ({ clock, seat, fallback: kind.fallback(scene, top, seat) }))
  }

  function free(state: State): Seats {
    if (isOver(state)) return NOBODY
    const scene = stage(state)
    const top = agenda.top(state)
    const kind = frameKind(state[top]!)
    return kind.isOpen(scene, top) ? ((living(state) & ~kind.owing(scene, top)) as Seats) : NOBODY
  }

  return {
    name: 'munchkin',
    edition: '4',
    refusals: REFUSALS,
    mostChoices: MOST_CHOICES,
    create,
    owing,
    free,
    choices,
    apply,
    applyForm(state, seat, form, play) {
      if (isOver(state)) return GAME_OVER
      if (!isAtTable(state, seat)) return NOT_YOURS
      const scene = stage(state, play)
      const notes = takeNotes(scene, play)
      const verdict = applyForm(scene, seat, settledForm(scene, seat, form))
      if (verdict === ACCEPTED) {
        advance(scene)
        tellNotes(scene, play, notes)
      }
      return verdict
    },
    forms: (state, seat, random, most) =>
      isOver(state) || !isSeated(state, seat) ? [] : formsFor(stage(state), seat, random, most),
    over: isOver,
    winners: (state) => state[WINNERS]! as Seats,
    waits,
    faults: (state) =>
      settings.isPlayed(state[BOXES_IN_PLAY]!) ? faults(stage(state)) : ['the boxes in play are none of this game'],
    read: readChoice,
    write: writeChoice,
    view: (state, viewer) => view(stage(state), viewer),
    own: (state, viewer) => own(stage(state), viewer),
    preview,
    ledger: (seat) => new MunchkinLedger(settings, seat),
    decision(state) {
      const top = agenda.top(state)
      return frameKind(state[top]!).decision(stage(state), top)
    },
    active: activeSeat,
    turns: (state) => state[TURN_NUMBER]!,
    ending: (state) => ENDINGS[state[ENDED]! - 1] ?? null,
  }
}
