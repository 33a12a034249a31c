import { words } from '../../shell/words/words.ts'

export const QR_WORDS = words(
  {
    onlyHere:
      'Phones cannot follow this link: it leads each of them to itself. Start the server for your whole network (HOST=0.0.0.0), or open this page by the address of this computer on the network.',
  },
  {
    onlyHere:
      "Les téléphones ne peuvent pas suivre ce lien : il mène chacun à lui-même. Ouvre le serveur à tout ton réseau (HOST=0.0.0.0), ou ouvre cette page par l'adresse de cet ordinateur sur le réseau.",
  },
)
