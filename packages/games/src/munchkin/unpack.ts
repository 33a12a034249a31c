// The Munchkin family out of its boxes: one of them or several mixed, with packs that somebody brought along.

import type { Pack } from '@brouhaha/cards'
import { boxTitle, CUSTOMS, type MunchkinKinds, VARIANTS, VERBS, verbOf } from '@brouhaha/munchkin'
import type { Unpacked } from '../kit.ts'
import { narrator } from './narrator.ts'
import { OUR_PACKS } from './packs.ts'
import { shelfWith } from './shelf.ts'

const on = (names: readonly string[], switches: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(names.filter((name) => switches.includes(name)).map((name) => [name, true]))

export function unpack(
  boxes: readonly string[] = OUR_PACKS.map(({ box }) => box),
  brought: readonly Pack[] = [],
): Unpacked<MunchkinKinds> {
  const { packs, game } = shelfWith(brought)
  return {
    title: boxes.map((box) => packs.find((pack) => pack.box === box)?.name?.en ?? boxTitle(box)).join(' + '),
    game,
    packs,
    brought,
    options: (_players, _number, { switches = [] }) => ({
      boxes,
      variants: on(VARIANTS, switches),
      ...on(CUSTOMS, switches),
    }),
    rounds: (view) => view.turn,
    narrator: (audience) => narrator(audience, packs),
    first: game.active,
    counting: {
      decision: game.decision,
      verb: (choice) => VERBS[verbOf(choice)] ?? 'nothing',
      ending: (state) => game.ending(state) ?? 'none',
    },
  }
}
