import { NewTab } from '../../../shell/parts/NewTab.tsx'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import type { SeatSeen } from './character.ts'
import { sayLine, signed } from './lines.ts'
import { SEAT_WORDS } from './words.ts'

/** The sum of a seat's strength, line by line. */
export function StrengthLines({ seen: { lines, strength } }: { readonly seen: SeatSeen }) {
  const { reader, language } = usePlay()
  const say = SEAT_WORDS[language]
  return (
    <table className="mk-seat-lines">
      <caption>{fill(say.whyStrength, { strength })}</caption>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sum is read from top to bottom, its lines have no names
          <tr key={at}>
            <th scope="row">
              {sayLine(line, reader, language)}{' '}
              {line.rule !== undefined && (
                <span className="small">
                  <NewTab href={`/rules/${line.rule}`}>{line.rule}</NewTab>
                </span>
              )}
            </th>
            <td>{signed(line.adds)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          <td>{strength}</td>
        </tr>
      </tfoot>
    </table>
  )
}
