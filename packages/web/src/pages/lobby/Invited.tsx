import type { Place } from '../../line/memory.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { SitDown } from './SitDown.tsx'
import { LOBBY_WORDS } from './words.ts'

interface InvitedProps {
  readonly table: string
  readonly invitation: string
  onSit(place: Place): void
}

/** Somebody comes with a link from the host: the seat is theirs, only a name is missing. */
export function Invited({ table, invitation, onSit }: InvitedProps) {
  const say = LOBBY_WORDS[useLanguage()]
  return (
    <Shell title={say.invitedTitle}>
      <section className="notice paper taped">
        <h1>{say.invitedTitle}</h1>
        <p>{say.invitedText}</p>
        <SitDown table={table} invitation={invitation} button={say.invitedButton} onSit={onSit} />
      </section>
    </Shell>
  )
}
