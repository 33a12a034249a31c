import { words } from '../../shell/words/words.ts'

export const ABOUT_WORDS = words(
  {
    title: 'About',
    whatTitle: 'What this is',
    what: 'Brouhaha is a card table for rowdy card games, played by the book, on any screen, against people or bots. Its first game: Zombie Mosh! and its six undead dancers. No account, no advertising, no tracking.',
    whoseTitle: 'Whose rules',
    whose:
      'Brouhaha is an independent project. Zombie Mosh! is a game by its authors, Stephen McLaughlin and K. Joseph Huber; Munchkin, Star Munchkin, Munchkin Cthulhu and Munchkin Zombies are trademarks of Steve Jackson Games. The titles are used only to say whose rules are played. There is no affiliation with and no endorsement by any of them. Every text, name of a character, drawing and line of code here is our own.',
    fairTitle: 'Fair shuffles',
    fair: 'Before each song the table promises its seed by publishing a fingerprint of it, and only then may each seat add luck of its own. When the song is over the seed is shown, and the replay page checks the promise and every card that was dealt.',
    keptTitle: 'What is kept',
    kept: 'Games on this device never leave it. A table online keeps the names, the moves and the talk until it expires; at the table, the menu “Table” deletes what it keeps of you. Your seat’s secret is kept in this browser and is never part of a link.',
    thanksTitle: 'With thanks to',
    bangers: 'Bangers, the loud typeface, by Vernon Adams: SIL Open Font License 1.1',
    atkinson: 'Atkinson Hyperlegible Next, the readable one, by the Braille Institute: SIL Open Font License 1.1',
    icons:
      'The pictures on the cards, composed from icons of game-icons.net by Lorc, Delapouite and contributors, modified: CC BY 3.0',
    zzfx: 'ZzFX, the tiny synthesiser, by Frank Force: MIT licence',
    react: 'React, wouter and the others that the README names: MIT licence',
    licenceTitle: 'Licence',
    licence: 'The code, the texts and the drawings of Brouhaha are under the MIT licence.',
  },
  {
    title: 'À propos',
    whatTitle: "Ce que c'est",
    what: 'Brouhaha est une table pour jeux de cartes turbulents, joués selon les règles, sur tous les écrans, contre des gens ou des robots. Son premier jeu : Zombie Mosh ! et ses six zombis danseurs. Pas de compte, pas de publicité, pas de pistage.',
    whoseTitle: 'À qui sont les règles',
    whose:
      "Brouhaha est un projet indépendant. Zombie Mosh! est un jeu de ses auteurs, Stephen McLaughlin et K. Joseph Huber ; Munchkin, Star Munchkin, Munchkin Cthulhu et Munchkin Zombies sont des marques de Steve Jackson Games. Ces titres ne servent qu'à dire quelles règles on joue. Il n'y a ni lien avec eux, ni approbation de leur part. Tous les textes, noms de personnages, dessins et lignes de code sont les nôtres.",
    fairTitle: 'Un mélange honnête',
    fair: 'Avant chaque chanson, la table promet sa graine en publiant son empreinte ; ensuite seulement, chaque place peut y ajouter sa chance. La chanson finie, la graine est montrée, et la page de reprise vérifie la promesse et chaque carte distribuée.',
    keptTitle: 'Ce qui est gardé',
    kept: "Les parties sur cet appareil n'en sortent jamais. Une table en ligne garde les noms, les coups et les bavardages jusqu'à son expiration ; à la table, le menu « Table » efface ce qu'elle garde de toi. Le secret de ta place reste dans ce navigateur et ne figure jamais dans un lien.",
    thanksTitle: 'Avec nos remerciements à',
    bangers: 'Bangers, la police qui crie, par Vernon Adams : SIL Open Font License 1.1',
    atkinson: 'Atkinson Hyperlegible Next, celle qui se lit, par le Braille Institute : SIL Open Font License 1.1',
    icons:
      "Les images des cartes, composées d'icônes de game-icons.net par Lorc, Delapouite et d'autres, modifiées : CC BY 3.0",
    zzfx: 'ZzFX, le tout petit synthétiseur, par Frank Force : licence MIT',
    react: 'React, wouter et ceux que nomme le README : licence MIT',
    licenceTitle: 'Licence',
    licence: 'Le code, les textes et les dessins de Brouhaha sont sous licence MIT.',
  },
)
