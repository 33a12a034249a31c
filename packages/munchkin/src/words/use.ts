// A card played or an ability used, and at whom or what.

import type { Ability, Card, Use } from '@brouhaha/cards'
import { assert, unreachable } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { MunchkinChoice } from '../choice.ts'
import { makeDeck } from '../deck/deck.ts'
import type { ReadyUse } from '../deck/printed.ts'
import type { MunchkinView } from '../view/view.ts'
import { staysOn } from '../ways.ts'
import { cited } from './cards.ts'
import { nameOfSeat, type Reader, sayIn } from './grammar.ts'
import { titleOfMonster } from './title.ts'
import { sayOneUse } from './way.ts'

/** What a use aims at, and how it stands on the card. */
interface Way {
  readonly aim: ReadyUse['aim']
  readonly printed: Use
}

/** The ways to use a card: played, in play, and staying before somebody. */
interface Uses {
  readonly played: readonly Way[]
  readonly inPlay: readonly Way[]
  readonly staying: readonly Way[]
}

const usesAmong = (abilities: readonly Ability[]): Use[] => abilities.filter((ability) => 'use' in ability)

const waysOf = (ready: readonly ReadyUse[], printed: readonly Use[]): Way[] =>
  ready.map(({ aim }, index) => ({ aim, printed: printed[index]! }))

const compiled = new WeakMap<Card, Uses>()

/** What a use aims at is the deck's to say: the card is compiled alone, once. */
function usesOf(card: Card): Uses {
  const known = compiled.get(card)
  if (known !== undefined) return known
  const { copies, stays } = makeDeck([{ box: '', cards: [{ ...card, copies: 1 }] }])
  const { uses: played, abilities } = copies[0]!
  const staying = stays.find((stay) => stay !== undefined && stay.abilities.uses.length > 0)?.abilities.uses ?? []
  const uses = {
    played: waysOf(played, 'uses' in card ? card.uses : []),
    inPlay: waysOf(abilities.uses, 'abilities' in card ? usesAmong(card.abilities ?? []) : []),
    staying: waysOf(
      staying,
      staysOn(card)
        .map((stay) => usesAmong(stay.abilities))
        .find(({ length }) => length > 0) ?? [],
    ),
  }
  compiled.set(card, uses)
  return uses
}

function usesFor({ type, copy }: MunchkinChoice, card: Card, { seats }: MunchkinView): readonly Way[] {
  const { played, inPlay, staying } = usesOf(card)
  if (type === 'play') return played
  const stays = seats.some(({ table }) => table.some((lying) => lying.copy === copy && lying.stays))
  return stays ? staying : inPlay
}

export function sayUse(choice: MunchkinChoice, view: MunchkinView, reader: Reader, language: Language): string {
  const { copy, index = 0, use = 0 } = choice
  assert(copy !== undefined, `${choice.type} names a copy`)
  const say = sayIn(language)
  const card = reader.card(copy)
  const uses = usesFor(choice, card, view)
  const name = cited(card, language)
  const verb = choice.type === 'play' ? say(`Play ${name}`, `Joue ${name}`) : say(`Use ${name}`, `Utilise ${name}`)
  const way = uses[use]
  if (way === undefined) return verb
  const text = uses.length > 1 ? ` (${sayOneUse(way.printed, card, reader, language)})` : ''
  return `${verb}${sayAim(way.aim, index, view, reader, language)}${text}`
}

function sayAim(aim: ReadyUse['aim'], at: number, view: MunchkinView, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const monster = (): string => titleOfMonster(view, view.combat?.roll?.slot ?? at, reader, language)
  switch (aim) {
    case 'nothing':
      return ''
    case 'seat': {
      const who = at === reader.you ? say('yourself', 'toi') : nameOfSeat(reader, at)
      return say(` on ${who}`, ` sur ${who}`)
    }
    case 'side':
      return at === 0 ? say(' for the players', ' pour les joueurs') : say(' for the monsters', ' pour les monstres')
    case 'monster':
      return say(` on ${monster()}`, ` sur ${monster()}`)
    case 'swap':
      return say(` in the place of ${monster()}`, ` à la place de ${monster()}`)
    case 'ownMonster': {
      const own = cited(reader.card(at), language)
      return say(` with ${own}`, ` avec ${own}`)
    }
    case 'discards': {
      const { top } = at === 0 ? view.discards.doors : view.discards.treasures
      const card = top === null ? '' : cited(reader.card(top.copy), language)
      return say(` on ${card || 'the top discard'}`, ` sur ${card || 'le haut de la défausse'}`)
    }
    case 'drawn': {
      const drawn = cited(reader.card(at), language)
      return say(` on ${drawn}`, ` sur ${drawn}`)
    }
    default:
      return unreachable(aim)
  }
}
