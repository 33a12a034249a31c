import { FAMILY, type Profile } from './profile.ts'

export const STAR: Profile = {
  ...FAMILY,
  name: 'star',
  title: 'Star Munchkin',
  says: {
    en: 'Space: lasers, mutants and sidekicks.',
    fr: "L'espace : lasers, mutants et acolytes.",
  },
  rulebook: 1,
  openingHand: 2,
  humans: true,
  traits: ['race', 'class'],
  friendlyRoomIsEmpty: true,
  treasureComes: 'whenLooting',
  monsterFloor: 1,
  complexLimit: 1,
  rebornAtOnce: true,
  bans: 'absolute',
  lasers: true,
  acolytes: 1,
  hostRules: true,
}
