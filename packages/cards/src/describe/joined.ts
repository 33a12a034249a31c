// Several conditions in one clause, so that nobody has to guess which belong together: "A, and either B or C", "A, or else B and C".

import type { Condition } from '../language/condition.ts'
import { a, enumerate, que, saidOnce, si } from './grammar.ts'
import { like, type Person, pronoun, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE } from './verbs.ts'

type Join = 'and' | 'or'

/** A condition, or its contrary. */
interface Part {
  readonly condition: Condition
  readonly negated: boolean
}

/** Not all is some not, so that every not comes to stand before a single condition. */
function partsOf({ condition, negated }: Part): { readonly join: Join; readonly list: readonly Part[] } | undefined {
  if ('not' in condition) return partsOf({ condition: condition.not, negated: !negated })
  const list = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  if (list === undefined) return undefined
  const join = 'all' in condition !== negated ? 'and' : 'or'
  const parts = list.map((one) => ({ condition: one, negated }))
  const [only] = parts
  return parts.length === 1 && only !== undefined ? partsOf(only) : { join, list: parts }
}

/** How its clause is joined, whoever it is about. */
function joinOf(part: Part): Join | undefined {
  const { condition, negated } = part
  const own = partsOf(part)
  if (own !== undefined) return own.list.length < 2 ? undefined : own.join
  if ('not' in condition) return joinOf({ condition: condition.not, negated: !negated })
  if ('among' in condition)
    return joinOf({ condition: 'some' in condition ? condition.some : condition.every, negated })
  if ('anyFighter' in condition) return joinOf({ condition: condition.anyFighter, negated })
  if ('everyFighter' in condition) return joinOf({ condition: condition.everyFighter, negated })
  return undefined
}

/** What is joined in the same way need not be grouped. */
const flat = (part: Part, join: Join): readonly Part[] => {
  const own = partsOf(part)
  return own?.join === join && own.list.length > 0 ? own.list.flatMap((one) => flat(one, join)) : [part]
}

export function joined(
  list: readonly Condition[],
  how: Join,
  of: Person,
  { isGrouped = false, ...scene }: Scene,
  negated: boolean,
): string {
  if (list.length === 0) {
    const isSo = (how === 'and') !== negated
    if (of.is === 'none') return say(scene, 'nothing else is asked', "rien d'autre n'est demandé")
    return `${states(of, BE, scene, !isSo)} ${say(scene, 'in the game', 'en jeu')}`
  }
  if (of.is === 'none') return deniedOf(list, how, of, scene)
  const join: Join = (how === 'and') !== negated ? 'and' : 'or'
  const parts = list.flatMap((condition) => flat({ condition, negated }, join))
  const [only] = parts
  if (parts.length === 1 && only !== undefined)
    return scene.prose.holds(only.condition, of, { ...scene, isGrouped }, only.negated)
  const isGroup = (part: Part): boolean => joinOf(part) !== undefined && joinOf(part) !== join
  const single = singles(
    parts.filter((part) => !isGroup(part)),
    join,
    of,
    scene,
    isGrouped && !parts.some(isGroup),
  )
  const groups = parts.filter(isGroup).map((part, index) => {
    const whom = single === '' && index === 0 ? of : later(of, scene)
    return scene.prose.holds(part.condition, whom, { ...scene, isGrouped: true }, part.negated)
  })
  if (groups.length === 0) return single
  const clauses = single === '' ? groups : [single, ...groups]
  if (isGrouped && join === 'or')
    return say(scene, `either ${clauses.join(' or else ')}`, clauses.map((clause) => `soit ${clause}`).join(', '))
  const comma = isGrouped || scene.isInside === true ? '' : ','
  const [first = '', ...rest] = clauses
  return rest.reduce((before, next) => `${before}${comma} ${linked(next, join, scene, true)}`, first)
}

/** Behind the first clause it is clear who is meant. */
const later = (of: Person, scene: Scene): Person => (isWho(of) ? of : pronoun(of, scene))
const isWho = (of: Person): boolean => of.text === 'who' || of.text === 'qui'

/** "and B", "or else B"; French repeats what the first clause began with: "et que B", "ou si B". */
function linked(clause: string, join: Join, scene: Scene, isApart: boolean): string {
  const word =
    join === 'and' ? say(scene, 'and', 'et') : isApart ? say(scene, 'or else', 'ou bien') : say(scene, 'or', 'ou')
  return `${word} ${again(clause, join, scene)}`
}

function again(clause: string, join: Join, scene: Scene): string {
  if (scene.language === 'en' || scene.link === undefined || /^(?:qui|dont|tel) /.test(clause)) return clause
  if (scene.link === 'où') return `où ${clause}`
  return join === 'and' || scene.link === 'que' ? que(clause) : si(clause)
}

/** Conditions that are joined in one way only. */
function singles(parts: readonly Part[], join: Join, of: Person, scene: Scene, isGrouped: boolean): string {
  if (parts.length === 0) return ''
  const named = traits(parts, join, of, scene, isGrouped)
  if (named !== undefined) return named
  const begins = (clause: string): boolean => clause.startsWith(`${of.text} `)
  const say1 = (part: Part, whom: Person): string => scene.prose.holds(part.condition, whom, scene, part.negated)
  const said = parts.map((part) => ({ part, clause: say1(part, of) }))
  const own = said.filter(({ clause }) => begins(clause)).map(({ clause }) => clause)
  const facts = said
    .filter(({ clause }) => !begins(clause))
    .map(({ part, clause }, index) => (own.length === 0 && index === 0 ? clause : say1(part, later(of, scene))))
  const grouped = isGrouped && join === 'or'
  if (facts.length === 0) return predicates(own, join, of, scene, grouped)
  const clauses = [...(own.length === 0 ? [] : [predicates(own, join, of, scene, false)]), ...facts]
  return grouped ? eitherOf(clauses, scene) : listed(clauses, join, scene)
}

/** "either A or B", "soit A, soit B" */
const eitherOf = (clauses: readonly string[], scene: Scene): string =>
  say(scene, `either ${enumerate(clauses, 'or')}`, clauses.map((clause) => `soit ${clause}`).join(', '))

function listed(clauses: readonly string[], join: Join, scene: Scene): string {
  const [first = '', ...rest] = clauses
  return rest.reduce((before, clause, index) => {
    const isLast = index === rest.length - 1
    return isLast ? `${before} ${linked(clause, join, scene, false)}` : `${before}, ${again(clause, join, scene)}`
  }, first)
}

/** What the same person is and does: "you are an Elf and use a helmet"; tu is said again. */
function predicates(clauses: readonly string[], join: Join, of: Person, scene: Scene, isGrouped: boolean): string {
  const [only] = clauses
  if (clauses.length === 1 && only !== undefined) return only
  const word = join === 'and' ? say(scene, 'and', 'et') : say(scene, 'or', 'ou')
  const once = saidOnce(clauses, states(of, BE, scene), join === 'and')
  if (once !== '') {
    const ends = clauses.map((clause) => clause.slice(once.length))
    return `${once}${isGrouped ? eitherOf(ends, scene) : enumerate(ends, word)}`
  }
  const isCalled = of.is === 'you' || /^(?:they|ils?)$/.test(of.text)
  if (isGrouped && isCalled) return eitherOf(clauses, scene)
  if (scene.language === 'fr' && isCalled && scene.link !== undefined) return listed(clauses, join, scene)
  const [begin, does] = [`${of.text} `, clauses.map((clause) => clause.slice(of.text.length + 1))]
  return `${begin}${isGrouped ? eitherOf(does, scene) : enumerate(does, word)}`
}

/** "an Elf or a Dwarf", "neither an Elf nor a Dwarf" */
function traits(parts: readonly Part[], join: Join, of: Person, scene: Scene, isGrouped: boolean): string | undefined {
  const names = parts.flatMap(({ condition }) =>
    'has' in condition && !scene.names.powers?.has(condition.has)
      ? [say(scene, a(scene.names(condition.has)), scene.names(condition.has))]
      : [],
  )
  if (names.length !== parts.length || parts.length < 2) return undefined
  const isNegated = parts.every((part) => part.negated)
  if (isNegated && join === 'and')
    return say(
      scene,
      `${states(of, BE, scene)} neither ${names.join(' nor ')}`,
      `${states(of, BE, scene, true).replace(/ pas$/, '')} ni ${names.join(' ni ')}`,
    )
  if (parts.some((part) => part.negated)) return undefined
  const is = states(of, BE, scene)
  if (isGrouped && join === 'or') return `${is} ${eitherOf(names, scene)}`
  return `${is} ${enumerate(names, join === 'and' ? say(scene, 'and', 'et') : say(scene, 'or', 'ou'))}`
}

/** Nobody is both: no fighter who is an Elf uses a helmet. Nobody is either: nobody is the one, and nobody the other. */
function deniedOf(list: readonly Condition[], how: Join, of: Person, scene: Scene): string {
  const parts = list.flatMap((condition) => flat({ condition, negated: false }, how))
  const ask = ({ condition, negated }: Part, whom: Person): string =>
    scene.prose.holds(negated ? { not: condition } : condition, whom, scene, true)
  if (how === 'and') {
    const last = parts.findLast((part) => joinOf(part) === undefined) ?? parts[parts.length - 1]
    if (last === undefined) return ''
    const rest = parts
      .filter((part) => part !== last)
      .map(({ condition, negated }) => (negated ? { not: condition } : condition))
    if (rest.length === 0) return ask(last, of)
    const which = like({ all: rest }, scene)
    return ask(last, { is: 'none', text: `${of.text} ${which}`, ...(of.every && { every: `${of.every} ${which}` }) })
  }
  const clauses = parts.map((part) => ask(part, of))
  if (!clauses.every((clause) => clause.startsWith(`${of.text} `))) return listed(clauses, 'and', scene)
  const once = saidOnce(clauses, states(of, BE, scene, true), true)
  if (once !== '')
    return `${once}${enumerate(
      clauses.map((clause) => clause.slice(once.length)),
      say(scene, 'or', 'ni'),
    )}`
  const does = clauses.map((clause) => clause.slice(of.text.length + 1))
  return `${of.text} ${enumerate(does, say(scene, 'or', 'ni'))}`
}
