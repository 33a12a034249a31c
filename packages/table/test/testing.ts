// `@brouhaha/table/testing`: a small game for the tests of other packages. Nothing of it ships.

export { type Pickpockets, pickpockets } from './fixture/pickpockets.ts'
