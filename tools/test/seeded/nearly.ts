// Something that is nearly what was offered: one number or word in it is another, or one thing in a list is missing or there twice.

import type { Random } from '@brouhaha/kit'

type Path = readonly (string | number)[]

function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return yield path
  if (Array.isArray(value) && value.length > 0) yield path
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, Array.isArray(value) ? +key : key])
  return undefined
}

function changed(value: unknown, random: Random): unknown {
  if (Array.isArray(value))
    return random.below(2) === 0 ? value.slice(1) : [...value, value[random.below(value.length)]]
  if (typeof value !== 'number') return value
  return [value + 1, value - 1, random.below(8), random.below(160)][random.below(4)]
}

function withAt(value: unknown, path: Path, random: Random): unknown {
  const [first, ...rest] = path
  if (first === undefined) return changed(value, random)
  if (Array.isArray(value)) return value.with(first as number, withAt(value[first as number], rest, random))
  return { ...(value as object), [first]: withAt((value as Record<string, unknown>)[first], rest, random) }
}

export function nearly(raw: object, random: Random): object {
  const paths = [...leaves(raw)].filter((path) => path.length > 0 && path[0] !== 'type')
  if (paths.length === 0) return raw
  return withAt(raw, paths[random.below(paths.length)]!, random) as object
}
