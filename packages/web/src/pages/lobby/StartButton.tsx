import type { TableInfo } from '@brouhaha/protocol'
import { usualBotOf } from '../../games/bots.ts'
import { pageOf } from '../../games/pages.ts'
import type { TableInUse } from '../../line/use-table.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { seatName } from './tell.ts'
import { LOBBY_WORDS } from './words.ts'

interface StartButtonProps {
  readonly inUse: TableInUse
  readonly info: TableInfo
}

/** The one obvious next step. Free seats are no obstacle: bots take them. */
export function StartButton({ inUse: { model, ask }, info }: StartButtonProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const free = info.seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []))

  async function start() {
    for (const seat of free) {
      const answer = await ask({ type: 'seatBot', seat, bot: usualBotOf(info.game) })
      if (!answer.ok) return
    }
    await ask({ type: 'start' })
  }

  if (model.you !== info.host) {
    const host = info.seats[info.host]
    const name = host === undefined ? '' : seatName(host, info.host, language)
    return <p className="start-wait">{fill(say.waiting, { name })}</p>
  }
  return (
    <div className="start">
      <button type="button" className="button loud" disabled={model.connection !== 'live'} onClick={start}>
        {free.length > 0 ? say.fillAndStart : pageOf(info.game).words[language].start}
      </button>
    </div>
  )
}
