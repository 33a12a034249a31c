/** The boxes of the Munchkin family, for runs that go through each of them. */
export const BOXES = ['base', 'star', 'cthulhu', 'zombies']
