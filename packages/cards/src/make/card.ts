// A card for each kind, so that it reads as it is printed. The deck is said only where a kind has no deck of its own.

import type {
  AcolyteCard,
  AttachmentCard,
  CurseCard,
  EnhancerCard,
  ItemCard,
  MonsterCard,
  MultiCard,
  OneShotCard,
  SpecialCard,
  TraitCard,
} from '../language/card.ts'
import type { CardId } from '../language/names.ts'

type OfDoor<C> = Omit<C, 'id' | 'kind' | 'deck'>
type OfTreasure<C> = OfDoor<C>
type OfEither<C> = Omit<C, 'id' | 'kind'>
/** The trait is the card's id where it is left out. */
type Identity = Omit<OfDoor<TraitCard>, 'trait' | 'rank' | 'cult'> & { readonly trait?: string }

export const monster = (id: CardId, printed: OfDoor<MonsterCard>): MonsterCard => ({
  id,
  kind: 'monster',
  deck: 'door',
  ...printed,
})

export const enhancer = (id: CardId, printed: OfDoor<EnhancerCard>): EnhancerCard => ({
  id,
  kind: 'enhancer',
  deck: 'door',
  ...printed,
})

export const curse = (id: CardId, printed: OfDoor<CurseCard>): CurseCard => ({
  id,
  kind: 'curse',
  deck: 'door',
  ...printed,
})

export const race = (id: CardId, printed: Identity): TraitCard => ({
  id,
  kind: 'race',
  deck: 'door',
  trait: id,
  ...printed,
})

export const characterClass = (id: CardId, printed: Identity & { readonly cult?: true }): TraitCard => ({
  id,
  kind: 'class',
  deck: 'door',
  trait: id,
  ...printed,
})

export const mojo = (id: CardId, printed: Identity): TraitCard => ({
  id,
  kind: 'mojo',
  deck: 'door',
  trait: id,
  ...printed,
})

export const power = (id: CardId, printed: Identity & { readonly rank: number }): TraitCard => ({
  id,
  kind: 'power',
  deck: 'door',
  trait: id,
  ...printed,
})

export const multi = (id: CardId, printed: OfDoor<MultiCard>): MultiCard => ({
  id,
  kind: 'multi',
  deck: 'door',
  ...printed,
})

export const item = (id: CardId, printed: OfTreasure<ItemCard>): ItemCard => ({
  id,
  kind: 'item',
  deck: 'treasure',
  ...printed,
})

export const oneShot = (id: CardId, printed: OfTreasure<OneShotCard>): OneShotCard => ({
  id,
  kind: 'oneShot',
  deck: 'treasure',
  ...printed,
})

export const special = (id: CardId, printed: OfEither<SpecialCard>): SpecialCard => ({
  id,
  kind: 'special',
  ...printed,
})

export const acolyte = (id: CardId, printed: OfEither<AcolyteCard>): AcolyteCard => ({
  id,
  kind: 'acolyte',
  ...printed,
})

export const attachment = (id: CardId, printed: OfEither<AttachmentCard>): AttachmentCard => ({
  id,
  kind: 'attachment',
  ...printed,
})
