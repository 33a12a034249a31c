import { FAMILY, type Profile } from './profile.ts'

export const CTHULHU: Profile = {
  ...FAMILY,
  name: 'cthulhu',
  title: 'Munchkin Cthulhu',
  says: {
    en: 'Cultists, madness and things with tentacles.',
    fr: 'Des cultistes, de la folie et des choses à tentacules.',
  },
  rulebook: 2,
  openingHand: 2,
  traits: ['class'],
  friendlyRoomIsEmpty: true,
  treasureComes: 'whenLooting',
  monsterFloor: 0,
  rebornAtOnce: true,
  bans: 'absolute',
  cult: true,
  goths: true,
  hostRules: true,
}
