// What somebody has in common with others: "you share a class with the helper", "tu as une classe en commun avec l'allié".

import type { Condition } from '../language/condition.ts'
import type { Who } from '../language/selector.ts'
import { a, ne } from './grammar.ts'
import { indefinite, kindNoun, noneOf } from './noun.ts'
import { type Person, person, states, tonic } from './person.ts'
import { type Scene, say } from './scene.ts'
import { SHARE } from './verbs.ts'
import { noneOfThem, someOne } from './zone.ts'

type Shares = Extract<Condition, { readonly shares: unknown }>

export function sharedWords({ shares, with: whom }: Shares, of: Person, scene: Scene, negated: boolean): string {
  const noun = kindNoun(shares, scene)
  const none = negated && of.is !== 'none' ? noneOfThem(besides(whom), scene) : undefined
  if (none !== undefined)
    return say(
      scene,
      `${states(of, SHARE, scene)} ${a(noun.one)} with ${none.text}`,
      `${of.text} ${ne(has(of))} ${noneOf([noun], scene)} en commun avec ${none.text}`,
    )
  const what = negated ? noneOf([noun], scene) : indefinite([noun], scene)
  return say(
    scene,
    `${states(of, SHARE, scene, negated)} ${a(noun.one)} with ${withWhom(whom, scene)}`,
    `${states(of, SHARE, scene, negated)} ${what} en commun avec ${withWhom(whom, scene)}`,
  )
}

/** Whoever it is asked of is left out. */
const besides = (whom: Who): Who => (whom === 'everyone' ? 'others' : whom)

function withWhom(whom: Who, scene: Scene): string {
  const isOne = noneOfThem(whom, scene) === undefined
  return tonic(isOne ? person(whom, scene) : someOne(besides(whom), scene), scene)
}

const has = (of: Person): string => SHARE.fr[of.is === 'you' ? 1 : of.is === 'many' ? 3 : 2]
