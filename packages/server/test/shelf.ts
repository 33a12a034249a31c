import { Shelf } from '@brouhaha/rulesets'

/** The rules that the servers of these tests play by, and those that were released. */
export const SHELF = new Shelf()
