import { cited, nameOf, type Reader } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import type { SeatSeen } from './character.ts'
import { SEAT_WORDS } from './words.ts'

type Line = SeatSeen['lines'][number]

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** What a line of a sum comes from, and what multiplied it. */
export function sayLine({ what, id, times, because }: Line, reader: Reader, language: Language): string {
  const say = SEAT_WORDS[language]
  const from = id !== null ? nameOf(reader.card.named(id), language) : what === 'level' ? say.lineLevel : say.lineEffect
  const factor =
    times === undefined ? '' : times === 0 ? say.lineNothing : fill(say.lineTimes, { times: signed(times) })
  const reason =
    because === undefined ? '' : fill(say.because, { card: cited(reader.card.named(because.id), language) })
  const remark = [factor, reason].filter((part) => part !== '').join(', ')
  return remark === '' ? from : `${from} (${remark})`
}
