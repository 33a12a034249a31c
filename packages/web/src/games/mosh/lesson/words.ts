// What the coach says at Zombie Mosh!: `lesson.` the name of a lesson, `astray.` a word for something else than was asked.

import { words } from '../../../shell/words/words.ts'

export const MOSH_LESSONS = words(
  {
    'lesson.zombie': 'Choose your zombie',
    board:
      'Six zombies, one for each player. Pick yours, then confirm with the big button. Tonight all are equally rotten.',
    'lesson.attack': 'Hit somebody',
    crowd:
      'This is you. The crowd has thrown two cards at everybody already. A hit that nothing stops does 1 damage; at 3 the part falls off.',
    hit: 'Your dance: two cards now, two later. Each edge of a card is a part of the body. Tap an edge of the outlined card, say whom it hits, then confirm.',
    hitAgain: 'Once more, with the outlined card. Keep the heads: you are about to need yours.',
    'astray.hitAgain': 'Keep your heads for the defence. I took it back: hit with the outlined card.',
    'lesson.defence': 'Defend yourself',
    incoming: 'Both went for you: fame at last. Your head would fall, 3 hits of 3. Your right leg is past saving.',
    defend: 'A card on your own side stops one hit on the same part. Tap a head, then Defend, then confirm.',
    'astray.defend': 'Your head needs it more. I took it back: defend the head.',
    lastCard: 'Your last card of the round: hit or defend, as you like.',
    'lesson.damage': 'Count the parts',
    fallen:
      'Your head holds; your right leg has gone solo. Damage stays for the whole song, and with three parts gone you leave the pit.',
    'lesson.end': 'How a song ends',
    rest: 'New cards, new round, until one zombie is left in the pit. We dance the rest for you, in fast motion. Watch the parts fly.',
    finished: 'Last one in the pit wins the song. That is the whole game: hit, defend, stay in one piece.',
  },
  {
    'lesson.zombie': 'Choisis ton zombi',
    board:
      'Six zombis, un par personne. Choisis le tien, puis confirme avec le gros bouton. Ce soir, tous sont aussi frais, ou aussi peu.',
    'lesson.attack': "Frappe quelqu'un",
    crowd:
      "Toi, c'est là. La foule a déjà lancé deux cartes sur tout le monde. Un coup que rien n'arrête fait 1 dommage ; à 3, le membre tombe.",
    hit: "Ta danse : deux cartes maintenant, deux plus tard. Chaque bord d'une carte est un membre. Touche un bord de la carte entourée, dis qui elle frappe, puis confirme.",
    hitAgain: 'Encore une, avec la carte entourée. Garde les têtes : tu risques de perdre la tienne.',
    'astray.hitAgain': "Garde tes têtes pour la défense. Je l'ai reprise : frappe avec la carte entourée.",
    'lesson.defence': 'Défends-toi',
    incoming:
      "Tout le monde sur toi : c'est la gloire. Ta tête tomberait, 3 coups sur 3. Pour ta jambe droite, c'est fichu.",
    defend: 'Une carte de ton côté arrête un coup sur le même membre. Touche une tête, puis Défendre, puis confirme.',
    'astray.defend': "Ta tête en a plus besoin. Je l'ai reprise : défends la tête.",
    lastCard: 'Ta dernière carte du tour : frappe ou défends, comme tu veux.',
    'lesson.damage': 'Compte les membres',
    fallen:
      'Ta tête tient, ta jambe droite a pris ses cliques et ses claques. Les dommages restent toute la chanson, et à trois membres perdus tu quittes la fosse.',
    'lesson.end': 'Comment finit une chanson',
    rest: "D'autres cartes, un autre tour, jusqu'à ce qu'il ne reste qu'un zombi dans la fosse. On danse la suite pour toi, en accéléré. Regarde voler les membres.",
    finished: "Qui reste dans la fosse gagne la chanson. C'est tout le jeu : frappe, défends, reste en un morceau.",
  },
)
