import type { TableNotice } from '@brouhaha/protocol'
import { useLanguage } from '../shell/words/language.ts'
import { words } from '../shell/words/words.ts'

const NOTICE_WORDS = words<TableNotice>(
  {
    linkReplaced: 'sits here with a new link from now on. The old one opens nothing any more.',
    newcomer: 'has sat down in the middle of the game and sees the cards of this seat.',
    disputeLapsed: 'called a dispute, and its time is up: the game goes on.',
    rulingRejected: 'called a dispute, and the ruling was voted down: the game goes on.',
  },
  {
    linkReplaced: "joue désormais avec un nouveau lien. L'ancien n'ouvre plus rien.",
    newcomer: "s'est assis en cours de partie et voit les cartes de cette place.",
    disputeLapsed: 'avait ouvert un litige, et son temps est écoulé : la partie continue.',
    rulingRejected: 'avait ouvert un litige, et la décision est rejetée : la partie continue.',
  },
)

/** What the table tells about a seat, behind its name. */
export function NoticeInWords({ notice }: { readonly notice: TableNotice }) {
  return <i>{NOTICE_WORDS[useLanguage()][notice]}</i>
}
