import type { Language, Sentence } from '@brouhaha/table'

export const SERVE_SUMMARY: Sentence = {
  en: 'open the card table in browsers, here and on phones nearby',
  fr: 'ouvrir la table de jeu dans les navigateurs, ici et sur les téléphones',
}

export const SERVE_HELP: Sentence = {
  en: `Serves the page and its tables from this machine until Ctrl-C.

Usage: brouhaha serve [options]

  --port N       port (7777; otherwise PORT)
  --host NAME    who may connect: 0.0.0.0 everybody on the network (otherwise
                 HOST), 127.0.0.1 this machine alone
  --data FOLDER  where games are kept (./data; otherwise DATA_DIR)
  --kit FOLDER   a game from outside, beside ours
  --lang en|fr   language
  -h, --help     this page`,
  fr: `Sert la page et ses tables depuis cette machine, jusqu'à Ctrl-C.

Usage\u00a0: brouhaha serve [options]

  --port N       le port (7777, sinon PORT)
  --host NOM     qui peut se connecter\u00a0: 0.0.0.0 tout le réseau (sinon HOST),
                 127.0.0.1 cette machine seulement
  --data DOSSIER où garder les parties (./data, sinon DATA_DIR)
  --kit DOSSIER  un jeu venu d'ailleurs, à côté des nôtres
  --lang en|fr   la langue
  -h, --help     cette page`,
}

export interface ServeWords {
  readonly open: string
  readonly here: (address: string) => string
  readonly phone: (address: string) => string
  readonly onlyHere: string
  readonly kept: (folder: string) => string
  readonly stop: string
  readonly closing: string
  readonly taken: (port: number) => string
  readonly forbidden: (port: number) => string
  readonly notHere: (host: string) => string
  readonly unwritable: (folder: string) => string
  readonly noPages: string
  readonly failed: (folder: string, why: string) => string
}

export const SERVE_WORDS: Readonly<Record<Language, ServeWords>> = {
  en: {
    open: 'Brouhaha is open.',
    here: (address) => `  on this machine   ${address}`,
    phone: (address) => `  on your network   ${address}`,
    onlyHere: '  (only this machine can connect)',
    kept: (folder) => `Games are kept in ${folder}.`,
    stop: 'Ctrl-C closes.',
    closing: 'Closing; every game goes on from here next time.',
    taken: (port) =>
      `port ${port} is taken; stop what uses it, or choose another: --port ${port + 1} or PORT=${port + 1}`,
    forbidden: (port) => `port ${port} is not allowed for you; choose one above 1023: PORT=7777`,
    notHere: (host) => `${host} is no address of this machine; HOST=0.0.0.0 listens on all of them`,
    unwritable: (folder) => `${folder} cannot be written; choose another folder: DATA_DIR=…`,
    noPages: 'the page is not built; npm run build makes it',
    failed: (folder, why) => `it does not start with the games in ${folder}: ${why}`,
  },
  fr: {
    open: 'Brouhaha est ouvert.',
    here: (address) => `  sur cette machine ${address}`,
    phone: (address) => `  sur ton réseau    ${address}`,
    onlyHere: '  (seule cette machine peut se connecter)',
    kept: (folder) => `Les parties sont gardées dans ${folder}.`,
    stop: 'Ctrl-C pour fermer.',
    closing: 'On ferme\u00a0; chaque partie reprendra là où elle en est.',
    taken: (port) =>
      `le port ${port} est pris\u00a0; libère-le ou choisis-en un autre\u00a0: --port ${port + 1} ou PORT=${port + 1}`,
    forbidden: (port) => `le port ${port} ne t'est pas permis\u00a0; prends-en un au-dessus de 1023\u00a0: PORT=7777`,
    notHere: (host) => `${host} n'est pas une adresse de cette machine\u00a0; HOST=0.0.0.0 les écoute toutes`,
    unwritable: (folder) => `impossible d'écrire dans ${folder}\u00a0; choisis un autre dossier\u00a0: DATA_DIR=…`,
    noPages: "la page n'est pas construite\u00a0; npm run build s'en charge",
    failed: (folder, why) => `impossible de démarrer avec les parties de ${folder}\u00a0: ${why}`,
  },
}
