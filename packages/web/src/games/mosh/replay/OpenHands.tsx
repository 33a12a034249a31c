import { cardName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../../shell/words/language.ts'
import { NamedHands } from '../../../table/hands/NamedHands.tsx'

interface OpenHandsProps {
  readonly hands: readonly (readonly number[])[]
  readonly names: readonly string[]
  readonly title: string
}

/** Every hand of a concert. */
export function OpenHands({ hands, ...rest }: OpenHandsProps) {
  const language = useLanguage()
  return <NamedHands hands={hands.map((hand) => hand.map((card) => cardName(card, language)))} {...rest} />
}
