// The shape of what a card does while it lies there, and of what its use costs.

import type { Ability, Ban, FightRule, Figure, For, Moment, Permission, Use, Window } from '../language/ability.ts'
import { amount, condition } from './condition.ts'
import { cost } from './cost.ts'
import { shape, trait } from './names.ts'
import { at, type Place } from './place.ts'
import {
  also,
  byKey,
  fault,
  fieldPath,
  isObject,
  list,
  type Member,
  maybe,
  piece,
  type Reader,
  reader,
  type Shape,
  whole,
  word,
  yes,
} from './reader.ts'
import { filter } from './selector.ts'

const window = piece(
  'window',
  word<Window, Place>({
    any: true,
    ownTurn: true,
    turnStart: true,
    turnEnd: true,
    combat: true,
    ownCombat: true,
    othersCombat: true,
    curse: true,
    ownCurse: true,
    ownRoll: true,
    othersRoll: true,
    escape: true,
    badStuff: true,
    kill: true,
    play: true,
    afterCombat: true,
    draw: true,
    ownDraw: true,
    discard: true,
    level: true,
    arrival: true,
    flight: true,
  }),
)

const figure = piece(
  'figure',
  word<Figure, Place>({
    strength: true,
    flee: true,
    treasures: true,
    handLimit: true,
    hands: true,
    bigLimit: true,
    complexLimit: true,
    acolyteLimit: true,
    priceTimes: true,
    dice: true,
  }),
)

const permission = piece(
  'permission',
  word<Permission, Place>({
    winTies: true,
    secondDoor: true,
    levelForHelping: true,
    anyBig: true,
    anyComplex: true,
    askWhileWinning: true,
    equipInCombat: true,
    ignoreDrawbacks: true,
    noDoorCurses: true,
    noCurses: true,
    lootAfterFight: true,
    traitsAnyTime: true,
  }),
)

const ban = piece(
  'ban',
  word<Ban, Place>({
    helping: true,
    beingHelped: true,
    receiving: true,
    looting: true,
    refusingHelp: true,
    beingPaid: true,
    holdingBack: true,
  }),
)

const moment = piece(
  'moment',
  word<Moment, Place>({
    comesIntoPlay: true,
    leavesPlay: true,
    killed: true,
    soloKill: true,
    escaped: true,
    ownTurnBegins: true,
    ownTurnEnds: true,
    levelGained: true,
    helped: true,
    reborn: true,
    won: true,
    caught: true,
    died: true,
    cursed: true,
    levelLost: true,
    fightBegins: true,
  }),
)

const forWhom = maybe(piece('for', word<For, Place>({ everyone: true, others: true })))

const isWindow = (raw: unknown): raw is Window => typeof raw === 'string'
const GATES: ReadonlySet<unknown> = new Set<Window>(['ownRoll', 'othersRoll', 'escape', 'badStuff', 'level'])

type Kind = 'figure' | 'permits' | 'bans' | 'countsAs' | 'ignored' | 'doubled' | 'reversed' | 'use' | 'on'
type Of<K extends Kind> = Member<Ability, K>
/** No ability is left that none of the keys tells apart. */
type Told = Exclude<Ability, { [K in Kind]: Of<K> }[Kind]> extends never ? Kind : never

const when = maybe(condition)

const standing = <K extends Kind>(of: Shape<Of<K>, Place>): Reader<Place> =>
  at(() => ({ part: 'standing' }), shape<Of<K>>(of))

/** What is a side's or a monster's cannot be its owner's own. */
const ownable = (whose: Readonly<Record<string, true>>, inner: Reader<Place>): Reader<Place> =>
  also(inner, (raw, path, reading) => {
    if (!isObject(raw) || raw.own === undefined) return
    const what = raw.ignored ?? raw.doubled
    if (typeof what === 'string' && !Object.hasOwn(whose, what))
      fault(reading, fieldPath(path, 'own'), `nothing: ${what} are nobody's own`)
  })

/** Moments that never come to anybody while a monster fights. */
const OUTSIDE_FIGHTS: ReadonlySet<unknown> = new Set<Moment>([
  'comesIntoPlay',
  'leavesPlay',
  'ownTurnBegins',
  'ownTurnEnds',
  'reborn',
])

/** What a monster says holds for its fighters, for both, and while it fights. */
function checkFightRule(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  if (!reading.place.ofFight || !isObject(raw)) return
  for (const field of ['for', 'of', 'own'])
    if (raw[field] !== undefined)
      fault(reading, fieldPath(path, field), 'nothing: what a monster says holds for whoever fights it')
  if (raw.countsAs !== undefined)
    fault(reading, fieldPath(path, 'countsAs'), 'another ability: nobody counts as anything because of a monster')
  if (OUTSIDE_FIGHTS.has(raw.on))
    fault(
      reading,
      fieldPath(path, 'on'),
      'a moment of a fight: for its own coming and going there are onReveal, onEntering and onKill',
    )
}

/** Abilities hold effects and effects hold abilities: whoever reads effects hands them in. */
export function abilitiesWith(effects: Reader<Place>): {
  readonly abilities: Reader<Place>
  readonly use: Reader<Place>
} {
  const useFields = shape<Use>({
    use: window,
    when,
    target: maybe(condition),
    cost: maybe(cost),
    most: maybe(
      shape<NonNullable<Use['most']>>({ times: whole(1, 20), per: word({ combat: true, turn: true, victim: true }) }),
    ),
    effect: effects,
  })

  /** A cost that was paid, or a die that was rolled, is an outcome to go on from. */
  const using = reader<Place>((raw, path, reading) => {
    const named = isObject(raw) && isWindow(raw.use) ? raw.use : undefined
    const outcome = GATES.has(named) || (isObject(raw) && raw.cost !== undefined)
    at(() => ({ part: 'use', outcome, isFollowed: false, ...(named && { window: named }) }), useFields)(
      raw,
      path,
      reading,
    )
  }, useFields.schema)
  const use = piece('use', using)

  const triggerFields = shape<Of<'on'>>({ on: moment, of: forWhom, when, drawback: maybe(yes()), effect: effects })

  const ABILITIES: { readonly [K in Told]: Reader<Place> } = {
    figure: standing<'figure'>({ figure, add: amount, for: forWhom, when, drawback: maybe(yes()) }),
    permits: standing<'permits'>({ permits: permission, for: forWhom, when }),
    bans: standing<'bans'>({ bans: ban, for: forWhom, when, drawback: maybe(yes()) }),
    countsAs: standing<'countsAs'>({ countsAs: trait, when }),
    ignored: ownable(
      { level: true, items: true, traits: true },
      standing<'ignored'>({
        ignored: word<Member<FightRule, 'ignored'>['ignored'], Place>({
          level: true,
          items: true,
          traits: true,
          printedBonuses: true,
        }),
        filter: maybe(filter),
        except: maybe(filter),
        own: maybe(yes()),
        when,
      }),
    ),
    doubled: ownable(
      { items: true, self: true },
      standing<'doubled'>({
        doubled: word<Member<FightRule, 'doubled'>['doubled'], Place>({
          items: true,
          oneShots: true,
          self: true,
          enhancers: true,
          printedBonuses: true,
        }),
        filter: maybe(filter),
        times: maybe(whole(2, 10)),
        own: maybe(yes()),
        when,
      }),
    ),
    reversed: standing<'reversed'>({ reversed: word({ items: true }), filter: maybe(filter), when }),
    use,
    on: reader((raw, path, reading) => {
      const awaited = isObject(raw) ? raw.on : undefined
      at(() => ({ part: 'trigger', isFollowed: false, moment: awaited }), triggerFields)(raw, path, reading)
    }, triggerFields.schema),
  }

  const ability = also(byKey('an ability', ABILITIES), checkFightRule)
  return { abilities: list(piece('ability', ability)), use }
}
