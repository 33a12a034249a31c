import { FAMILY, type Profile } from './profile.ts'

export const BASE: Profile = {
  ...FAMILY,
  name: 'base',
  title: 'Munchkin',
  humans: true,
  traits: ['race', 'class'],
  charitySplit: 'free',
  otherDoorCards: 'hand',
  lootIsOptional: true,
  itemsAnyTurn: true,
  bigLimit: 1,
  advises: { age: 12, minutes: 60 },
}
