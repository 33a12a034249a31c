import { counted } from '../describe/amount.ts'
import { closed, laterScene } from '../describe/branch.ts'
import { allCounters, COUNTER, fromCards, onCards } from '../describe/counters.ts'
import { untilWords } from '../describe/duration.ts'
import { à } from '../describe/grammar.ts'
import { laysBefore } from '../describe/laid.ts'
import { happensOnce } from '../describe/once.ts'
import {
  about,
  acts,
  isKnown,
  mainFighter,
  meantAlone,
  type Person,
  pronoun,
  states,
  tonic,
} from '../describe/person.ts'
import { picked } from '../describe/pick.ts'
import { type Scene, say } from '../describe/scene.ts'
import { costWords } from '../describe/use.ts'
import { GET, MAY, REMOVE } from '../describe/verbs.ts'
import { owner } from '../describe/zone.ts'
import type { Ability, Cost } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Duration, Effect } from '../language/effect.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Pick, Who } from '../language/selector.ts'
import { isAtItsEnd, liesInPlay, type Place } from '../schema/place.ts'
import { isObject } from '../schema/reader.ts'
import type { Verb, Words } from './verb.ts'

/**
 * The card stays in play and does this until it ends. It lies in one place and does one thing: another `stay` of the same card takes
 * the place of the one before.
 */
export interface Stay {
  readonly do: 'stay'
  /** Until when. */
  readonly until: Duration
  /** What it does meanwhile, for the seat before which it lies. */
  readonly abilities: readonly Ability[]
  /** Before whom, one seat: whom the effect is about where it is left out, even if he has just died; of several who are alike the first from `you` on. */
  readonly who?: Who
  /** It lies on that card and goes where it goes. */
  readonly on?: Pick
  /** It lies there with so many counters on it, whatever it had before; it keeps those that it had where it is left out. */
  readonly counters?: Amount
  /** What its owner may pay in his own turn to end it; he cannot where it is left out. */
  readonly lift?: Cost
}

export const stay = (
  until: Duration,
  abilities: readonly Ability[],
  more: Omit<Stay, 'do' | 'until' | 'abilities'> = {},
): Effect => ({ do: 'stay', until, abilities, ...more })

const NOT_YET_IN_PLAY = 'on: another card, or the window arrival: what this window is about lies before nobody'

const LIES_DOWN_LATER =
  'no counters: a monster lies down when its fight is over; on: ownTurnBegins with addCounters comes later'

const LEAVES_ITS_PLACE =
  'the ability itself with a when, or strengthen for one fight: this card would lie down as a reminder, no longer in use, and all else that it says would be over; where it is to go for this, write "cost": { "self": true } beside use, or a discard of self before'

/** It lies in play, and would give up there whatever else it does. */
const leavesItsPlace = (place: Place): boolean =>
  place.saysMore === true &&
  place.isLaidDown !== true &&
  place.isPaidWith !== true &&
  (place.part === 'use' || place.part === 'trigger') &&
  liesInPlay({ ...place, isLaid: false })

const HELPS_IN_NO_OWN_TURN =
  'another until: nobody helps others in a turn of their own; untilNextTurn and untilNextTurnEnds last through the turns of the others'

/** Keeps its owner from helping others. */
const isAboutHelping = (ability: unknown): boolean =>
  isObject(ability) && ability.bans === 'helping' && ability.for === undefined

export const verb: Verb<Stay> = {
  fields: ({ duration, abilities, who, pick, amount, ownersCost, maybe }) => ({
    until: duration,
    abilities,
    who: maybe(who),
    on: maybe(pick),
    counters: maybe(amount),
    lift: maybe(ownersCost),
  }),
  expects({ who, lift }) {
    if (typeof who === 'string' && seatsMeant(who as Who) === 'together')
      return 'one seat: a card lies before one; what it does for others says for'
    return isObject(lift) && lift.as !== undefined ? 'a price without a name: nothing comes behind it' : undefined
  },
  misplaced({ on, until, counters, abilities }, place) {
    const { card, part, window, hasLeft, isLaidDown } = place
    if (leavesItsPlace(place)) return LEAVES_ITS_PLACE
    if (until === 'combat' && isAtItsEnd(place)) return 'another until: the fight is over by then'
    if (until === 'untilTurnEnds' && (window === 'turnEnd' || place.moment === 'ownTurnEnds'))
      return 'another until: the turn is over when this has worked'
    if (until === 'nextTurn' && Array.isArray(abilities) && abilities.some(isAboutHelping)) return HELPS_IN_NO_OWN_TURN
    if (isObject(on) && on.zone === 'it' && part === 'use' && window !== 'arrival') return NOT_YET_IN_PLAY
    if (card === 'enhancer' && isLaidDown !== true && part !== 'drawn') {
      if (counters !== undefined) return LIES_DOWN_LATER
      if (until === 'combat') return 'another until: what lies on a monster lies down when its fight is over'
    }
    if (card !== 'monster' || part === 'drawn') return undefined
    if (on !== undefined) return 'no on: a monster stays before a seat once its fight is over'
    if (hasLeft === true || isLaidDown === true) return undefined
    if (counters !== undefined) return LIES_DOWN_LATER
    if (part === 'meeting')
      return 'fightRules, or strengthen for this fight: a monster that fights lies before nobody; behind a remove of self it may stay'
    return until === 'combat' ? 'another until: a monster lies down when its fight is over' : undefined
  },
  deed: 'staying',
}

export const words: Words<Stay> = {
  clause(stay, scene) {
    const of = meantAlone(stay.who, scene)
    const later = pronoun(of, scene)
    const fight = stay.until === 'combat' ? 'this' : stay.until === 'nextCombat' ? 'that' : undefined
    const isMain = fight === 'this' && of.text === mainFighter(scene).text
    const {
      named: _,
      they: _they,
      inOneFight: _fight,
      isFightSaid: _said,
      shown: _shown,
      isBeforeFights: _before,
      isBeforeFlight: _flight,
      foe: _foe,
      isToldApart: _apart,
      isRedirected: _redirected,
      isGainCancelled: _cancelled,
      isBrought: _brought,
      isOfRoll: _roll,
      isInPlay: _inPlay,
      ...left
    } = laterScene(scene)
    const chosen: Scene = {
      ...left,
      subject: later,
      owner: later,
      ...(fight && { inOneFight: fight }),
      ...(isMain && { isMain }),
      isLeft: true,
    }
    const host = hostOwner(stay, chosen)
    const whom = host === undefined ? later : pronoun(host, scene)
    const isFightSaid = fight !== undefined && !isSaid(stay, scene)
    const inside: Scene = { ...chosen, subject: whom, owner: whom, ...(isFightSaid && { isFightSaid }) }
    const mine = whom.is === 'you'
    const isAimed = stay.who === 'target' && scene.isAimed === true
    const isNobodys = isOfTheFight(stay)
    const theirs = host === undefined || isNobodys ? '' : about(host, scene)
    const abilities = scene.prose.abilities(stay.abilities, inside)
    const isMoved = moves(stay, of, scene)
    const laid = isMoved ? '' : laidWords(stay, of, scene)
    const whose = isMoved
      ? movedWords(of, scene)
      : isAimed || isNobodys || laid !== ''
        ? ''
        : before(of, abilities, scene)
    const until = isSaid(stay, scene) ? '' : `${untilWords(stay.until, whom, scene)}, `
    const { named = false, isToldApart = false } = scene
    const where = whereWords(stay, { ...chosen, named, isToldApart }, nowUseless(stay, scene))
    const counters = laid === '' ? countersWords(stay, scene) : ''
    const get = laid !== '' && !mine && isNumber(abilities) ? `${states(whom, GET, scene)} ` : ''
    const does = `${laid}${whose}${where}${counters}${theirs}${until}${get}${abilities}`
    const ended = (text: string): string => (scene.isFollowed === true ? closed(text) : text)
    if (stay.lift === undefined) return ended(does)
    const may = `${states(whom, MAY, scene)} ${costWords(stay.lift, 'may', inside)}`
    return ended(
      say(
        scene,
        `${does}; in ${mine ? 'your' : 'their'} turn, ${may} to end it`,
        `${does} ; à ${mine ? 'ton' : 'son'} tour, ${may} pour ${mine ? "t'en" : "s'en"} défaire`,
      ),
    )
  },
}

/** A card lies in one place: out of what it does while it stays it goes over to somebody else. */
const moves = ({ on }: Stay, of: Person, { owner: before }: Scene): boolean =>
  on === undefined && before !== undefined && of.text !== before.text

/** "this card moves to the player on your left; " */
const movedWords = (of: Person, scene: Scene): string =>
  say(scene, `this card moves to ${tonic(of, scene)}; `, `cette carte passe ${à(tonic(of, scene))} ; `)

/** "the player on your left: ", or "for the player on your left, " where another colon follows. */
function before(of: Person, abilities: string, scene: Scene): string {
  const whose = about(of, scene)
  return whose === '' || !abilities.includes(say(scene, ': ', ' : '))
    ? whose
    : say(scene, `for ${of.text}, `, `pour ${of.text}, `)
}

/** What lies in play is what it was no longer: " (no longer an item; discard it afterwards)" */
function nowUseless({ until, lift }: Stay, scene: Scene): string {
  if (scene.isInPlay !== true) return ''
  const now =
    scene.isItem === true
      ? say(scene, 'no longer an item', "ce n'est plus un objet")
      : say(scene, 'no longer in use', "hors d'usage")
  const ends = until !== 'untilLifted' || lift !== undefined
  return ` (${now}${ends ? say(scene, '; discard it afterwards', ' ; défausse-la ensuite') : ''})`
}

/** "lay this card with 3 counters on it before the player on your left; ", where it does not simply lie before whom the sentence is about. */
function laidWords(stay: Stay, of: Person, scene: Scene): string {
  const { on, counters = 0 } = stay
  const isElsewhere = counters !== 0 && of.text !== scene.subject.text
  if (on !== undefined || (scene.isInPlay !== true && !isElsewhere)) return ''
  const many = (en: string, fr: string): string => counted(counters, COUNTER(scene), scene, say(scene, en, fr))
  const bearing =
    counters === 0 ? '' : say(scene, ` with ${many('on it', 'dessus')}`, ` avec ${many('on it', 'dessus')}`)
  return `${laysBefore(of, scene, bearing)}${nowUseless(stay, scene)}${say(scene, '; ', ' ; ')}`
}

/** Whose number it is, must be said once the card has been laid before somebody else. */
const isNumber = (abilities: string): boolean =>
  /^(?:[+−\d]|an? (?:bonus|penalty) |un (?:bonus|malus) )/.test(abilities)

/** "put this card on an item of yours; " */
const whereWords = ({ on }: Stay, inside: Scene, useless: string): string =>
  on === undefined
    ? ''
    : say(
        inside,
        `put this card${useless} on ${picked(on, inside)}; `,
        `pose cette carte${useless} sur ${picked(on, inside)} ; `,
      )

/** What lies on a card is its owner's: nothing where that is whom the effect is about, or the reader. */
function hostOwner({ on }: Stay, scene: Scene): Person | undefined {
  if (on === undefined) return undefined
  const isOwned = on.zone === 'worn' || on.zone === 'table'
  if (isOwned && on.of === undefined) return undefined
  const one = isOwned ? owner(on.of, scene) : undefined
  return one !== undefined && isKnown(one) ? one : { is: 'one', text: say(scene, 'its owner', 'son propriétaire') }
}

/** "put 3 counters on this card; " */
function countersWords({ counters }: Stay, scene: Scene): string {
  if (counters === undefined) return ''
  if (counters === 0) return hadCounters(scene) ? `${removesAll(scene)}${say(scene, '; ', ' ; ')}` : ''
  const many = counted(counters, COUNTER(scene), scene, onCards(undefined, scene))
  return say(scene, `put ${many}; `, `mets ${many} ; `)
}

/** It lies there already, and may bear some. */
const hadCounters = (scene: Scene): boolean => scene.owner !== undefined

const removesAll = (scene: Scene): string =>
  `${acts(scene.subject, REMOVE, scene)} ${allCounters(scene)} ${fromCards(undefined, scene)}`

/** Rules for both sides of one fight are the same before whomever the card lies. */
const isOfTheFight = ({ until, abilities }: Stay): boolean =>
  until === 'combat' &&
  abilities.every(
    (one) => ('ignored' in one && one.own !== true) || ('doubled' in one && one.own !== true && one.doubled !== 'self'),
  )

/** What waits for something would wait for ever, if it were not said until when. */
const isSaid = ({ until, lift, abilities }: Stay, scene: Scene): boolean =>
  (until === 'combat' &&
    inFight(scene) &&
    !abilities.some((one) => 'on' in one || 'use' in one || 'bans' in one || 'permits' in one)) ||
  (until === 'untilLifted' && (lift !== undefined || abilities.every(happensOnce)))

const inFight = ({ window }: Scene): boolean =>
  window === 'combat' || window === 'ownCombat' || window === 'othersCombat'
