import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { levelStepsOf } from './levels.ts'
import { signed } from './lines.ts'
import { SEAT_WORDS } from './words.ts'

/** How a seat came to its level, turn by turn. */
export function LevelSteps({ seat }: { readonly seat: number }) {
  const { view, model, language } = usePlay()
  const say = SEAT_WORDS[language]
  const steps = levelStepsOf(seat, model.history)
  return (
    <table className="mk-seat-lines">
      <caption>{fill(say.whyLevel, { level: view.seats[seat]!.level })}</caption>
      <tbody>
        {steps.length === 0 && (
          <tr>
            <th scope="row">{say.noLevels}</th>
            <td />
          </tr>
        )}
        {steps.map(({ turn, change, by }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <tr key={at}>
            <th scope="row">{fill(say.step, { turn, by: say[by] })}</th>
            <td>{signed(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
