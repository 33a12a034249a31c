import { type Audience, FIELD_WORDS, type GameKit } from '@brouhaha/games'
import { NamedHands } from '../../table/hands/NamedHands.tsx'

interface PlainHandsProps {
  readonly kit: GameKit
  /** One for each seat. */
  readonly views: readonly object[]
  readonly audience: Audience
  readonly title: string
}

/** Every hand, in the kit's words for its cards. */
export function PlainHands({ kit, views, audience, title }: PlainHandsProps) {
  const { hand = FIELD_WORDS.hand } = kit.unpack().plain ?? FIELD_WORDS
  return <NamedHands hands={views.map((view) => hand(view, audience))} names={audience.names} title={title} />
}
