import { useLanguage } from '../../../shell/words/language.ts'
import { Choices } from '../../page/set-up/Choices.tsx'
import { SETUP_WORDS } from '../../page/set-up/words.ts'

interface Concert {
  readonly side: 'A' | 'B'
  /** Songs in a row; 0 asks after each. */
  readonly songs: number
}

export const FIRST_CONCERT: Concert = { side: 'A', songs: 1 }

const SONGS = ['1', '3', '5', '0'] as const

interface ConcertChoicesProps {
  readonly concert: Concert
  onChange(concert: Concert): void
}

/** What is agreed on before a concert of Zombie Mosh!. */
export function ConcertChoices({ concert, onChange }: ConcertChoicesProps) {
  const say = SETUP_WORDS[useLanguage()]
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
