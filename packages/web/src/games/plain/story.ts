import type { Audience, GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { eventsOfGame } from '../../line/taken-back.ts'
import type { Sentence } from '../../table/story/story.ts'
import { tellTakenBack } from '../../table/story/tell-taken-back.ts'

export type PlainSentence = Sentence & { readonly seq: number }

/** What was heard, in the game's own words. */
export function tellPlainly(kit: GameKit, history: readonly HeardRow[], audience: Audience): readonly PlainSentence[] {
  const narrator = kit.unpack().narrator(audience)
  return history.flatMap((row) => [
    ...tellTakenBack(row, audience, audience.language),
    ...narrator.tell(eventsOfGame(row.events)).map(
      (text, index): PlainSentence => ({
        key: `${row.seq}.${index}`,
        seq: row.seq,
        volume: 'plain',
        text: text.trim(),
      }),
    ),
  ])
}

/** The last rows that were missed. */
export function toldWhileAway(
  told: readonly PlainSentence[],
  history: readonly HeardRow[],
  missed: number,
): readonly PlainSentence[] {
  const first = missed > 0 ? history.at(-missed) : undefined
  return first === undefined ? [] : told.filter(({ seq }) => seq >= first.seq)
}
