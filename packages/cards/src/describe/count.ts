// Conditions that count: "you use at least 2 items", "there is no monster marked Undead in the fight".

import type { Amount } from '../language/amount.ts'
import type { Range } from '../language/names.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import { turned } from './contrary.ts'
import type { Done } from './done.ts'
import { type Counted, countedBy, thisWay } from './given.ts'
import { a, between, de, howMany } from './grammar.ts'
import { indefinite, type Noun, noneOf, nouns } from './noun.ts'
import { parts, quantityWords } from './parts.ts'
import { soleSeat } from './parts-of-seats.ts'
import { everyOne, isKnown, isOfCurse, meant, meantAlone, type Person, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { closed } from './share.ts'
import { HAVE, USE } from './verbs.ts'
import { usual } from './zone.ts'

const isSome = ({ least, most }: Range): boolean => least === 1 && most === undefined
const isNone = ({ least, most }: Range): boolean => most === 0 && (least ?? 0) <= 0

/** "you have no cards in hand", "you use at least 2 items" */
export function cardsHad(
  of: Person,
  range: Range,
  noun: Noun,
  where: string,
  scene: Scene,
  negated: boolean,
  verb = HAVE,
): string {
  const behind = where === '' ? '' : ` ${where}`
  if (of.is === 'none' && isNone(range))
    return cardsHad(everyOne(of, scene), { least: 1 }, noun, where, scene, false, verb)
  if (of.is === 'none' && isSome(range)) return `${states(of, verb, scene, true)} ${noneOf([noun], scene)}${behind}`
  const opposite = negated && of.is !== 'none' ? turned(range) : undefined
  if (opposite !== undefined) return cardsHad(of, opposite, noun, where, scene, false, verb)
  if (isNone(range) && !negated && of.is !== 'none')
    return scene.language === 'en'
      ? `${states(of, verb, scene)} no ${noun.many}${behind}`
      : `${states(of, verb, scene, true).replace(/ pas$/, '')} ${noun.gender === 'f' ? 'aucune' : 'aucun'} ${noun.one}${behind}`
  if (isSome(range) && !negated) return `${states(of, verb, scene)} ${indefinite([noun], scene)}${behind}`
  const { text, plural } = howMany(range, scene.language)
  return `${states(of, verb, scene, negated)} ${text} ${plural ? noun.many : noun.one}${behind}`
}

export function countWords(
  amount: Amount,
  is: Range | 'odd' | 'even',
  of: Person,
  scene: Scene,
  negated: boolean,
): string {
  /** Of nobody it is said as it is: "the level of no other player is odd", "n'est impair". */
  const isNobodys = negated && of.is === 'none'
  const opposite = typeof is === 'object' && negated && !isNobodys ? turned(is) : undefined
  if (opposite !== undefined) return countWords(amount, opposite, of, scene, false)
  if (is === 'odd' || is === 'even') {
    const isOdd = (is === 'odd') !== (negated && !isNobodys)
    const est = isNobodys ? "n'est" : 'est'
    return `${closed(quantityWords(amount, scene))} ${say(scene, isOdd ? 'is odd' : 'is even', `${est} ${isOdd ? 'impair' : 'pair'}`)}`
  }
  const had = hadWords(amount, is, of, scene, negated)
  if (had !== undefined) return had
  const done =
    typeof amount === 'object' && 'the' in amount && !('sum' in amount) ? countedBy(amount.the, scene) : 'other'
  if (done !== 'other' && done !== 'result')
    return happenedWords(
      done,
      is,
      scene,
      negated,
      typeof amount === 'object' && 'the' in amount ? amount.the : undefined,
    )
  if (typeof amount === 'object' && 'holdersOf' in amount)
    return holdersWords(amount.holdersOf, is, scene, negated, amount.besidesYou)
  if (
    typeof amount === 'object' &&
    'levelOf' in amount &&
    amount.levelOf !== 'lowest' &&
    amount.levelOf !== 'highest'
  ) {
    const whose = meantAlone(amount.levelOf, scene)
    return scene.prose.holds({ level: is }, whose.text === scene.subject.text ? of : whose, scene, negated)
  }
  const cursed = cursedWords(amount, is, scene)
  if (cursed !== undefined) return cursed
  const seen = seenWords(amount, is, scene, negated)
  if (seen !== undefined) return seen
  const alone = aloneWords(amount, is, scene, negated)
  if (alone !== undefined) return alone
  const counted = parts(amount, scene)
  if (counted.is === 'each' && counted.factor === 1 && !isNobodys) return thereAre(counted, is, scene, negated)
  const [what, range] = [closed(quantityWords(amount, scene)), between(is, scene.language)]
  if (isNobodys) return say(scene, `${what} is ${range}`, `${what} n'est de ${range}`)
  return negated
    ? say(scene, `${what} is not ${range}`, `${what} n'est pas de ${range}`)
    : say(scene, `${what} is ${range}`, `${what} est de ${range}`)
}

/** Whether somebody played a curse, or a door brought it. */
function cursedWords(amount: Amount, range: Range, scene: Scene): string | undefined {
  if (!isOfCurse(scene) || typeof amount !== 'object' || !('seats' in amount) || amount.seats !== 'actor')
    return undefined
  if (amount.when !== undefined) return undefined
  if (isNone(range)) return say(scene, 'nobody played it', `personne ne l'a ${played(scene)}`)
  return isSome(range) ? say(scene, 'somebody played it', `quelqu'un l'a ${played(scene)}`) : undefined
}

/** Where one seat is counted: whether it is so. */
function aloneWords(amount: Amount, range: Range, scene: Scene, negated: boolean): string | undefined {
  if (typeof amount !== 'object' || !('seats' in amount) || amount.add !== undefined) return undefined
  if (typeof amount.seats !== 'string' || seatsMeant(amount.seats) !== 'one') return undefined
  const condition = soleSeat(amount.seats, amount.when)
  if (condition === undefined || !(isSome(range) || isNone(range))) return undefined
  return scene.prose.holds(condition, meantAlone(amount.seats, scene), scene, negated !== isNone(range))
}

/** Cards that somebody has looked at and that nobody has taken since. */
function seenWords(amount: Amount, range: Range, scene: Scene, negated: boolean): string | undefined {
  if (typeof amount !== 'object' || !('cardsIn' in amount) || amount.cardsIn !== 'peeked') return undefined
  if (amount.filter !== undefined || negated) return undefined
  if (isNone(range)) return say(scene, 'no card seen is left', 'il ne reste aucune carte vue')
  return isSome(range) ? say(scene, 'a card seen is left', 'il reste une carte vue') : undefined
}

/** What lies before somebody, is used or held: that somebody has it. */
function hadWords(amount: Amount, range: Range, of: Person, scene: Scene, negated: boolean): string | undefined {
  if (typeof amount !== 'object' || !('cardsIn' in amount)) return undefined
  const { cardsIn, filter } = amount
  if (cardsIn !== 'hand' && cardsIn !== 'table' && cardsIn !== 'worn') return undefined
  const [noun, ...others] = nouns(filter, scene, usual(cardsIn))
  const whose = amount.of === undefined ? of : meant(amount.of, scene)
  if (
    noun === undefined ||
    others.length > 0 ||
    (whose.is === 'many' && !isKnown(whose)) ||
    (whose.text !== of.text && /^(?:every|each|chaque) /.test(whose.text))
  )
    return undefined
  if (cardsIn === 'worn') return cardsHad(whose, range, noun, '', scene, negated, USE)
  const where = cardsIn === 'hand' ? say(scene, 'in hand', 'en main') : say(scene, 'in play', 'en jeu')
  return cardsHad(whose, range, noun, where, scene, negated)
}

type Things = Extract<ReturnType<typeof parts>, { readonly is: 'each' }>

/** "no one-shot was played in this fight", "at least 2 monsters were killed in this fight" */
function wereDone({ one, many, what, gender }: Done, range: Range, scene: Scene): string {
  const e = gender === 'f' ? 'e' : ''
  const where = say(scene, 'in this fight', 'dans ce combat')
  if (isNone(range))
    return say(scene, `no ${one} was ${what} ${where}`, `aucun${e} ${one} n'a été ${what}${e} ${where}`)
  if (isSome(range) && scene.language === 'en') return `${a(one)} was ${what} ${where}`
  const { text, plural } = howMany(range, scene.language)
  return say(
    scene,
    `${text} ${plural ? many : one} ${plural ? 'were' : 'was'} ${what} ${where}`,
    `${text} ${plural ? many : one} ${plural ? 'ont' : 'a'} été ${what}${e}${plural ? 's' : ''} ${where}`,
  )
}

function thereAre({ thing, things, done }: Things, range: Range, scene: Scene, negated: boolean): string {
  if (done !== undefined && !negated) return wereDone(done, range, scene)
  if (isNone(range) && !negated) return say(scene, `there is no ${thing}`, `il n'y a pas ${de(thing)}`)
  if (isSome(range) && !negated && scene.language === 'en') return `there is ${a(thing)}`
  const { text, plural } = howMany(range, scene.language)
  const what = `${text} ${plural ? things : thing}`
  return negated
    ? say(scene, `there ${plural ? 'are' : 'is'} not ${what}`, `il n'y a pas ${what}`)
    : say(scene, `there ${plural ? 'are' : 'is'} ${what}`, `il y a ${what}`)
}

/** "at least 3 players have a Cultist card in play", "no other player has the power Fast", "a player is an Elf" */
export function holdersWords(trait: string, range: Range, scene: Scene, negated: boolean, other = false): string {
  const opposite = negated ? turned(range) : undefined
  if (opposite !== undefined) return holdersWords(trait, opposite, scene, false, other)
  if (isSome(range) && !negated) {
    const who = other ? say(scene, 'another player', 'un autre joueur') : say(scene, 'a player', 'un joueur')
    return scene.prose.holds({ has: trait }, { is: 'one', text: who }, scene)
  }
  const name = scene.names(trait)
  const what = scene.names.powers?.has(trait)
    ? say(scene, `the power ${name}`, `le pouvoir ${name}`)
    : say(scene, `${a(`${name} card`)} in play`, `une carte ${name} en jeu`)
  const [en, fr] = other ? ['other ', 'autre'] : ['', '']
  if (isNone(range) && !negated)
    return say(
      scene,
      `no ${en}player has ${what}`,
      `aucun ${fr === '' ? '' : 'autre '}joueur n'a ${what.replace(/^une /, 'de ')}`,
    )
  const { text, plural } = howMany(range, scene.language)
  const players = plural
    ? say(scene, `${text} ${en}players have`, `${text} ${fr === '' ? '' : 'autres '}joueurs ont`)
    : say(scene, `${text} ${en}player has`, `${text} ${fr === '' ? '' : 'autre '}joueur a`)
  return negated ? say(scene, `not ${players} ${what}`, `il est faux que ${players} ${what}`) : `${players} ${what}`
}

/** "at least 2 cards were lost this way" */
function happenedWords(
  counted: Exclude<Counted, 'result' | 'other'>,
  range: Range,
  scene: Scene,
  negated: boolean,
  name: string | undefined,
): string {
  const how = thisWay(name, scene)
  const { en, fr, gender } = HAPPENED[counted]
  const [one, many, past] = say(scene, en, fr).split(', ') as [string, string, string]
  const e = gender === 'f' ? 'e' : ''
  if (isNone(range) && !negated)
    return say(scene, `no ${one} was ${past} ${how}`, `aucun${e} ${one} n'a été ${past}${e} ${how}`)
  const { text, plural } = howMany(range, scene.language)
  const happened = plural
    ? say(scene, `${many} were ${past} ${how}`, `${many} ont été ${past}${e}s ${how}`)
    : say(scene, `${one} was ${past} ${how}`, `${one} a été ${past}${e} ${how}`)
  return negated ? say(scene, `not ${text} ${happened}`, `pas ${text} ${happened}`) : `${text} ${happened}`
}

const HAPPENED = {
  cardsLost: { en: 'card, cards, lost', fr: 'carte, cartes, perdu', gender: 'f' },
  cardsTaken: { en: 'card, cards, taken', fr: 'carte, cartes, pris', gender: 'f' },
  cardsGiven: { en: 'card, cards, given', fr: 'carte, cartes, donné', gender: 'f' },
  cardsDrawn: { en: 'card, cards, drawn', fr: 'carte, cartes, pioché', gender: 'f' },
  levelsLost: { en: 'level, levels, lost', fr: 'niveau, niveaux, perdu', gender: 'm' },
  levelsGained: { en: 'level, levels, gained', fr: 'niveau, niveaux, gagné', gender: 'm' },
} as const

/** A trap is masculine in French. */
const played = ({ traps }: Scene): string => (traps ? 'joué' : 'jouée')
