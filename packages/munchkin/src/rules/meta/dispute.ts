// Whether there is something to rule on, and whose word it is: MK-META-11, TT-15, DEC-55.

import { ACCEPTED } from '@brouhaha/table'
import type { Matter, OpenDispute, Ruling } from '../../forms/form.ts'
import { SEATS } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'

const NO_DISPUTE = no(
  'MK-META-11',
  'Nothing is disputed: a ruling settles an open dispute, nothing else.',
  'Rien n’est en litige\u00a0: une décision règle un litige ouvert, rien d’autre.',
)
const NOT_DISPUTED = no('DEC-55', 'That is not what the dispute is about.', 'Ce n’est pas l’objet du litige.')
const NOBODY_VOTES = no(
  'DEC-55',
  'Here the other people vote on a ruling, and there are none: it is argued out.',
  'Ici, les autres personnes votent sur la décision, et il n’y en a pas\u00a0: on s’arrange en discutant.',
)
const NOT_AGREED = no(
  'DEC-55',
  'Here a ruling needs more than half of the other people at the table.',
  'Ici, une décision demande plus de la moitié des autres personnes de la table.',
)

/** ACCEPTED where a ruling settles the dispute that it names. */
export function judgeDispute(scene: Scene, ruling: Ruling): number {
  const { dispute } = ruling
  if (dispute === undefined) return NO_DISPUTE
  if (!isAbout(ruling, dispute.about)) return NOT_DISPUTED
  if (hasLastWord(scene, dispute)) return ACCEPTED
  const others = votersOf(scene, dispute)
  if (others.length === 0) return NOBODY_VOTES
  const agreed = others.filter((seat) => dispute.agreed.includes(seat))
  return 2 * agreed.length > others.length ? ACCEPTED : NOT_AGREED
}

/** The owner has the last word where the book says so, in the quarrels of others. */
export const hasLastWord = ({ profile }: Scene, { by, host }: OpenDispute): boolean => profile.hostRules && by !== host

const isAbout = (ruling: Matter, about: Matter): boolean =>
  ruling.verb === about.verb &&
  ruling.seat === about.seat &&
  (about.verb !== 'discardCard' || ruling.value === about.value)

const votersOf = ({ state }: Scene, { host, others }: OpenDispute): readonly number[] =>
  others.filter((seat) => seat !== host && seat < state[SEATS]!)
