import type { Language } from '@brouhaha/table'

export interface TerminalWords {
  readonly what: string
  readonly bye: string
  readonly leaving: string
}

/** For games that come with nothing but a kit. */
export const PLAIN_WORDS: Readonly<Record<Language, TerminalWords>> = {
  en: {
    what: 'What do you do?',
    bye: 'That was it. Thanks for playing.',
    leaving: 'You get up and leave. The others look at your chair.',
  },
  fr: {
    what: 'Que fais-tu\u00a0?',
    bye: "C'est tout. Merci d'avoir joué.",
    leaving: 'Tu te lèves et tu pars. Les autres regardent ta chaise.',
  },
}
