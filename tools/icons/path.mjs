// SVG path data, read into absolute commands, and written again on a grid of whole numbers.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Numbers after a command letter; the flags of an arc may stand together: "a5 5 0 01 3 4". */
function* argumentsOf(text, letter) {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gy
  const flag = /[01]/gy
  let at = 0
  for (let index = 0; ; index++) {
    while (/[\s,]/.test(text[at] ?? '')) at++
    if (at >= text.length) return
    const place = index % 7
    const token = letter === 'A' && (place === 3 || place === 4) ? flag : number
    token.lastIndex = at
    const match = token.exec(text)
    if (match === null) throw new Error(`not a path: ${text.slice(at, at + 20)}`)
    at = token.lastIndex
    yield Number(match[0])
  }
}

/** Subpaths, each a list of `{ letter, to: [x, y], points: absolute numbers }` that begins with an M. */
export function readPath(data) {
  const subpaths = []
  let [x, y] = [0, 0]
  let start = [0, 0]
  for (const [, found, text] of data.matchAll(/([a-z])([^a-z]*(?:e-?\d[^a-z]*)*)/gi)) {
    const letter = found.toUpperCase()
    const relative = found !== letter
    const numbers = [...argumentsOf(text, letter)]
    const count = COUNTS[letter]
    for (let at = 0; at === 0 || at < numbers.length; at += count || 1) {
      const own = numbers.slice(at, at + count)
      const now = letter === 'M' && at > 0 ? 'L' : letter
      if (now === 'Z') {
        subpaths.at(-1)?.push({ letter: 'Z', points: [], to: start })
        ;[x, y] = start
        break
      }
      const points = absolute(now, own, relative ? [x, y] : [0, 0])
      const to = now === 'H' ? [points[0], y] : now === 'V' ? [x, points[0]] : points.slice(-2)
      if (now === 'M') {
        subpaths.push([])
        start = to
      } else if (subpaths.at(-1)?.at(-1)?.letter === 'Z') subpaths.push([{ letter: 'M', points: [x, y], to: [x, y] }])
      subpaths.at(-1).push({ letter: now, points, to })
      ;[x, y] = to
    }
  }
  return subpaths.filter((subpath) => subpath.some(({ letter }) => letter !== 'M' && letter !== 'Z'))
}

function absolute(letter, own, [x, y]) {
  if (letter === 'H') return [own[0] + x]
  if (letter === 'V') return [own[0] + y]
  if (letter === 'A') return [...own.slice(0, 5), own[5] + x, own[6] + y]
  return own.map((value, index) => value + (index % 2 === 0 ? x : y))
}

/** Relative commands in whole numbers; rounding each corner on the grid keeps errors from adding up. */
export function writePath(subpaths) {
  let text = ''
  let [x, y] = [0, 0]
  for (const subpath of subpaths) {
    let start = [x, y]
    for (const { letter, points, to } of subpath) {
      if (letter === 'Z') {
        text += 'z'
        ;[x, y] = start
        continue
      }
      const [nextX, nextY] = to.map(Math.round)
      const own =
        letter === 'H'
          ? [nextX - x]
          : letter === 'V'
            ? [nextY - y]
            : letter === 'A'
              ? [...points.slice(0, 5).map((value) => Math.round(value * 10) / 10), nextX - x, nextY - y]
              : points.map((value, index) => Math.round(value) - (index % 2 === 0 ? x : y))
      text += (letter === 'M' ? 'm' : letter.toLowerCase()) + join(own)
      ;[x, y] = [nextX, nextY]
      if (letter === 'M') start = [x, y]
    }
  }
  return text.replace(/^m/, 'M')
}

const join = (numbers) => numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
