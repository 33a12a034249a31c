import { words } from '../../../shell/words/words.ts'

export const SIDE_WORDS = words(
  {
    log: 'Log',
    logAndChat: 'Log and chat',
    unread: '{count} unread',
    silence: 'Sound off',
    sound: 'Sound on',
    turn: 'Turn {turn}',
    dealing: 'Setting up',
    watching: 'You are watching',
    watchers: '{count} watching',
  },
  {
    log: 'Récit',
    logAndChat: 'Récit et papotage',
    unread: '{count} non lus',
    silence: 'Couper le son',
    sound: 'Remettre le son',
    turn: 'Tour {turn}',
    dealing: 'Mise en place',
    watching: 'Tu regardes',
    watchers: 'Au spectacle : {count}',
  },
)
