// A choice as a button says it to the seat that may make it: a verb, and what it names.

import { assert, typesetFrench, unreachable } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { MunchkinChoice } from '../choice.ts'
import type { MunchkinView } from '../view/view.ts'
import { cited } from './cards.ts'
import { frenchOf, nameOfSeat, type Reader, sayIn } from './grammar.ts'
import { sayAccepted, sayTrade } from './offer.ts'
import { sayPreset } from './terms.ts'
import { titleOfMonster } from './title.ts'
import { sayUse } from './use.ts'
import { sayOption } from './way.ts'

export function sayChoice(choice: MunchkinChoice, view: MunchkinView, reader: Reader, language: Language): string {
  const said = sayPlainly(choice, view, reader, language)
  return language === 'fr' ? typesetFrench(said) : said
}

function sayPlainly(choice: MunchkinChoice, view: MunchkinView, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const need = (field: 'copy' | 'seat' | 'other' | 'slot' | 'index' | 'number'): number => {
    const value = choice[field]
    assert(value !== undefined, `${choice.type} names a ${field}`)
    return value
  }
  const card = (copy: number): string => cited(reader.card(copy), language)
  const copy = (): string => card(need('copy'))
  const other = (): string => card(need('other'))
  /** Where a second card is optional, it is counted from one. */
  const second = (en: string, fr: string): string => (need('other') === 0 ? '' : say(en, fr) + card(need('other') - 1))
  const who = (): string => (need('seat') === reader.you ? say('yourself', 'toi') : nameOfSeat(reader, need('seat')))
  const isOwn = (): boolean => need('seat') === reader.you
  const monster = (): string => titleOfMonster(view, need('slot'), reader, language)

  switch (choice.type) {
    case 'done':
      return view.decision === 'openingPlays'
        ? say('That is all for now', "C'est tout pour l'instant")
        : say('End your turn', 'Finis ton tour')
    case 'chooseSex':
      return need('index') === 1 ? say('Female', 'Féminin') : say('Male', 'Masculin')
    case 'openDoor':
      return say('Open the door', 'Ouvre la porte')
    case 'keep':
      return say('Keep it', 'Garde-la')
    case 'playItem':
      return say(`Lay out ${copy()}`, `Pose ${copy()}`)
    case 'equip':
      return say(`Use ${copy()}`, `Utilise ${copy()}`)
    case 'lay':
      return say(`Lay ${copy()} aside`, `Range ${copy()}`)
    case 'playTrait':
      return say(`Become ${copy()}`, `Deviens ${copy()}`) + second(' instead of ', ' à la place de ')
    case 'playMulti':
      return say(`Play ${copy()}`, `Joue ${copy()}`) + second(' with ', ' avec ')
    case 'dropTrait':
      return say(`Give up ${copy()}`, `Renonce à ${copy()}`)
    case 'playAcolyte':
      return say(`Hire ${copy()}`, `Engage ${copy()}`) + second(' instead of ', ' à la place de ')
    case 'attach':
      return say(`Add ${copy()} to ${other()}`, `Ajoute ${copy()} à ${other()}`)
    case 'load':
      return say(`Let ${other()} carry ${copy()}`, `Fais porter ${copy()} par ${other()}`)
    case 'curse':
      return say(`Curse ${who()} with ${copy()}`, `Lance ${copy()} sur ${who()}`)
    case 'enhance':
      return say(`Play ${copy()} on ${monster()}`, `Joue ${copy()} sur ${monster()}`)
    case 'enhanceSeat':
      return say(`Play ${copy()} on ${who()}`, `Joue ${copy()} sur ${who()}`)
    case 'play':
    case 'useAbility':
      return sayUse(choice, view, reader, language)
    case 'join':
      return say(`Send ${copy()} into the fight`, `Envoie ${copy()} au combat`)
    case 'fight':
      return say(`Look for trouble with ${copy()}`, `Cherche la bagarre avec ${copy()}`)
    case 'noTrouble':
      return say('Look for no trouble', 'Ne cherche pas la bagarre')
    case 'loot':
      return say('Loot the room', 'Pille la pièce')
    case 'skipLoot':
      return say('Leave the loot', 'Laisse le butin')
    case 'secondDoor':
      return say('Open a second door', 'Ouvre une deuxième porte')
    case 'claim':
      return say('Claim the victory', 'Annonce la victoire')
    case 'run':
      return say('Run away', 'Déguerpis')
    case 'ask': {
      const price = sayPreset(need('index'), language)
      return say(`Ask ${who()} for help: ${price}`, `Demande de l'aide à ${who()} : ${price}`)
    }
    case 'accept':
      return sayAccepted(view, need('seat'), reader, language)
    case 'refuse':
      return view.decision === 'takeCounterOffer'
        ? say('Do without that help', 'Passe-toi de cette aide')
        : say('Refuse to help', "Refuse d'aider")
    case 'volunteer': {
      const price = sayPreset(need('index'), language)
      return say(`Offer to help: ${price}`, `Propose ton aide : ${price}`)
    }
    case 'decline':
      return view.decision === 'fightOrRun'
        ? say('Walk on: it leaves you in peace', 'Passe ton chemin : il te laisse en paix')
        : say('No, thank you', 'Non, merci')
    case 'roll':
      return say(`Roll to escape from ${monster()}`, `Lance le dé pour échapper à ${monster()}`)
    case 'sacrifice':
      return say(`Sacrifice ${copy()} and escape`, `Sacrifie ${copy()} et échappe-toi`)
    case 'takeAlong':
      return need('index') === 0
        ? say('Leave your helper behind', 'Laisse ton allié derrière toi')
        : say('Take your helper along', 'Emmène ton allié')
    case 'pick':
      return say(`Choose ${copy()}`, `Choisis ${copy()}`)
    case 'pickBlind':
      return say(`Take card ${need('index') + 1} unseen`, `Prends la carte ${need('index') + 1} sans la voir`)
    case 'option':
      return sayOption(need('index'), view, reader, language)
    case 'pay':
      return say(`Pay with ${copy()}`, `Paie avec ${copy()}`)
    case 'enough':
      return say('No card', 'Aucune carte')
    case 'pass':
      return say('Pass', 'Passe')
    case 'closeGate':
      return say('Go on', 'Continue')
    case 'take':
      return say(`Take ${copy()}`, `Prends ${copy()}`)
    case 'give':
    case 'shed':
      return isOwn()
        ? say(`Discard ${copy()}`, `Défausse ${copy()}`)
        : say(`Give ${copy()} to ${who()}`, `Donne ${copy()} à ${who()}`)
    case 'buy':
      return say(`Buy it with ${copy()}`, `Achète-la avec ${copy()}`)
    case 'sell':
      return need('copy') === need('other')
        ? say(`Sell ${copy()}`, `Vends ${copy()}`)
        : say(`Sell ${copy()} and ${other()}`, `Vends ${copy()} et ${other()}`)
    case 'withdraw':
      return sayWithdrawal(view, need('number'), reader, language)
    case 'challenge':
      return say(`Cry foul at ${who()}`, `Crie à la triche contre ${who()}`)
    case 'sneak':
      return say(`Sneak ${copy()} into use, against the rules`, `Utilise ${copy()} en douce, contre les règles`)
    case 'countAs':
      return view.seats.some(({ table }) => table.some((lying) => lying.copy === choice.copy && lying.counts))
        ? say(`No longer count as what ${copy()} says`, `Ne passe plus pour ce que dit ${copy()}`)
        : say(`Count as what ${copy()} says`, `Passe pour ce que dit ${copy()}`)
    case 'nothing':
      return say('Do nothing', 'Ne fais rien')
    default:
      return unreachable(choice.type)
  }
}

/** One's own offer is taken back, another's waved off. */
function sayWithdrawal(view: MunchkinView, number: number, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const offer = view.offers.find((one) => one.number === number)
  if (offer === undefined || offer.seat === reader.you) return say('Take your offer back', 'Retire ton offre')
  const name = nameOfSeat(reader, offer.seat)
  const what = offer.kind === 'trade' ? say(': ', ' : ') + sayTrade(offer, reader, language) : ''
  return say(`Wave ${name}'s offer off${what}`, `Refuse l'offre ${frenchOf(name)}${what}`)
}
