// Where a card of format 1 did not do what its text said, or what it did cannot be said in format 2: told to whoever wrote it.

export const NOTICE_WORDS = {
  candidate: {
    en: 'in a question about other players “you”, “victim”, “target”, “each”, “actor”, “left”, “right” and “others” were those of the player who is tried; the translation says “tried” and keeps what the card did: write what you meant',
    fr: 'dans une question sur d’autres joueurs, « you », « victim », « target », « each », « actor », « left », « right » et « others » étaient ceux du joueur essayé ; la traduction dit « tried » et garde ce que la carte faisait : écris ce que tu voulais dire',
  },
  changed: {
    en: 'this meant the neighbours of the player who is tried, for whom there is no word; it means your own now: check what the card does',
    fr: 'cela désignait les voisins du joueur essayé, pour lesquels il n’y a pas de mot ; maintenant il désigne les tiens : vérifie ce que fait la carte',
  },
  inert: {
    en: 'what is named was never asked for here, so this step did nothing; the translation leaves it out: give the monster a name with nameMonster, or write the step again in format 2, where it is asked for',
    fr: 'ce qui est nommé n’était jamais demandé ici, donc cette étape ne faisait rien ; la traduction la supprime : donne un nom au monstre avec nameMonster, ou réécris l’étape au format 2, où on le demande',
  },
  side: {
    en: 'nobody was asked for the side here, and the players were helped; the translation says “players”: write “either” again if whoever it happens to should choose',
    fr: 'ici personne n’était interrogé sur le camp, et c’étaient les joueurs qui en profitaient ; la traduction dit « players » : réécris « either » si le joueur concerné doit choisir',
  },
  firstMonster: {
    en: 'nobody was asked which monster gives way, and the first one did; from now on it is asked for',
    fr: 'personne n’était interrogé sur le monstre qui cède sa place, et c’était le premier ; désormais on le demande',
  },
  nobody: {
    en: 'where nobody could be named, “target” was still whoever it was before; now the name stands for nobody and nothing happens',
    fr: 'quand personne ne pouvait être nommé, « target » restait celui d’avant ; maintenant le nom ne désigne personne et rien ne se passe',
  },
  stillIt: {
    en: 'where the step before found no card, “it” was still the card of an earlier step or of the window; now the name stands for no card',
    fr: 'quand l’étape d’avant ne trouvait aucune carte, « it » restait la carte d’une étape antérieure ou de la fenêtre ; maintenant le nom ne désigne aucune carte',
  },
  mostDrawn: {
    en: 'of several players who draw, this was the most that one of them drew; now it is what they drew together: use “each” to count for one',
    fr: 'si plusieurs joueurs piochent, c’était le plus grand nombre pioché par l’un d’eux ; maintenant c’est leur total : emploie « each » pour compter par joueur',
  },
  noneDrawn: {
    en: 'where no card was drawn, “it” was the newest card of the hand; now the name stands for no card',
    fr: 'quand aucune carte n’était piochée, « it » était la carte la plus récente de la main ; maintenant le nom ne désigne aucune carte',
  },
  answered: {
    en: 'a question in between had taken the place of this number: after “choose” it was the number of the way, after a price that nobody paid 2, after “namePlayer” 0; the translation keeps that: name the step whose result you meant with as',
    fr: 'une question entre-temps avait pris la place de ce nombre : après « choose », c’était le numéro de la voie, après un prix refusé 2, après « namePlayer » 0 ; la traduction garde cela : nomme avec as l’étape dont tu voulais le résultat',
  },
  mixed: {
    en: 'this could mean what one step brought or what another did, which one name cannot say: give each step a name of its own and check what the card does',
    fr: 'cela pouvait désigner ce qu’apportait une étape ou une autre, ce qu’un seul nom ne peut dire : donne un nom à chaque étape et vérifie ce que fait la carte',
  },
  nothing: {
    en: 'nothing had come before, so this was always nothing; the translation says so: name the step whose result you meant with as',
    fr: 'rien ne s’était passé avant, donc c’était toujours zéro ; la traduction le dit : nomme avec as l’étape dont tu voulais le résultat',
  },
  nowWorks: {
    en: 'this never did anything; from now on it does what it says',
    fr: 'cela ne faisait jamais rien ; désormais cela fait ce qui est écrit',
  },
  ofFight: {
    en: 'played by somebody who does not fight, this rule held for nobody; the translation keeps that: leave out the condition if it should hold for the whole fight',
    fr: 'jouée par quelqu’un qui ne combat pas, cette règle ne valait pour personne ; la traduction garde cela : enlève la condition si elle doit valoir pour tout le combat',
  },
} as const satisfies Readonly<Record<string, { readonly en: string; readonly fr: string }>>

export type NoticeKind = keyof typeof NOTICE_WORDS

export interface Notice {
  readonly path: string
  readonly kind: NoticeKind
}

export type Notify = (kind: NoticeKind, path: string) => void
