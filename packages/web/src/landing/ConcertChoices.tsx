import { useLanguage } from '../language.ts'
import { Choices } from '../setup/Choices.tsx'
import { LANDING_WORDS } from './words.ts'

interface Concert {
  readonly side: 'A' | 'B'
  readonly songs: '1' | '3' | '0'
}

export const FIRST_CONCERT: Concert = { side: 'A', songs: '1' }

interface ConcertChoicesProps {
  readonly concert: Concert
  onChange(concert: Concert): void
}

/** What is agreed on before a concert of Zombie Mosh!. */
export function ConcertChoices({ concert, onChange }: ConcertChoicesProps) {
  const say = LANDING_WORDS[useLanguage()]
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
        value={concert.songs}
        options={(['1', '3', '0'] as const).map((value) => ({
          value,
          title: say[`songs${value}`],
          text: say[`songs${value}Text`],
        }))}
        onChange={(songs) => onChange({ ...concert, songs })}
      />
    </>
  )
}
