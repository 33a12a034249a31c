// The table in at most 80 columns: who has what, the fight with both totals, and the reader's hand.

import { type Card, restrictionOf } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import {
  type MunchkinView,
  nameOf,
  type Reader,
  sayTerms,
  shortOf,
  titleOfMonster,
  WINNING_LEVEL,
} from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { paint } from '../paint.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'

type Seat = MunchkinView['seats'][number]

const IDENTITY: ReadonlySet<Card['kind']> = new Set(['race', 'class', 'mojo', 'power', 'multi', 'acolyte'])

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Names of cards have commas of their own. */
const listed = (names: readonly string[]): string => names.join(' · ')

/** Everything that lies open, as one seat sees it. */
export function drawTable(view: MunchkinView, reader: Reader, language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  const { doors, treasures } = view.decks
  const head = words.headline(view.turn, doors, treasures)
  const seats = view.seats.map((seat, index) => drawSeat(seat, index, view, reader, language))
  const fight = drawFight(view, reader, language)
  const pool = view.pool.cards.map(({ id }) => nameOf(reader.card.named(id), language))
  return [
    paint('bold', head),
    ...seats,
    ...(fight === null ? [] : ['', fight]),
    ...(pool.length === 0 ? [] : ['', wrap(`${words.pool} ${listed(pool)}`)]),
  ].join('\n')
}

function drawSeat(seat: Seat, index: number, view: MunchkinView, reader: Reader, language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  const mark = view.active === index ? '►' : ' '
  const name = calledAt(index, view, reader, words.you)
  const life = seat.life === 'dead' ? ` · ${words.dead}` : ''
  const again = seat.extraTurn ? ` · ${words.extraTurn}` : ''
  const line = `${mark} ${name} · ${words.level(seat.level)} · ${words.strength(seat.strength)} · ${words.cards(seat.hand)}${life}${again}`
  const have = seat.table
    .filter(({ stays }) => !stays)
    .map((lying) => ({ ...lying, card: reader.card.named(lying.id) }))
  const names = (some: typeof have): string =>
    listed(some.map((lying) => withBonus(lying.card, language) + withCounters(lying, language)))
  const rows = [
    listed(
      have
        .filter(({ card }) => IDENTITY.has(card.kind))
        .map((lying) => shortOf(lying.card, language) + withCounters(lying, language)),
    ),
    names(have.filter(({ card, used }) => !IDENTITY.has(card.kind) && (used || card.kind !== 'item'))),
    prefixed(
      words.sideways,
      listed(
        have
          .filter(({ card, used }) => card.kind === 'item' && !used)
          .map(
            (lying) =>
              withBonus(lying.card, language) + withCounters(lying, language) + onlyFor(lying.card, reader, language),
          ),
      ),
    ),
    prefixed(
      words.suffers,
      listed(
        seat.table
          .filter(({ stays }) => stays)
          .map((lying) => nameOf(reader.card.named(lying.id), language) + withCounters(lying, language)),
      ),
    ),
  ].filter((row) => row !== '')
  return [index === view.you ? paint('bold', line) : line, ...rows.map((row) => wrap(row, '      '))].join('\n')
}

/** " [3 counters]" */
const withCounters = ({ counters }: Seat['table'][number], language: Language): string =>
  counters === undefined ? '' : ` [${MUNCHKIN_WORDS[language].counters(counters)}]`

/** Whom an item is for, where it is not for everybody. */
function onlyFor(card: Card, reader: Reader, language: Language): string {
  const restriction = restrictionOf(card, language, reader.card.names(language))
  return restriction === null ? '' : ` (${restriction})`
}

/** "Ana (you)", and "You" where no name was given. */
function calledAt(seat: number, { you }: MunchkinView, { names }: Reader, yourself: string): string {
  const name = names[seat] ?? ''
  return seat !== you || name.toLowerCase() === yourself ? name : `${name} (${yourself})`
}

const prefixed = (before: string, text: string): string => (text === '' ? '' : `${before} ${text}`)

export function withBonus(card: Card, language: Language): string {
  const bonus = card.kind === 'item' || card.kind === 'attachment' ? card.bonus : undefined
  return bonus === undefined || bonus === 0 ? nameOf(card, language) : `${nameOf(card, language)} ${signed(bonus)}`
}

function drawFight(view: MunchkinView, reader: Reader, language: Language): string | null {
  const { combat } = view
  if (combat === null) return null
  const words = MUNCHKIN_WORDS[language]
  const who = (seat: number): string => reader.names[seat] ?? ''
  const fighters = [combat.main, ...(combat.helper === null ? [] : [combat.helper])].map(who).join(' + ')
  const { players, monsters } = combat.totals
  const played = combat.played.map(({ id, side, adds }) => {
    const name = nameOf(reader.card.named(id), language)
    return adds === 0 ? name : `${name} ${signed(adds)} (${words.sides[side]})`
  })
  const winners = winnersIn(view)
  return [
    paint(combat.winning ? 'green' : 'red', `  ${words.fight(fighters, players, monsters, combat.winning)}`),
    ...combat.monsters.map(({ strength, treasures }, slot) =>
      wrap(words.monster(titleOfMonster(view, slot, reader, language), strength, treasures), '      '),
    ),
    ...(played.length === 0 ? [] : [wrap(`${words.played} ${listed(played)}`, '      ')]),
    ...(combat.contract === null
      ? []
      : [wrap(`${words.contract} ${sayTerms(combat.contract, reader, language)}`, '      ')]),
    wrap(words.spoils(combat.spoils.levels, combat.spoils.treasures), '      '),
    ...winners.map((seat) => paint('bold', wrap(words.wouldWin(who(seat), seat === view.you), '      '))),
  ].join('\n')
}

/** Who would win the game with the fight. */
function winnersIn({ combat, seats }: MunchkinView): number[] {
  if (combat === null) return []
  const { levels, helperLevels } = combat.spoils
  const gains = [
    { seat: combat.main, levels },
    ...(combat.helper === null ? [] : [{ seat: combat.helper, levels: helperLevels }]),
  ]
  return gains
    .filter((one) => one.levels > 0 && seats[one.seat]!.level + one.levels >= WINNING_LEVEL)
    .map(({ seat }) => seat)
}

const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index)

/** The reader's cards, each with the letter by which it can be read. */
export function drawHand(view: MunchkinView, reader: Reader, language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  if (view.hand.length === 0) return words.emptyHand
  const cards = view.hand.map(({ id }, index) => {
    const card = reader.card.named(id)
    return `   ${letterOf(index)} ${withBonus(card, language)} (${words.kinds[card.kind]})`
  })
  return [words.hand(view.hand.length), ...cards].join('\n')
}
