import { useEffect } from 'react'
import { usePlay } from '../play.ts'
import { CARD_WORDS } from './words.ts'

interface TurnProps {
  readonly id: string
  readonly row: readonly string[]
}

/** To the cards before and after it, by button or arrow; nothing where it lies alone. */
export function CardTurn({ id, row }: TurnProps) {
  const { read, language } = usePlay()
  const say = CARD_WORDS[language]
  const at = row.indexOf(id)
  const before = row[at - 1]
  const after = row[at + 1]
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent): void => {
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
      if (next !== undefined) read(next)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [before, after, read])
  if (row.length < 2) return null
  return (
    <span className="card-turn">
      <TurnButton label={say.before} sign="←" to={before} />
      <TurnButton label={say.after} sign="→" to={after} />
    </span>
  )
}

interface TurnButtonProps {
  readonly label: string
  readonly sign: string
  readonly to: string | undefined
}

function TurnButton({ label, sign, to }: TurnButtonProps) {
  const { read } = usePlay()
  return (
    <button
      type="button"
      className="button"
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && read(to)}
    >
      {sign}
    </button>
  )
}
