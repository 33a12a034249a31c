import { usePlay } from '../play.ts'
import type { Character, SeatSeen } from './character.ts'
import type { Handling } from './Laid.tsx'
import { Trait } from './Trait.tsx'
import { SEAT_WORDS } from './words.ts'

interface IdentityProps {
  readonly seen: SeatSeen
  readonly character: Character
  readonly handling: Handling
}

/** Sex, races, classes, mojos and powers, in words. */
export function Identity({ seen: { sex }, character: { traits }, handling }: IdentityProps) {
  const say = SEAT_WORDS[usePlay().language]
  return (
    <ul className="mk-seat-identity" aria-label={say.identity}>
      {sex !== null && (
        <li className="mk-seat-sex" title={say[sex]}>
          <span aria-hidden="true">{sex === 'female' ? '♀' : '♂'}</span>
          <span className="unseen">{say[sex]}</span>
        </li>
      )}
      {traits.length === 0 && <li className="mk-seat-nobody">{say.nobody}</li>}
      {traits.map((trait) => (
        <li key={trait.copy}>
          <Trait trait={trait} handling={handling} />
        </li>
      ))}
    </ul>
  )
}
