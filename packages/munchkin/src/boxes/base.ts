import { FAMILY, type Profile } from './profile.ts'

export const BASE: Profile = {
  ...FAMILY,
  name: 'base',
  title: 'Munchkin',
  says: {
    en: 'Dungeons, elves and wizards. Start here.',
    fr: 'Des donjons, des elfes, des mages. Commence par là.',
  },
  rulebook: 3,
  humans: true,
  traits: ['race', 'class'],
  charitySplit: 'free',
  otherDoorCards: 'hand',
  lootIsOptional: true,
  itemsAnyTurn: true,
  bigLimit: 1,
  advises: { age: 12, minutes: 60 },
}
