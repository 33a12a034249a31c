// All that people read, in both languages.

import type { Audience, Narrator, OutlinePart, PlainWords } from '@brouhaha/games'
import { typesetFrench } from '@brouhaha/kit'
import type { Heard, Language, Rule, Rulebook, RuleId, Sentence } from '@brouhaha/table'
import type { Choice } from './choice.ts'
import type { Event } from './events.ts'
import type { Biscuits } from './rules.ts'
import type { Card } from './state.ts'
import type { View } from './view.ts'

const both = (en: string, fr: string): Sentence => ({ en, fr: typesetFrench(fr) })

const TITLE: Sentence = both('The Last Biscuit', 'Le dernier biscuit')

/** What somebody reads who has never played it. */
export const INVITATION = {
  title: TITLE,
  tagline: both(
    'Eat your biscuits before somebody’s dog does.',
    'Mange tes biscuits avant que le chien d’un autre ne s’en charge.',
  ),
}

export const GREEDY = {
  title: both('Greedy', 'Glouton'),
  says: both(
    'Eats the best biscuit it has, and so does its dog.',
    "Mange le meilleur biscuit qu'il a, et son chien aussi.",
  ),
}

const rule = (id: string, title: Sentence, says: Sentence): Rule => ({ id: id as RuleId, title, says, testable: true })

export const RULEBOOK: Rulebook = {
  game: 'last-biscuit',
  title: TITLE,
  done: true,
  rules: [
    rule(
      'LB-TURN-01',
      both('Your turn', 'À ton tour'),
      both(
        'Put a biscuit from your hand on the plate. Afterwards you draw a card. Whoever has no card left is passed over.',
        'Pose un biscuit de ta main sur l’assiette. Ensuite, tu pioches une carte. Qui n’a plus de carte passe son tour.',
      ),
    ),
    rule(
      'LB-TURN-02',
      both('Walking the dog', 'Promener le chien'),
      both(
        'Instead you may take your dog for a walk: it leaves the game, and you feel better.',
        'À la place, tu peux promener ton chien : il quitte la partie, et tu te sens mieux.',
      ),
    ),
    rule(
      'LB-TURN-03',
      both('Dawdling', 'Traîner'),
      both(
        'Whoever takes too long plays the driest card in hand.',
        'Qui traîne joue la carte la plus sèche de sa main.',
      ),
    ),
    rule(
      'LB-PLATE-01',
      both('Eating', 'Manger'),
      both(
        'A biscuit lies on the plate for a breath. If no dog comes, you eat it: dry 1, ginger 2, chocolate 3 points.',
        'Un biscuit reste un instant sur l’assiette. Si aucun chien ne vient, tu le manges : sec 1, gingembre 2, chocolat 3 points.',
      ),
    ),
    rule(
      'LB-DOG-01',
      both('Whose dog is this?', 'À qui est ce chien ?'),
      both(
        'While somebody else’s biscuit lies on the plate you may let a dog loose on it. Both are gone.',
        'Tant que le biscuit de quelqu’un d’autre est sur l’assiette, tu peux lâcher un chien dessus. Les deux disparaissent.',
      ),
    ),
    rule(
      'LB-END-01',
      both('The end', 'La fin'),
      both(
        'At 12 points, or when nobody has a card left, whoever ate most wins; ties share the crumbs.',
        'À 12 points, ou quand plus personne n’a de carte, qui a le plus mangé gagne ; les ex æquo partagent les miettes.',
      ),
    ),
  ],
}

const CARDS: Readonly<Record<Card, Sentence>> = {
  dry: both('a dry biscuit', 'un biscuit sec'),
  ginger: both('a ginger nut', 'un biscuit au gingembre'),
  chocolate: both('a chocolate cookie', 'un cookie au chocolat'),
  dog: both('the dog', 'le chien'),
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** English says "0 cards", French "0 carte". */
const counted = (count: number, word: string, en: boolean): string =>
  `${count} ${word}${(en ? count !== 1 : count > 1) ? 's' : ''}`

/** "You eat", "Ana eats": a name and the verb that goes with it. */
const person = ({ names, you, language }: Audience, seat: number) => {
  const isYou = seat === you
  return {
    name: isYou ? (language === 'en' ? 'You' : 'Tu') : (names[seat] ?? `${seat + 1}`),
    does: (self: string, other: string): string => (isYou ? self : other),
  }
}

function tellEvent(event: Heard<Event>, audience: Audience): string | null {
  const { language } = audience
  const en = language === 'en'
  if (event.type === 'began')
    return en ? 'The tin is shaken, not stirred.' : typesetFrench('On secoue la boîte. Au shaker, pas à la cuillère.')
  if (event.type === 'gameOver') return tellEnd(event.winners, audience)
  const { name, does } = person(audience, event.seat)
  switch (event.type) {
    case 'drew':
      if (event.cards === undefined || event.count === 0 || audience.handShown) return null
      return en
        ? `You find ${list(event.cards, language)} in the tin.`
        : `Tu trouves ${list(event.cards, language)} dans la boîte.`
    case 'turnBegan':
      return en ? `It is ${does('your', `${name}’s`)} turn.` : `À ${does('toi', name)} de jouer.`
    case 'passed':
      return en ? 'You let it lie.' : 'Tu laisses faire.'
    case 'played':
      if (event.card === 'dog')
        return en ? `${name} ${does('call', 'calls')} the dog.` : `${name} ${does('appelles', 'appelle')} le chien.`
      return en
        ? `${name} ${does('put', 'puts')} ${CARDS[event.card].en} on the plate.`
        : `${name} ${does('poses', 'pose')} ${CARDS[event.card].fr} sur l’assiette.`
    case 'stolen':
      return en
        ? `Gone in one bite: ${CARDS[event.card].en}.`
        : typesetFrench(`Avalé tout rond : ${CARDS[event.card].fr}.`)
    case 'eaten':
      return en
        ? `${name} ${does('eat', 'eats')} ${CARDS[event.card].en}.`
        : `${name} ${does('manges', 'mange')} ${CARDS[event.card].fr}.`
  }
}

const list = (cards: readonly Card[], language: Language): string =>
  cards.map((card) => CARDS[card][language]).join(', ')

function tellEnd(winners: readonly number[], audience: Audience): string {
  const names = winners.map((seat) =>
    seat === audience.you ? (audience.language === 'en' ? 'you' : 'toi') : audience.names[seat],
  )
  return audience.language === 'en'
    ? `The tin is closed. Crumbs on the chin of: ${names.join(', ')}.`
    : typesetFrench(`On referme la boîte. Des miettes au menton de : ${names.join(', ')}.`)
}

/** Nobody's turn begins once it is over. */
const isWorthTelling = (event: Heard<Event>, heard: readonly Heard<Event>[]): boolean =>
  event.type !== 'turnBegan' || heard.every(({ type }) => type !== 'gameOver')

export const narrator = (audience: Audience): Narrator<Biscuits> => ({
  tell: (heard) =>
    heard
      .filter((event) => isWorthTelling(event, heard))
      .map((event) => tellEvent(event, audience))
      .filter((line) => line !== null),
})

const hand = (view: View, { language }: Audience): readonly string[] =>
  view.hand.map(({ id, count }) => `${upper(CARDS[id][language])}${count > 1 ? ` × ${count}` : ''}`)

function outline(view: View, audience: Audience): readonly OutlinePart[] {
  const en = audience.language === 'en'
  const held = hand(view, audience)
  return [
    {
      title: en ? 'On the plate' : 'Sur l’assiette',
      lines: [
        view.plate === null
          ? en
            ? 'Nothing but crumbs.'
            : 'Rien que des miettes.'
          : upper(CARDS[view.plate.card][audience.language]),
      ],
    },
    {
      title: en ? 'Around the table' : 'Autour de la table',
      lines: view.seats.map(({ points, cards }, seat) => {
        const name = seat === audience.you ? (en ? 'You' : 'Toi') : (audience.names[seat] ?? `${seat + 1}`)
        const turn =
          view.turn === seat && view.winners.length === 0 ? (en ? ', whose turn it is' : ', dont c’est le tour') : ''
        const count = counted(cards, en ? 'card' : 'carte', en)
        return typesetFrench(`${name}${turn} : ${counted(points, 'point', en)}, ${count}`).replace(
          en ? /\s:/ : /$^/,
          ':',
        )
      }),
    },
    ...(held.length === 0 ? [] : [{ title: en ? 'Your hand' : 'Ta main', lines: held }]),
    { title: en ? 'In the tin' : 'Dans la boîte', lines: [counted(view.tin, en ? 'card' : 'carte', en)] },
  ]
}

function choice(chosen: Choice, { language }: Audience): string {
  const en = language === 'en'
  switch (chosen.type) {
    case 'play':
      if (chosen.card === 'dog') return en ? 'Walk the dog' : 'Promener le chien'
      return en ? `Eat ${CARDS[chosen.card].en}` : `Manger ${CARDS[chosen.card].fr}`
    case 'dog':
      return en ? 'Let the dog loose' : 'Lâcher le chien'
    case 'pass':
      return en ? 'Let it lie' : 'Laisser faire'
    case 'clear':
      return en ? 'Clear the plate' : 'Débarrasser'
  }
}

export const PLAIN: PlainWords<Biscuits> = { outline, choice, hand }
