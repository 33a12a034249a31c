// Route /t/ID?screen: one screen that everybody sees, phones as hands. This screen has no seat of its own.

import type { TableInfo } from '@brouhaha/protocol'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { GameBoard } from '../../games/GameBoard.tsx'
import { rulesAt } from '../../games/rules-at.ts'
import type { Place } from '../../line/memory.ts'
import type { SocketLine } from '../../line/socket-line.ts'
import { useTable } from '../../line/use-table.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Goodbye } from './Goodbye.tsx'
import { MoveSeat } from './MoveSeat.tsx'
import { QrAdvice } from './QrAdvice.tsx'
import { useQrOrigin } from './qr-origin.ts'
import { optionsInWords, seatName } from './tell.ts'
import { LOBBY_WORDS } from './words.ts'
import './lobby.css'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

interface SharedScreenProps {
  readonly table: string
  readonly line: SocketLine
  /** A seat that this browser has at the table, and that a phone could take. */
  readonly place: Place | null
  onMoved(): void
  onAgain(): void
}

export function SharedScreen({ table, line, place, onMoved, onAgain }: SharedScreenProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const { model, actions } = useTable(line)
  if (model.connection === 'closed') return <Goodbye bye={model.bye} onGetUp={onAgain} onAgain={onAgain} />
  if (model.table === null) return <Loading />
  const gathering = model.table.status === 'gathering'
  return (
    <Shell title={fill(say.table, { table })} rules={rulesAt(model.table)} playing>
      {gathering && model.connection === 'lost' && (
        <p className="trouble" role="status">
          {say.lost}
        </p>
      )}
      {gathering ? (
        <Door info={model.table}>{place !== null && <MoveSeat table={table} place={place} onMoved={onMoved} />}</Door>
      ) : (
        <GameBoard model={model} actions={actions} />
      )}
    </Shell>
  )
}

function Door({ info, children }: { readonly info: TableInfo; readonly children: ReactNode }) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const { origin, onlyHere } = useQrOrigin()
  const address = `${origin}/t/${info.id}`
  return (
    <div className="shared">
      <section className="shared-code" aria-labelledby="shared-title">
        <h1 id="shared-title">{say.sharedTitle}</h1>
        <Suspense fallback={null}>
          <QrCode text={address} label={say.qr} />
        </Suspense>
        <p className="shared-address">{address}</p>
        <QrAdvice onlyHere={onlyHere} />
      </section>
      <section className="shared-seats" aria-label={say.seats}>
        <p>{optionsInWords(info, language)}</p>
        <ol aria-live="polite">
          {info.seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={index} className={`shared-seat is-${seat.kind}`}>
              {seatName(seat, index, language)}
              {index === info.host && seat.kind === 'person' && <small> {say.host}</small>}
            </li>
          ))}
        </ol>
        <p className="small">{say.sharedText}</p>
        {children}
        <p>
          <Link href={`/t/${info.id}`}>{say.sharedLeave}</Link>
        </p>
      </section>
    </div>
  )
}
