// What the coach says at Munchkin: `lesson.` the name of a lesson, `astray.` a word for something else than was asked.

import { words } from '../app/words.ts'

export const MUNCHKIN_LESSONS = words(
  {
    'lesson.dress': 'Get dressed',
    shield:
      'You begin at level 1 with four cards. Gear makes you stronger. Tap the outlined shield, see what it would change, then put it on.',
    socks:
      'Strength 3 instead of 1. Now the footwear: two hands, two feet, one head, one armour, that is all you can wear.',
    'lesson.fight': 'Open a door, win a fight',
    door: 'Every turn begins with a door. Open it.',
    totals:
      'A monster! You: level 1, shield 2, footwear 2, that makes 5. The monster: 4. You need more than the monster has; a tie is lost.',
    claim: 'Five beats four. Say that you win; if nobody objects, it is done.',
    hat: 'Won: you go up to level 2, and two treasures are in your hand. Put the hat on.',
    done: 'Nothing more to do: end your turn. Then {one} and {two} play theirs.',
    'lesson.curse': 'A curse, and a consolation',
    cursed: 'Your turn again. Open the door.',
    noTrouble:
      'A curse! It strikes at once: your hat is gone. Whoever holds one can throw it at you at any time. You could now fight a monster from your hand, but you hold none: go on without.',
    loot: 'No fight? Then loot the empty room: one card, face down, for your eyes only.',
    doneAgain: 'A small monster, for another day. End your turn.',
    'lesson.help': 'Too strong for one',
    dragon: 'Open the next door.',
    tooStrong:
      'A dragon: 10 against your 6. Alone you would lose, and its bad stuff would happen to you. But you have friends, of a kind.',
    ask: 'Ask for help. The sheet shows who would tip the scales. Nobody works for nothing: offer one treasure, picked last.',
    'astray.ask':
      'Not that price: nobody here works for nothing, and more is too kind. Offer one treasure, and let the helper pick last.',
    claimTogether: 'Together you are ahead. Win it: the level is yours alone, one treasure goes to your helper.',
    take: 'Treasures on the table. Pick one for you.',
    takeAgain: 'And a second one: that was the deal.',
    'lesson.charity': 'Too many cards',
    give: 'Six cards, and a turn ends with five at most. What is over goes to whoever has the lowest level: tap any card, then say who gets it.',
    'astray.give':
      'Good thinking: cards on the table do not count. But see charity once. I put it back: give one card away.',
    doneGiving: 'That was charity. Now you can end your turn.',
    'lesson.flight': 'Run!',
    knight: 'Your turn. Open the door.',
    run: 'Fourteen against seven, and this knight fights one at a time: nobody may help. Run away.',
    roll: 'A 5 or a 6 gets you away. Roll.',
    doneRunning:
      'A 2: caught. The bad stuff happens, and your shield is gone. Others take levels, some even kill. End your turn.',
    'lesson.gate': 'Stop the winner',
    ahead: 'Level 10 wins. We jump ahead some hours: {one} gets level 9, and the turn. Watch closely.',
    stop: '{one} wins this fight, and with it the game! But before it is final everybody may answer. You hold cards that make a monster stronger: play one, now.',
    'astray.stop': 'That does not stop {one}. Tap the outlined card: it makes the monster strong enough.',
    'lesson.victory': 'Level 10',
    lastDoor: '{one} was caught and wins nothing. We jump once more: now you have level 9. Open the door.',
    win: 'A small one. The tenth level must come from a fight, and here it is: win!',
    finished:
      'You won, and you know enough: a door, a fight or some loot, charity, and no mercy. All the rest stands on the cards; the i in a corner opens one.',
  },
  {
    'lesson.dress': 'Habille-toi',
    shield:
      "Tu commences au niveau 1 avec quatre cartes. L'équipement te rend plus fort. Touche le bouclier entouré, regarde ce qu'il changerait, puis mets-le.",
    socks:
      "Force 3 au lieu de 1. Aux chaussures, maintenant : deux mains, deux pieds, une tête, une armure, c'est tout ce que tu peux porter.",
    'lesson.fight': 'Ouvre une porte, gagne un combat',
    door: 'Chaque tour commence par une porte. Ouvre-la.',
    totals:
      "Un monstre ! Toi : niveau 1, bouclier 2, chaussures 2, ça fait 5. Le monstre : 4. Il te faut plus que le monstre ; à égalité, c'est perdu.",
    claim: "Cinq bat quatre. Dis que tu gagnes ; si personne n'a rien à redire, c'est fait.",
    hat: 'Gagné : tu passes au niveau 2, et deux trésors arrivent dans ta main. Mets le casque.',
    done: 'Plus rien à faire : termine ton tour. {one} et {two} jouent le leur.',
    'lesson.curse': 'Une malédiction, et de quoi te consoler',
    cursed: "C'est encore à toi. Ouvre la porte.",
    noTrouble:
      "Une malédiction ! Elle frappe aussitôt : adieu le casque. Qui en a une en main peut te la lancer n'importe quand. Tu pourrais combattre un monstre de ta main, mais tu n'en as pas : continue sans.",
    loot: 'Pas de combat ? Alors fouille la salle vide : une carte, face cachée, rien que pour toi.',
    doneAgain: 'Un petit monstre, pour un autre jour. Termine ton tour.',
    'lesson.help': 'Trop fort pour toi seul',
    dragon: 'Ouvre la porte suivante.',
    tooStrong:
      "Un dragon : 10 contre 6. Seul, tu perdrais, et tu subirais son incident fâcheux. Mais tu as des amis, si l'on peut dire.",
    ask: "Demande de l'aide. La fiche montre qui ferait pencher la balance. Personne ne travaille pour rien : propose un trésor, choisi en dernier.",
    'astray.ask':
      "Pas à ce prix : ici, personne ne travaille pour rien, et plus, c'est trop gentil. Propose un trésor, choisi en dernier.",
    claimTogether: 'À deux, vous êtes devant. Gagne : le niveau est pour toi seul, un trésor va à qui t’aide.',
    take: 'Des trésors sur la table. Prends-en un.',
    takeAgain: "Et un deuxième : c'était le marché.",
    'lesson.charity': 'Trop de cartes',
    give: 'Six cartes, et un tour se finit avec cinq au plus. Le surplus va au plus bas niveau : touche une carte, puis dis qui la reçoit.',
    'astray.give':
      "Bien vu : les cartes posées ne comptent pas. Mais découvre la charité une fois. Je l'ai reprise : donne une carte.",
    doneGiving: 'Voilà la charité. Tu peux maintenant terminer ton tour.',
    'lesson.flight': 'Sauve qui peut !',
    knight: 'À toi. Ouvre la porte.',
    run: "Quatorze contre sept, et ce chevalier se bat seul à seul : personne ne peut t'aider. Déguerpis.",
    roll: 'Un 5 ou un 6, et tu lui échappes. Lance le dé.',
    doneRunning:
      "Un 2 : rattrapé. L'incident fâcheux tombe, et ton bouclier y passe. D'autres prennent des niveaux, certains tuent. Termine ton tour.",
    'lesson.gate': 'Arrête qui va gagner',
    ahead: 'Au niveau 10, on gagne. Sautons quelques heures : {one} a le niveau 9, et joue. Ouvre l’œil.',
    stop: '{one} gagne ce combat, et la partie avec ! Mais avant que ce soit définitif, tout le monde peut répondre. Tu as de quoi renforcer un monstre : joue-le, maintenant.',
    'astray.stop': "Ça n'arrête pas {one}. Touche la carte entourée : elle rend le monstre assez fort.",
    'lesson.victory': 'Niveau 10',
    lastDoor: '{one} est rattrapé et ne gagne rien. Sautons encore un peu : te voilà au niveau 9. Ouvre la porte.',
    win: 'Un petit. Le dixième niveau se gagne au combat, et le voici : gagne !',
    finished:
      'Tu as gagné, et tu en sais assez : une porte, un combat ou du butin, la charité, et pas de pitié. Le reste est écrit sur les cartes ; le i dans leur coin en ouvre une.',
  },
)
