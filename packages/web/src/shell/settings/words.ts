import { words } from '../words/words.ts'

export const SETTINGS_WORDS = words(
  {
    title: 'Settings',
    theme: 'Light',
    system: 'Like my device',
    light: 'House lights',
    dark: 'Stage lights',
    sound: 'Sound',
    bigText: 'Big text',
    motion: 'Motion follows your device: if it asks for less, nothing flies about.',
    kept: 'Kept in this browser.',
    close: 'Done',
  },
  {
    title: 'Réglages',
    theme: 'Lumière',
    system: 'Comme mon appareil',
    light: 'Salle allumée',
    dark: 'Salle éteinte',
    sound: 'Son',
    bigText: 'Gros caractères',
    motion: "Les mouvements suivent ton appareil : s'il en demande moins, plus rien ne vole.",
    kept: 'Gardé dans ce navigateur.',
    close: 'Fermer',
  },
)
