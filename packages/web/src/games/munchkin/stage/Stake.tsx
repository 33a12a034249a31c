import { type CombatView, cited, sayTerms } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { STAGE_WORDS } from './words.ts'

/** What the fight is about: treasures, levels, what the helper gets, who has sworn what, who wins ties. */
export function Stake({ combat }: { readonly combat: CombatView }) {
  const { view, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const { helper, contract, spoils, sworn, ties } = combat
  const name = (seat: number): string => (seat === view.you ? say.you : (reader.names[seat] ?? ''))
  return (
    <ul className="mk-stake" aria-label={say.stake}>
      <li className="mk-prize">{fill(say.treasuresAtStake, { count: spoils.treasures })}</li>
      <li className="mk-prize">{fill(say.levelsAtStake, { count: spoils.levels })}</li>
      {helper !== null && contract !== null && (
        <li>
          {fill(helper === view.you ? say.yourContract : say.contract, {
            name: name(helper),
            terms: sayTerms(contract, reader, language),
          })}
        </li>
      )}
      {ties !== null && (
        <li>
          {fill(ties.seat === view.you ? say.tiesToYou : say.tiesBy, {
            name: name(ties.seat),
            card: cited(reader.card.named(ties.id), language),
          })}
        </li>
      )}
      {sworn.map(({ seat, not }) => (
        <li key={`${seat} ${not}`}>{fill(oath(seat === view.you, not, say), { name: name(seat) })}</li>
      ))}
    </ul>
  )
}

function oath(isYou: boolean, not: 'help' | 'interfere', say: (typeof STAGE_WORDS)['en']): string {
  if (not === 'help') return isYou ? say.youSworeNotToHelp : say.swornNotToHelp
  return isYou ? say.youSworeNotToInterfere : say.swornNotToInterfere
}
