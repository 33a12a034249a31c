import type { TableInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { fill } from '../../shell/words/words.ts'
import { titleOf } from '../set-up/title-of.ts'
import { LANDING_WORDS } from './words.ts'

export interface TableInWords {
  /** "Munchkin with Bob and 2 bots" */
  readonly title: string
  /** "on a break" */
  readonly state: string
}

/** A table for somebody who sits there, and comes back to it. */
export function tableInWords({ game, seats, status }: TableInfo, own: number, language: Language): TableInWords {
  const say = LANDING_WORDS[language]
  const people = seats.flatMap((seat, index) => (seat.kind === 'person' && index !== own ? [seat.name] : []))
  const count = seats.filter(({ kind }) => kind === 'bot').length
  const bots = count === 0 ? [] : [count === 1 ? say.oneBot : fill(say.bots, { count })]
  const others = [...people, ...bots]
  return {
    title: fill(others.length === 0 ? say.playedAlone : say.playedWith, {
      game: titleOf(game, language),
      others: new Intl.ListFormat(language).format(others),
    }),
    state: say[status],
  }
}
