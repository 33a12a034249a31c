// Items and everything else that is played for its use.

import { unreachable } from '@brouhaha/kit'
import type { Use } from '../language/ability.ts'
import type { AcolyteCard, AttachmentCard, ItemCard, OneShotCard, SpecialCard } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import type { Slot } from '../language/names.ts'
import { abilityLines } from './ability.ts'
import { counted, ITEM } from './amount.ts'
import { provided } from './condition.ts'
import { signed } from './grammar.ts'
import { exceptions, indefinite, nouns } from './noun.ts'
import { holder, you } from './person.ts'
import { priceWords, slotEnding, slotWords, tagWords } from './printed.ts'
import { type Scene, say } from './scene.ts'
import { sharedDeed } from './shared.ts'
import { useWords } from './use.ts'

export function itemLines(card: ItemCard, scene: Scene): readonly string[] {
  const head = [
    slotWords(card.slot, card.size, scene),
    ...(card.bonus === undefined ? [] : [signed(card.bonus)]),
    priceWords(card.value, scene),
  ]
  return [
    head.join(', ') + tagWords(card, scene),
    ...(card.usableBy === undefined ? [] : [restriction(card.usableBy, card.slot, scene)]),
    ...(scene.names.lasers === true && card.tags?.includes('laser')
      ? [
          say(
            scene,
            'combines with your other lasers into one two-handed weapon',
            'se combine avec tes autres lasers en une seule arme à deux mains',
          ),
        ]
      : []),
    ...(card.over
      ? [say(scene, 'worn over another item in the same place', 'se porte par-dessus un autre objet au même endroit')]
      : []),
    ...(card.decoy
      ? [
          say(
            scene,
            'while in use, may be lost in the place of another of your items',
            "tant que tu l'utilises, peut se perdre à la place d'un autre de tes objets",
          ),
        ]
      : []),
    ...abilityLines(card.abilities, scene),
  ]
}

/** "only for an Elf", "not for an Elf", "only usable if …" */
export function restriction(when: Condition, slot: Slot | undefined, scene: Scene): string {
  const e = slotEnding(slot)
  if ('has' in when)
    return say(scene, `only for ${holder(when.has, scene, 'a')}`, `réservé${e} à ${holder(when.has, scene, 'a')}`)
  if ('not' in when && 'has' in when.not)
    return say(
      scene,
      `not for ${holder(when.not.has, scene, 'a')}`,
      `interdit${e} à ${holder(when.not.has, scene, 'a')}`,
    )
  const clause = provided(when, you(scene), scene)
  return say(scene, `only usable ${clause}`, `utilisable${e.endsWith('s') ? 's' : ''} seulement ${clause}`)
}

export const oneShotLines = (card: OneShotCard, scene: Scene): readonly string[] => [
  `${say(scene, 'one-shot', 'usage unique')}, ${priceWords(card.value, scene)}${tagWords(card, scene)}`,
  ...modes(card.uses, scene),
]

/** Whichever of them it is played for; a time that was just named need not be named again. */
function modes(uses: readonly Use[], scene: Scene): readonly string[] {
  const colon = say(scene, ': ', ' : ')
  const said: string[] = []
  for (const [index, each] of uses.entries()) {
    const words = useWords(each, scene)
    const both = sharedDeed(said.at(-1) ?? '', words, scene)
    if (both === undefined) said.push(isRepeated(each, uses[index - 1]) ? likewiseWords(words, scene) : words)
    else said[said.length - 1] = both
  }
  const timeOf = (words: string | undefined): string | undefined => words?.split(colon)[0]
  return said.map((words, index) => {
    if (index === 0) return words
    const time = timeOf(words)
    return time !== undefined && time === timeOf(said[index - 1])
      ? `${say(scene, 'or', 'ou bien')}${words.slice(time.length)}`
      : `${say(scene, 'or ', 'ou, ')}${words}`
  })
}

/** The same is done at another time. */
const isRepeated = (use: Use, before: Use | undefined): boolean =>
  before !== undefined &&
  before.use !== use.use &&
  JSON.stringify([use.effect, use.cost, use.most]) === JSON.stringify([before.effect, before.cost, before.most])

/** "when a curse hits anybody: likewise", where it takes some words to say. */
function likewiseWords(words: string, scene: Scene): string {
  const [time = ''] = words.split(say(scene, ': ', ' : '))
  return words.length - time.length < LONG_DEED ? words : `${time}${say(scene, ': likewise', ' : de même')}`
}

const LONG_DEED = 60

export const specialLines = (card: SpecialCard, scene: Scene): readonly string[] => [
  (card.levelCard ? say(scene, 'level card', 'carte de niveau') : say(scene, 'special card', 'carte spéciale')) +
    tagWords(card, scene),
  ...modes(card.uses, scene),
]

export const acolyteLines = (card: AcolyteCard, scene: Scene): readonly string[] => [
  say(scene, 'acolyte', 'acolyte') + tagWords(card, scene),
  ...(card.carries === undefined
    ? []
    : [
        say(
          scene,
          `carries ${counted(card.carries, ITEM(scene), scene)} for you`,
          `porte ${counted(card.carries, ITEM(scene), scene)} pour toi`,
        ),
      ]),
  ...abilityLines(card.abilities, scene),
  ...(card.carries === undefined && (card.abilities ?? []).length === 0
    ? [
        say(
          scene,
          'good for nothing but the sacrifice: discard it instead of rolling to run away, and escape all monsters',
          "ne sert qu'au sacrifice : défausse cette carte au lieu de lancer le dé pour fuir, et échappe à tous les monstres",
        ),
      ]
    : []),
]

/** "put it on an item of yours", "put it on a two-handed item of yours" */
function hostWords({ to, on }: AttachmentCard, scene: Scene): string {
  if (on !== undefined) {
    const { not, ...rest } = on
    const fallback = to === 'item' ? 'item' : undefined
    const [noun, ...more] = nouns(rest, scene, fallback)
    const isApart = not !== undefined && not.tag === undefined && noun !== undefined && more.length === 0
    const only = indefinite(nouns(isApart ? rest : on, scene, fallback), scene)
    const others = isApart ? exceptions(not, noun.gender, scene) : ''
    const but = isApart ? say(scene, ` (except ${others})`, ` (sauf ${others})`) : ''
    return say(scene, `put it on ${only} of yours${but}`, `pose-la sur ${only} à toi${but}`)
  }
  switch (to) {
    case 'item':
      return say(scene, 'put it on an item of yours', 'pose-la sur un de tes objets')
    case 'trait':
      return say(
        scene,
        'put it on a race, class, mojo or power of yours',
        'pose-la sur une race, une classe, un mojo ou un pouvoir à toi',
      )
    default:
      return unreachable(to)
  }
}

/** What is on an item counts while the item is in use. */
const whileUsed = ({ to }: AttachmentCard, scene: Scene): string =>
  to === 'item' ? say(scene, ' while you use that item', ' tant que tu utilises cet objet') : ''

export function attachmentLines(card: AttachmentCard, scene: Scene): readonly string[] {
  return [
    hostWords(card, scene) + tagWords(card, scene),
    ...(card.bonus === undefined
      ? []
      : [`${signed(card.bonus)} ${say(scene, 'in combat', 'en combat')}${whileUsed(card, scene)}`]),
    ...(card.waives
      ? [
          say(
            scene,
            'you may use that item whatever the rules say against it',
            "tu peux utiliser cet objet quoi qu'en disent les règles",
          ),
        ]
      : []),
    ...abilityLines(card.abilities, scene),
  ]
}
