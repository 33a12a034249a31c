import { type Audience, FIELD_WORDS, type GameKit } from '@brouhaha/games'

interface OutlineProps {
  readonly kit: GameKit
  readonly view: object
  readonly audience: Audience
}

/** A view as headings and lines. */
export function Outline({ kit, view, audience }: OutlineProps) {
  const { plain = FIELD_WORDS } = kit.unpack()
  return (
    <div className="plain-outline">
      {plain.outline(view, audience).map(({ title, lines }) => (
        <section key={title} className="paper" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
