// What one is told to do, as what one may do: "you may discard this card", "tu peux défausser cette carte".

import { isKnown, type Person, pronoun, states, type Verb } from './person.ts'
import { type Scene, say } from './scene.ts'
import * as verbs from './verbs.ts'

const { BE, WERE, HAVE, GET, MAY, MUST, ...DEEDS } = verbs
const VERBS: readonly Verb[] = Object.values(DEEDS)

/** Nothing where the text does not begin with what they do. */
export function mayWords(text: string, of: Person, scene: Scene): string | undefined {
  const may = states(of, MAY, scene)
  if (text.startsWith(`${may} `)) return text
  const must = [of, pronoun(of, scene)].map((whom) => `${states(whom, MUST, scene)} `).find((to) => text.startsWith(to))
  const [first = '', ...later] = text.split(scene.language === 'en' ? /(, then )/ : /(, puis |, )/)
  const began = must === undefined ? deed(first, of, scene) : first.slice(must.length)
  if (began === undefined) return undefined
  const isOneBreath = !/[;:]/.test(text)
  const rest = later.map((step) => (isOneBreath ? (deed(step, of, scene) ?? step) : step))
  return `${may} ${began}${rest.join('')}`
}

/** "discard this card", "défausser cette carte", "la prendre en main". */
function deed(text: string, of: Person, scene: Scene): string | undefined {
  const subject = of.is === 'you' ? '' : [of.text, say(scene, 'they', 'il')].find((who) => text.startsWith(`${who} `))
  if (subject === undefined) return undefined
  const act = subject === '' ? text : text.slice(subject.length + 1)
  for (const verb of VERBS) {
    if (scene.language === 'en') {
      const form = of.is === 'you' || subject === 'they' ? verb.en[0] : verb.en[1]
      if (act.startsWith(`${form} `) || act === form) return `${verb.en[0]}${act.slice(form.length)}`
      continue
    }
    const form = of.is === 'you' ? verb.fr[0] : verb.fr[2]
    if (act.startsWith(`${form} `) || act === form) return `${verb.fr[4]}${act.slice(form.length)}`
    const pronoun = act.startsWith(`${form}-`) ? /^-(la|le|les|lui|leur)(?= |$)/.exec(act.slice(form.length)) : null
    if (pronoun?.[1] !== undefined) return `${pronoun[1]} ${verb.fr[4]}${act.slice(form.length + pronoun[0].length)}`
  }
  return undefined
}

/** The same of any text, where it is the reader or somebody known who decides. */
export function ifWished(text: string, of: Person, scene: Scene): string | undefined {
  const said = mayWords(text, of, scene)
  if (said !== undefined || !isKnown(of)) return said
  if (of.is === 'you') return say(scene, `if you like, ${text}`, `si tu veux, ${text}`)
  return say(scene, `if they like, ${text}`, `s'il le veut, ${text}`)
}
