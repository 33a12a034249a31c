// Monsters and what is put on them.

import type { Ability, Ban } from '../language/ability.ts'
import type { EnhancerCard, MonsterCard } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import { abilityWords, askedOf } from './ability.ts'
import { counted, LEVEL, moreTreasures, TREASURE } from './amount.ts'
import { provided } from './condition.ts'
import { amongOthers } from './fight-rule.ts'
import { isForbidding } from './freedom.ts'
import { enumerate, isPlural, signed } from './grammar.ts'
import { aFighter, eachFighter, holder, like, mainFighter, type Person, pronoun, you } from './person.ts'
import { bonusWords, inCaseOf, tagWords } from './printed.ts'
import { type Scene, say } from './scene.ts'
import { likewise } from './shared.ts'

export function monsterLines(card: MonsterCard, scene: Scene): readonly string[] {
  const colon = say(scene, ': ', ' : ')
  const met: Scene = { ...scene, reader: 'main', youToo: true, isBeforeFights: true }
  const hurt: Scene = { ...met, reader: 'victim' }
  const weighed = weighing(scene)
  const block = (en: string, fr: string, effects: readonly Effect[] | undefined, within: Scene): readonly string[] =>
    effects === undefined || effects.length === 0
      ? []
      : [`${say(scene, en, fr)}${colon}${scene.prose.whole(effects, within)}`]
  const reward = `${counted(card.levels ?? 1, LEVEL(scene), scene)}, ${counted(card.treasures, TREASURE(scene), scene)}`
  const refused = card.refuses
  const letsGo = card.letsGo

  return [
    say(scene, `level ${card.level} monster`, `monstre de niveau ${card.level}`) + tagWords(card, scene),
    `${say(scene, 'reward', 'récompense')}${colon}${reward}`,
    ...likewise(
      (card.strength ?? []).map((each) => bonusWords(each, weighed)),
      scene,
    ),
    ...(card.extraTreasures ?? []).map((each) => inCaseOf(each, weighed, moreTreasures(each.add, weighed))),
    ...(card.flee === undefined
      ? []
      : [say(scene, `${signed(card.flee)} to run away from it`, `${signed(card.flee)} pour le fuir`)]),
    ...(refused === undefined
      ? []
      : [
          `${say(scene, 'will not fight', 'refuse le combat')} ${provided('anyFighter' in refused.when ? refused.when.anyFighter : refused.when, aFighter(scene), scene)}` +
            (refused.gift === undefined ? '' : `${colon}${scene.prose.whole(refused.gift, met)}`),
        ]),
    ...(letsGo === undefined ? [] : [lettingGo(letsGo, scene)]),
    ...(card.noEscape ? [say(scene, 'nobody can run away from it', 'impossible de le fuir')] : []),
    ...(card.optional === undefined ? [] : [leavingAlone(card.optional, scene)]),
    ...(card.fightAlone ? [say(scene, 'must be fought without help', "s'affronte sans aide")] : []),
    ...(card.fightRules ?? []).map((ability) =>
      fightRule(ability, { ...amongOthers(card.fightRules, met), foe: 'self' }),
    ),
    ...block('when revealed', 'dès sa découverte', card.onReveal, met),
    ...block('before the fight', 'avant le combat', card.beforeCombat, met),
    ...block('when it joins a fight', 'quand il entre au combat', card.onEntering, met),
    ...block('when killed', 'une fois tué', card.onKill, met),
    ...block('even if you escape', "même si tu t'échappes", card.evenIfEscaped, hurt),
    ...(card.badStuff.length === 0
      ? [say(scene, 'bad stuff: none', 'sale coup : aucun')]
      : block('bad stuff', 'sale coup', card.badStuff, hurt)),
  ]
}

/** What a monster is worth is asked of the main fighter, whatever word it has for him; nobody has spoken of him before. */
const weighing = (scene: Scene): Scene => {
  const main = mainFighter(scene)
  return { ...scene, subject: main, alone: main, beside: main }
}

/**
 * A rule of the fight: about whoever uses it, nobody who is like this, or each fighter. It holds for several, so that the main fighter is
 * not spoken to, and `you` is whoever is asked.
 */
function fightRule(ability: Ability, { reader: _, ...met }: Scene): string {
  const scene: Scene = { ...met, reader: 'you' }
  if ('use' in ability || 'on' in ability) return abilityWords(ability, { ...scene, subject: you(scene), isLeft: true })
  const [main, each] = [mainFighter(scene), eachFighter(scene)]
  const asked: Scene = { ...scene, owner: pronoun(each, scene), subject: each }
  if ('ignored' in ability || 'doubled' in ability) {
    const { when, ...rule } = ability
    const clause = when === undefined ? '' : ` ${provided(when, main, { ...scene, owner: main, subject: main })}`
    return `${abilityWords(rule, asked)}${clause}`
  }
  if (!('bans' in ability)) return abilityWords(ability, asked)
  const { when, ...ban } = ability
  const { theirs, facts } = askedOf(when, (one, of) => asked.prose.holds(one, of, { ...asked, owner: of }), scene)
  const behind = facts === undefined ? '' : ` ${provided(facts, main, scene)}`
  return `${abilityWords(ban, { ...asked, subject: banned(ban.bans, theirs, asked) })}${behind}`
}

/** "no Elf", "nobody", "no fighter who is level 3 or lower", "each fighter" */
function banned(ban: Ban, when: Condition | undefined, scene: Scene): Person {
  const forbids = isForbidding(ban)
  const article = forbids ? (['no', 'aucun'] as const) : (['each', 'chaque'] as const)
  const is = forbids ? 'none' : 'one'
  if (when !== undefined && 'has' in when) return { is, text: holder(when.has, scene, article) }
  const isAnybody = ban === 'helping' || ban === 'refusingHelp'
  if (when === undefined && isAnybody) return { is, text: say(scene, 'nobody', 'personne') }
  const who = isAnybody ? say(scene, 'player', 'joueur') : say(scene, 'fighter', 'combattant')
  const clause = when === undefined ? '' : ` ${like(when, scene)}`
  return { is, text: `${say(scene, article[0], article[1])} ${who}${clause}` }
}

function leastWords({ level, treasures }: NonNullable<EnhancerCard['least']>, scene: Scene): string {
  const parts = [
    ...(level === undefined ? [] : [say(scene, `level ${level}`, `le niveau ${level}`)]),
    ...(treasures === undefined ? [] : [counted(treasures, TREASURE(scene), scene)]),
  ]
  const least = enumerate(parts, say(scene, 'and', 'et'))
  return say(scene, `it keeps at least ${least}`, `il garde au moins ${least}`)
}

function leavingAlone(when: NonNullable<MonsterCard['optional']>, scene: Scene): string {
  const clause = when === true ? '' : ` ${provided(when, you(scene), scene)}`
  return say(
    scene,
    `you may leave it alone${clause}: then it goes and gives nothing`,
    `tu peux l'ignorer${clause} : il s'en va sans rien donner`,
  )
}

function lettingGo(when: NonNullable<MonsterCard['letsGo']>, scene: Scene): string {
  if ('all' in when && when.all.length === 0) return say(scene, 'never chases anybody', 'ne poursuit jamais personne')
  const clause = provided(when, you(scene), scene)
  return say(scene, `does not chase you ${clause}`, `ne te poursuit pas ${clause}`)
}

export function enhancerLines(card: EnhancerCard, scene: Scene): readonly string[] {
  const target = card.each
    ? say(scene, 'to each monster', 'à chaque monstre')
    : say(scene, 'to one monster', 'à un monstre')
  const bonuses = typeof card.bonus === 'number' ? [{ add: card.bonus }] : card.bonus
  const treasures = typeof card.treasures === 'number' ? [{ add: card.treasures }] : (card.treasures ?? [])
  const levels = card.levels ?? 0
  const weighed = weighing(scene)
  const isMore = bonuses[0]?.when === undefined
  /** Treasures and levels come once, with the monster on which it lies. */
  const once = card.each ? say(scene, 'for the monster it lies on', 'pour le monstre qui la porte') : ''
  const killing = card.each
    ? say(scene, 'for killing the monster it lies on', 'si on tue le monstre qui la porte')
    : say(scene, 'for killing it', 'si on le tue')
  const fleeing = card.each ? say(scene, 'from them', 'les') : say(scene, 'from it', 'le')
  return [
    say(scene, 'monster enhancer', 'renfort de monstre') + tagWords(card, scene),
    ...bonuses.map((each, index) =>
      bonusWords(each, weighed, index > 0 && isMore ? say(scene, 'more', 'de plus') : target),
    ),
    ...treasures.map((each) => inCaseOf(each, weighed, moreTreasures(each.add, weighed, once))),
    ...(levels === 0
      ? []
      : [`${signed(levels)} ${isPlural(levels, scene.language) ? LEVEL(scene).many : LEVEL(scene).one} ${killing}`]),
    ...(card.flee === undefined
      ? []
      : [say(scene, `${signed(card.flee)} to run away ${fleeing}`, `${signed(card.flee)} pour ${fleeing} fuir`)]),
    ...(card.least === undefined ? [] : [leastWords(card.least, scene)]),
    ...(card.fightRules ?? []).map((ability) =>
      fightRule(ability, {
        ...amongOthers(card.fightRules, scene),
        isBeforeFights: true,
        foe: card.each ? 'each' : 'one',
      }),
    ),
    ...(card.orOn === undefined
      ? []
      : [
          say(
            scene,
            `may be put before ${holder(card.orOn, scene, 'a')} instead, as a bonus for them`,
            `peut aussi se poser devant ${holder(card.orOn, scene, 'a')}, comme bonus pour lui`,
          ),
        ]),
  ]
}
