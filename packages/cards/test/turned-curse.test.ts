// A curse that goes back to whoever played it.

import { describe as describeCard, gainLevels, type Language, redirect, special, type Use, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asUse, breakable } from './sheet.ts'

const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])

test('turns on them', () => {
  expect(used(use('ownCurse', [redirect('actor')]))).toEqual([
    'When a curse hits you: the curse turns on whoever played it.',
    "Quand une malédiction te frappe : la malédiction se retourne contre celui qui l'a jouée.",
  ])
  expect(used(use('curse', [gainLevels(1, 'actor'), redirect('actor')]))).toEqual([
    'When a curse hits anybody: whoever played it gains 1 level, then the curse turns on them.',
    "Quand une malédiction frappe quelqu'un : celui qui l'a jouée gagne 1 niveau, puis la malédiction se retourne contre lui.",
  ])
})

test('anybody else is hit instead', () => {
  expect(used(use('ownCurse', [redirect('left')]))).toEqual([
    'When a curse hits you: the curse hits the player on your left instead.',
    'Quand une malédiction te frappe : la malédiction frappe à la place le joueur à ta gauche.',
  ])
})

test('a trap agrees with those who play it', () => {
  const somebody = { count: { seats: 'actor' }, is: { least: 1 } } as const
  const blank = { en: { name: 'x' }, fr: { name: 'x' } }
  const card = special('x', {
    deck: 'door',
    uses: [use('ownCurse', [redirect('actor')], { when: somebody })],
    ...blank,
  })
  const trapped = (language: Language): string | undefined =>
    breakable(
      describeCard(
        card,
        language,
        Object.assign((id: string) => id, { trapped: new Set(['x']) }),
      ),
    )[1]
  expect(trapped('fr')).toBe(
    "Quand un piège te frappe, si quelqu'un l'a joué : le piège se retourne contre celui qui l'a joué.",
  )
  expect(trapped('en')).toBe('When a trap hits you, if somebody played it: the trap turns on whoever played it.')
})
