import { Choices } from '../../games/page/set-up/Choices.tsx'
import { GAME_PAGES } from '../../games/pages.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { SETUP_WORDS } from './words.ts'

interface GameChoiceProps {
  readonly game: string
  onChange(game: string): void
}

export function GameChoice({ game, onChange }: GameChoiceProps) {
  const language = useLanguage()
  return (
    <Choices
      legend={SETUP_WORDS[language].game}
      value={game}
      options={GAME_PAGES.map(({ entry, words }) => ({
        value: entry.name,
        title: words[language].title,
        text: words[language].text,
      }))}
      onChange={onChange}
    />
  )
}
