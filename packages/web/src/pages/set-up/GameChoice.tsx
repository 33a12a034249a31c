import type { GameName } from '@brouhaha/protocol'
import { Choices } from '../../games/page/set-up/Choices.tsx'
import { SETUP_WORDS } from '../../games/page/set-up/words.ts'
import { useLanguage } from '../../shell/words/language.ts'

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
