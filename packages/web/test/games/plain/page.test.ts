import { expect, test } from 'vitest'
import { plainPage } from '../../../src/games/plain/page.tsx'
import { outside } from '../outside.ts'

const tagline = { en: 'One mouse eats it all.', fr: 'Une souris mange tout.' }

test('a game that brought its kit alone has a ticket with its title and tagline, in both languages', () => {
  const { ticket, words } = plainPage(outside({ tagline }))
  expect(ticket.drawing).not.toBe('')
  expect(ticket.words.en).toMatchObject({ title: 'The Last Crumb', text: 'One mouse eats it all. 2 to 3 players.' })
  expect(ticket.words.fr).toMatchObject({ title: 'The Last Crumb (fr)', text: 'Une souris mange tout. De 2 à 3.' })
  expect(words.en.text).toBe(ticket.words.en.text)
  for (const { more, friends } of Object.values(ticket.words)) expect([more, friends]).not.toContain(undefined)
})

test('without a tagline it says how many play, and the same number not twice', () => {
  expect(plainPage(outside()).words.en.text).toBe('2 to 3 players.')
  expect(plainPage(outside({ most: 2 })).words.en.text).toBe('For 2.')
  expect(plainPage(outside({ most: 2 })).words.fr.text).toBe('À 2.')
})

test('it has neither a lesson nor cards to look at, and its book is introduced like the game', async () => {
  const { lesson, gallery, rules } = plainPage(outside({ tagline }))
  expect([lesson, gallery]).toEqual([undefined, undefined])
  expect((await rules()).books('fr')).toEqual([
    { word: 'crumb', title: 'The Last Crumb (fr)', text: 'Une souris mange tout. De 2 à 3.' },
  ])
})

test('a lobby says which game it is for', () => {
  const { optionsInWords } = plainPage(outside())
  const { en } = outside().title
  expect(optionsInWords({} as Parameters<typeof optionsInWords>[0], 'brisk', 'en')).toBe(`${en}, brisk`)
})
