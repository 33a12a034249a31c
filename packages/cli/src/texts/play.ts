import type { Language, Sentence } from '@brouhaha/table'

export const PLAY_SUMMARY: Sentence = {
  en: 'play a game against bots',
  fr: 'jouer une partie contre des robots',
}

export const PLAY_HELP: Sentence = {
  en: `A game against bots, at the keyboard or with answers piped in, one per line.

Usage: brouhaha play GAME [options]
       brouhaha play --kit FOLDER [options]

  GAME           mosh: Zombie Mosh!; base, star, cthulhu, zombies: Munchkin, or
                 a mix of its boxes: base+star
  --players N    at the table, you included: mosh 2 to 6, Munchkin 3 to 6 (4)
  --bots A,B,…   who plays against you: in mosh random, steady or sharp
                 (steady), in Munchkin random or novice (novice); again from
                 the front if there are fewer than rivals
  --side A|B     mosh: side of the boards, B has thick and thin limbs (A)
  --songs N      mosh: a concert of so many songs, 1 to 99; otherwise you are
                 asked after each
  --pack FILE    Munchkin: your own cards, as brouhaha pack new makes them;
                 several with commas
  --kit FOLDER   a game from outside, in the place of GAME
  --seed TEXT    the same text and the same plays give the same game
  --name NAME    what the others call you
  --save FILE    keeps the log, to be read again by brouhaha replay FILE
  --lang en|fr   language
  -h, --help     this page

In the dance type the number of an edge and the letter of a zombie: 3b lays
edge 3 at zombie b, an attack; at your own letter it is a defence. In Munchkin
type the number of a line; ?a reads card a of your hand, and help, trade, sell,
show and pact begin an offer. In both, ? explains. A game from outside is played
by the numbers of its choices. Enter plays what is suggested, q leaves.`,
  fr: `Une partie contre des robots, au clavier ou avec une réponse par ligne.

Usage\u00a0: brouhaha play JEU [options]
        brouhaha play --kit DOSSIER [options]

  JEU            mosh\u00a0: Zombie Mosh!\u00a0; base, star, cthulhu, zombies\u00a0: Munchkin,
                 ou un mélange de ses boîtes\u00a0: base+star
  --players N    à table, toi compris\u00a0: mosh de 2 à 6, Munchkin de 3 à 6 (4)
  --bots A,B,…   qui joue contre toi\u00a0: à mosh random, steady ou sharp
                 (steady), à Munchkin random ou novice (novice)\u00a0; on
                 recommence au début s'il en manque
  --side A|B     mosh\u00a0: face des plateaux, la B a des membres solides ou pas (A)
  --songs N      mosh\u00a0: un concert d'autant de chansons, de 1 à 99\u00a0; sinon on
                 te demande après chacune
  --pack FICHIER Munchkin\u00a0: tes propres cartes, comme brouhaha pack new les
                 fait\u00a0; plusieurs avec des virgules
  --kit DOSSIER  un jeu venu d'ailleurs, à la place de JEU
  --seed TEXTE   le même texte et les mêmes coups donnent la même partie
  --name NOM     comment les autres t'appellent
  --save FICHIER garde le journal, à relire avec brouhaha replay FICHIER
  --lang en|fr   la langue
  -h, --help     cette page

Pendant la danse, tape le numéro d'un bord et la lettre d'un zombi\u00a0: 3b pose le
bord 3 chez le zombi b, c'est une attaque\u00a0; à ta propre lettre, une défense.
À Munchkin, tape le numéro d'une ligne\u00a0; ?a montre la carte a de ta main, et
aide, troc, vente, montre et pacte commencent une offre. Dans les deux, ?
explique. Un jeu venu d'ailleurs se joue par les numéros de ses choix. Entrée
joue ce qui est proposé, q quitte.`,
}

export const PIPE_WORDS: Readonly<Record<Language, { readonly number: (most: number) => string }>> = {
  en: { number: (most) => `A number from 1 to ${most}, please.` },
  fr: { number: (most) => `Un nombre de 1 à ${most}, s'il te plaît.` },
}

interface PlayWords {
  readonly you: string
  readonly bot: (number: number, name: string) => string
  readonly whichZombie: string
  readonly yourPlay: (suggested: string) => string
  readonly atWhom: (part: string) => string
  readonly help: string
  readonly nonsense: string
  readonly noEdge: (most: number) => string
  readonly noZombie: string
  readonly tally: string
  readonly encore: string
  readonly yes: string
  readonly no: string
  readonly bye: string
  readonly leaving: string
  readonly saved: (file: string) => string
  readonly seed: (seed: string) => string
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = {
  en: {
    you: 'You',
    bot: (number, name) => `Bot ${number} (${name})`,
    whichZombie: 'Which zombie are you?',
    yourPlay: (suggested) => `Your play (Enter: ${suggested}; ? help)`,
    atWhom: (part) => `${part}: at whom?`,
    help: 'Type the number of an edge and the letter of a zombie: 3b hits b there, your own letter defends. Enter plays what is suggested, q leaves.',
    nonsense: 'That is no play: type the number of an edge and the letter of a zombie, such as 1b.',
    noEdge: (most) => `Your edges have the numbers 1 to ${most}.`,
    noZombie: 'No such zombie in the pit: take a letter from the board.',
    tally: 'Songs won:',
    encore: 'Another song?',
    yes: 'Play it again',
    no: 'Enough for tonight',
    bye: 'Good night. Take all your limbs with you.',
    leaving: 'You slip out by the back door. The song goes on without you.',
    saved: (file) => `The log is in ${file}.`,
    seed: (seed) => `To meet the same luck again: --seed ${seed}`,
  },
  fr: {
    you: 'Toi',
    bot: (number, name) => `Robot ${number} (${name})`,
    whichZombie: 'Quel zombi es-tu\u00a0?',
    yourPlay: (suggested) => `À toi (Entrée\u00a0: ${suggested}\u00a0; ? aide)`,
    atWhom: (part) => `${part}\u00a0: chez qui\u00a0?`,
    help: "Tape le numéro d'un bord et la lettre d'un zombi\u00a0: 3b tape b à cet endroit, ta propre lettre défend. Entrée joue ce qui est proposé, q quitte.",
    nonsense: "Ce n'est pas un coup\u00a0: tape le numéro d'un bord et la lettre d'un zombi, par exemple 1b.",
    noEdge: (most) => `Tes bords ont les numéros 1 à ${most}.`,
    noZombie: 'Pas de tel zombi dans la fosse\u00a0: prends une lettre du plateau.',
    tally: 'Chansons gagnées\u00a0:',
    encore: 'Encore une chanson\u00a0?',
    yes: 'Allez, une autre',
    no: 'Assez pour ce soir',
    bye: "Bonne nuit. N'oublie aucun de tes membres.",
    leaving: 'Tu files par la porte de derrière. La chanson continue sans toi.',
    saved: (file) => `Le journal est dans ${file}.`,
    seed: (seed) => `Pour retrouver la même chance\u00a0: --seed ${seed}`,
  },
}
