// A constructor for each verb, so that an effect reads as its sentence.

import type { Ability, Cost } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Duration, Effect } from '../language/effect.ts'
import type { Deck, TraitId, TraitKind } from '../language/names.ts'
import type { CardFilter, Pick, WhichMonster, Who } from '../language/selector.ts'

type Steps = readonly Effect[]
type Verb<D extends Effect['do']> = Extract<Effect, { readonly do: D }>
type Fields<D extends Effect['do']> = Omit<Verb<D>, 'do'>
type Otherwise = { readonly otherwise?: Steps }

export const gainLevels = (levels: Amount, to?: Who): Effect => ({ do: 'gainLevels', levels, ...(to && { to }) })
export const loseLevels = (levels: Amount, from?: Who, more: Otherwise = {}): Effect => ({
  do: 'loseLevels',
  levels,
  ...(from && { from }),
  ...more,
})
export const setLevel = (to: Fields<'setLevel'>['to'], of?: Who): Effect => ({ do: 'setLevel', to, ...(of && { of }) })
export const die = (who?: Who): Effect => ({ do: 'die', ...(who && { who }) })
export const win = (who?: Who): Effect => ({ do: 'win', ...(who && { who }) })

export const discard = ({ otherwise, ...cards }: Pick & Otherwise): Effect => ({
  do: 'discard',
  cards,
  ...(otherwise && { otherwise }),
})
export const take = (cards: Pick, to: Who, more: { readonly equip?: true } & Otherwise = {}): Effect => ({
  do: 'take',
  cards,
  to,
  ...more,
})
export const draw = (
  deck: Deck,
  cards: Amount,
  more: Partial<Omit<Fields<'draw'>, 'deck' | 'cards'>> = {},
): Effect => ({
  do: 'draw',
  deck,
  cards,
  face: 'down',
  ...more,
})
export const search = (cards: Pick): Effect => ({ do: 'search', cards })
export const reveal = (cards: Pick, to: Who): Effect => ({ do: 'reveal', cards, to })
export const peek = (deck: Deck, cards: number): Effect => ({ do: 'peek', deck, cards })
export const putBack = (cards: Pick, to: 'top' | 'bottom'): Effect => ({ do: 'putBack', cards, to })
export const swapHands = (who: Who, other: Who): Effect => ({ do: 'swapHands', who, with: other })
export const poolHands = (who: Who): Effect => ({ do: 'poolHands', who })

export const loseTrait = (kind: TraitKind, more: Omit<Fields<'loseTrait'>, 'kind'> = {}): Effect => ({
  do: 'loseTrait',
  kind,
  ...more,
})
export const become = (trait: TraitId, who?: Who): Effect => ({ do: 'become', trait, ...(who && { who }) })
export const swapTrait = (kind: TraitKind): Effect => ({ do: 'swapTrait', kind })
export const changeSex = (): Effect => ({ do: 'changeSex' })

export const stay = (
  until: Duration,
  abilities: readonly Ability[],
  more: Omit<Fields<'stay'>, 'until' | 'abilities'> = {},
): Effect => ({ do: 'stay', until, abilities, ...more })
export const each = (who: Who, effect: Steps, inOrderOf?: Fields<'each'>['inOrderOf']): Effect => ({
  do: 'each',
  who,
  ...(inOrderOf && { inOrderOf }),
  effect,
})
export const inCase = (when: Condition, then: Steps, otherwise?: Steps): Effect => ({
  do: 'if',
  when,
  then,
  ...(otherwise && { else: otherwise }),
})
export const choose = (...options: readonly Steps[]): Effect => ({ do: 'choose', options })
export const chooseBy = (by: Who, ...options: readonly Steps[]): Effect => ({ do: 'choose', by, options })
/** `roll([1, 3, [die()]], [4, 6, []])` */
export const roll = (...rows: readonly (readonly [number, number, Steps])[]): Effect => ({
  do: 'roll',
  rows: rows.map(([least, most, effect]) => ({ on: [least, most], effect })),
})
export const namePlayer = (more: Fields<'namePlayer'> = {}): Effect => ({ do: 'namePlayer', ...more })
export const nameNumber = (least: number, most: number): Effect => ({ do: 'nameNumber', least, most })
export const guess = (right: Steps, wrong: Steps = []): Effect => ({ do: 'guess', right, wrong })
export const pay = (cost: Cost, paid: Steps, unpaid: Steps = []): Effect => ({
  do: 'pay',
  cost,
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  then: paid,
  else: unpaid,
})

export const strengthen = (side: 'players' | 'monsters' | 'either', add: Amount): Effect => ({
  do: 'strengthen',
  side,
  add,
})
export const weaken = (who: Who, by: Amount): Effect => ({ do: 'weaken', who, by })
export const remove = (monster: WhichMonster, treasureOnRemoval: boolean): Effect => ({
  do: 'remove',
  monster,
  treasureOnRemoval,
})
export const kill = (monster: WhichMonster): Effect => ({ do: 'kill', monster })
export const addMonster = (more: Omit<Fields<'addMonster'>, 'do'> = {}): Effect => ({ do: 'addMonster', ...more })
export const clone = (): Effect => ({ do: 'clone' })
export const moveFight = (to: Who): Effect => ({ do: 'moveFight', to })
export const switchSide = (filter: CardFilter = { kind: 'oneShot' }): Effect => ({
  do: 'switchSide',
  cards: { zone: 'combat', filter },
})
export const shareTreasures = (among: Who): Effect => ({ do: 'shareTreasures', among })
export const dismissHelper = (): Effect => ({ do: 'dismissHelper' })
export const forceHelp = (who: Who): Effect => ({ do: 'forceHelp', who })

export const letEscape = (who: Who, from: 'all' | 'named' = 'all'): Effect => ({ do: 'escape', who, from })
export const helpFlight = (who: Who, add: Amount): Effect => ({ do: 'helpFlight', who, add })
export const setDie = (to: number): Effect => ({ do: 'setDie', to })
export const turnDie = (add: number): Effect => ({ do: 'turnDie', add })
export const reroll = (): Effect => ({ do: 'reroll' })

export const cancel = (): Effect => ({ do: 'cancel' })
export const repeat = (side?: 'other'): Effect => ({ do: 'repeat', ...(side && { side }) })
export const redirect = (to?: Who): Effect => ({ do: 'redirect', ...(to && { to }) })
export const disarm = (): Effect => ({ do: 'disarm' })
export const openDoor = (): Effect => ({ do: 'openDoor' })
export const endTurn = (): Effect => ({ do: 'endTurn' })
export const skip = (what: 'loot' | 'turn'): Effect => ({ do: 'skip', what })
