import { Sheet } from '../../../shell/parts/Sheet.tsx'
import { usePlay } from '../play.ts'
import { KEY_WORDS, QUESTION_WORDS } from './words.ts'

const KEYS = [
  ['← →', 'arrows'],
  ['↑ ↓', 'rows'],
  ['1 … 9', 'numbers'],
  ['⏎', 'enter'],
  ['Esc', 'escape'],
  ['I', 'i'],
  ['L', 'l'],
  ['M', 'm'],
  ['?', 'help'],
] as const satisfies readonly (readonly [string, keyof (typeof KEY_WORDS)['en']])[]

export function Keys({ close }: { close(): void }) {
  const { language } = usePlay()
  const say = QUESTION_WORDS[language]
  return (
    <Sheet label={say.keys} onClose={close}>
      <form method="dialog" className="mk-keys-head">
        <h2>{say.keys}</h2>
        <button type="submit" className="button slight">
          {say.close}
        </button>
      </form>
      <dl className="mk-keys">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{KEY_WORDS[language][does]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
