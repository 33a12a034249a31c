// A trait that somebody has in common with others.

import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf } from './read.ts'
import {
  characterClass,
  curse,
  cursed,
  gain,
  given,
  item,
  lose,
  type Raw,
  race,
  type Setting,
  sit,
  special,
} from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const IDENTITIES = [
  characterClass('cook', { copies: 3 }),
  characterClass('bard', { copies: 3 }),
  race('gnome', { copies: 3 }),
]
const ALIKE = { shares: 'class', with: 'you' }

/** Ana plays the card; the levels of all afterwards. */
function levelsAfter(card: Raw, { ana = {}, ...others }: Setting): readonly number[] {
  const t = sit([card, ...IDENTITIES], { ...others, ana: { ...ana, hand: ['trick'] } })
  t.choose('ana', 'play', { copy: 'trick' })
  return ['ana', 'bob', 'cyd'].map((name) => t.level(name))
}

describe('shares', () => {
  test('a player of the same class as you, who is never you', () => {
    const feast = inTurn(gain(1, { like: ALIKE }))
    expect(
      levelsAfter(feast, { ana: { table: ['cook'] }, bob: { table: ['cook'] }, cyd: { table: ['bard'] } }),
    ).toEqual([1, 2, 1])
  })

  test('a race in common is no class in common, and who has none shares none', () => {
    const feast = inTurn(gain(1, { like: ALIKE }))
    expect(levelsAfter(feast, { ana: { table: ['gnome'] }, bob: { table: ['gnome'] } })).toEqual([1, 1, 1])
    expect(levelsAfter(feast, {})).toEqual([1, 1, 1])
  })

  test.each(['others', 'everyone'])('nobody else has your race: %s', (whom) => {
    const alone = inTurn(given({ not: { shares: 'race', with: whom } }, [gain(2)]))
    expect(levelsAfter(alone, { ana: { table: ['gnome'] }, bob: { table: ['cook'] } })).toEqual([3, 1, 1])
    expect(levelsAfter(alone, { ana: { table: ['gnome'] }, cyd: { table: ['gnome'] } })).toEqual([1, 1, 1])
  })

  test('who counts as a holder of a class has no race by it', () => {
    const hat = item('chef-hat', { slot: 'head', abilities: [{ countsAs: 'cook' }] })
    const levels = (kind: string): number => {
      const trick = inTurn(gain(1, { like: { shares: kind, with: 'you' } }))
      const t = sit([trick, hat, ...IDENTITIES], {
        ana: { hand: ['trick'], table: ['cook'] },
        bob: { table: ['chef-hat'] },
      })
      return t.choose('ana', 'play', { copy: 'trick' }).level('bob')
    }
    expect([levels('class'), levels('race')]).toEqual([2, 1])
  })

  test('whoever counts as a holder is one, on either side', () => {
    const hat = item('chef-hat', { slot: 'head', abilities: [{ countsAs: 'cook' }] })
    const trick = inTurn(gain(1, { like: ALIKE }))
    const levels = (ana: string, bob: string): number => {
      const t = sit([trick, hat, ...IDENTITIES], { ana: { hand: ['trick'], table: [ana] }, bob: { table: [bob] } })
      return t.choose('ana', 'play', { copy: 'trick' }).level('bob')
    }
    expect([levels('cook', 'chef-hat'), levels('chef-hat', 'cook'), levels('bard', 'chef-hat')]).toEqual([2, 2, 1])
  })

  test('holds while a card lies there, and stops with it', () => {
    const crest = item('crest', {
      abilities: [{ figure: 'strength', add: 2, when: { shares: 'race', with: 'others' } }],
    })
    const strength = (bob: readonly string[]): number =>
      sit([crest, ...IDENTITIES], { ana: { table: ['crest', 'gnome'] }, bob: { table: [...bob] } }).strength('ana')
    expect([strength(['gnome']), strength(['cook'])]).toEqual([3, 1])
  })

  test('of a curse it is asked of the victim', () => {
    const grudge = curse('grudge', given({ shares: 'class', with: 'you' }, [lose(1)]))
    const spec = { ana: { level: 3, table: ['cook'] }, bob: { table: ['cook'] } }
    expect(cursed(grudge, spec, IDENTITIES).level('ana')).toBe(2)
    expect(cursed(grudge, { ...spec, bob: { table: ['bard'] } }, IDENTITIES).level('ana')).toBe(3)
  })

  test('among fighters it speaks of the seats of the card', () => {
    const pact = item('pact', {
      abilities: [{ figure: 'strength', add: 4, when: { anyFighter: { shares: 'class', with: 'you' } } }],
    })
    const strength = (bob: string): number => {
      const t = sit([pact, ...IDENTITIES], {
        ana: { table: ['cook', 'pact'] },
        bob: { table: [bob] },
        facing: 'rat',
        helper: 'bob',
      })
      return t.strength('ana')
    }
    expect(strength('cook') - strength('bard')).toBe(4)
  })
})

describe('with itself nobody shares anything: that is refused', () => {
  test.each<[Raw]>([
    [special('trick', [{ use: 'any', when: ALIKE, effect: [gain(1)] }])],
    [inTurn({ do: 'each', who: 'others', effect: [given({ shares: 'class', with: 'each' }, [gain(1)])] })],
    [inTurn(gain(1, { like: { shares: 'class', with: 'tried' } }))],
    [curse('trick', given({ shares: 'class', with: 'victim' }, [lose(1)]))],
    [inTurn(given({ shares: 'class', with: 'active' }, [gain(1)]))],
    [item('trick', { abilities: [{ on: 'levelGained', when: { shares: 'class', with: 'actor' }, effect: [] }] })],
  ])('%j', (card) => {
    const faults = faultsOf(card)
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain('somebody else')
  })
})

test('whoever something happened to may be somebody else', () => {
  const envy = { on: 'levelGained', of: 'others', when: { shares: 'class', with: 'actor' }, effect: [gain(1)] }
  expect(faultsOf(item('trick', { abilities: [envy] }))).toEqual([])
  expect(
    faultsOf(special('trick', [{ use: 'level', when: { shares: 'class', with: 'actor' }, effect: [gain(1)] }])),
  ).toEqual([])
})

describe('the card says so', () => {
  test.each<[Raw, string, string]>([
    [
      gain(1, { like: ALIKE }),
      'every player who shares a class with you gains 1 level.',
      'chaque joueur qui a une classe en commun avec toi gagne 1 niveau.',
    ],
    [
      given({ not: { shares: 'race', with: 'others' } }, [gain(1)]),
      'if you share a race with no other player, gain 1 level.',
      "si tu n'as de race en commun avec aucun autre joueur, gagne 1 niveau.",
    ],
    [
      given({ shares: 'race', with: 'everyone' }, [gain(1)]),
      'if you share a race with another player, gain 1 level.',
      'si tu as une race en commun avec un autre joueur, gagne 1 niveau.',
    ],
    [
      given({ not: { shares: 'class', with: 'left' } }, [gain(1)]),
      'if you do not share a class with the player on your left, gain 1 level.',
      "si tu n'as pas de classe en commun avec le joueur à ta gauche, gagne 1 niveau.",
    ],
  ])('%j', (effect, en, fr) => {
    const [english, french] = textsOf(inTurn(effect))
    expect([english, french].map((text) => text.toLowerCase())).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(fr),
    ])
  })
})
