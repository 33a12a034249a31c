// The question behind each decision, as it is put to the seat that is asked.

import { typesetFrench } from '@brouhaha/kit'
import type { Language, Sentence } from '@brouhaha/table'

const QUESTIONS = {
  // Before the first turn
  chooseSex: { en: 'Which sex is your character?', fr: 'De quel sexe est ton personnage ?' },
  openingPlays: {
    en: 'What do you lay out before the game begins?',
    fr: 'Que poses-tu avant que la partie ne commence ?',
  },
  // The turn
  arrangeOrOpen: {
    en: 'Your turn: put your things in order, or open the door.',
    fr: "C'est ton tour : range tes affaires, ou ouvre la porte.",
  },
  lookForTrouble: { en: 'No monster. Do you look for trouble?', fr: 'Pas de monstre. Tu cherches la bagarre ?' },
  lootOrNot: { en: 'The room is empty. Do you loot it?', fr: 'La pièce est vide. Tu la pilles ?' },
  charityOrDone: {
    en: 'The end of your turn. What is left to do?',
    fr: "C'est la fin de ton tour. Que reste-t-il à faire ?",
  },
  turn: { en: 'What do you do?', fr: 'Que fais-tu ?' },
  playOrKeep: { en: 'Play it at once, or keep it?', fr: 'Tu la joues tout de suite, ou tu la gardes ?' },
  buyTopDiscard: {
    en: 'Buy the top discard with a level card?',
    fr: 'Tu achètes le haut de la défausse avec une carte de niveau ?',
  },
  nextDiscard: {
    en: 'Which of these is discarded next?',
    fr: 'Laquelle part ensuite à la défausse ?',
  },
  // Combat
  fightOrRun: { en: 'What do you do in this fight?', fr: 'Que fais-tu dans ce combat ?' },
  helpOrNot: { en: 'Do you help?', fr: 'Tu aides ?' },
  takeCounterOffer: { en: 'Do you take the help on these terms?', fr: 'Tu acceptes cette aide à ces conditions ?' },
  callGoth: { en: 'Do you call another Goth into the fight?', fr: 'Tu appelles un autre Goth au combat ?' },
  rollFor: {
    en: 'You run away: roll the die, monster by monster.',
    fr: 'Tu déguerpis : lance le dé, monstre par monstre.',
  },
  takeAlong: { en: 'Does your helper escape with you?', fr: "Ton allié s'échappe-t-il avec toi ?" },
  pickTreasure: { en: 'Which treasure do you take?', fr: 'Quel trésor prends-tu ?' },
  loot: { en: 'What do you take from the dead?', fr: 'Que prends-tu sur le cadavre ?' },
  // Limits
  whichBig: { en: 'Too many Big items: which one goes?', fr: 'Trop de gros objets : lequel part ?' },
  whichPower: {
    en: 'Too many powers for your level: which one goes?',
    fr: 'Trop de pouvoirs pour ton niveau : lequel part ?',
  },
  whichAcolyte: { en: 'Too many acolytes: which one goes?', fr: "Trop d'acolytes : lequel part ?" },
  whichComplex: {
    en: 'Too many Complex items in use: which one is laid aside?',
    fr: "Trop d'objets complexes en service : lequel ranges-tu ?",
  },
  whichHand: { en: 'Not enough hands: which item is laid aside?', fr: 'Pas assez de mains : quel objet ranges-tu ?' },
  whichWorn: {
    en: 'Two things in one place: which one is laid aside?',
    fr: 'Deux objets au même endroit : lequel ranges-tu ?',
  },
  whichRace: { en: 'Too many races: which one goes?', fr: 'Trop de races : laquelle part ?' },
  whichClass: { en: 'Too many classes: which one goes?', fr: 'Trop de classes : laquelle part ?' },
  whichMojo: { en: 'Too many mojos: which one goes?', fr: 'Trop de mojos : lequel part ?' },
  whichClassForCult: {
    en: 'The cult takes you: which class makes room?',
    fr: 'Le culte te prend : quelle classe cède sa place ?',
  },
  whichFuel: { en: 'Which card do you pay with?', fr: 'Avec quelle carte paies-tu ?' },
  // Gates
  kill: { en: 'The fight is about to be won. Anything to say?', fr: 'Le combat va être gagné. Un commentaire ?' },
  curse: {
    en: 'A curse is about to work. Does anything stop it?',
    fr: 'Une malédiction va frapper. Quelque chose contre ?',
  },
  roll: {
    en: 'The die has been cast. Does anything change it?',
    fr: 'Le dé est jeté. Quelque chose pour le changer ?',
  },
  badStuff: {
    en: 'Bad Stuff is about to happen. Does anything stop it?',
    fr: "L'incident fâcheux arrive. Quelque chose contre ?",
  },
  escape: { en: 'An escape is about to succeed. Anything to say?', fr: 'Une fuite va réussir. Un commentaire ?' },
  played: {
    en: 'A card has been played. Does anything stop it?',
    fr: "Une carte vient d'être jouée. Quelque chose contre ?",
  },
  turnEnd: { en: 'The turn is about to end. Anything else?', fr: 'Le tour va finir. Autre chose ?' },
  draw: {
    en: 'A card was drawn for all to see. Anything to say?',
    fr: "Une carte vient d'être tirée à la vue de tous. Un commentaire ?",
  },
  arrival: {
    en: 'A card was put into play. Does anything stop it?',
    fr: "Une carte vient d'être mise en jeu. Quelque chose contre ?",
  },
  level: { en: 'Somebody gains a level. Does anything stop it?', fr: 'Un niveau de gagné. Quelque chose contre ?' },
  turnStart: { en: 'The turn is about to begin. Anything first?', fr: "Le tour va commencer. Quelque chose d'abord ?" },
  // What an effect leaves open
  effect: { en: 'A card is at work. What do you do?', fr: 'Une carte fait son œuvre. Que fais-tu ?' },
  how: { en: 'The card leaves you a choice: which way?', fr: 'La carte te laisse le choix : comment ?' },
  'pay:how': { en: 'Do you pay?', fr: 'Tu paies ?' },
  'guess:how': { en: 'Which number will it be?', fr: 'Quel nombre annonces-tu ?' },
  'namePlayer:how': { en: 'Which player do you choose?', fr: 'Quel joueur choisis-tu ?' },
  'nameNumber:how': { en: 'Which number do you name?', fr: 'Quel nombre annonces-tu ?' },
  'strengthen:how': { en: 'Which side is it for?', fr: 'Pour quel camp ?' },
  monster: { en: 'Which monster of the fight?', fr: 'Quel monstre du combat ?' },
  which: { en: 'Which card?', fr: 'Quelle carte ?' },
  'discard:which': { en: 'Which card is discarded?', fr: 'Quelle carte part à la défausse ?' },
  'take:which': { en: 'Which card changes hands?', fr: 'Quelle carte change de main ?' },
  'search:which': { en: 'Which card do you look for?', fr: 'Quelle carte cherches-tu ?' },
  'reveal:which': { en: 'Which card is shown?', fr: 'Quelle carte est montrée ?' },
  'putBack:which': { en: 'Which card goes back to the deck?', fr: 'Quelle carte retourne dans la pioche ?' },
  'stay:which': { en: 'On which card does it lie?', fr: 'Sur quelle carte se pose-t-elle ?' },
  'addCounters:which': { en: 'Which card gets the counters?', fr: 'Quelle carte reçoit les jetons ?' },
  'removeCounters:which': { en: 'Which card loses the counters?', fr: 'Quelle carte perd les jetons ?' },
  'switchSide:which': { en: 'Which card changes sides?', fr: 'Quelle carte change de camp ?' },
  'addMonster:which': { en: 'Which monster joins the fight?', fr: 'Quel monstre rejoint le combat ?' },
  'pay:which': { en: 'Which card do you pay with?', fr: 'Avec quelle carte paies-tu ?' },
} as const satisfies Readonly<Record<string, Sentence>>

export type DecisionName = keyof typeof QUESTIONS

export const DECISIONS = Object.keys(QUESTIONS) as readonly DecisionName[]

const isDecision = (name: string): name is DecisionName => Object.hasOwn(QUESTIONS, name)

/** `discard:which` asks its own question if there is one, and else that of every `which`. */
function known(decision: string): DecisionName {
  if (isDecision(decision)) return decision
  const kind = decision.slice(decision.indexOf(':') + 1)
  return isDecision(kind) ? kind : 'turn'
}

export function askDecision(decision: string, language: Language): string {
  const question = QUESTIONS[known(decision)][language]
  return language === 'fr' ? typesetFrench(question) : question
}
