import { useLanguage } from '../language.ts'
import type { MoshOptions } from './game.ts'
import { LOCAL_WORDS } from './words.ts'

const SONGS = [1, 3, 5, 0] as const
export const FIRST_CONCERT: MoshOptions = { side: 'A', songs: 1 }

interface MoshChoicesProps {
  readonly options: MoshOptions
  onChange(options: MoshOptions): void
}

export function MoshChoices({ options, onChange }: MoshChoicesProps) {
  const say = LOCAL_WORDS[useLanguage()]
  return (
    <div className="local-options">
      <fieldset className="options">
        <legend>{say.side}</legend>
        {(['A', 'B'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="side"
              checked={options.side === side}
              onChange={() => onChange({ ...options, side })}
            />
            {side === 'A' ? say.sideA : say.sideB}
          </label>
        ))}
      </fieldset>
      <label className="field">
        {say.songs}
        <select value={options.songs} onChange={(event) => onChange({ ...options, songs: Number(event.target.value) })}>
          {SONGS.map((songs) => (
            <option key={songs} value={songs}>
              {say[`songs${songs}`]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
