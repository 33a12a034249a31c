// Cards and picks that every box has, in one line each.

import {
  type Amount,
  addMonster,
  type CardFilter,
  type CardId,
  type Condition,
  gainLevels,
  type Pick,
  type Slot,
  type SpecialCard,
  special,
  strengthen,
  type TraitId,
  type Use,
  use,
  type Wording,
} from '@brouhaha/cards'

interface Words {
  readonly art?: readonly string[]
  readonly en: Wording
  readonly fr: Wording
}

/** Played on anybody who may gain the level. */
export const levelCard = (id: CardId, copies: number, words: Words): SpecialCard =>
  special(id, {
    deck: 'treasure',
    copies,
    levelCard: true,
    uses: [use('any', [gainLevels(1, 'target')])],
    ...words,
  })

/** Brings a monster from its player's hand into any combat. */
export const wanderingMonster = (id: CardId, copies: number, words: Words): SpecialCard =>
  special(id, { deck: 'door', copies, uses: [use('combat', [addMonster()])], ...words })

/** A bonus for the side that its player names. */
export const boost = (add: Amount): Use => use('combat', [strengthen('either', add)])

/** `worn` takes what is in use, `table` anything in play that its owner chooses. */
export const oneItem = (zone: 'worn' | 'table', filter: CardFilter = {}): Pick => ({
  zone,
  filter: { kind: 'item', ...filter },
})

export const allItems = (zone: 'worn' | 'table', filter: CardFilter = {}): Pick => ({
  ...oneItem(zone, filter),
  take: 'all',
})

/** What is in use there: the one item where only one fits. */
export const worn = (slot: Slot, ...more: readonly Slot[]): Pick =>
  more.length === 0 ? oneItem('worn', { slot }) : allItems('worn', { slot: [slot, ...more] })

/** Somebody with this trait is in the fight. */
export const against = (id: TraitId): Condition => ({ anyFighter: { has: id } })

export const upToLevel = (most: number): Condition => ({ level: { most } })
