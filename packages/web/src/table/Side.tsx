import type { Emote } from '@brouhaha/protocol'
import type { TableActions, TableModel } from '../line/model.ts'
import { useLanguage } from '../shell/words/language.ts'
import { Log } from './Log.tsx'
import type { Chapter } from './story/story.ts'
import { Talk } from './Talk.tsx'
import { TABLE_WORDS } from './words.ts'

interface SideProps {
  readonly model: Pick<TableModel, 'you' | 'connection' | 'talk'>
  readonly actions: Pick<TableActions, 'say' | 'emote'>
  readonly story: readonly Chapter[]
  readonly emotes: readonly Emote[]
  /** Everybody sits around this device: there is nobody to write to. */
  readonly withoutChat: boolean
  /** Left out where it stands beside the table for good. */
  readonly close?: () => void
}

/** What was done and what was said. */
export function Side({ model, actions, story, emotes, withoutChat, close }: SideProps) {
  const say = TABLE_WORDS[useLanguage()]
  const mayTalk = model.you !== null && model.connection === 'live'
  return (
    <aside
      className={close === undefined ? 'side is-beside' : 'side'}
      aria-label={withoutChat ? say.log : `${say.log}, ${say.chat}`}
    >
      {close !== undefined && (
        <button type="button" className="small-button side-close" onClick={close}>
          {say.close}
        </button>
      )}
      <Log chapters={story} />
      {!withoutChat && (
        <Talk talk={model.talk} mayTalk={mayTalk} emotes={emotes} say={actions.say} emote={actions.emote} />
      )}
    </aside>
  )
}
