// The table in at most 80 columns: who has what, the fight with both totals, and the reader's hand.

import { type Card, restrictionOf } from '@brouhaha/cards'
import { type MunchkinView, nameOf, type Reader, sayTerms, shortOf, titleOfMonster } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { paint } from '../paint.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { wrap } from '../wrap.ts'

type Seat = MunchkinView['seats'][number]

const IDENTITY: ReadonlySet<Card['kind']> = new Set(['race', 'class', 'mojo', 'power', 'multi', 'acolyte'])

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

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
    ...(pool.length === 0 ? [] : ['', wrap(`${words.pool} ${pool.join(', ')}`)]),
  ].join('\n')
}

function drawSeat(seat: Seat, index: number, view: MunchkinView, reader: Reader, language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  const mark = view.active === index ? '►' : ' '
  const name = calledAt(index, view, reader, words.you)
  const life = seat.life === 'dead' ? ` · ${words.dead}` : ''
  const line = `${mark} ${name} · ${words.level(seat.level)} · ${words.strength(seat.strength)} · ${words.cards(seat.hand)}${life}`
  const have = seat.table
    .filter(({ stays }) => !stays)
    .map((lying) => ({ ...lying, card: reader.card.named(lying.id) }))
  const names = (some: typeof have): string => some.map(({ card }) => withBonus(card, language)).join(', ')
  const rows = [
    have
      .filter(({ card }) => IDENTITY.has(card.kind))
      .map(({ card }) => shortOf(card, language))
      .join(', '),
    names(have.filter(({ card, used }) => !IDENTITY.has(card.kind) && (used || card.kind !== 'item'))),
    prefixed(
      words.sideways,
      have
        .filter(({ card, used }) => card.kind === 'item' && !used)
        .map(({ card }) => withBonus(card, language) + onlyFor(card, reader, language))
        .join(', '),
    ),
    prefixed(
      words.suffers,
      seat.table
        .filter(({ stays }) => stays)
        .map(({ id }) => nameOf(reader.card.named(id), language))
        .join(', '),
    ),
  ].filter((row) => row !== '')
  return [index === view.you ? paint('bold', line) : line, ...rows.map((row) => wrap(row, '      '))].join('\n')
}

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
    const amount = adds === 0 ? '' : ` ${signed(adds)}`
    return `${nameOf(reader.card.named(id), language)}${amount} (${words.sides[side]})`
  })
  return [
    paint(combat.winning ? 'green' : 'red', `  ${words.fight(fighters, players, monsters, combat.winning)}`),
    ...combat.monsters.map(({ strength, treasures }, slot) =>
      wrap(words.monster(titleOfMonster(view, slot, reader, language), strength, treasures), '      '),
    ),
    ...(played.length === 0 ? [] : [wrap(`${words.played} ${played.join(', ')}`, '      ')]),
    ...(combat.contract === null
      ? []
      : [wrap(`${words.contract} ${sayTerms(combat.contract, reader, language)}`, '      ')]),
  ].join('\n')
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
