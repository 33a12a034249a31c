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
import type { Deck, Protected, TraitKind } from '../language/names.ts'
import { amount, condition } from './condition.ts'
import { abilities, effects, use } from './effect.ts'
import { countedFilter } from './filter.ts'
import type { Schema } from './json-schema.ts'
import { count, deck, shape, signed, size, slot, trait } from './names.ts'
import { checkUsable } from './own-filter.ts'
import { at, type Place } from './place.ts'
import {
  also,
  byWord,
  fault,
  id,
  isObject,
  LONGEST_SENTENCE,
  list,
  listOr,
  maybe,
  objectOr,
  orNull,
  piece,
  type Reader,
  reader,
  text,
  whole,
  word,
  yes,
} from './reader.ts'

const done = reader<Place>(
  () => {},
  () => ({}),
)

const wordingFields = shape<Wording>({
  name: text('a name'),
  flavour: maybe(text('a sentence', LONGEST_SENTENCE)),
  short: maybe(text('a short name')),
})

const wording = piece('wording', wordingFields)

/** Cards of such a kind lie in one deck only. */
const only = (expected: Deck): Reader<Place> =>
  reader(
    (raw, path, reading) => {
      if (raw !== expected) fault(reading, path, expected)
    },
    () => ({ const: expected }),
  )

/** Whether steps make somebody help, however deep. */
const forcesHelp = (raw: unknown): boolean =>
  Array.isArray(raw)
    ? raw.some(forcesHelp)
    : isObject(raw) && (raw.do === 'forceHelp' || Object.values(raw).some(forcesHelp))

const part = (name: Place['part']): Reader<Place> => at(() => ({ part: name }), effects)

const liftedRules = word<Protected, Place>({
  killLevel: true,
  midCombatReward: true,
  tenByKill: true,
  loneCultist: true,
})

const lifted = reader<Place>((raw, path, reading) => {
  if (raw === 'floor') fault(reading, path, 'another rule, or none: nothing takes anybody below the lowest level')
  else liftedRules(raw, path, reading)
}, liftedRules.schema)

const printed = {
  id: id<Place>(),
  kind: done,
  copies: maybe(whole<Place>(1, 50)),
  tags: maybe(list<Place>(text('a tag'))),
  overrides: maybe(list(lifted, 1)),
  onDraw: maybe(part('drawn')),
  art: maybe(list<Place>(id(), 1, 3)),
  en: wording,
  fr: wording,
}
const fromDoor = { ...printed, deck: only('door') }
const fromTreasure = { ...printed, deck: only('treasure') }
const fromEither = { ...printed, deck }

const bonus = piece('bonus', shape<Bonus>({ add: amount, when: maybe(condition) }))
const bonuses = list(bonus, 1)
const gold = orNull<Place>(whole(0, 10_000))

const fightRules = at(() => ({ ofFight: true }), abilities)

/** It gives it as it goes. */
const gift = at(() => ({ hasLeft: true }), part('meeting'))

/** It is met: the fight with it begins. */
const met = at(({ isHelpForced }) => ({ isUnhelped: isHelpForced !== true }), part('meeting'))

const monster = shape<MonsterCard>({
  ...fromDoor,
  level: whole(1, 99),
  treasures: whole(0, 20),
  levels: maybe(whole(0, 5)),
  strength: maybe(bonuses),
  extraTreasures: maybe(bonuses),
  flee: maybe(signed),
  refuses: maybe(shape<NonNullable<MonsterCard['refuses']>>({ when: condition, gift: maybe(gift) })),
  letsGo: maybe(condition),
  noEscape: maybe(yes()),
  optional: maybe(objectOr(condition, yes())),
  fightAlone: maybe(yes()),
  fightRules: maybe(fightRules),
  onReveal: maybe(met),
  beforeCombat: maybe(met),
  onEntering: maybe(part('meeting')),
  onKill: maybe(part('kill')),
  evenIfEscaped: maybe(part('badStuff')),
  badStuff: part('badStuff'),
})

const enhancer = shape<EnhancerCard>({
  ...fromDoor,
  bonus: listOr(bonuses, signed),
  treasures: maybe(listOr(bonuses, whole(-20, 20))),
  levels: maybe(whole(-5, 5)),
  flee: maybe(signed),
  least: maybe(
    shape<NonNullable<EnhancerCard['least']>>({ level: maybe(whole(0, 99)), treasures: maybe(whole(0, 20)) }),
  ),
  fightRules: maybe(fightRules),
  each: maybe(yes()),
  orOn: maybe(trait),
})

const identityFields = shape<TraitCard>({
  ...fromDoor,
  trait: id(),
  rank: maybe(whole(2, 4)),
  needs: maybe(condition),
  abilities: maybe(abilities),
  locked: maybe(yes()),
  cult: maybe(yes()),
})

/** Only powers have ranks, and always; only a class is a cult. */
const identity = (kind: TraitKind): Reader<Place> =>
  also(
    identityFields,
    (raw, path, reading) => {
      if (!isObject(raw)) return
      if ((raw.rank !== undefined) !== (kind === 'power'))
        fault(
          reading,
          `${path}.rank`,
          kind === 'power' ? 'a whole number from 2 to 4' : 'nothing: only powers have ranks',
        )
      if (raw.cult === true && kind !== 'class') fault(reading, `${path}.cult`, 'nothing: only a class is a cult')
    },
    (schema) => {
      const { rank, cult, ...properties } = schema.properties as Readonly<Record<string, Schema>>
      const required = schema.required as readonly string[]
      return {
        ...schema,
        properties: { ...properties, ...(kind === 'power' && { rank }), ...(kind === 'class' && { cult }) },
        required: [...required, ...(kind === 'power' ? ['rank'] : [])],
      }
    },
  )

const uses = list(use)
const usesOf = (raw: Readonly<Record<string, unknown>>): number => (Array.isArray(raw.uses) ? raw.uses.length : 1)

const specialFields = shape<SpecialCard>({
  ...fromEither,
  uses,
  levelCard: maybe(yes()),
})

const special = also(
  specialFields,
  (raw, path, reading) => {
    if (isObject(raw) && usesOf(raw) === 0 && raw.onDraw === undefined)
      fault(reading, `${path}.uses`, 'a use, or onDraw')
  },
  (schema) => ({ ...schema, anyOf: [{ required: ['onDraw'] }, { properties: { uses: { minItems: 1 } } }] }),
)

const KINDS: { readonly [K in Card['kind']]: Reader<Place> } = {
  monster,
  enhancer,
  curse: shape<CurseCard>({ ...fromDoor, effect: part('curse') }),
  race: identity('race'),
  class: identity('class'),
  mojo: identity('mojo'),
  power: identity('power'),
  multi: shape<MultiCard>({
    ...fromDoor,
    of: word({ race: true, class: true, mojo: true }),
    needsBoth: maybe(yes()),
  }),
  item: also(
    shape<ItemCard>({
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
    checkUsable,
  ),
  oneShot: shape<OneShotCard>({ ...fromTreasure, value: gold, uses: list(use, 1) }),
  special,
  acolyte: shape<AcolyteCard>({ ...fromEither, abilities: maybe(abilities), carries: maybe(count) }),
  attachment: shape<AttachmentCard>({
    ...fromEither,
    to: word({ item: true, trait: true }),
    on: maybe(countedFilter),
    bonus: maybe(signed),
    waives: maybe(yes()),
    abilities: maybe(abilities),
  }),
}

const TRAITS: ReadonlySet<unknown> = new Set<TraitKind>(['race', 'class', 'mojo', 'power'])

/** Whether a card that lies in play does more than a single ability of it says. */
const saysMore = ({ kind, bonus, waives, carries, abilities }: Readonly<Record<string, unknown>>): boolean =>
  TRAITS.has(kind) ||
  (bonus !== undefined && bonus !== 0) ||
  waives === true ||
  carries !== undefined ||
  (Array.isArray(abilities) && abilities.length > 1)

const isKind = (raw: unknown): raw is Card['kind'] => typeof raw === 'string' && Object.hasOwn(KINDS, raw)
const byKind = byWord('kind', KINDS)

export const card: Reader<Place> = piece(
  'card',
  reader((raw, path, reading) => {
    const kind = isObject(raw) && isKind(raw.kind) ? raw.kind : 'special'
    reading.parts = 0
    reading.questions = 0
    reading.names = { cards: new Set(), others: new Set(), kinds: new Map() }
    const isHelpForced = isObject(raw) && (forcesHelp(raw.onReveal) || forcesHelp(raw.beforeCombat))
    const place: Place = {
      card: kind,
      part: 'card',
      lifts: isObject(raw) ? raw.overrides : undefined,
      isHelpForced,
      saysMore: isObject(raw) && saysMore(raw),
    }
    at(() => place, byKind)(raw, path, reading)
  }, byKind.schema),
)
