import { words } from '../../shell/words/words.ts'

export const LEARN_WORDS = words(
  {
    title: 'Learn by playing',
    coach: 'Coach',
    place: 'Lesson {number} of {count}:',
    next: 'Go on',
    again: 'Lesson again',
    skip: 'Skip lesson',
    watch: 'The others play. Just watch.',
    astray: 'You may do that in a real game. Here I took it back: try what is outlined.',
    you: 'Rookie',
    playNow: 'Play for real',
    toOther: 'Learn {game}',
  },
  {
    title: 'Apprendre en jouant',
    coach: 'Le coach',
    place: 'Leçon {number} sur {count} :',
    next: 'Continuer',
    again: 'Refaire la leçon',
    skip: 'Passer la leçon',
    watch: 'Les autres jouent. Regarde.',
    astray: "Dans une vraie partie, tu peux. Ici, je l'ai repris : essaie ce qui est entouré.",
    you: 'Bleusaille',
    playNow: 'Jouer pour de vrai',
    toOther: 'Apprendre {game}',
  },
)
