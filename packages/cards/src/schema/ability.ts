// The shape of what a card does while it lies there, and of what its use costs.

import type { Ability, Ban, FightRule, Figure, For, Moment, Permission, Use, Window } from '../language/ability.ts'
import type { FightSide } from '../language/names.ts'
import { paidKind } from '../verbs/one-card.ts'
import { PAID_AWAY, speaksOfOwn } from './bearers.ts'
import { orCalled, toldBan, toldMoment, toldWindow } from './called-otherwise.ts'
import { amount, condition } from './condition.ts'
import { cost } from './cost.ts'
import { filter, wornFilter } from './filter.ts'
import { keepingHands } from './hands.ts'
import { checkTriggerLimit, checkUseLimit, limit } from './limit.ts'
import { naming } from './name.ts'
import { shape, trait } from './names.ts'
import { at, type Place, tried } from './place.ts'
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

const windows = word<Window, Place>({
  any: true,
  ownTurn: true,
  outsideCombat: true,
  turnStart: true,
  turnEnd: true,
  combat: true,
  ownCombat: true,
  othersCombat: true,
  curse: true,
  ownCurse: true,
  ownRoll: true,
  othersRoll: true,
  anyRoll: true,
  escape: true,
  badStuff: true,
  kill: true,
  play: true,
  afterCombat: true,
  afterAnyCombat: true,
  draw: true,
  ownDraw: true,
  discard: true,
  level: true,
  arrival: true,
  flight: true,
})

const window = piece('window', orCalled(windows, toldWindow))

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

const bans = word<Ban, Place>({
  helping: true,
  beingHelped: true,
  receiving: true,
  looting: true,
  refusingHelp: true,
  beingPaid: true,
  holdingBack: true,
  beingRobbed: true,
  beingStolen: true,
  beingLost: true,
  selling: true,
  fleeing: true,
})

const ban = piece('ban', orCalled(bans, toldBan))

/** Only an item is stolen or lost, and it is nobody else's business. */
function checkKept(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  if (!isObject(raw) || (raw.bans !== 'beingStolen' && raw.bans !== 'beingLost')) return
  const { card, isLaidDown } = reading.place
  if ((card !== 'item' && card !== 'attachment') || isLaidDown === true)
    fault(
      reading,
      fieldPath(path, 'bans'),
      raw.bans === 'beingStolen'
        ? 'beingRobbed: only an item, or what lies on one, says that it is not stolen'
        : 'another ban: only an item, or what lies on one, says that it is not lost',
    )
  else if (raw.for !== undefined) fault(reading, fieldPath(path, 'for'), 'nothing: it is about this item alone')
}

const moments = word<Moment, Place>({
  comesIntoPlay: true,
  leavesPlay: true,
  leavesYou: true,
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
  fightLost: true,
  fightOver: true,
  lost: true,
  rolled: true,
  played: true,
})

const moment = piece('moment', orCalled(moments, toldMoment))

const forWhom = maybe(piece('for', word<For, Place>({ everyone: true, others: true })))

const isWindow = (raw: unknown): raw is Window => typeof raw === 'string'
/** Whether the first step asks for a monster of the hand, which is named with the card. */
function namesMonster(effects: unknown): boolean {
  const [first] = Array.isArray(effects) ? (effects as readonly unknown[]) : []
  if (!isObject(first) || first.do !== 'addMonster') return false
  return first.by === undefined && (first.from === undefined || first.from === 'hand')
}

/** What is known in a use of a window. */
function inWindow(raw: Readonly<Record<string, unknown>>, path: string, reading: Parameters<Reader<Place>>[2]) {
  const { use, cost, target, effect } = raw
  const paid = isObject(cost) ? naming(cost.as, paidKind(cost), fieldPath(fieldPath(path, 'cost'), 'as'), reading) : {}
  return {
    namesMonster: namesMonster(effect),
    hasTarget: target !== undefined,
    isNamed: false,
    isPaidWith: isObject(cost) && cost.self === true,
    ...(isWindow(use) && { window: use }),
    ...paid,
  } as const
}

type Kind = 'figure' | 'permits' | 'bans' | 'countsAs' | 'ignored' | 'doubled' | 'reversed' | 'use' | 'on'
type Of<K extends Kind> = Member<Ability, K>
/** No ability is left that none of the keys tells apart. */
type Told = Exclude<Ability, { [K in Kind]: Of<K> }[Kind]> extends never ? Kind : never

const when = maybe(condition)

/** What holds for others is asked of each of them. */
const standing = <K extends Kind>(of: Shape<Of<K>, Place>): Reader<Place> => {
  const inner = shape<Of<K>>(of)
  return reader((raw, path, reading) => {
    const isTried = isObject(raw) && raw.for !== undefined
    at(() => ({ part: 'standing', isTried }), inner)(raw, path, reading)
  }, inner.schema)
}

/** What a rule of the fight may say of each thing that it is about. */
interface About {
  /** It lies before its owner, so that it is known whose it is. */
  readonly worn?: true
  /** It may be its owner's own: what is a side's or a monster's cannot. */
  readonly own?: true
  /** It may count for either side. */
  readonly side?: true
  /** It is no card, so that there is nothing to lay a filter on. */
  readonly plain?: true
}

const CARDLESS = 'nothing: this is about no cards'
const ONE_SIDED =
  'nothing: only one side has these; it is for items that do not count and for one-shots that count double'

/** A rule of the fight, with what it says of things that do not have that. */
const about = (things: Readonly<Record<string, About>>, inner: Reader<Place>): Reader<Place> =>
  reader((raw, path, reading) => {
    const what = isObject(raw) ? (raw.ignored ?? raw.doubled) : undefined
    const thing = typeof what === 'string' && Object.hasOwn(things, what) ? things[what]! : undefined
    at(() => ({ isWorn: thing?.worn === true }), inner)(raw, path, reading)
    if (!isObject(raw) || thing === undefined) return
    if (raw.own !== undefined && !thing.own) fault(reading, fieldPath(path, 'own'), `nothing: ${what} are nobody's own`)
    if (raw.side !== undefined && !thing.side) fault(reading, fieldPath(path, 'side'), ONE_SIDED)
    if (raw.side === 'monsters' && raw.own !== undefined)
      fault(reading, fieldPath(path, 'own'), "nothing: one-shots for the monsters are nobody's own")
    for (const field of ['filter', 'except'])
      if (raw[field] !== undefined && thing.plain) fault(reading, fieldPath(path, field), CARDLESS)
  }, inner.schema)

const side = maybe(word<FightSide, Place>({ players: true, monsters: true }))

/** Whose a card is, is known of what lies before fighters. */
const ruleFilter = maybe(
  reader<Place>(
    (raw, path, reading) => (reading.place.isWorn ? wornFilter : filter)(raw, path, reading),
    filter.schema,
  ),
)

/** Moments that never come to anybody while a monster fights. */
const OUTSIDE_FIGHTS: ReadonlySet<unknown> = new Set<Moment>([
  'comesIntoPlay',
  'leavesPlay',
  'leavesYou',
  'ownTurnBegins',
  'ownTurnEnds',
  'reborn',
])

/** Moments that are about this card itself. */
const OF_ITSELF: ReadonlySet<unknown> = new Set<Moment>(['comesIntoPlay', 'leavesPlay', 'leavesYou'])

/** Windows that are never open while a monster fights. */
const NOT_IN_FIGHTS: ReadonlySet<unknown> = new Set<Window>([
  'ownTurn',
  'outsideCombat',
  'turnStart',
  'turnEnd',
  'afterCombat',
  'afterAnyCombat',
  'ownDraw',
])

/** Asked once it is gone: what to write instead. */
const AFTER_ITS_FIGHT: Partial<Record<Figure | Permission, string>> = {
  treasures: 'extraTreasures, on an enhancer treasures: when treasure is counted, the monster is gone',
  levelForHelping: 'on helped with gainLevels: when levels are counted, the monster is gone',
  lootAfterFight: 'on won with loot: when somebody might loot, the monster is gone',
  secondDoor: 'another permission: when a second door is opened, the monster is gone',
  handLimit: 'another figure: when hands are counted, the monster is gone',
  priceTimes: 'another figure: nobody sells while a monster fights',
}

/** What a monster says holds for its fighters, for both, and while it fights. */
function checkFightRule(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  if (!reading.place.ofFight || !isObject(raw)) return
  for (const field of ['for', 'of', 'own'])
    if (raw[field] !== undefined)
      fault(
        reading,
        fieldPath(path, field),
        'nothing: what a monster says holds for whoever fights it, and its bans for everybody; who looks on may use what says othersCombat',
      )
  for (const field of ['figure', 'permits'] as const) {
    const instead = AFTER_ITS_FIGHT[raw[field] as Figure | Permission]
    if (instead !== undefined) fault(reading, fieldPath(path, field), instead)
  }
  if (raw.countsAs !== undefined)
    fault(reading, fieldPath(path, 'countsAs'), 'another ability: nobody counts as anything because of a monster')
  if (raw.doubled === 'self')
    fault(
      reading,
      fieldPath(path, 'doubled'),
      'figure strength, or doubled items or oneShots: what doubles a fighter lies before him, and nothing does that he fights',
    )
  if (raw.reversed !== undefined)
    fault(
      reading,
      fieldPath(path, 'reversed'),
      'ignored items, or figure strength: what turns bonuses round lies before their owner, and is nothing that he fights',
    )
  if (NOT_IN_FIGHTS.has(raw.use))
    fault(reading, fieldPath(path, 'use'), 'a window of a fight: when this one opens, the monster is gone')
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
    target: maybe(tried(condition)),
    cost: maybe(cost),
    most: maybe(limit),
    effect: effects,
  })

  const using = reader<Place>((raw, path, reading) => {
    const known = isObject(raw) ? inWindow(raw, path, reading) : {}
    at(() => ({ part: 'use', isFollowed: false, ...known }), useFields)(raw, path, reading)
    checkUseLimit(raw, path, reading)
    if (isObject(raw) && isObject(raw.cost) && raw.cost.self === true && speaksOfOwn(raw.effect))
      fault(reading, fieldPath(path, 'effect'), PAID_AWAY)
  }, useFields.schema)
  const use = piece('use', keepingHands(using))

  const triggerFields = shape<Of<'on'>>({
    on: moment,
    of: forWhom,
    when,
    drawback: maybe(yes()),
    most: maybe(limit),
    effect: effects,
  })

  const ABILITIES: { readonly [K in Told]: Reader<Place> } = {
    figure: standing<'figure'>({ figure, add: amount, for: forWhom, when, drawback: maybe(yes()) }),
    permits: standing<'permits'>({ permits: permission, for: forWhom, when }),
    bans: also(standing<'bans'>({ bans: ban, for: forWhom, when, drawback: maybe(yes()) }), checkKept),
    countsAs: standing<'countsAs'>({ countsAs: trait, when }),
    ignored: about(
      {
        level: { own: true, plain: true },
        items: { worn: true, own: true, side: true },
        traits: { worn: true, own: true },
        printedBonuses: {},
      },
      standing<'ignored'>({
        ignored: word<Member<FightRule, 'ignored'>['ignored'], Place>({
          level: true,
          items: true,
          traits: true,
          printedBonuses: true,
        }),
        filter: ruleFilter,
        except: ruleFilter,
        side,
        own: maybe(yes()),
        when,
      }),
    ),
    doubled: about(
      {
        items: { worn: true, own: true },
        oneShots: { side: true },
        self: { own: true, plain: true },
        enhancers: {},
        printedBonuses: {},
      },
      standing<'doubled'>({
        doubled: word<Member<FightRule, 'doubled'>['doubled'], Place>({
          items: true,
          oneShots: true,
          self: true,
          enhancers: true,
          printedBonuses: true,
        }),
        filter: ruleFilter,
        times: maybe(whole(2, 10)),
        side,
        own: maybe(yes()),
        when,
      }),
    ),
    reversed: standing<'reversed'>({ reversed: word({ items: true }), filter: maybe(wornFilter), when }),
    use,
    on: reader((raw, path, reading) => {
      const awaited = isObject(raw) ? raw.on : undefined
      if (awaited === 'comesIntoPlay' && reading.place.isLaidDown)
        fault(
          reading,
          fieldPath(path, 'on'),
          'another moment: it lies there already; what happens as it is laid down stands behind the stay, in the list in which the stay stands',
        )
      if (OF_ITSELF.has(awaited) && isObject(raw) && raw.of !== undefined)
        fault(
          reading,
          fieldPath(path, 'of'),
          'nothing: this card comes and goes for its owner; for cards of others there are on: lost and the window arrival',
        )
      const place: Partial<Place> = {
        part: 'trigger',
        isFollowed: false,
        moment: awaited,
        isLimited: isObject(raw) && raw.most !== undefined,
        isOfOthers: isObject(raw) && raw.of !== undefined,
      }
      at(() => place, triggerFields)(raw, path, reading)
      checkTriggerLimit(raw, path, reading)
    }, triggerFields.schema),
  }

  const ability = also(byKey('an ability', ABILITIES), checkFightRule)
  return { abilities: list(piece('ability', ability)), use }
}
