import { changeSettings, useSettings } from '../shell/settings/settings.ts'
import { useLanguage } from '../shell/words/language.ts'
import { fill } from '../shell/words/words.ts'
import { Icon } from './Icon.tsx'
import type { SideState } from './story/useSide.ts'
import { TABLE_WORDS } from './words.ts'

interface BarToolsProps {
  readonly side: SideState
  readonly withoutChat: boolean
}

export const useSoundSwitch = (): { readonly sound: boolean; readonly toggle: () => void } => {
  const { sound } = useSettings()
  return { sound, toggle: () => changeSettings({ sound: !sound }) }
}

/** In the bar above a table: the way to the whole story where it does not stand beside the table, and the sound. */
export function BarTools({ side, withoutChat }: BarToolsProps) {
  const say = TABLE_WORDS[useLanguage()]
  const { sound, toggle } = useSoundSwitch()
  const { wide, isOpen, unread } = side
  const count = fill(say.unread, { count: unread })
  return (
    <>
      {!wide && (
        <button
          type="button"
          className="small-button top-side"
          aria-expanded={isOpen}
          aria-label={unread > 0 ? `${say.logAndChat}, ${count}` : withoutChat ? say.log : say.logAndChat}
          onClick={side.toggle}
        >
          {say.log}
          {unread > 0 && <b className="unread">{unread}</b>}
        </button>
      )}
      <button
        type="button"
        className="small-button"
        aria-label={sound ? say.silence : say.sound}
        title={sound ? say.silence : say.sound}
        onClick={toggle}
      >
        <Icon sign={sound ? 'sound' : 'silence'} />
      </button>
    </>
  )
}

/** How many look on, where anybody does. */
export function Watchers({ count }: { readonly count: number }) {
  const say = TABLE_WORDS[useLanguage()]
  if (count === 0) return null
  const told = fill(say.watchers, { count })
  return (
    <span title={told}>
      <Icon sign="eye" /> <span aria-hidden="true">{count}</span>
      <span className="unseen">{told}</span>
    </span>
  )
}
