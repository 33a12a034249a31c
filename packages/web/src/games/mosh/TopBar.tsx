import type { MoshView } from '@brouhaha/zombie-mosh'
import { changeSettings, useSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { Icon } from '../../table/Icon.tsx'
import { roundOf, sideOf, songOf } from './phrases.ts'
import { MOSH_WORDS } from './words.ts'

interface TopBarProps {
  readonly view: MoshView
  readonly watchers: number
  readonly unread: number
  readonly sideIsOpen: boolean
  readonly openSide: () => void
  readonly openKeys: () => void
}

export const toggleSound = (on: boolean): void => changeSettings({ sound: !on })

export function TopBar({ view, watchers, unread, sideIsOpen, openSide, openKeys }: TopBarProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const { sound } = useSettings()
  return (
    <div className="top-bar">
      <p className="top-song">
        {view.song > 0 && <b>{songOf(view.song, view.songs, language)}</b>}
        {view.round > 0 && <span>{roundOf(view.round, language)}</span>}
        <span>{sideOf(view.side, language)}</span>
        {view.you === null && <span className="tag is-loud">{say.watching}</span>}
      </p>
      {watchers > 0 && (
        <p className="tag" title={say.watchers}>
          <Icon sign="eye" /> {watchers}
          <span className="unseen"> {say.watchers}</span>
        </p>
      )}
      <button type="button" className="small-button top-side" aria-expanded={sideIsOpen} onClick={openSide}>
        {say.log}
        {unread > 0 && <b className="unread">{unread}</b>}
      </button>
      <button
        type="button"
        className="small-button"
        aria-label={say[sound ? 'silence' : 'sound']}
        title={say[sound ? 'silence' : 'sound']}
        onClick={() => toggleSound(sound)}
      >
        <Icon sign={sound ? 'sound' : 'silence'} />
      </button>
      <button type="button" className="small-button" aria-label={say.keys} title={say.keys} onClick={openKeys}>
        ?
      </button>
    </div>
  )
}
