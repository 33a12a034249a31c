import { useLanguage } from '../../../shell/words/language.ts'
import { Choices } from '../../page/set-up/Choices.tsx'
import type { SetUpFieldsProps } from '../../page/set-up/game-set-up.ts'
import type { ConcertForm } from './concert.ts'
import { CONCERT_WORDS } from './words.ts'

const SONGS = ['1', '3', '5', '0'] as const

/** What is agreed on before a concert of Zombie Mosh!. */
export function ConcertChoices({ form: concert, onChange }: SetUpFieldsProps<ConcertForm>) {
  const say = CONCERT_WORDS[useLanguage()]
  return (
    <>
      <Choices
        legend={say.side}
        value={concert.side}
        options={[
          { value: 'A', title: say.sideA, text: say.sideAText },
          { value: 'B', title: say.sideB, text: say.sideBText },
        ]}
        onChange={(side) => onChange({ ...concert, side })}
      />
      <Choices
        legend={say.songs}
        value={`${concert.songs}`}
        options={SONGS.map((value) => ({ value, title: say[`songs${value}`], text: say[`songs${value}Text`] }))}
        onChange={(songs) => onChange({ ...concert, songs: Number(songs) })}
      />
    </>
  )
}
