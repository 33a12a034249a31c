import type { GameName } from '@brouhaha/protocol'
import { useLanguage } from '../language.ts'
import { Choices } from './Choices.tsx'
import { SETUP_WORDS } from './words.ts'

interface GameChoiceProps {
  readonly game: GameName
  onChange(game: GameName): void
}

export function GameChoice({ game, onChange }: GameChoiceProps) {
  const say = SETUP_WORDS[useLanguage()]
  return (
    <Choices
      legend={say.game}
      value={game}
      options={[
        { value: 'munchkin', title: say.munchkin, text: say.munchkinText },
        { value: 'zombie-mosh', title: say.zombieMosh, text: say.zombieMoshText },
      ]}
      onChange={onChange}
    />
  )
}
