// Packs that a host brings to a table, checked before anything is made of them.

import { inFormat2, MOST_EVALUATIONS, type Pack, readPackFile, tableCost } from '@brouhaha/cards'
import type { BoxName } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { PackReader } from '../kit.ts'
import { MOST_PACK_CARDS } from './options.ts'

/** A box is a profile and a pack: none without the other. */
const EACH: Readonly<Record<BoxName, Pack>> = PACKS

/** In the order that numbers the copies of a mix. */
export const OUR_PACKS: readonly Pack[] = Object.values(EACH)

const copiesOf = ({ cards }: Pack): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0)

export const PACK_READER: PackReader = {
  ours: OUR_PACKS,
  read(files) {
    const packs: Pack[] = []
    for (const [index, file] of files.entries()) {
      const path = `options.packs.${index}`
      const read = readPackFile(file, [...OUR_PACKS, ...packs])
      if ('faults' in read) {
        const [fault] = read.faults
        return { path: fault?.path ? `${path}.${fault.path}` : path, expected: fault?.expected ?? 'a pack' }
      }
      packs.push(read.pack)
    }
    if (packs.reduce((sum, pack) => sum + copiesOf(pack), 0) > MOST_PACK_CARDS)
      return { path: 'options.packs', expected: `at most ${MOST_PACK_CARDS} cards, all copies counted` }
    return packs
  },
  tooDear(packs) {
    const { bound, shares } = tableCost([...OUR_PACKS, ...packs.map(inFormat2)])
    if (bound <= MOST_EVALUATIONS) return null
    const dearest = shares.find(({ pack }) => pack >= OUR_PACKS.length)
    const pack = packs[(dearest?.pack ?? 0) - OUR_PACKS.length]
    const card = pack?.cards[dearest?.card ?? -1]
    return {
      path: `packs.${pack?.box ?? ''}.${card?.id ?? ''}.${dearest?.path ?? ''}`,
      expected: `cards that cause at most ${MOST_EVALUATIONS} evaluations in one call: these may cause ${Math.ceil(bound)}`,
    }
  },
}
