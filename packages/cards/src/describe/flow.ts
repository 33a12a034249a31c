// Branches, choices, dice and prices: effects that hold other effects.

import { unreachable } from '@brouhaha/kit'
import type { Effect } from '../language/effect.ts'
import { provided } from './condition.ts'
import { about, acts, form, meant, person, pronoun, states, tonic } from './person.ts'
import { type Scene, say } from './scene.ts'
import { stayWords } from './stay.ts'
import { costWords } from './use.ts'
import { CHOOSE, MAY, NAME, ROLL } from './verbs.ts'

export type Flow = Extract<Effect, { readonly do: 'each' | 'if' | 'choose' | 'roll' | 'guess' | 'pay' | 'stay' }>

const FLOWS: Readonly<Record<Flow['do'], true>> = {
  each: true,
  if: true,
  choose: true,
  roll: true,
  guess: true,
  pay: true,
  stay: true,
}

export const isFlow = (effect: Effect): effect is Flow => Object.hasOwn(FLOWS, effect.do)

export function flowWords(effect: Flow, scene: Scene): string {
  const colon = say(scene, ': ', ' : ')
  const semicolon = say(scene, '; ', ' ; ')
  const otherwise = say(scene, 'otherwise, ', 'sinon, ')
  /** Inside, whoever acted is already known. */
  const later: Scene = { ...scene, subject: pronoun(scene.subject, scene) }
  const steps = (effects: readonly Effect[], within: Scene = later): string =>
    effects.length === 0 ? say(scene, 'nothing happens', 'rien ne se passe') : scene.prose.steps(effects, within)

  switch (effect.do) {
    case 'stay':
      return stayWords(effect, scene)
    case 'each': {
      const inside: Scene = { ...scene, subject: person(effect.who, scene, true) }
      return `${order(effect.inOrderOf, scene)}${steps(effect.effect, inside)}`
    }
    case 'if': {
      const then = `${about(scene.subject, scene)}${provided(effect.when, later.subject, scene)}, ${steps(effect.then)}`
      return effect.else === undefined ? then : `${then}${semicolon}${otherwise}${steps(effect.else)}`
    }
    case 'choose': {
      const by = meant(effect.by, scene)
      const options = effect.options.map((option) => steps(option)).join(say(scene, '; or ', ' ; ou bien '))
      const forWhom =
        by.text === scene.subject.text
          ? ''
          : say(scene, ` for ${tonic(scene.subject, scene)}`, ` pour ${tonic(scene.subject, scene)}`)
      return `${acts(by, CHOOSE, scene)}${forWhom}${colon}${options}`
    }
    case 'roll': {
      const telling = effect.rows.filter(({ effect: then }) => then.length > 0)
      const rows = (telling.length === 0 ? effect.rows : telling).map(({ on: [least, most], effect: then }) => {
        const faces = least === most ? String(least) : `${least}–${most}`
        return `${say(scene, 'on', 'sur')} ${faces}, ${steps(then)}`
      })
      return `${acts(scene.subject, ROLL, scene)} ${say(scene, 'a die', 'un dé')}${colon}${rows.join(semicolon)}`
    }
    case 'guess': {
      const act = say(
        scene,
        `${acts(scene.subject, NAME, scene)} a number and ${form(scene.subject, ROLL, scene)} a die`,
        `${acts(scene.subject, NAME, scene)} un chiffre et ${form(scene.subject, ROLL, scene)} un dé`,
      )
      if (effect.right.length === 0 && effect.wrong.length > 0)
        return `${act}${colon}${say(scene, 'unless it comes up, ', "s'il ne sort pas, ")}${steps(effect.wrong)}`
      const right = `${say(scene, 'if it comes up, ', "s'il sort, ")}${steps(effect.right)}`
      return effect.wrong.length === 0
        ? `${act}${colon}${right}`
        : `${act}${colon}${right}${semicolon}${otherwise}${steps(effect.wrong)}`
    }
    case 'pay': {
      const may = `${states(scene.subject, MAY, scene)} ${costWords(effect.cost, 'may', later)}`
      const paid = say(scene, 'if so, ', 'dans ce cas, ')
      if (effect.then.length === 0 && scene.subject.is === 'you')
        return `${costWords(effect.cost, 'order', scene)}${say(scene, '; or ', ' ; ou bien ')}${steps(effect.else)}`
      if (effect.then.length === 0) return `${may}${semicolon}${otherwise}${steps(effect.else)}`
      const then = `${may}${colon}${paid}${steps(effect.then)}`
      return effect.else.length === 0 ? then : `${then}${semicolon}${otherwise}${steps(effect.else)}`
    }
    default:
      return unreachable(effect)
  }
}

function order(by: 'seats' | 'levels' | 'levelsRising' | undefined, scene: Scene): string {
  switch (by) {
    case undefined:
      return ''
    case 'seats':
      return say(scene, 'in turn, ', 'à tour de rôle, ')
    case 'levels':
      return say(scene, 'from the highest level down, ', 'par niveau décroissant, ')
    case 'levelsRising':
      return say(scene, 'from the lowest level up, ', 'par niveau croissant, ')
    default:
      return unreachable(by)
  }
}
