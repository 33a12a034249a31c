// The shape of what a box says about its own rules.

import type { BoxProfile } from '../language/profile.ts'
import { shape, traitKind } from './names.ts'
import type { Place } from './place.ts'
import { list, maybe, orNull, type Reader, whole, word, yesOrNo } from './reader.ts'

const limit = orNull<Place>(whole(0, 20))

export const profile: Reader<Place> = shape<Partial<BoxProfile>>({
  openingHand: maybe(whole(1, 8)),
  handLimit: maybe(whole(3, 20)),
  humans: maybe(yesOrNo()),
  asksSex: maybe(yesOrNo()),
  traits: maybe(list(traitKind)),
  charitySplit: maybe(word({ free: true, even: true })),
  otherDoorCards: maybe(word({ hand: true, handOrPlay: true })),
  lootIsOptional: maybe(yesOrNo()),
  friendlyRoomIsEmpty: maybe(yesOrNo()),
  treasureComes: maybe(word({ afterCombat: true, whenLooting: true })),
  monsterFloor: maybe(limit),
  itemsAnyTurn: maybe(yesOrNo()),
  bigLimit: maybe(limit),
  complexLimit: maybe(limit),
  rebornAtOnce: maybe(yesOrNo()),
  bans: maybe(word({ protected: true, absolute: true })),
  cult: maybe(yesOrNo()),
  goths: maybe(yesOrNo()),
  horde: maybe(yesOrNo()),
  lasers: maybe(yesOrNo()),
  acolytes: maybe(whole(0, 6)),
  hostRules: maybe(yesOrNo()),
  advises: maybe(orNull(shape<NonNullable<BoxProfile['advises']>>({ age: whole(0, 99), minutes: whole(1, 999) }))),
})
