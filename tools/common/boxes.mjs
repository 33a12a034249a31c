/** The boxes of the Munchkin family, for runs that go through each of them before anything is built; a test compares them. */
export const BOXES = ['base', 'star', 'cthulhu', 'zombies']
