import { FAMILY, type Profile } from './profile.ts'

export const ZOMBIES: Profile = {
  ...FAMILY,
  name: 'zombies',
  title: 'Munchkin Zombies',
  asksSex: false,
  traits: ['mojo', 'power'],
  bigLimit: 1,
  horde: true,
  hostRules: false,
}
