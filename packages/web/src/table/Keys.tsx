import { Sheet } from '../app/Sheet.tsx'
import { useLanguage } from '../language.ts'
import { KEYS, useWords } from './words.ts'

export function Keys({ close }: { readonly close: () => void }) {
  const language = useLanguage()
  const say = useWords()
  return (
    <Sheet label={say('keys')} onClose={close}>
      <form method="dialog" className="mosh-keys-head">
        <h2>{say('keys')}</h2>
        <button type="submit" className="button slight">
          {say('close')}
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
