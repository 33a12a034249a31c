// Which subpaths of an icon are its outside: filled alone they are its silhouette, holes and inner lines closed.

const STEPS = 6

/** Corners of a subpath, curves cut into short lines. */
function flatten(subpath) {
  const corners = []
  let [x, y] = [0, 0]
  let control = null
  for (const { letter, points, to } of subpath) {
    const handles = handlesOf(letter, points, [x, y], control)
    for (let step = 1; handles.length > 0 && step < STEPS; step++)
      corners.push(onCurve([[x, y], ...handles, to], step / STEPS))
    corners.push(to)
    control = handles.at(-1) ?? null
    ;[x, y] = to
  }
  return corners
}

/** The control points between here and there; an arc is taken for its chord. */
function handlesOf(letter, points, [x, y], control) {
  const mirrored = control === null ? [x, y] : [2 * x - control[0], 2 * y - control[1]]
  if (letter === 'C') return [points.slice(0, 2), points.slice(2, 4)]
  if (letter === 'S') return [mirrored, points.slice(0, 2)]
  if (letter === 'Q') return [points.slice(0, 2)]
  if (letter === 'T') return [mirrored]
  return []
}

/** De Casteljau. */
function onCurve(points, share) {
  if (points.length === 1) return points[0]
  return onCurve(
    points
      .slice(1)
      .map((point, index) => point.map((value, axis) => value * share + points[index][axis] * (1 - share))),
    share,
  )
}

function contains(corners, [x, y]) {
  let inside = false
  for (let at = 0, before = corners.length - 1; at < corners.length; before = at++) {
    const [x1, y1] = corners[at]
    const [x2, y2] = corners[before]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

function area(corners) {
  let doubled = 0
  corners.forEach(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]
    doubled += x * nextY - nextX * y
  })
  return Math.abs(doubled) / 2
}

const lies = (inner, outer) => {
  const probes = inner.filter((_, index) => index % Math.ceil(inner.length / 9) === 0)
  return probes.filter((probe) => contains(outer, probe)).length * 2 > probes.length
}

/** `{ outer, inner }`: lists of subpaths; together they are the icon. `box` is what the outer ones cover. */
export function outline(subpaths) {
  const shapes = subpaths.map((subpath) => ({ subpath, corners: flatten(subpath) }))
  const isInner = (one) =>
    shapes.some((other) => area(other.corners) > area(one.corners) && lies(one.corners, other.corners))
  const inner = new Set(shapes.filter(isInner))
  const outer = shapes.filter((shape) => !inner.has(shape))
  const corners = outer.flatMap((shape) => shape.corners)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    outer: outer.map(({ subpath }) => subpath),
    inner: [...inner].map(({ subpath }) => subpath),
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top].map(Math.round),
  }
}
