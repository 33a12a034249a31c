import { instead, insteadWords, lastWay, laterScene, leadingTo, wayBefore } from '../describe/branch.ts'
import { states } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { costWords } from '../describe/use.ts'
import { MAY } from '../describe/verbs.ts'
import type { Cost } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import { PAID_AWAY, speaksOfOwn } from '../schema/bearers.ts'
import { isObject } from '../schema/reader.ts'
import { paidKind } from './one-card.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about is asked whether he pays. */
export interface Pay {
  readonly do: 'pay'
  /** What. */
  readonly cost: Cost
  /** What happens if he has paid. */
  readonly then: readonly Effect[]
  /** What happens if he cannot or will not. */
  readonly else: readonly Effect[]
}

export const pay = (cost: Cost, paid: readonly Effect[], unpaid: readonly Effect[] = []): Effect => ({
  do: 'pay',
  cost,
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  then: paid,
  else: unpaid,
})

export const verb: Verb<Pay> = {
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  fields: ({ cost, steps }) => ({ cost, then: steps, else: steps }),
  expects({ cost, then: paid }) {
    if (!isObject(cost)) return undefined
    if (Object.keys(cost).length === 0)
      return 'something that is paid: without a price, choose offers what one may do or not'
    return cost.self === true && speaksOfOwn(paid) ? PAID_AWAY : undefined
  },
  deed: null,
  names: ({ cost }) => paidKind(cost),
}

export const words: Words<Pay> = {
  clause({ cost, then: paid, else: unpaid }, scene) {
    const later = laterScene(scene)
    const may = `${states(scene.subject, MAY, scene)} ${costWords(cost, 'may', later)}`
    if (paid.length === 0 && scene.subject.is === 'you') {
      const either = `${costWords(cost, 'order', scene)}${say(scene, '; or ', ' ; ou bien ')}${lastWay(unpaid, later)}`
      return scene.isFollowed === true ? `(${either})` : either
    }
    if (paid.length === 0)
      return scene.isFollowed === true
        ? leadingTo(may, instead(unpaid, scene), scene)
        : `${may}${insteadWords(unpaid, scene)}`
    const so = say(scene, 'if so, ', 'si oui, ')
    return unpaid.length === 0
      ? leadingTo(may, `${so}${lastWay(paid, later)}`, scene)
      : leadingTo(may, `${so}${wayBefore(paid, later)}${insteadWords(unpaid, scene)}`, scene)
  },
}
