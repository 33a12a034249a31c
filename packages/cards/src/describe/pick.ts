// Some cards out of a zone, in words.

import { unreachable } from '@brouhaha/kit'
import type { Amount } from '../language/amount.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { CardFilter, CardKind, Pick, Who } from '../language/selector.ts'
import { counted, gold } from './amount.ts'
import { chosenBy, theLast } from './given.ts'
import { de, enumerate, isPlural, que } from './grammar.ts'
import {
  allOf,
  cardNoun,
  clauseApart,
  clauseWords,
  indefinite,
  isNarrowed,
  kindNoun,
  le,
  type Noun,
  nouns,
  plural,
} from './noun.ts'
import { isKnown, meant, type Person, possessive, single, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { shareOf } from './share.ts'
import { PICK } from './verbs.ts'
import { belongingTo, inZone, owner, usual } from './zone.ts'

type Extreme = NonNullable<Pick['extreme']>

/** Whether `of` names several seats: then some seat of them is meant, and somebody else acts. */
export const isGroup = (of: Who | undefined): boolean => of !== undefined && seatsMeant(of) === 'together'

/** What tells the one card from the rest: before its noun in English, behind it in French. */
function superlative(pick: Pick & { readonly extreme: Extreme }, scene: Scene): Superlative {
  const { plain } = clauseApart(pick.filter ?? {})
  const isPlain = !isNarrowed(plain, scene)
  const french = (feminine: boolean, several: boolean): string => {
    const the = several ? 'les' : feminine ? 'la' : 'le'
    const dear = `${feminine ? 'chère' : 'cher'}${several ? 's' : ''}`
    switch (pick.extreme) {
      case 'bestBonus':
        return 'au bonus le plus élevé'
      case 'worstBonus':
        return 'au bonus le plus faible'
      case 'dearest':
        return `${the} plus ${dear}`
      case 'cheapest':
        return `${the} moins ${dear}`
      case 'strongest':
        return 'de plus haut niveau'
      case 'weakest':
        return 'de plus bas niveau'
      case 'topmost':
        return ''
      default:
        return unreachable(pick.extreme)
    }
  }
  const [before, behind] = ENGLISH[pick.extreme]
  return {
    before: isPlain && behind !== '' ? '' : `${before} `,
    behind: isPlain && behind !== '' ? ` ${behind}` : '',
    french,
  }
}

interface Superlative {
  readonly before: string
  readonly behind: string
  french(feminine: boolean, several: boolean): string
}

/** Before the noun, and behind it where nothing else is. */
const ENGLISH: Readonly<Record<Extreme, readonly [before: string, behind: string]>> = {
  bestBonus: ['highest-bonus', 'with the highest bonus'],
  worstBonus: ['lowest-bonus', 'with the lowest bonus'],
  dearest: ['most valuable', ''],
  cheapest: ['cheapest', ''],
  strongest: ['highest-level', ''],
  weakest: ['lowest-level', ''],
  topmost: ['topmost', ''],
}

/** "the item with the highest bonus", "les 2 objets les plus chers", "the cheapest item with a value" */
function extremeWords(
  pick: Pick & { readonly extreme: Extreme },
  fallback: CardKind | undefined,
  scene: Scene,
): string {
  const { take = 1 } = pick
  const count = typeof take === 'number' ? take : 1
  const several = isPlural(count, scene.language)
  const { plain } = clauseApart(pick.filter ?? {})
  const { before, behind, french } = superlative(pick, scene)
  /** What is told by the same figure comes last: "l'objet le moins cher d'une valeur de 300 pièces d'or ou plus". */
  const isFirst = plain.value !== undefined || plain.bonus !== undefined
  const words = (noun: Noun, plural: boolean): string => ` ${french(noun.gender === 'f', plural)}`.trimEnd()
  const list = nouns(plain, scene, fallback, scene.language === 'fr' && isFirst ? words : undefined)
  const noun: Noun = {
    one: enumerate(
      list.map((one) => one.one),
      say(scene, 'or', 'ou'),
    ),
    many: plural(list, scene),
    gender: list.at(-1)?.gender ?? 'm',
  }
  if (scene.language === 'en')
    return several ? `the ${count} ${before}${noun.many}${behind}` : `the ${before}${noun.one}${behind}`
  if (pick.extreme === 'topmost') {
    const first = noun.gender === 'f' ? 'première' : 'premier'
    return several ? `les ${count} ${first}s ${noun.many}` : `${noun.gender === 'f' ? 'la' : 'le'} ${first} ${noun.one}`
  }
  const last = isFirst ? '' : words(noun, several)
  return `${several ? `les ${count} ${noun.many}` : le(noun)}${last}`
}

/** Whether whoever chooses among the cards of another sees none of them, or none of those in hand. */
function blindness({ zone, by }: Pick, { shown = [] }: Scene): 'whole' | 'hand' | null {
  if (zone !== 'hand' && zone !== 'either' && zone !== 'handOrItems') return null
  const isShown = shown.some((to) => to === 'everyone' || by === undefined || isSame(to, by))
  return isShown ? null : zone === 'hand' ? 'whole' : 'hand'
}

const isSame = (one: Who, other: Who | 'chance'): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How whoever takes cards chooses them: ", unseen", ", their choice". */
function choosing(pick: Pick, chooses: Person, { gender }: Noun, scene: Scene): string {
  const blind = blindness(pick, scene)
  if (blind === 'whole')
    return say(scene, ', unseen', `, sans ${mayBeSeveral(pick) ? 'les' : gender === 'f' ? 'la' : 'le'} voir`)
  const choice =
    chooses.is === 'you' ? say(scene, ', your choice', ', à ton choix') : say(scene, ', their choice', ', à son choix')
  return blind === 'hand' ? `${choice}${UNSEEN_HAND(scene)}` : choice
}

const UNSEEN_HAND = (scene: Scene): string => say(scene, ' (the hand unseen)', ' (sans voir la main)')

/** ", at random", ", chosen by the helper"; nothing where the owner chooses, or nobody has to. */
function chooser(pick: Pick, whose: Person, noun: Noun, scene: Scene, taker?: Person): string {
  if (pick.take === 'all' || pick.extreme !== undefined) return ''
  if (pick.by === 'chance') return say(scene, ', at random', ', au hasard')
  const by = pick.by === undefined ? undefined : single(pick.by, scene)
  if (by === undefined && !isGroup(pick.of)) return ''
  const chooses = by ?? scene.subject
  if (chooses.text === whose.text) return ''
  if (chooses.text === taker?.text) return choosing(pick, chooses, noun, scene)
  const blind = blindness(pick, scene)
  if (blind === 'whole') return drawnUnseen(pick, chooses, noun, scene)
  if (chooses.is === 'you' || isKnown(chooses)) return choosing(pick, chooses, noun, scene)
  const choice = say(scene, `, chosen by ${chooses.text}`, `, au choix ${de(chooses.text)}`)
  return blind === 'hand' ? `${choice}${UNSEEN_HAND(scene)}` : choice
}

/** Beside a player whom they have chosen, whoever picks is no mere "they". */
const isOfChosen = ({ of }: Pick, chooses: Person, scene: Scene): boolean =>
  typeof of === 'object' && 'the' in of && chosenBy(of.the, scene) === 'subject' && chooses.text === scene.subject.text

/** ", which you pick unseen", ", picked unseen by the helper" */
function drawnUnseen(pick: Pick, chooses: Person, { gender }: Noun, scene: Scene): string {
  const several = mayBeSeveral(pick)
  const it = several ? 'les' : gender === 'f' ? 'la' : 'le'
  const e = `${gender === 'f' ? 'e' : ''}${several ? 's' : ''}`
  if (chooses.is !== 'you' && isOfChosen(pick, chooses, scene))
    return say(scene, ', picked unseen by whoever chose them', `, tiré${e} à l'aveugle par celui qui l'a choisi`)
  if (isKnown(chooses))
    return say(
      scene,
      `, which ${states(chooses, PICK, scene)} unseen`,
      `, ${que(states(chooses, PICK, scene))} sans ${it} voir`,
    )
  return say(scene, `, picked unseen by ${chooses.text}`, `, tiré${e} à l'aveugle par ${chooses.text}`)
}

/** `taker`: whoever gets them, where he may be who chooses. */
export function picked(pick: Pick, scene: Scene, taker?: Person): string {
  if (pick.zone === 'self') return say(scene, 'this card', 'cette carte')
  if (typeof pick.zone === 'object') return `${theLast(pick.zone, scene)}${ifItIs(pick.filter, scene)}`
  if (pick.zone === 'it') return `${itself(scene)}${ifItIs(pick.filter, scene)}`
  if (pick.filter?.host === true) return hostWords(pick.filter, scene)
  if (pick.zone === 'peeked' && pick.filter === undefined) {
    const { take = 1 } = pick
    if (take === 'all' && scene.isPickedOver === true)
      return say(scene, 'the other cards seen', 'les autres cartes vues')
    if (take === 'all') return say(scene, 'all the cards seen', 'toutes les cartes vues')
    if (take === 1 && pick.extreme === undefined)
      return scene.looked === 1
        ? say(scene, 'the card seen', 'la carte vue')
        : say(scene, 'one of the cards seen', 'une des cartes vues')
  }
  const all = pick.take === 'all'
  const whose = all ? meant(pick.of, scene) : owner(pick.of, scene)
  if (all && pick.zone === 'hand' && pick.filter === undefined) {
    const own = possessive(whose, { gender: 'f', plural: false }, scene)
    if (whose.is === 'you' || whose.text === scene.subject.text)
      return say(scene, `${own} whole hand`, `toute ${own} main`)
  }
  const { plain, clause } = clauseApart(pick.filter ?? {})
  const list = nouns(plain, scene, usual(pick.zone))
  const behind = clauseWords(clause, list.at(-1) ?? kindNoun('item', scene), isSeveral(pick), scene)
  const zone =
    behind !== '' && pick.zone === 'table'
      ? belongingTo(whose, scene)
      : inZone(pick.zone, whose, scene, (all || partOf(pick) !== undefined) && pick.zone === 'hand', pick.filter)
  const isLong = isNarrowed(plain, scene) || pick.extreme === 'bestBonus' || pick.extreme === 'worstBonus'
  const where = `${isLong ? zone : zone.replace(/^that /, '')}${behind}`.trim()
  return `${quantified(pick, list, where, scene).trim()}${chooser(pick, whose, list.at(-1) ?? cardNoun(scene), scene, taker)}`
}

/** The one card under this one: "the item on which this card lies". */
export function hostWords({ host: _, ...rest }: CardFilter, scene: Scene): string {
  const { kind, ...more } = rest
  const noun = typeof kind === 'string' ? kindNoun(kind, scene) : cardNoun(scene)
  const lies = say(
    scene,
    `the ${noun.one} on which this card lies`,
    `${le(noun)} sur ${noun.gender === 'f' ? 'laquelle' : 'lequel'} se trouve cette carte`,
  )
  const asked = typeof kind === 'string' ? more : rest
  if (Object.keys(asked).length === 0) return lies
  const what = indefinite(nouns(rest, scene), scene)
  return say(scene, `${lies}, if it is ${what}`, `${lies}, si c'est ${what}`)
}

export const isSeveral = ({ take = 1 }: Pick): boolean => take !== 1 && !(typeof take === 'object' && 'upTo' in take)

const mayBeSeveral = ({ take = 1 }: Pick): boolean =>
  take !== 1 && !(typeof take === 'object' && 'upTo' in take && take.upTo === 1)

/** The card that was spoken of, or that lies where one may take it. */
export const itself = (scene: Scene): string =>
  scene.topmost === true
    ? say(scene, 'the top card of a discard pile', "la carte du dessus d'une défausse")
    : scene.isIt === true
      ? say(scene, 'it', 'la carte')
      : say(scene, 'that card', 'cette carte-là')

/** " if it is an item" */
export function ifItIs(filter: CardFilter | undefined, scene: Scene): string {
  if (filter === undefined) return ''
  const what = indefinite(nouns(filter, scene), scene)
  return say(scene, ` if it is ${what}`, ` si c'est ${what}`)
}

function quantified(pick: Pick, list: readonly Noun[], where: string, scene: Scene): string {
  const take = pick.take ?? 1
  const alternatives: Noun = {
    one: enumerate(
      list.map((noun) => noun.one),
      say(scene, 'or', 'ou'),
    ),
    many: plural(list, scene),
    gender: list.at(-1)?.gender ?? 'm',
  }
  if (isExtreme(pick)) return `${extremeWords(pick, usual(pick.zone), scene)} ${where}`
  if (take === 'all') return `${allOf(list, scene)} ${where}`
  if (take === 1) return `${indefinite(list, scene)} ${where}`
  if (typeof take === 'object' && 'worth' in take)
    return say(
      scene,
      `${alternatives.many} ${where} worth in total at least ${gold(take.worth, scene)}`,
      `des ${alternatives.many} ${where} valant en tout au moins ${gold(take.worth, scene)}`,
    )
  const part = partOf(pick)
  if (part !== undefined)
    return shareOf(part, say(scene, `the ${alternatives.many}`, `les ${alternatives.many}`), scene, where)
  if (typeof take === 'object' && 'upTo' in take && isAnyNumber(take.upTo, pick))
    return say(
      scene,
      `any number of ${alternatives.many} ${where}`,
      `n'importe quel nombre ${de(alternatives.many)} ${where}`,
    )
  if (typeof take === 'object' && 'upTo' in take)
    return `${say(scene, 'up to', "jusqu'à")} ${counted(take.upTo, alternatives, scene, where)}`
  return counted(take, alternatives, scene, where)
}

/** As many as there are, or more than anybody has. */
const MORE_THAN_ANYBODY_HAS = 20

const isAnyNumber = (upTo: Amount, { zone, of, filter }: Pick): boolean =>
  typeof upTo === 'number'
    ? upTo >= MORE_THAN_ANYBODY_HAS
    : typeof upTo === 'object' &&
      'cardsIn' in upTo &&
      JSON.stringify([upTo.cardsIn, upTo.of, upTo.filter]) === JSON.stringify([zone, of, filter])

const isExtreme = (pick: Pick): pick is Pick & { readonly extreme: Extreme } => pick.extreme !== undefined

/** 3 where a third of what is there to pick from is taken. */
function partOf({ take, zone, of, filter }: Pick): number | undefined {
  if (typeof take !== 'object' || filter !== undefined) return undefined
  const [part, whole] = 'half' in take ? [2, take.half] : 'every' in take ? take.every : []
  if (typeof whole !== 'object' || !('cardsIn' in whole) || whole.filter !== undefined) return undefined
  return whole.cardsIn === zone && whole.of === of ? part : undefined
}
