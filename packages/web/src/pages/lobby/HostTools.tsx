import type { SeatInfo, TableAct, TableInfo } from '@brouhaha/protocol'
import { botsOf, usualBotOf } from '../../games/bots.ts'
import { SureButton } from '../../shell/parts/SureButton.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

interface HostToolsProps {
  readonly info: TableInfo
  readonly seat: SeatInfo
  readonly index: number
  readonly own: boolean
  act(act: TableAct): void
  onInvite(): void
}

/** What the host can do about one seat. */
export function HostTools({ info, seat, index, own, act, onInvite }: HostToolsProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const number = index + 1
  if (own) return null
  if (seat.kind === 'open') {
    return (
      <div className="place-tools">
        <Tool
          label={fill(say.addBotAt, { seat: number })}
          onPress={() => act({ type: 'seatBot', seat: index, bot: usualBotOf(info.game) })}
        >
          {say.addBot}
        </Tool>
        <Tool label={fill(say.inviteAt, { seat: number })} onPress={onInvite}>
          {say.invite}
        </Tool>
      </div>
    )
  }
  if (seat.kind === 'bot') {
    return (
      <div className="place-tools">
        {info.status === 'gathering' && (
          <label className="field">
            <span className="unseen">{fill(say.strength, { seat: number })}</span>
            <select
              value={seat.bot}
              onChange={(event) => act({ type: 'seatBot', seat: index, bot: event.target.value })}
            >
              {botsOf(info.game).map((bot) => (
                <option key={bot.name} value={bot.name}>
                  {bot.title[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <Tool label={fill(say.removeBotAt, { seat: number })} onPress={() => act({ type: 'openSeat', seat: index })}>
          {say.removeBot}
        </Tool>
      </div>
    )
  }
  const { name, muted } = seat
  return (
    <div className="place-tools">
      <Tool label={fill(say.handOverWho, { name })} onPress={() => act({ type: 'handOver', seat: index })}>
        {say.handOver}
      </Tool>
      <Tool
        label={fill(muted ? say.unmuteWho : say.muteWho, { name })}
        onPress={() => act({ type: 'mute', seat: index, on: !muted })}
      >
        {muted ? say.unmute : say.mute}
      </Tool>
      {!seat.connected && (
        <>
          <Tool label={fill(say.reissueWho, { name })} onPress={onInvite}>
            {say.reissue}
          </Tool>
          <Tool label={fill(say.openSeatOf, { name })} onPress={() => act({ type: 'openSeat', seat: index })}>
            {say.openSeat}
          </Tool>
        </>
      )}
      <SureButton
        className="button slight grave"
        sure={say.sure}
        label={fill(say.kickWho, { name })}
        onSure={() => act({ type: 'kick', seat: index })}
      >
        {say.kick}
      </SureButton>
    </div>
  )
}

interface ToolProps {
  readonly children: string
  /** The same with all that the picture around it says. */
  readonly label: string
  onPress(): void
}

function Tool({ children, label, onPress }: ToolProps) {
  return (
    <button type="button" className="button slight" aria-label={label} onClick={onPress}>
      {children}
    </button>
  )
}
