import { useLanguage } from '../../shell/words/language.ts'
import { farewell } from '../../table/farewell.ts'
import type { MoshModel } from './model.ts'
import { MOSH_WORDS } from './words.ts'

/** Something is up with the table or the way to it: paused, adjourned, connection gone. */
export function TableStanding({ model }: { readonly model: MoshModel }) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const status = model.table?.status
  const text =
    model.connection === 'closed'
      ? (farewell(model.bye ?? '', language) ?? say.connectionClosed)
      : model.connection !== 'live'
        ? say.lost
        : status === 'paused' || status === 'adjourned'
          ? say[status]
          : null
  return (
    <p className={`standing ${text === null ? 'is-empty' : ''}`} role="status">
      {text}
    </p>
  )
}
