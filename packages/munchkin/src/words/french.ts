import { unreachable } from '@brouhaha/kit'
import { listSeats, NONE, type Seats } from '@brouhaha/table'
import type { Cause } from '../events.ts'
import { cited } from './cards.ts'
import { capital, counted, enumerate, frenchOf, nameOfSeat, type Reader } from './grammar.ts'
import { ENDS_LOUDLY, type Told } from './silence.ts'
import { sayTerms } from './terms.ts'

/** Nothing here agrees with the gender of a player, which nobody asked for. Spaces are made unbreakable afterwards. */
export function tellInFrench(event: Told, reader: Reader): string | null {
  const isYou = (seat: number): boolean => seat === reader.you
  /** "Tu affrontes", "Bob affronte" */
  const does = (seat: number, you: string, others: string): string =>
    isYou(seat) ? `Tu ${you}` : `${nameOfSeat(reader, seat)} ${others}`
  /** "à toi", "à Bob" */
  const to = (seat: number): string => (isYou(seat) ? 'à toi' : `à ${nameOfSeat(reader, seat)}`)
  /** "avec toi", "avec Bob"; "sur toi", "sur Bob" */
  const whom = (seat: number): string => (isYou(seat) ? 'toi' : nameOfSeat(reader, seat))
  const card = (copy: number): string => cited(reader.card(copy), 'fr')
  const cards = (copies: readonly number[]): string => enumerate(copies.map(card), 'et')
  const terms = (of: Parameters<typeof sayTerms>[0]): string => sayTerms(of, reader, 'fr')
  const monster = (slot: number): string | null => {
    const copy = reader.monster?.(slot)
    return copy === undefined ? null : card(copy)
  }

  switch (event.type) {
    case 'begun': {
      const boxes = enumerate(
        event.boxes.map((box) => reader.card.box(box, 'fr')),
        'et',
      )
      return `${boxes} : ${counted(event.seats, 'player', 'fr')}. ${does(event.first, 'commences', 'commence')}.`
    }
    case 'sexChosen':
      return `${does(event.seat, 'joues', 'joue')} un personnage ${event.sex === 1 ? 'féminin' : 'masculin'}.`
    case 'shuffled':
      return `Plus de cartes ${event.deck === 'door' ? 'Porte' : 'Trésor'} : on mélange la défausse.`
    case 'turnBegan':
      if (event.extra)
        return isYou(event.seat)
          ? 'Un tour de plus pour toi.'
          : `Un tour de plus pour ${nameOfSeat(reader, event.seat)}.`
      return isYou(event.seat) ? 'À toi de jouer.' : `À ${nameOfSeat(reader, event.seat)} de jouer.`
    case 'extraTurnGiven':
      return `${does(event.seat, 'joueras', 'jouera')} un tour de plus après celui-ci.`
    case 'phase':
      return event.phase === 1 ? 'La porte vole en éclats.' : null
    case 'turned':
      return event.used
        ? `${does(event.seat, 'utilises', 'utilise')} ${card(event.copy)}.`
        : `${does(event.seat, 'ranges', 'range')} ${card(event.copy)}.`
    case 'counted':
      return event.counts
        ? `${does(event.seat, 'fais', 'fait')} compter ${card(event.copy)}.`
        : `${does(event.seat, 'laisses', 'laisse')} ${card(event.copy)} de côté : plus question de compter avec.`
    case 'countersChanged':
      return event.counters === 0
        ? `Plus aucun jeton sur ${card(event.copy)}.`
        : `${counted(event.counters, 'counter', 'fr')} sur ${card(event.copy)}.`
    case 'attached':
      return `${card(event.copy)} va désormais avec ${card(event.to)}.`
    case 'levelGained':
      return `${does(event.seat, 'gagnes', 'gagne')} ${counted(event.levels, 'level', 'fr')}${why(event.by)}.`
    case 'levelLost':
      return `${does(event.seat, 'perds', 'perd')} ${counted(event.levels, 'level', 'fr')}.`
    case 'sexChanged':
      return isYou(event.seat)
        ? 'Ton personnage change de sexe.'
        : `Le personnage ${frenchOf(nameOfSeat(reader, event.seat))} change de sexe.`
    case 'rolled':
      return `${does(event.seat, 'fais', 'fait')} ${event.value} au dé${event.draw === 'runAway' ? ' pour déguerpir' : ''}.`
    case 'played':
      return `${does(event.seat, 'joues', 'joue')} ${card(event.copy)}.`
    case 'curseHit':
      return event.by === NONE || event.by === event.victim
        ? `${card(event.copy)} s'abat sur ${whom(event.victim)} !`
        : `${does(event.by, 'lances', 'lance')} ${card(event.copy)} sur ${whom(event.victim)} !`
    case 'cancelled':
      return `Annulation : ${card(event.copy)} ne fait rien.`
    case 'redirected':
      return `${card(event.copy)} se retourne contre ${whom(event.victim)}.`
    case 'combatBegan':
      return event.fromHand
        ? `${does(event.main, 'cherches', 'cherche')} la bagarre et la ${isYou(event.main) ? 'trouves' : 'trouve'} : ${card(event.copy)} !`
        : `${does(event.main, 'affrontes', 'affronte')} ${card(event.copy)} !`
    case 'monsterJoined':
      return event.copy === event.text
        ? `${card(event.copy)} rejoint le combat.`
        : `Un deuxième exemplaire rejoint le combat : ${card(event.text)}.`
    case 'monsterLeft':
      return event.killed ? `Et un mort de plus : ${card(event.copy)}.` : `${card(event.copy)} quitte le combat.`
    case 'totals':
      return `${event.players} contre ${event.monsters}.`
    case 'combatEnd':
      return event.won ? 'Combat gagné !' : "Le combat est fini, et personne ne l'a gagné."
    case 'friendly':
      return `${card(event.copy)} refuse de se battre et s'en va.`
    case 'helpAsked':
      if (event.by === undefined)
        return `On ${isYou(event.seat) ? "te demande de l'aide" : `demande de l'aide ${to(event.seat)}`} : ${terms(event.terms)}.`
      return isYou(event.seat)
        ? `${nameOfSeat(reader, event.by)} te demande de l'aide : ${terms(event.terms)}.`
        : `${does(event.by, 'demandes', 'demande')} de l'aide ${to(event.seat)} : ${terms(event.terms)}.`
    case 'countered':
      return `${does(event.seat, 'veux', 'veut')} bien aider, à d'autres conditions : ${terms(event.terms)}.`
    case 'helpAnswered':
      return event.accepted
        ? `${does(event.seat, 'entres', 'entre')} dans le combat pour aider.`
        : `${does(event.seat, 'refuses', 'refuse')} d'aider.`
    case 'helpForced':
      return `${does(event.seat, 'dois', 'doit')} aider.`
    case 'volunteered':
      return `${does(event.seat, 'proposes', 'propose')} ${isYou(event.seat) ? 'ton' : 'son'} aide : ${terms(event.terms)}.`
    case 'helperLeft':
      return `${does(event.seat, "n'aides", "n'aide")} plus.`
    case 'ran':
      return `${does(event.seat, 'déguerpis', 'déguerpit')} !`
    case 'escaped': {
      const from = monster(event.slot) ?? `${isYou(event.seat) ? 'ton' : 'son'} poursuivant`
      return `${does(event.seat, 'échappes', 'échappe')} à ${from}.`
    }
    case 'caught':
      return isYou(event.seat)
        ? `${monster(event.slot) ?? 'Le monstre'} te rattrape !`
        : `${monster(event.slot) ?? 'Le monstre'} rattrape ${nameOfSeat(reader, event.seat)} !`
    case 'died':
      return `${does(event.seat, 'meurs', 'meurt')}.`
    case 'corpseLaidOut':
      return isYou(event.seat)
        ? 'On étale tes affaires devant les autres.'
        : `On étale les affaires ${frenchOf(nameOfSeat(reader, event.seat))} devant les autres.`
    case 'reborn':
      return `${does(event.seat, 'reviens', 'revient')} parmi les vivants.`
    case 'treasureDrawn': {
      const face = event.face === 'up' ? 'face visible' : 'face cachée'
      return `${does(event.seat, 'pioches', 'pioche')} ${counted(event.count, 'treasure', 'fr')}, ${face}.`
    }
    case 'charity':
      return `Par charité, ${lower(does(event.from, 'donnes', 'donne'), isYou(event.from))} ${counted(event.count, 'card', 'fr')} ${to(event.to)}.`
    case 'sold': {
      const levels = counted(event.levels, 'level', 'fr')
      return `${does(event.seat, 'vends', 'vend')} pour ${event.worth} pièces d'or : ${levels}.`
    }
    case 'offered':
      if (event.wants.length === 0)
        return `${does(event.seat, 'offres', 'offre')} un cadeau ${to(event.to)} : ${cards(event.gives)}.`
      if (event.gives.length === 0)
        return `${does(event.seat, 'demandes', 'demande')} un cadeau ${to(event.to)} : ${cards(event.wants)}.`
      return `${does(event.seat, 'proposes', 'propose')} un échange ${to(event.to)} : ${cards(event.gives)} contre ${cards(event.wants)}.`
    case 'offerEnded':
      return ENDS_LOUDLY.has(event.how) ? tellOfferEnd(event.seat, event.how, reader) : null
    case 'traded':
      return `${does(event.seat, 'fais', 'fait')} affaire avec ${whom(event.with)}.`
    case 'promised': {
      const not = event.not === 'help' ? 'aider' : "s'en mêler"
      return `${does(event.seat, 'promets', 'promet')} ${to(event.to)} de ne pas ${isYou(event.seat) ? not.replace("s'", "t'") : not}.`
    }
    case 'showed': {
      const seats = listSeats(event.to as Seats).map(to)
      const shown = event.copies === undefined ? '' : ` : ${cards(event.copies)}`
      return `${does(event.seat, 'montres', 'montre')} ${counted(event.count, 'card', 'fr')} ${enumerate(seats, 'et')}${shown}.`
    }
    case 'peeked': {
      const seen = event.copies === undefined ? '' : ` : ${cards(event.copies)}`
      const deck = event.deck === 'door' ? 'Porte' : 'Trésor'
      return `${does(event.seat, 'regardes', 'regarde')} ${counted(event.count, 'card', 'fr')} en haut de la pioche ${deck}${seen}.`
    }
    case 'challenged': {
      const reason = event.right ? 'avec raison' : 'pour rien'
      return `${does(event.seat, 'cries', 'crie')} à la triche contre ${whom(event.whom)}, ${reason}.`
    }
    case 'ruled':
      return `${event.voted ? 'La table' : "L'hôte"} tranche : ${ruling(event, reader)}.`
    case 'noted':
      return null
    case 'ended':
      return tellEnd(listSeats(event.winners as Seats), event.how, reader)
    default:
      return unreachable(event)
  }
}

/** "tu donnes" inside a sentence; a name keeps its capital. */
const lower = (text: string, isYou: boolean): string => (isYou ? text.charAt(0).toLowerCase() + text.slice(1) : text)

function why(by: Cause): string {
  switch (by) {
    case 'kill':
      return ' pour cette victoire'
    case 'sale':
      return " à prix d'or"
    case 'cult':
      return ' grâce au culte'
    case 'card':
      return ''
    default:
      return unreachable(by)
  }
}

function tellOfferEnd(seat: number, how: string, reader: Reader): string {
  const offer = seat === reader.you ? 'ton offre' : `l'offre ${frenchOf(nameOfSeat(reader, seat))}`
  if (how === 'withdrawn') return `${capital(offer)} est retirée.`
  return how === 'declined' ? `${capital(offer)} est refusée.` : `${capital(offer)} ne tient plus.`
}

function ruling({ verb, seat, value }: Extract<Told, { type: 'ruled' }>, reader: Reader): string {
  const name = nameOfSeat(reader, seat)
  const your = seat === reader.you
  switch (verb) {
    case 'setLevel':
      return `${your ? 'tu es' : `${name} est`} au niveau ${value}`
    case 'discardCard':
      return `${cited(reader.card(value), 'fr')} part à la défausse`
    case 'endCombat':
      return 'ce combat est interrompu'
    case 'skipDecision':
      return `on n'attend plus ${your ? 'ta réponse' : `la réponse ${frenchOf(name)}`}`
    default:
      return verb
  }
}

/** "Bob gagne la partie", "tu gagnes la partie", "Bob et toi, vous gagnez la partie" */
function wins(winners: readonly number[], reader: Reader): string {
  const others = winners.filter((seat) => seat !== reader.you).map((seat) => nameOfSeat(reader, seat))
  const withYou = others.length < winners.length
  if (others.length === 0) return 'tu gagnes la partie'
  if (withYou) return `${enumerate([...others, 'toi'], 'et')}, vous gagnez la partie`
  return `${enumerate(others, 'et')} ${others.length > 1 ? 'gagnent' : 'gagne'} la partie`
}

function tellEnd(winners: readonly number[], how: string, reader: Reader): string {
  if (how === 'allCultists') return `Tout le monde est dans le culte : ${wins(winners, reader)}.`
  if (how === 'cult') return `Plus personne d'autre hors du culte, niveau 10 : ${wins(winners, reader)}.`
  if (how === 'card') return `Une carte en décide : ${wins(winners, reader)}.`
  return `Niveau 10 ! ${capital(wins(winners, reader))}.`
}
