import type { SeatInfo, TableInfo } from '@brouhaha/protocol'
import { useState } from 'react'
import { botNamed, botTitle } from '../../games/bots.ts'
import type { TableInUse } from '../../line/use-table.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { HostTools } from './HostTools.tsx'
import { useQrOrigin } from './qr-origin.ts'
import { ShareLink } from './ShareLink.tsx'
import { seatName } from './tell.ts'
import { LOBBY_WORDS } from './words.ts'

interface SeatPostersProps {
  readonly inUse: TableInUse
  readonly info: TableInfo
}

interface Invitation {
  readonly title: string
  readonly text: string
  readonly link: string
}

/** Each seat as a small poster on the wall: who plays there, and what the host can do about it. */
export function SeatPosters({ inUse, info }: SeatPostersProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const { you } = inUse.model
  const { origin } = useQrOrigin()

  async function invite(seat: number, sitting: SeatInfo) {
    const answer = await inUse.ask({ type: 'reissue', seat })
    if (!answer.ok || answer.invitation === undefined) return
    const [title, text] =
      sitting.kind === 'person' ? [say.reissueTitle, say.reissueText] : [say.inviteTitle, say.inviteText]
    const values = { name: seatName(sitting, seat, language), seat: seat + 1 }
    setInvitation({
      title: fill(title, values),
      text: fill(text, values),
      link: `${origin}/t/${info.id}#i=${answer.invitation}`,
    })
  }

  return (
    <section aria-label={say.seats}>
      <ol className="places">
        {info.seats.map((seat, index) => {
          const name = seatName(seat, index, language)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={index} className={`place place-${seat.kind}`}>
              <p className="place-number">
                <span className="unseen">{fill(say.seat, { seat: index + 1 })}</span>
                <span aria-hidden="true">{index + 1}</span>
              </p>
              <h3>{name}</h3>
              <Marks
                game={info.game}
                seat={seat}
                you={index === you}
                host={index === info.host}
                cut={info.status === 'gathering' && info.lucky.includes(index)}
              />
              {seat.kind === 'bot' && (
                <p className="small place-text">{botNamed(info.game, seat.bot)?.says[language]}</p>
              )}
              {you === info.host && (
                <HostTools
                  info={info}
                  seat={seat}
                  index={index}
                  own={index === you}
                  act={inUse.actions.act}
                  onInvite={() => invite(index, seat)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {invitation !== null && <ShareLink address={invitation.link} title={invitation.title} text={invitation.text} />}
    </section>
  )
}

interface MarksProps {
  readonly game: string
  readonly seat: SeatInfo
  readonly you: boolean
  readonly host: boolean
  /** Added luck to the shuffle to come. */
  readonly cut: boolean
}

function Marks({ game, seat, you, host, cut }: MarksProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const marks: string[] = []
  if (you) marks.push(say.you)
  if (host && seat.kind === 'person') marks.push(say.host)
  if (seat.kind === 'bot') marks.push(botTitle(game, seat.bot, language))
  if (seat.kind === 'person') {
    if (seat.standIn) marks.push(say.standIn)
    else if (!seat.connected) marks.push(say.away)
    if (seat.muted) marks.push(say.muted)
    if (cut) marks.push(say.cut)
  }
  return (
    <ul className="marks">
      {marks.map((mark) => (
        <li key={mark} className="inked">
          {mark}
        </li>
      ))}
    </ul>
  )
}
