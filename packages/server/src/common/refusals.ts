// Every way in which the table itself says no, before any rule of a game is asked.

import { refusal } from '@brouhaha/table'

export const REFUSED = {
  host: refusal(
    'TABLE-HOST',
    'Only the host of this table may do that.',
    "Seul l'hôte de cette table peut faire cela.",
  ),
  newerPack: refusal(
    'TABLE-PACK',
    'That pack is written in format 2, and the rules of this server read format 1: ask its host for newer rules.',
    "Ce paquet est écrit au format 2 et les règles de ce serveur lisent le format 1\u00a0: demande des règles plus récentes à l'hébergeur.",
  ),
  seated: refusal(
    'TABLE-SEAT',
    'You are watching: take a seat to join in.',
    'Tu regardes\u00a0: prends une place pour participer.',
  ),
  taken: refusal('TABLE-SEAT', 'That seat is taken.', 'Cette place est prise.'),
  full: refusal('TABLE-SEAT', 'No seat is free at this table.', "Il n'y a plus de place à cette table."),
  noPerson: refusal('TABLE-SEAT', 'No person sits there.', "Personne n'est assis là."),
  noSuchSeat: refusal('TABLE-SEAT', 'This table has no such seat.', "Cette table n'a pas cette place."),
  noSuchBot: refusal(
    'TABLE-BOT',
    'No bot of that strength plays this game yet.',
    'Aucun robot de cette force ne joue encore à ce jeu.',
  ),
  locked: refusal(
    'TABLE-LOCK',
    'The host has locked this table: ask for an invitation.',
    "L'hôte a fermé cette table\u00a0: demande une invitation.",
  ),
  invitation: refusal(
    'TABLE-INVITATION',
    'This invitation has been used or taken back: ask the host for another.',
    "Cette invitation a déjà servi ou a été reprise\u00a0: demandes-en une autre à l'hôte.",
  ),
  gathering: refusal('TABLE-START', 'The game has not begun yet.', "La partie n'a pas encore commencé."),
  begun: refusal('TABLE-START', 'The game has begun already.', 'La partie a déjà commencé.'),
  alone: refusal(
    'TABLE-START',
    'Every seat needs somebody: a person or a bot.',
    "Il faut quelqu'un à chaque place\u00a0: une personne ou un robot.",
  ),
  paused: refusal('TABLE-PAUSE', 'The table takes a break.', 'La table fait une pause.'),
  disputed: refusal(
    'TABLE-DISPUTE',
    'A dispute is open: it is ruled on, let rest, or lapses after the time of a turn.',
    "Un litige est ouvert\u00a0: on tranche, on laisse tomber, ou il s'éteint après la durée d'un tour.",
  ),
  undisputed: refusal('TABLE-DISPUTE', 'Nothing is disputed.', "Il n'y a pas de litige."),
  disputedBefore: refusal(
    'TABLE-DISPUTE',
    'This moment has been disputed already: somebody plays first.',
    "Ce moment a déjà fait l'objet d'un litige\u00a0: que quelqu'un joue d'abord.",
  ),
  noVote: refusal('TABLE-VOTE', 'There is nothing for you to vote on.', "Tu n'as pas à voter en ce moment."),
  unhurried: refusal(
    'TABLE-READING',
    'Nothing waits that you could hold up now, or not again.',
    "Rien à retenir en ce moment, ou tu l'as déjà fait.",
  ),
  unfinished: refusal('TABLE-REMATCH', 'This game is not over yet.', "Cette partie n'est pas encore finie."),
  over: refusal('TABLE-OVER', 'This game is over.', 'Cette partie est finie.'),
  muted: refusal('TABLE-MUTE', 'The host has muted you.', "L'hôte t'a coupé la parole."),
  yourself: refusal('TABLE-KICK', 'To get up yourself, leave the table.', 'Pour te lever toi-même, quitte la table.'),
  present: refusal('TABLE-SEAT', 'Somebody sits there and is present.', "Quelqu'un est assis là, et bien présent."),
  notAway: refusal(
    'TABLE-SEAT',
    'A new link is for somebody who has been gone for a while.',
    "Un nouveau lien est pour quelqu'un qui est parti depuis un moment.",
  ),
  seatedHere: refusal(
    'TABLE-SEAT',
    'You sit at this table already: nobody has two seats.',
    "Tu es déjà à cette table\u00a0: personne n'a deux places.",
  ),
  between: refusal('TABLE-ENCORE', 'That is decided between two songs.', 'Cela se décide entre deux chansons.'),
  trouble: refusal(
    'TABLE-STORE',
    'The server could not write that down: nothing has changed, try again.',
    "Le serveur n'a pas pu l'écrire\u00a0: rien n'a changé, essaie encore.",
  ),
  ruleless: refusal(
    'TABLE-RULES',
    'The rules of this table are not on this server. The table is kept: once whoever runs the server brings back their file, or a Brouhaha that has it, the game goes on where it was.',
    'Les règles de cette table ne sont pas sur ce serveur. La table est gardée\u00a0: dès que la personne qui tient le serveur remet leur fichier, ou un Brouhaha qui les connaît, la partie reprend où elle en était.',
  ),
  noRules: refusal(
    'TABLE-RULES',
    'This server has no rules of that game: whoever runs it builds them (npm run build) or installs it anew.',
    "Ce serveur n'a aucune règle de ce jeu\u00a0: que la personne qui le tient les construise (npm run build) ou le réinstalle.",
  ),
  gameless: refusal(
    'TABLE-GAME',
    'This server no longer plays the game of this table. The table is kept: once whoever runs the server starts it with that game (--kit), it goes on where it was.',
    'Ce serveur ne joue plus au jeu de cette table. La table est gardée\u00a0: dès que la personne qui tient le serveur le relance avec ce jeu (--kit), la partie reprend où elle en était.',
  ),
  damaged: refusal(
    'TABLE-DAMAGED',
    'What this server kept of the table does not hold, so nobody can play on from there. Whoever runs the server finds the reason in its log, and may have a copy from before.',
    "Ce que le serveur a gardé de cette table ne tient pas debout\u00a0: personne ne peut continuer à partir de là. La personne qui tient le serveur trouve la raison dans son journal, et a peut-être une copie d'avant.",
  ),
  tooMany: refusal(
    'TABLE-LIMIT',
    'There are too many of these at the moment: try again later.',
    'Il y en a trop pour le moment\u00a0: réessaie plus tard.',
  ),
} as const
