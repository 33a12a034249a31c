// A whole game of two songs, played by nobody in particular: every kind of choice that a log can hold is in it.

const HOUSE = 30
const SEATS = 4
const SEED = new Int32Array([3, 1, 4, 1, 5, 9, 2, 6])
const NEXT_SEED = '0b'.repeat(32)

/** Chooses among `count`; any rule that is the same everywhere will do. */
function chooser() {
  let word = 2026
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) % count
  }
}

function houseChoice(match) {
  const songs = match.rows.filter(({ choice }) => choice.type === 'song').length
  return songs === 0 ? { type: 'song', seed: NEXT_SEED } : { type: 'enough' }
}

/** The log of that game as the text of a file. */
export function playFixture({ game, Match }) {
  const match = Match.open(game, { seats: SEATS, options: { side: 'B', songs: 0 }, seed: SEED })
  const choose = chooser()
  const listed = new Int32Array(game.mostChoices)
  while (!game.over(match.state)) {
    const owing = game.owing(match.state)
    const seat = 31 - Math.clz32(owing & -owing)
    const count = seat === HOUSE ? 0 : game.choices(match.state, seat, listed)
    const choice = seat === HOUSE ? houseChoice(match) : game.write(listed[choose(count)])
    const seq = match.rows.length
    const verdict = match.submit({ id: `choice-${seq}`, seat, seq, choice })
    if (verdict.kind !== 'accepted') throw new Error(`row ${seq}: ${JSON.stringify(verdict)}`)
  }
  return [match.header, ...match.rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}
