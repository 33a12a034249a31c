import type { Emote } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import type { WonBy } from '@brouhaha/zombie-mosh'
import { useLanguage, type Words } from '../language.ts'

type Key =
  | 'adjourned'
  | 'all'
  | 'anotherSong'
  | 'awayTitle'
  | 'backToStart'
  | 'bot'
  | 'byCrowd'
  | 'cards'
  | 'chat'
  | 'chooseTarget'
  | 'chooseZombie'
  | 'close'
  | 'clockwise'
  | 'connecting'
  | 'connectionClosed'
  | 'counterClockwise'
  | 'damage'
  | 'dancing'
  | 'deck'
  | 'defences'
  | 'defend'
  | 'discard'
  | 'done'
  | 'endConcert'
  | 'falls'
  | 'fallen'
  | 'firstPlayer'
  | 'forecast'
  | 'gone'
  | 'hit'
  | 'hits'
  | 'keys'
  | 'later'
  | 'log'
  | 'lost'
  | 'misunderstood'
  | 'next'
  | 'nobodySpoke'
  | 'orderOfPlay'
  | 'others'
  | 'othersChoose'
  | 'out'
  | 'outBefore'
  | 'outForecast'
  | 'part'
  | 'paused'
  | 'pickEdge'
  | 'rematch'
  | 'replay'
  | 'resume'
  | 'rule'
  | 'say'
  | 'saySomething'
  | 'sending'
  | 'silence'
  | 'sound'
  | 'soundParts'
  | 'standIn'
  | 'takeBack'
  | 'tally'
  | 'theHost'
  | 'timeLeft'
  | 'tokens'
  | 'waitingForHost'
  | 'watchers'
  | 'watching'
  | 'where'
  | 'you'
  | 'yourHand'
  | 'yourTurn'

const WORDS: Words<Key> = {
  en: {
    adjourned: 'This table is adjourned: come back later, everything is kept.',
    all: 'Everything',
    anotherSong: 'Play another song',
    awayTitle: 'While you were away',
    backToStart: 'Back to the start',
    bot: 'bot',
    byCrowd: 'the crowd',
    cards: 'cards in hand',
    chat: 'Chat',
    chooseTarget: 'Choose where it goes',
    chooseZombie: 'Choose your zombie',
    close: 'Close',
    clockwise: 'clockwise',
    connecting: 'Finding the table…',
    connectionClosed: 'The connection is closed.',
    counterClockwise: 'counter-clockwise',
    damage: 'damage',
    dancing: 'dancing',
    deck: 'deck',
    defences: 'defences',
    defend: 'Defend',
    discard: 'discarded',
    done: 'has danced',
    endConcert: 'End the concert',
    falls: 'falls!',
    fallen: 'fallen',
    firstPlayer: 'first player',
    forecast: 'if nothing changes',
    gone: 'connection lost',
    hit: 'Hit',
    hits: 'hits',
    keys: 'Keys',
    later: 'dances later',
    log: 'Log',
    lost: 'Connection lost. Looking for the table…',
    misunderstood: 'The table did not understand that. Expected:',
    next: 'dances next',
    nobodySpoke: 'Nobody has said anything yet. Make some noise.',
    orderOfPlay: 'Order of play',
    others: 'The other zombies',
    othersChoose: 'The others are choosing',
    out: 'Out!',
    outBefore: '(out before)',
    outForecast: 'out!',
    part: 'part',
    paused: 'The table is paused.',
    pickEdge: 'Pick an edge of a card',
    rematch: 'Rematch',
    replay: 'Watch the replay',
    resume: 'Go on',
    rule: 'Rule',
    say: 'Say it',
    saySomething: 'Say something',
    sending: 'On its way…',
    silence: 'Sound off',
    sound: 'Sound on',
    soundParts: 'parts in place',
    standIn: 'a bot plays for them',
    takeBack: 'Take back',
    tally: 'songs won',
    theHost: 'host',
    timeLeft: 'seconds left',
    tokens: 'damage tokens',
    waitingForHost: 'Waiting for the host',
    watchers: 'watching',
    watching: 'You are watching',
    where: 'Where it goes',
    you: 'you',
    yourHand: 'Your hand',
    yourTurn: 'Your dance!',
  },
  fr: {
    adjourned: 'Table ajournée\u00a0: reviens plus tard, tout est gardé.',
    all: 'Tout',
    anotherSong: 'Joue une autre chanson',
    awayTitle: 'Pendant ton absence',
    backToStart: "Retour à l'accueil",
    bot: 'robot',
    byCrowd: 'la foule',
    cards: 'cartes en main',
    chat: 'Papote',
    chooseTarget: 'Choisis où elle va',
    chooseZombie: 'Choisis ton zombi',
    close: 'Ferme',
    clockwise: 'sens horaire',
    connecting: 'On cherche la table…',
    connectionClosed: 'La connexion est fermée.',
    counterClockwise: 'sens antihoraire',
    damage: 'dommages',
    dancing: 'danse',
    deck: 'pioche',
    defences: 'défenses',
    defend: 'Défends-toi',
    discard: 'défausse',
    done: 'a dansé',
    endConcert: 'Arrête le concert',
    falls: 'tombe\u00a0!',
    fallen: 'par terre',
    firstPlayer: 'premier joueur',
    forecast: 'si rien ne change',
    gone: 'connexion perdue',
    hit: 'Tape',
    hits: 'coups',
    keys: 'Touches',
    later: 'danse plus tard',
    log: 'Récit',
    lost: 'Connexion perdue. On cherche la table…',
    misunderstood: "La table n'a pas compris. Attendu\u00a0:",
    next: 'danse ensuite',
    nobodySpoke: "Personne n'a encore rien dit. Fais du bruit.",
    orderOfPlay: 'Ordre de la danse',
    others: 'Les autres zombis',
    othersChoose: 'Les autres choisissent',
    out: 'Dehors\u00a0!',
    outBefore: '(dehors avant)',
    outForecast: 'dehors\u00a0!',
    part: 'membre',
    paused: 'La table est en pause.',
    pickEdge: "Choisis un bord d'une carte",
    rematch: 'La revanche',
    replay: 'Revois la partie',
    resume: 'Reprends',
    rule: 'Règle',
    say: 'Dis-le',
    saySomething: 'Dis quelque chose',
    sending: 'En route…',
    silence: 'Coupe le son',
    sound: 'Remets le son',
    soundParts: 'membres en place',
    standIn: 'un robot joue à sa place',
    takeBack: 'Annule',
    tally: 'chansons gagnées',
    theHost: 'hôte',
    timeLeft: 'secondes restantes',
    tokens: 'jetons de dommage',
    waitingForHost: "On attend l'hôte",
    watchers: 'au spectacle',
    watching: 'Tu regardes',
    where: 'Où elle va',
    you: 'toi',
    yourHand: 'Ta main',
    yourTurn: 'À toi de danser\u00a0!',
  },
}

export type Say = (key: Key) => string

export function useWords(): Say {
  const language = useLanguage()
  return (key) => WORDS[language][key]
}

/** "Bob is dancing", "Bob danse" */
export const isDancing = (name: string, language: Language): string =>
  language === 'en' ? `${name} is dancing` : `${name} danse`

export const songOf = (song: number, songs: number, language: Language): string => {
  const name = language === 'en' ? `Song ${song}` : `Chanson ${song}`
  if (songs <= 1) return name
  return language === 'en' ? `${name} of ${songs}` : `${name} sur ${songs}`
}

export const sideOf = (side: 'A' | 'B', language: Language): string =>
  language === 'en' ? `side ${side}` : `face ${side}`

export const roundOf = (round: number, language: Language): string =>
  language === 'en' ? `Round ${round}` : `Tour ${round}`

export const cardsToPlay = (count: number, language: Language): string => {
  if (language === 'en') return count === 1 ? '1 card left to play' : `${count} cards to play`
  return count === 1 ? 'encore 1 carte à jouer' : `${count} cartes à jouer`
}

export const stillChoosing = (names: readonly string[], language: Language): string =>
  language === 'en' ? `Still choosing: ${names.join(', ')}` : `Choisissent encore\u00a0: ${names.join(', ')}`

export const cardPlace = (place: number, count: number, language: Language): string =>
  language === 'en' ? `card ${place} of ${count}` : `carte ${place} sur ${count}`

export const laidBy = (names: readonly string[], language: Language): string =>
  language === 'en' ? `by ${names.join(', ')}` : `par ${names.join(', ')}`

export const endures = (count: number, language: Language): string =>
  language === 'en' ? `falls at ${count}` : `tombe à ${count}`

const REASONS: Readonly<Record<Language, Readonly<Record<WonBy, string>>>> = {
  en: {
    standing: 'The last zombie with fewer than three parts on the floor.',
    tokens: 'Everybody went out at once: the fewest damage tokens wins.',
    parts: 'Everybody out at once and level on tokens: the most parts in place wins.',
    shared: 'Everybody out at once, level on tokens and on parts: the song is shared.',
  },
  fr: {
    standing: 'Le dernier zombi avec moins de trois membres par terre.',
    tokens: "Tout le monde dehors d'un coup\u00a0: le moins de jetons de dommage l'emporte.",
    parts: "Tout le monde dehors d'un coup, à égalité de jetons\u00a0: le plus de membres en place l'emporte.",
    shared: "Tout le monde dehors d'un coup, à égalité de jetons et de membres\u00a0: la chanson est partagée.",
  },
}

export const reason = (by: WonBy, language: Language): string => REASONS[language][by]

/** What somebody does who sends an emote. */
export const EMOTES: Readonly<Record<Emote, Readonly<Record<Language, string>>>> = {
  headbang: { en: 'headbangs', fr: 'secoue la tête' },
  ouch: { en: 'ouch', fr: 'aïe' },
  laugh: { en: 'laughs', fr: 'rigole' },
  boo: { en: 'boo', fr: 'hou' },
  encore: { en: 'encore', fr: 'bravo' },
  sorry: { en: 'sorry', fr: 'pardon' },
  think: { en: 'thinks', fr: 'réfléchit' },
  rip: { en: 'rest in pieces', fr: 'repose en morceaux' },
}

const BYES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  elsewhere: { en: 'You opened this seat in another window.', fr: 'Tu as ouvert cette place dans une autre fenêtre.' },
  kicked: { en: 'The host removed you from this table.', fr: "L'hôte t'a fait quitter cette table." },
  gone: { en: 'This table is gone.', fr: "Cette table n'existe plus." },
  protocol: { en: 'This page is out of date: reload it.', fr: 'Cette page est périmée\u00a0: recharge-la.' },
  flood: {
    en: 'Too fast for the table. Breathe, then reload.',
    fr: 'Trop vite pour la table. Respire, puis recharge.',
  },
  secret: { en: 'This seat is no longer yours.', fr: "Cette place n'est plus à toi." },
  stopping: { en: 'The server is stopping. Come back soon.', fr: "Le serveur s'arrête. Reviens bientôt." },
}

export const farewell = (why: string, language: Language): string | null => BYES[why]?.[language] ?? null

export interface KeyLine {
  readonly keys: string
  readonly does: Readonly<Record<Language, string>>
}

export const KEYS: readonly KeyLine[] = [
  { keys: '← →', does: { en: 'another card', fr: 'une autre carte' } },
  { keys: '↑ ↓', does: { en: 'its upper or lower edge', fr: 'son bord du haut ou du bas' } },
  {
    keys: '1 … 6',
    does: { en: 'hit that zombie (or choose it, at the start)', fr: 'tape sur ce zombi (ou choisis-le, au début)' },
  },
  { keys: 'D', does: { en: 'defend yourself', fr: 'défends-toi' } },
  { keys: '⏎', does: { en: 'do what the big button says', fr: 'fais ce que dit le gros bouton' } },
  { keys: 'Esc', does: { en: 'take back what is not confirmed', fr: "reprends ce qui n'est pas confirmé" } },
  { keys: 'L', does: { en: 'log and chat', fr: 'récit et papotage' } },
  { keys: 'M', does: { en: 'sound on or off', fr: 'son ou silence' } },
  { keys: '?', does: { en: 'these keys', fr: 'ces touches' } },
]
