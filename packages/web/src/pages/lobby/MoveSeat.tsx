import { lazy, Suspense, useState } from 'react'
import type { Place } from '../../line/memory.ts'
import { lineToTable } from '../../line/socket-line.ts'
import { randomHex } from '../../shell/browser/random.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { useQrOrigin } from './qr-origin.ts'
import { LOBBY_WORDS } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** Asks the table for a link that gives a seat to another device, once; null if it refuses. */
function invitationFor(table: string, { seat, secret }: Place): Promise<string | null> {
  return new Promise((settle) => {
    const line = lineToTable(table, secret)
    line.listen((message) => {
      if (message.type !== 'answer' && message.type !== 'bye') return
      line.close()
      settle(message.type === 'answer' && message.ok ? (message.invitation ?? null) : null)
    })
    line.send({ type: 'act', id: randomHex(12), act: { type: 'reissue', seat } })
  })
}

interface MoveSeatProps {
  readonly table: string
  readonly place: Place
  /** The seat is no longer this device's. */
  onMoved(): void
}

/** Whoever opened the table on the shared screen takes their seat along on a phone. */
export function MoveSeat({ table, place, onMoved }: MoveSeatProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const [link, setLink] = useState<string | null>(null)
  const { origin } = useQrOrigin()
  const [refused, setRefused] = useState(false)

  async function ask() {
    const invitation = await invitationFor(table, place)
    setRefused(invitation === null)
    if (invitation !== null) setLink(`${origin}/t/${table}#i=${invitation}`)
  }

  return (
    <div className="paper shared-move">
      <p>{fill(say.moveText, { name: place.name })}</p>
      {link === null ? (
        <button type="button" className="button" onClick={ask}>
          {say.move}
        </button>
      ) : (
        <>
          <Suspense fallback={null}>
            <QrCode text={link} label={say.moveCode} />
          </Suspense>
          <p className="small">{say.moveOnce}</p>
          <button type="button" className="button slight" onClick={onMoved}>
            {say.moved}
          </button>
        </>
      )}
      {refused && (
        <p className="trouble" role="alert">
          {say.moveRefused}
        </p>
      )}
    </div>
  )
}
