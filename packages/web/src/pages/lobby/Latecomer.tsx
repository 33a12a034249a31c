import type { TableInfo } from '@brouhaha/protocol'
import type { Place } from '../../line/memory.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { SitDown } from './SitDown.tsx'
import { LOBBY_WORDS } from './words.ts'

interface LatecomerProps {
  readonly info: TableInfo
  onSit(place: Place): void
}

/** Above a game that somebody only watches: a free seat, if the host has opened one. */
export function Latecomer({ info, onSit }: LatecomerProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const free = info.seats.some((seat) => seat.kind === 'open')
  if (!free || info.locked || info.status === 'over') return null
  return (
    <section className="latecomer" aria-label={say.sitTitle}>
      <p>
        <strong>{say.free}</strong>
      </p>
      <SitDown table={info.id} button={say.sit} onSit={onSit} />
    </section>
  )
}
