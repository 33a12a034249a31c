import { words } from '../../../shell/words/words.ts'

export const MOSH_RULES_WORDS = words(
  {
    title: 'Rules of Zombie Mosh!',
    shortTitle: 'In one breath',
    short1: 'You are a zombie in the mosh pit, with a head, two arms and two legs.',
    short2: 'Each round you are dealt 4 cards. The crowd bumps everybody twice, at random.',
    short3:
      'Dance twice, two cards each time: lay a card as an attack beside somebody else or as a defence beside yourself. Of its two edges, you choose the one that counts.',
    short4:
      'Then it is counted: a defence cancels an attack on the same part, each attack left hurts it. At 3 it falls off.',
    short5: 'Three parts gone and you are out. Last zombie in the pit wins the song.',
    COMP: 'What is in the box',
    SETUP: 'Setting up',
    CARD: 'The cards',
    ROUND: 'A round',
    DANCE: 'The dance',
    DMG: 'Counting the damage',
    END: 'Who wins',
    NEXT: 'The next round',
    SIDEB: 'Side B',
    house: '{rule} is a rule of this table, not of the game: the sentence that came with it says all there is to say.',
    toHub: 'Rules of the other games',
  },
  {
    title: 'Règles de Zombie Mosh !',
    shortTitle: "D'un seul souffle",
    short1: 'Tu es un zombi dans la fosse, avec une tête, deux bras et deux jambes.',
    short2: 'À chaque tour, tu reçois 4 cartes. La foule bouscule tout le monde deux fois, au hasard.',
    short3:
      "Danse deux fois, deux cartes à chaque fois : pose une carte en attaque à côté d'un autre ou en défense à côté de toi. De ses deux bords, tu choisis celui qui compte.",
    short4:
      'Puis on compte : une défense annule une attaque sur le même membre, chaque attaque qui reste lui fait mal. À 3, il se décroche.',
    short5: 'Trois membres en moins et tu sors. Le dernier zombi dans la fosse gagne la chanson.',
    COMP: 'Dans la boîte',
    SETUP: 'Mise en place',
    CARD: 'Les cartes',
    ROUND: 'Un tour',
    DANCE: 'La danse',
    DMG: 'Le compte des dommages',
    END: 'Qui gagne',
    NEXT: 'Le tour suivant',
    SIDEB: 'Face B',
    house: "{rule} est une règle de cette table, pas du jeu : la phrase qui l'accompagne dit tout.",
    toHub: 'Règles des autres jeux',
  },
)
