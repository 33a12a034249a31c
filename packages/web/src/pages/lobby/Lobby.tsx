import type { TableInfo } from '@brouhaha/protocol'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { pageOf } from '../../games/pages.ts'
import { rulesAt } from '../../games/rules-at.ts'
import type { Place } from '../../line/memory.ts'
import type { TableInUse } from '../../line/use-table.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Agreement } from './Agreement.tsx'
import { LobbyDesk } from './LobbyDesk.tsx'
import { QrAdvice } from './QrAdvice.tsx'
import { useQrOrigin } from './qr-origin.ts'
import { rosterNews } from './roster-news.ts'
import { SeatPosters } from './SeatPosters.tsx'
import { ShareLink } from './ShareLink.tsx'
import { SitDown } from './SitDown.tsx'
import { StartButton } from './StartButton.tsx'
import { optionsInWords, troubleInWords } from './tell.ts'
import { LOBBY_WORDS } from './words.ts'

interface LobbyProps {
  readonly inUse: TableInUse
  readonly info: TableInfo
  onSit(place: Place): void
  onGetUp(why?: 'deleted'): void
}

/** Before the game: who comes, who is a bot, and the link to send. */
export function Lobby({ inUse, info, onSit, onGetUp }: LobbyProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const { model } = inUse
  const title = pageOf(info.game).words[language].lobby
  const taken = info.seats.filter((seat) => seat.kind !== 'open').length
  const { origin, onlyHere } = useQrOrigin()
  useRosterNews(info)

  return (
    <Shell title={title} rules={rulesAt(info)}>
      <div className="lobby">
        <header className="lobby-head">
          <h1>{title}</h1>
          <p>
            <strong>{fill(say.taken, { taken, seats: info.seats.length })}</strong> · {optionsInWords(info, language)}
            {info.watchers > 0 && ` · ${fill(say.watchers, { count: info.watchers })}`}
          </p>
          <Agreement info={info} />
        </header>
        {model.connection === 'lost' && (
          <p className="trouble" role="status">
            {say.lost}
          </p>
        )}
        {model.trouble !== null && (
          <p className="trouble" role="alert">
            {troubleInWords(model.trouble, language)}
          </p>
        )}
        {model.you === null && <Newcomer info={info} onSit={onSit} />}
        <SeatPosters inUse={inUse} info={info} />
        <StartButton inUse={inUse} info={info} />
        <div className="lobby-foot">
          <div className="stack">
            <ShareLink address={`${origin}/t/${info.id}`} title={say.shareTitle} text={say.shareText} />
            <QrAdvice onlyHere={onlyHere} />
            <Link href={`/t/${info.id}?screen`} className="button">
              {say.shareScreen}
            </Link>
          </div>
          <LobbyDesk inUse={inUse} info={info} onGetUp={onGetUp} />
        </div>
      </div>
    </Shell>
  )
}

function Newcomer({ info, onSit }: { readonly info: TableInfo; onSit(place: Place): void }) {
  const say = LOBBY_WORDS[useLanguage()]
  const free = info.seats.some((seat) => seat.kind === 'open')
  return (
    <section className="paper taped newcomer" aria-labelledby="sit-title">
      <h2 id="sit-title">{say.sitTitle}</h2>
      {free && !info.locked ? (
        <>
          <p>{say.sitText}</p>
          <SitDown table={info.id} button={say.sit} onSit={onSit} />
        </>
      ) : (
        <p>{info.locked ? say.locked : say.full}</p>
      )}
    </section>
  )
}

/** Says who comes and who goes. */
function useRosterNews(info: TableInfo): void {
  const language = useLanguage()
  const announce = useAnnounce()
  const before = useRef(info.seats)
  useEffect(() => {
    for (const news of rosterNews(info.game, before.current, info.seats, language)) announce(news)
    before.current = info.seats
  }, [info.game, info.seats, language, announce])
}
