// Packs that a host brings to a table, checked before anything is made of them.

import { expectedInFrench, inFormat2, MOST_EVALUATIONS, type Pack, readPackFile, tableCost } from '@brouhaha/cards'
import type { BoxName } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { refusal } from '@brouhaha/table'
import type { PackFault, PackReader } from '../kit.ts'
import { MOST_PACK_CARDS } from './options.ts'

/** A box is a profile and a pack: none without the other. */
const EACH: Readonly<Record<BoxName, Pack>> = PACKS

/** In the order that numbers the copies of a mix. */
export const OUR_PACKS: readonly Pack[] = Object.values(EACH)

const copiesOf = ({ cards }: Pack): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0)

/** `place`: where in the pack, as somebody finds it who wrote it. */
function faulty(path: string, place: string, expected: string): PackFault {
  const french = expectedInFrench(expected) ?? expected
  return {
    path,
    expected,
    refusal: refusal(
      'TABLE-PACK',
      `A pack that you bring has a fault, so there is no table yet. ${place} should be: ${expected}.`,
      `Un paquet que tu apportes a une faute, donc pas de table pour l'instant. ${place} devrait être\u00a0: ${french}.`,
    ),
  }
}

const boxOf = (file: unknown, index: number): string =>
  typeof file === 'object' && file !== null && 'box' in file && typeof file.box === 'string'
    ? file.box
    : `packs.${index}`

export const PACK_READER: PackReader = {
  ours: OUR_PACKS,
  read(files) {
    const packs: Pack[] = []
    for (const [index, file] of files.entries()) {
      const path = `options.packs.${index}`
      const read = readPackFile(file, [...OUR_PACKS, ...packs])
      if ('faults' in read) {
        const { path: inside, expected } = read.faults[0]!
        const place = inside === '' ? boxOf(file, index) : `${boxOf(file, index)}, ${inside}`
        return faulty(inside === '' ? path : `${path}.${inside}`, place, expected)
      }
      packs.push(read.pack)
    }
    const copies = packs.reduce((sum, pack) => sum + copiesOf(pack), 0)
    if (copies > MOST_PACK_CARDS)
      return faulty(
        'options.packs',
        'packs',
        `at most ${MOST_PACK_CARDS} cards, all copies counted: these are ${copies}`,
      )
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
