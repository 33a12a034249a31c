import { words } from './words.ts'

export const SHELL_WORDS = words(
  {
    skip: 'Skip to the page',
    home: 'Brouhaha, to the entrance',
    rules: 'Rules',
    cards: 'Cards',
    about: 'About',
    settings: 'Settings',
    language: 'Language',
    pages: 'Pages',
    plainHttp:
      'This page came over plain http. Everything plays, but the browser will not install it or let it start without the network: that needs https.',
    notice: 'Independent fan project. No affiliation with the games’ publishers.',
    loading: 'Setting up the stage…',
    lostTitle: 'Nobody plays here',
    lostText: 'There is no such page. The band may have moved to another venue.',
    backHome: 'Back to the entrance',
  },
  {
    skip: 'Aller au contenu',
    home: "Brouhaha, vers l'entrée",
    rules: 'Règles',
    cards: 'Cartes',
    about: 'À propos',
    settings: 'Réglages',
    language: 'Langue',
    pages: 'Pages',
    plainHttp:
      "Cette page est arrivée en http simple. Tout se joue, mais le navigateur refuse de l'installer ou de la lancer sans réseau : il faudrait https.",
    notice: 'Projet indépendant de fans. Aucun lien avec les éditeurs des jeux.',
    loading: 'On monte la scène…',
    lostTitle: 'Personne ne joue ici',
    lostText: "Cette page n'existe pas. Le groupe a peut-être changé de salle.",
    backHome: "Retour à l'entrée",
  },
)
