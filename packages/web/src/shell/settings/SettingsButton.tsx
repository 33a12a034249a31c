import { useState } from 'react'
import { Sheet } from '../parts/Sheet.tsx'
import { useLanguage } from '../words/language.ts'
import { SHELL_WORDS } from '../words/shell-words.ts'
import { changeSettings, type Theme, useSettings } from './settings.ts'
import { SETTINGS_WORDS } from './words.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

export function SettingsButton() {
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={SHELL_WORDS[language].settings}
        title={SHELL_WORDS[language].settings}
        onClick={() => setOpen(true)}
      >
        <Sliders />
      </button>
      {open && (
        <Sheet label={SHELL_WORDS[language].settings} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Sheet>
      )}
    </>
  )
}

function SettingsForm() {
  const say = SETTINGS_WORDS[useLanguage()]
  const settings = useSettings()
  return (
    <form method="dialog" className="stack">
      <h2>{say.title}</h2>
      <fieldset className="options">
        <legend>{say.theme}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => changeSettings({ theme })}
            />
            {say[theme]}
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => changeSettings({ sound: event.target.checked })}
        />
        {say.sound}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.bigText}
          onChange={(event) => changeSettings({ bigText: event.target.checked })}
        />
        {say.bigText}
      </label>
      <p className="small">
        {say.motion} {say.kept}
      </p>
      <button type="submit" className="button">
        {say.close}
      </button>
    </form>
  )
}

/** The faders of a mixing desk. */
function Sliders() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="M5 3v18M12 3v18M19 3v18" strokeLinecap="round" />
      <path d="M2 8h6M9 15h6M16 7h6" strokeWidth="5" />
    </svg>
  )
}
