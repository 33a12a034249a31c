import { FAMILY, type Profile } from './profile.ts'

export const ZOMBIES: Profile = {
  ...FAMILY,
  name: 'zombies',
  title: 'Munchkin Zombies',
  says: {
    en: 'You are the zombies, and the monsters are people.',
    fr: 'Les zombis, c’est vous, et les monstres sont des gens.',
  },
  rulebook: 4,
  asksSex: false,
  traits: ['mojo', 'power'],
  bigLimit: 1,
  horde: true,
}
