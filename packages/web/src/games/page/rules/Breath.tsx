interface BreathProps {
  readonly title: string
  readonly lines: readonly string[]
}

/** A whole game in a handful of sentences. */
export function Breath({ title, lines }: BreathProps) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="short">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  )
}
