import './set-up.css'

interface Check<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly text?: string
  readonly disabled?: boolean
}

interface ChecksProps<Value extends string> {
  readonly legend: string
  readonly hint?: string
  readonly chosen: readonly Value[]
  readonly options: readonly Check<NoInfer<Value>>[]
  onChange(value: NoInfer<Value>, on: boolean): void
}

/** Any of a few, each with a sentence: slips of paper, the chosen ones ticked. */
export function Checks<Value extends string>({ legend, hint, chosen, options, onChange }: ChecksProps<Value>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="choices-row">
        {options.map(({ value, title, text, disabled = false }) => (
          <label key={value} className="slip">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={(event) => onChange(value, event.target.checked)}
            />
            <span>
              <span className="slip-title">{title}</span>
              {text !== undefined && <span className="small">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="small">{hint}</p>}
    </fieldset>
  )
}
