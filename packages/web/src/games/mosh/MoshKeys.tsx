import type { Language } from '@brouhaha/table'
import { Sheet } from '../../shell/parts/Sheet.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { MOSH_WORDS } from './words.ts'

interface KeyLine {
  readonly keys: string
  readonly does: Readonly<Record<Language, string>>
}

const KEYS: readonly KeyLine[] = [
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

export function MoshKeys({ close }: { readonly close: () => void }) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  return (
    <Sheet label={say.keys} onClose={close}>
      <form method="dialog" className="mosh-keys-head">
        <h2>{say.keys}</h2>
        <button type="submit" className="button slight">
          {say.close}
        </button>
      </form>
      <dl className="mosh-keys">
        {KEYS.map((line) => (
          <div key={line.keys}>
            <dt>
              <kbd>{line.keys}</kbd>
            </dt>
            <dd>{line.does[language]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
