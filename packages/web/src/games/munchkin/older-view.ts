// Views of rules from before this screen tell less: no sums, no cause of a gate, nothing to sell. A table that was begun under them is
// shown with what they do tell; where somebody could not play on without it, what is missing is made up from the rest.

import type { Card, Pack } from '@brouhaha/cards'
import type { AboutView, CauseView, CombatView, GateView, MunchkinView, RoomView, SlotsView } from '@brouhaha/munchkin'

const HAND_LIMIT = 5
const NOT_TOLD: RoomView = { used: 0, limit: null }
const SLOTS: SlotsView = {
  head: NOT_TOLD,
  armour: NOT_TOLD,
  feet: NOT_TOLD,
  hands: NOT_TOLD,
  big: NOT_TOLD,
  complex: NOT_TOLD,
  acolytes: NOT_TOLD,
  traits: {},
}

/** Whoever is asked, or else whose turn it is. */
const inQuestion = ({ asked, active }: MunchkinView): number => asked.find((seat) => seat !== 'house') ?? active

function causeOf(view: MunchkinView, { clock }: GateView): CauseView {
  const { combat, active, aside, about } = view
  const card = about ?? aside[0] ?? null
  const seat = combat?.roll?.seat ?? active
  const die = combat?.roll?.die ?? 0
  switch (clock) {
    case 'kill':
      return { kind: 'kill', seat: combat?.main ?? active, helper: combat?.helper ?? null, wins: [] }
    case 'roll':
      return { kind: 'roll', seat, die, slot: combat?.roll?.slot ?? null, card: null }
    case 'badStuff':
    case 'escape': {
      const slot = combat?.roll?.slot ?? 0
      return { kind: clock, seat, die, slot, card: combat?.monsters[slot] ?? null }
    }
    case 'turnStart':
    case 'turnEnd':
      return { kind: clock, seat: active }
    case 'draw':
    case 'arrival':
      return { kind: clock, seat: active, card }
    default:
      return { kind: 'played', card, by: null, target: null }
  }
}

/** Everybody else who lives could help, with what they are worth. */
const helpersOf = ({ seats }: MunchkinView, { main, helper, totals }: CombatView): CombatView['helpers'] =>
  helper !== null
    ? []
    : seats.flatMap(({ life, strength }, seat) =>
        seat === main || life === 'dead' ? [] : [{ seat, totals: { ...totals, players: totals.players + strength } }],
      )

function wholeCombat(view: MunchkinView, combat: CombatView): CombatView {
  const { monsters, fighters, saved } = combat
  return {
    ...combat,
    monsters: monsters.map((monster) => ({ ...monster, lines: [] })),
    fighters: fighters.map((fighter) => ({ ...fighter, fleeLines: fighter.flee.map(() => []) })),
    sides: { players: [], monsters: [] },
    ties: null,
    helpers: helpersOf(view, combat),
    spoils: {
      treasures: monsters.reduce((sum, { treasures }) => sum + treasures, saved.treasures),
      levels: monsters.length + saved.levels,
      helperLevels: 0,
    },
  }
}

function waresOf({ you, hand, seats }: MunchkinView, packs: readonly Pack[]): MunchkinView['wares'] {
  const cards = new Map(packs.flatMap((pack) => pack.cards).map((card): [string, Card] => [card.id, card]))
  const lying = you === null ? [] : (seats[you]?.table ?? [])
  const items = [...hand, ...lying].flatMap(({ copy, id }) => {
    const card = cards.get(id)
    return card?.kind === 'item' && (card.value ?? 0) > 0 ? [{ copy, value: card.value ?? 0 }] : []
  })
  return { bestPrice: 1, items }
}

const wholeAbout = (view: MunchkinView, { choice, target, by, ...card }: AboutView): AboutView => ({
  ...card,
  choice: choice ?? null,
  target: target ?? inQuestion(view),
  by: by ?? null,
})

/** The view itself, where its rules tell everything. */
export function wholeView(view: MunchkinView, packs: readonly Pack[]): MunchkinView {
  if (view.would !== undefined) return view
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, handLimit: HAND_LIMIT, lines: [], slots: SLOTS })),
    combat: view.combat && wholeCombat(view, view.combat),
    gate: view.gate && { ...view.gate, cause: causeOf(view, view.gate) },
    about: view.about && wholeAbout(view, view.about),
    strayed: [],
    adds: view.adds.map((one) => ({ ...one, abilities: [] })),
    would: [],
    wares: waresOf(view, packs),
  }
}
