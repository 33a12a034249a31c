import { useLanguage } from '../../shell/words/language.ts'
import type { QrOrigin } from './qr-origin.ts'
import { QR_WORDS } from './qr-words.ts'

/** What to do about a link that leads nowhere from a phone. */
export function QrAdvice({ onlyHere }: Pick<QrOrigin, 'onlyHere'>) {
  const say = QR_WORDS[useLanguage()]
  return onlyHere && <p className="small">{say.onlyHere}</p>
}
