import type { TableInfo } from '@brouhaha/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { TableInUse } from '../../line/use-table.ts'
import { Sheet } from '../../shell/parts/Sheet.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { LobbyDesk } from './LobbyDesk.tsx'
import { QrAdvice } from './QrAdvice.tsx'
import { useQrOrigin } from './qr-origin.ts'
import { SeatPosters } from './SeatPosters.tsx'
import { ShareLink } from './ShareLink.tsx'
import { LOBBY_WORDS } from './words.ts'

interface TableMenuProps {
  readonly inUse: TableInUse
  readonly info: TableInfo
  onGetUp(why?: 'deleted'): void
}

/** Everything about the table that is not the game, at hand while it runs: the lobby's tools. */
export function TableMenu({ inUse, info, onGetUp }: TableMenuProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const { origin, onlyHere } = useQrOrigin()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="tool" onClick={() => setOpen(true)}>
        {say.menu}
      </button>
      {open && (
        <Sheet label={say.menu} wide onClose={() => setOpen(false)}>
          <div className="stack">
            <form method="dialog" className="leaf-head">
              <h2>{say.menu}</h2>
              <button type="submit" className="button slight">
                {say.close}
              </button>
            </form>
            <SeatPosters inUse={inUse} info={info} />
            <LobbyDesk inUse={inUse} info={info} onGetUp={onGetUp} />
            <ShareLink address={`${origin}/t/${info.id}`} title={say.shareTitle} text={say.shareText} />
            <QrAdvice onlyHere={onlyHere} />
            <Link href={`/t/${info.id}?screen`} className="button">
              {say.shareScreen}
            </Link>
          </div>
        </Sheet>
      )}
    </>
  )
}
