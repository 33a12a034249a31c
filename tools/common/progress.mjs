// A line on stderr that says how far a long run is and how long it will still take.

const WIDTH = 24
const QUIET_EVERY = 15_000

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function progress(total, out = process.stderr) {
  const started = performance.now()
  let shown = started
  return (done, note) => {
    const now = performance.now()
    if (!out.isTTY && done < total && now - shown < QUIET_EVERY) return
    shown = now
    const filled = Math.round((WIDTH * done) / total)
    const left = done === 0 ? '–:––' : clock(((now - started) / 1000 / done) * (total - done))
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    out.write(
      `${out.isTTY ? '\r\x1b[K' : ''}${bar} ${done}/${total}, ${left} left, ${note}${out.isTTY && done < total ? '' : '\n'}`,
    )
  }
}
