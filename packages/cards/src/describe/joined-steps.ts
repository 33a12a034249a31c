// Steps put together: "lose 1 level, discard your hand, then, if you are an Elf, draw 1 Door".

import type { Language } from '@brouhaha/kit'
import type { Effect } from '../language/effect.ts'
import { isLong } from './branch.ts'
import { type Scene, say } from './scene.ts'

export interface SaidStep {
  readonly text: string
  readonly does: Effect['do']
  /** What comes behind it must not be taken for a part of it. */
  readonly leads: boolean
}

/** `pause`: how it goes on behind a step that leads to something. */
export function joinedSteps(steps: readonly SaidStep[], pause: string, scene: Scene): string {
  if (steps.length === 0) return say(scene, 'nothing happens', 'rien ne se passe')
  const isList = steps.length > 2 && steps.slice(0, -1).every(isPlain)
  return steps
    .map(({ text }, index) => {
      const last = steps[index - 1]
      if (last === undefined) return text
      if (isList && index < steps.length - 1) return `, ${text}`
      const then = last.leads || isLong(last.text) ? pause : say(scene, ', then ', ', puis ')
      return `${OPENING[scene.language].test(text) ? then.replace(/,? $/, ', ') : then}${text}`
    })
    .join('')
}

/** What stands before the deed: "then, if you are an Elf, …". */
const OPENING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|unless|until|in turn,|from (?:now|the|then)|for|in (?:your|their) next (?:fight|turn)|the next time) ?/,
  fr: /^(?:si |s'ils? |à moins|jusqu'|à tour de rôle|par niveau|désormais|dès lors|pour |à (?:ton|son) prochain (?:combat|tour)|la prochaine fois)/,
}

/** Whether it is a deed among deeds, without a pause of its own: a bonus stands behind "then". */
const isPlain = ({ text, leads, does }: SaidStep): boolean =>
  !leads && !BONUSES.has(does) && !/[,;:()]|^(?:[+−]|an? |une? )/.test(text)

const BONUSES: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['strengthen', 'weaken', 'helpFlight'])
