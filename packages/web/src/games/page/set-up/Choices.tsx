import { useId } from 'react'
import './set-up.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly text?: string
}

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly hint?: string
  readonly value: Value
  readonly options: readonly Choice<NoInfer<Value>>[]
  readonly narrow?: boolean
  onChange(value: NoInfer<Value>): void
}

/** One of a few, each with a sentence: slips of paper, the chosen one ticked. */
export function Choices<Value extends string>({ legend, hint, value, options, narrow, onChange }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className={narrow ? 'choices-row narrow' : 'choices-row'}>
        {options.map((option) => (
          <label key={option.value} className="slip">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className="slip-title">{option.title}</span>
              {option.text !== undefined && <span className="small">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="small">{hint}</p>}
    </fieldset>
  )
}
