import type { Audience, GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { eventsOfGame } from '../../line/taken-back.ts'
import type { Sentence } from '../../table/story/story.ts'
import { tellTakenBack } from '../../table/story/tell-taken-back.ts'

/** What was heard, in the game's own words. */
export function tellPlainly(kit: GameKit, history: readonly HeardRow[], audience: Audience): readonly Sentence[] {
  const narrator = kit.unpack().narrator(audience)
  return history.flatMap((row) => [
    ...tellTakenBack(row, audience, audience.language),
    ...narrator
      .tell(eventsOfGame(row.events))
      .map((text, index): Sentence => ({ key: `${row.seq}.${index}`, volume: 'plain', text: text.trim() })),
  ])
}
