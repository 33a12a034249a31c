// Luck that a test decides. Draws whose names are in the script come up as written there, in order; all others come
// from the seed. A script that does not fit what is played fails at once, and `finish` fails if some of it is left over.

import { type Chance, type State, type Stream, seededChance } from '@brouhaha/table'

/** A number is what a roll comes up as, counted from 0; a list is what lies on top after a shuffle, in the order drawn. */
export type Draw = number | readonly number[]

export type Script<Name extends string = string> = Readonly<Partial<Record<Name, readonly Draw[]>>>

export class ScriptError extends Error {
  override name = 'ScriptError'
}

export interface ScriptedChance extends Chance {
  /** Everything in the script was drawn, or it throws. */
  finish(): void
}

/** The names are those of the game's draws, so that a misspelt one is noticed. */
export function scripted<Name extends string>(names: readonly Name[], script: Script<Name>): ScriptedChance {
  const left = new Map<string, Draw[]>()
  for (const [name, written] of Object.entries<readonly Draw[] | undefined>(script)) {
    if (!names.some((known) => known === name)) {
      throw new ScriptError(
        `the script has '${name}', but the game draws ${names.map((known) => `'${known}'`).join(', ')}`,
      )
    }
    if (written !== undefined) left.set(name, [...written])
  }

  const next = (name: string, drawn: string): Draw | null => {
    const rest = left.get(name)
    if (rest === undefined) return null
    const draw = rest.shift()
    if (draw === undefined) throw new ScriptError(`the game draws ${drawn} from '${name}', but its script is used up`)
    return draw
  }

  return {
    below(state, stream, bound) {
      const draw = next(stream.name, `a number below ${bound}`)
      if (draw === null) return seededChance.below(state, stream, bound)
      if (typeof draw !== 'number') {
        throw new ScriptError(`'${stream.name}' rolls a number, but the script has the list [${draw.join(', ')}]`)
      }
      if (!Number.isInteger(draw) || draw < 0 || draw >= bound) {
        throw new ScriptError(`'${stream.name}' rolls 0 to ${bound - 1}, but the script has ${draw}`)
      }
      return draw
    },

    shuffle(state, stream, at, count) {
      const draw = next(stream.name, `an order of ${count}`)
      if (draw === null) return seededChance.shuffle(state, stream, at, count)
      if (typeof draw === 'number') {
        throw new ScriptError(`'${stream.name}' shuffles, but the script has the number ${draw}`)
      }
      stack(state, stream, at, count, draw)
    },

    finish() {
      const over = [...left].filter(([, rest]) => rest.length > 0)
      if (over.length === 0) return
      const list = over.map(([name, rest]) => `'${name}' ${JSON.stringify(rest)}`).join(', ')
      throw new ScriptError(`the script was not used up: ${list}`)
    },
  }
}

/** The top is the last cell: what comes up first is put there, the rest stays below in the order it was in. */
function stack(state: State, stream: Stream, at: number, count: number, first: readonly number[]): void {
  const rest = [...state.subarray(at, at + count)]
  for (const value of first) {
    const index = rest.indexOf(value)
    if (index < 0) throw new ScriptError(`'${stream.name}' has no ${value} left to come up`)
    rest.splice(index, 1)
  }
  state.set([...rest, ...first.toReversed()], at)
}
