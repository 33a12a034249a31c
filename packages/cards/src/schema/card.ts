// The shape of each kind of card.

import type {
  AcolyteCard,
  AttachmentCard,
  Bonus,
  Card,
  CurseCard,
  EnhancerCard,
  ItemCard,
  MonsterCard,
  MultiCard,
  OneShotCard,
  SpecialCard,
  TraitCard,
  Wording,
} from '../language/card.ts'
import type { Deck, Protected } from '../language/names.ts'
import { condition } from './condition.ts'
import { abilities, effects, use } from './effect.ts'
import { at, type Place } from './place.ts'
import { byWord, fault, id, isObject, list, maybe, objectOr, type Reader, text, whole, word, yes } from './reader.ts'
import { amount, count, deck, shape, signed, size, slot, trait } from './selector.ts'

const done: Reader<Place> = () => {}

const wording = shape<Wording>({
  name: text('a name'),
  flavour: maybe(text('a sentence')),
  short: maybe(text('a short name')),
})

/** Cards of such a kind lie in one deck only. */
const only =
  (expected: Deck): Reader<Place> =>
  (raw, path, reading) => {
    if (raw !== expected) fault(reading, path, expected)
  }

const printed = {
  id: id<Place>(),
  kind: done,
  copies: maybe(whole<Place>(1, 50)),
  tags: maybe(list<Place>(text('a tag'))),
  overrides: maybe(
    list(word<Protected, Place>({ floor: true, killLevel: true, midCombatReward: true, tenByKill: true }), 1),
  ),
  en: wording,
  fr: wording,
}
const fromDoor = { ...printed, deck: only('door') }
const fromTreasure = { ...printed, deck: only('treasure') }
const fromEither = { ...printed, deck }

const bonuses = list(shape<Bonus>({ add: amount, when: maybe(condition) }), 1)
const part = (name: Place['part']): Reader<Place> => at(() => ({ part: name }), effects)
const gold: Reader<Place> = (raw, path, reading) => {
  if (raw !== null) whole<Place>(0, 10_000)(raw, path, reading)
}

const monster = shape<MonsterCard>({
  ...fromDoor,
  level: whole(1, 99),
  treasures: whole(0, 20),
  levels: maybe(whole(0, 2)),
  strength: maybe(bonuses),
  extraTreasures: maybe(bonuses),
  flee: maybe(signed),
  refuses: maybe(shape<NonNullable<MonsterCard['refuses']>>({ when: condition, gift: maybe(part('meeting')) })),
  letsGo: maybe(condition),
  noEscape: maybe(yes()),
  optional: maybe(yes()),
  fightAlone: maybe(yes()),
  fightRules: maybe(abilities),
  onReveal: maybe(part('meeting')),
  beforeCombat: maybe(part('meeting')),
  onEntering: maybe(part('meeting')),
  onKill: maybe(part('kill')),
  evenIfEscaped: maybe(part('badStuff')),
  badStuff: part('badStuff'),
})

const enhancer = shape<EnhancerCard>({
  ...fromDoor,
  bonus: (raw, path, reading) => (Array.isArray(raw) ? bonuses : signed)(raw, path, reading),
  treasures: maybe(whole(-20, 20)),
  flee: maybe(signed),
  each: maybe(yes()),
  orOn: maybe(trait),
})

const identityFields = shape<TraitCard>({
  ...fromDoor,
  trait: id(),
  rank: maybe(whole(2, 4)),
  needs: maybe(condition),
  abilities: maybe(abilities),
  cult: maybe(yes()),
})

const identity: Reader<Place> = (raw, path, reading) => {
  identityFields(raw, path, reading)
  if (!isObject(raw)) return
  const ranked = raw.rank !== undefined
  if (ranked !== (raw.kind === 'power'))
    fault(
      reading,
      `${path}.rank`,
      raw.kind === 'power' ? 'a whole number from 2 to 4' : 'nothing: only powers have ranks',
    )
  if (raw.cult === true && raw.kind !== 'class') fault(reading, `${path}.cult`, 'nothing: only a class is a cult')
}

const uses = list(use)
const usesOf = (raw: Readonly<Record<string, unknown>>): number => (Array.isArray(raw.uses) ? raw.uses.length : 1)

const specialFields = shape<SpecialCard>({
  ...fromEither,
  uses,
  onDraw: maybe(part('drawn')),
  levelCard: maybe(yes()),
})

const special: Reader<Place> = (raw, path, reading) => {
  specialFields(raw, path, reading)
  if (isObject(raw) && usesOf(raw) === 0 && raw.onDraw === undefined) fault(reading, `${path}.uses`, 'a use, or onDraw')
}

const KINDS: { readonly [K in Card['kind']]: Reader<Place> } = {
  monster,
  enhancer,
  curse: shape<CurseCard>({ ...fromDoor, effect: part('curse') }),
  race: identity,
  class: identity,
  mojo: identity,
  power: identity,
  multi: shape<MultiCard>({
    ...fromDoor,
    of: word({ race: true, class: true, mojo: true }),
    needsBoth: maybe(yes()),
  }),
  item: shape<ItemCard>({
    ...fromTreasure,
    slot: maybe(slot),
    size: maybe(size),
    value: gold,
    bonus: maybe(signed),
    usableBy: maybe(condition),
    over: maybe(yes()),
    decoy: maybe(yes()),
    abilities: maybe(abilities),
  }),
  oneShot: shape<OneShotCard>({ ...fromTreasure, value: gold, uses: list(use, 1) }),
  special,
  acolyte: shape<AcolyteCard>({ ...fromEither, abilities: maybe(abilities), carries: maybe(count) }),
  attachment: shape<AttachmentCard>({
    ...fromEither,
    to: word({ item: true, trait: true }),
    bonus: maybe(signed),
    waives: maybe(yes()),
    abilities: maybe(abilities),
  }),
}

const isKind = (raw: unknown): raw is Card['kind'] => typeof raw === 'string' && Object.hasOwn(KINDS, raw)
const byKind = byWord('kind', KINDS)

export const card: Reader<Place> = (raw, path, reading) => {
  const kind = isObject(raw) && isKind(raw.kind) ? raw.kind : 'special'
  at(() => ({ card: kind, part: 'card', outcome: false }), objectOr(byKind, byKind))(raw, path, reading)
}
