import type { Emote } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'

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
  whine: { en: 'whines', fr: 'pleurniche' },
  beg: { en: 'begs', fr: 'supplie' },
  gloat: { en: 'gloats', fr: 'frime' },
  threaten: { en: 'threatens', fr: 'menace' },
  dejaVu: { en: 'not again', fr: 'ça recommence' },
}

/** Those on offer where a game brings none of its own. */
export const PLAIN_EMOTES: readonly Emote[] = ['laugh', 'ouch', 'boo', 'encore', 'sorry', 'think', 'gloat', 'dejaVu']
