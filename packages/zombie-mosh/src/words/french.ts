import { unreachable } from '@brouhaha/kit'
import { CARD_COUNT, type Part } from '../body.ts'
import type { WonBy } from '../events.ts'
import { CARDS_OF_A_PASS } from '../rules/round.ts'
import { counted, isPlural } from './counted.ts'
import { type Audience, capital, enumerate, nameOf } from './grammar.ts'
import { STEP_ORDER, stepName } from './labels.ts'
import { cardName, partOfSeat, theirPart, yourPart } from './parts.ts'
import type { Told } from './told.ts'
import { boardName } from './zombies.ts'

/** Nothing here agrees with the gender of a player, which nobody asked for. Spaces are made unbreakable afterwards. */
export function tellInFrench(event: Told, audience: Audience): string {
  const isYou = (seat: number): boolean => seat === audience.you
  /** "Tu tapes", "Bob tape" */
  const does = (seat: number, you: string, others: string): string =>
    isYou(seat) ? `Tu ${you}` : `${nameOf(audience, seat)} ${others}`
  const part = (of: Part, seat: number): string => partOfSeat(of, seat, audience, 'fr')

  switch (event.type) {
    case 'opened': {
      const length = event.songs === 0 ? "des chansons jusqu'à plus soif" : counted(event.songs, 'song', 'fr')
      return `Ouverture des portes : ${counted(event.seats, 'zombie', 'fr')}, face ${event.side}, ${length}.`
    }
    case 'boardChosen':
      return `${does(event.seat, 'deviens', 'devient')} ${boardName(event.board, 'fr')}.`
    case 'songBegan':
      return `Chanson ${event.song} ! Le sort désigne le premier joueur : ${isYou(event.first) ? 'toi' : nameOf(audience, event.first)}.`
    case 'shuffled':
      return event.count === CARD_COUNT
        ? `La pioche est mélangée : ${counted(event.count, 'card', 'fr')}.`
        : `La pioche est vide : on mélange la défausse, ${counted(event.count, 'card', 'fr')}.`
    case 'roundBegan':
      return isYou(event.first)
        ? `Tour ${event.round} : tu mènes la danse.`
        : `Tour ${event.round} : ${nameOf(audience, event.first)} mène la danse.`
    case 'stepBegan':
      return `Étape ${STEP_ORDER.indexOf(event.step) + 1} : ${stepName(event.step, 'fr')}.`
    case 'dealt': {
      const cards = event.cards?.map((card) => cardName(card, 'fr')) ?? []
      const list = cards.length === 0 ? '' : ` : ${cards.join(', ')}`
      return `${does(event.seat, 'reçois', 'reçoit')} ${counted(event.count, 'card', 'fr')}${list}.`
    }
    case 'crowdHit':
      return `La foule tape sur ${part(event.part, event.seat)}.`
    case 'turnBegan':
      return event.pass === 1
        ? `${does(event.seat, 'danses', 'danse')} : ${counted(CARDS_OF_A_PASS, 'card', 'fr')}.`
        : `${does(event.seat, 'danses', 'danse')} au retour : les ${CARDS_OF_A_PASS} dernières cartes.`
    case 'attacked':
      return `${does(event.seat, 'tapes', 'tape')} sur ${part(event.part, event.victim)}.`
    case 'defended':
      return isYou(event.seat)
        ? `Tu défends ${yourPart(event.part, 'fr')}.`
        : `${nameOf(audience, event.seat)} défend ${theirPart(event.part, 'fr')}.`
    case 'blocked': {
      const blocked = isPlural(event.count, 'fr') ? 'bloqués' : 'bloqué'
      return `${capital(part(event.part, event.seat))} : ${counted(event.count, 'hit', 'fr')} ${blocked}.`
    }
    case 'hurt': {
      const total = event.damage === event.count ? '' : `, ${event.damage} en tout`
      return `${capital(part(event.part, event.seat))} prend ${counted(event.count, 'damage', 'fr')}${total}.`
    }
    case 'wasted':
      return `${counted(event.count, 'hit', 'fr')} de trop sur ${part(event.part, event.seat)} : sans effet.`
    case 'partFell':
      return `Plop ! ${capital(part(event.part, event.seat))} se décroche.`
    case 'eliminated':
      return `${does(event.seat, 'sors', 'sort')} de la fosse en rampant : trop de morceaux par terre.`
    case 'songWon':
      return tellVictory(event.seats, event.by, audience)
    case 'gameOver':
      return `Fin du concert : ${wins(event.seats, 'la partie', audience)}.`
    default:
      return unreachable(event)
  }
}

/** "Bob gagne la chanson", "tu gagnes la chanson", "Bob et toi, vous partagez la victoire" */
function wins(seats: readonly number[], prize: string, audience: Audience): string {
  const others = seats.filter((seat) => seat !== audience.you).map((seat) => nameOf(audience, seat))
  const withYou = others.length < seats.length
  if (seats.length === 1) return withYou ? `tu gagnes ${prize}` : `${others.join()} gagne ${prize}`
  return withYou
    ? `${enumerate([...others, 'toi'], 'et')}, vous partagez la victoire`
    : `${enumerate(others, 'et')} partagent la victoire`
}

function tellVictory(seats: readonly number[], by: WonBy, audience: Audience): string {
  const outcome = wins(seats, 'la chanson', audience)
  switch (by) {
    case 'standing':
      return `Plus qu'un zombi debout : ${outcome}.`
    case 'tokens':
      return `Tout le monde dehors d'un coup ! Le moins de jetons de dommage l'emporte : ${outcome}.`
    case 'parts':
      return `Tout le monde dehors d'un coup, à égalité de jetons ! Le plus de membres en place l'emporte : ${outcome}.`
    case 'shared':
      return `Tout le monde dehors d'un coup, à égalité de jetons et de membres : ${outcome}.`
    default:
      return unreachable(by)
  }
}
