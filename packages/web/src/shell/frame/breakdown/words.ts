import { words } from '../../words/words.ts'

export const BREAKDOWN_WORDS = words(
  {
    title: 'The music stopped',
    text: 'Part of this page could not be shown: the server may have been updated, or the network was gone. Games that were begun are kept.',
    reload: 'Reload',
    entrance: 'To the entrance',
  },
  {
    title: "La musique s'est arrêtée",
    text: "Une partie de cette page n'a pas pu s'afficher : le serveur a peut-être été mis à jour, ou le réseau a flanché. Les parties commencées sont gardées.",
    reload: 'Recharger',
    entrance: "Vers l'entrée",
  },
)
