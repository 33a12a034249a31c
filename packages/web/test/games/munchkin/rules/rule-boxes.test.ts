import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { Rule } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { boxIn, RULE_BOXES } from '../../../../src/games/munchkin/rules/boxes.ts'
import { FAMILY_CHAPTERS } from '../../../../src/games/munchkin/rules/family-words.ts'

const chapterOf = (id: string): string => id.replace(/^MK-|-\d+$/g, '')
const boxesOf = ({ boxes = RULE_BOXES }: Rule): readonly string[] => boxes
const idsIn = (box: string): readonly string[] =>
  MUNCHKIN_RULEBOOK.rules.filter((rule) => boxesOf(rule).includes(box)).map(({ id }) => id)
const chaptersIn = (box: string): ReadonlySet<string> => new Set(idsIn(box).map(chapterOf))

describe('the boxes of a rule', () => {
  test('are the published ones', () => {
    expect([...RULE_BOXES].sort()).toEqual(Object.keys(PACKS).sort())
    expect(boxIn('star')).toBe('star')
    expect(boxIn('munchkin')).toBeNull()
  })

  test('are boxes that there are', () => {
    expect(MUNCHKIN_RULEBOOK.rules.filter((rule) => !boxesOf(rule).every((box) => RULE_BOXES.includes(box)))).toEqual(
      [],
    )
  })

  test('place every rule and every chapter in at least one', () => {
    expect(MUNCHKIN_RULEBOOK.rules.filter((rule) => boxesOf(rule).length === 0)).toEqual([])
    const placed = new Set(RULE_BOXES.flatMap((box) => [...chaptersIn(box)]))
    expect(FAMILY_CHAPTERS.filter((chapter) => !placed.has(chapter))).toEqual([])
  })

  test('give each published box rules that no other has', () => {
    for (const box of ['base', 'star', 'cthulhu', 'zombies']) {
      const own = MUNCHKIN_RULEBOOK.rules.filter((rule) => boxesOf(rule).join() === box)
      expect(own, box).not.toEqual([])
    }
  })

  test.each([
    ['base', []],
    ['star', ['LASER', 'ACO']],
    ['cthulhu', ['CULT', 'GOTH', 'HORDE', 'ACO']],
    ['zombies', ['MOJO', 'POWER', 'HORDE']],
  ] as const)("%s has its own chapters and nobody else's", (box, own) => {
    const special = ['MOJO', 'POWER', 'CULT', 'GOTH', 'HORDE', 'LASER', 'ACO']
    const common = FAMILY_CHAPTERS.filter((chapter) => !special.includes(chapter))
    expect([...chaptersIn(box)].sort()).toEqual([...common, ...own].sort())
  })

  test('a rule of one box does not show in another: no Cultists, no horde and no powers in space', () => {
    const star = idsIn('star')
    expect(star).toContain('MK-LASER-01')
    for (const id of ['MK-CULT-01', 'MK-GOTH-01', 'MK-HORDE-01', 'MK-POWER-01', 'MK-ITEM-08'])
      expect(star).not.toContain(id)
  })
})
