import { OUR_GAMES } from '@brouhaha/games'
import { describe, expect, test } from 'vitest'
import { GAME_PAGES, OLDEST_PAGE, pageAt, pageOf } from '../../src/games/pages.ts'

describe('the games of this page', () => {
  test('are those that we ship, in their order', () => {
    expect(GAME_PAGES.map(({ entry }) => entry)).toEqual(OUR_GAMES.games)
  })

  test.each(GAME_PAGES.map((page) => [page.entry.name, page] as const))(
    '%s is found by its name and its word',
    (name, page) => {
      expect(pageOf(name)).toBe(page)
      expect(pageAt(page.entry.word)).toBe(page)
    },
  )

  test('each that has a page here has its ticket at the entrance, with a drawing of its own', () => {
    const drawn = GAME_PAGES.filter(({ lesson, gallery }) => lesson && gallery)
    expect(drawn.map(({ entry }) => entry.word)).toEqual(expect.arrayContaining(['munchkin', 'mosh']))
    const drawings = drawn.map(({ ticket }) => ticket.drawing)
    expect(drawings).not.toContain(undefined)
    expect(new Set(drawings).size).toBe(drawn.length)
  })

  test('a game that nobody knows has no page', () => {
    expect(() => pageOf('solitaire')).toThrow('solitaire')
    expect(pageAt('solitaire')).toBeNull()
  })

  test('addresses that name no game mean the first one that there was', () => {
    expect(OLDEST_PAGE.entry.name).toBe('zombie-mosh')
  })

  test('no two games read one filter out of an address', async () => {
    const galleries = await Promise.all(GAME_PAGES.flatMap(({ gallery }) => gallery?.() ?? []))
    const names = galleries.flatMap(({ filters }) => filters.map(({ name }) => name))
    expect(names).toEqual([...new Set(names)])
  })

  test('the book of a table is one that the rules have, or the whole', async () => {
    for (const { entry, rules, bookOf, setUp } of GAME_PAGES) {
      const books = (await rules()).books('en').map((book) => book.word)
      expect([entry.word, ...books]).toContain(bookOf(setUp.options(setUp.first) as never))
    }
  })

  test('every step of a lesson has its words, in both languages', async () => {
    for (const { course, words } of await Promise.all(GAME_PAGES.flatMap(({ lesson }) => lesson?.() ?? []))) {
      const steps = course.lessons.flatMap(({ name, steps }) => [`lesson.${name}`, ...steps.map((step) => step.name)])
      for (const language of ['en', 'fr'] as const)
        expect([...steps, 'finished'].filter((name) => words[language][name] === undefined)).toEqual([])
    }
  })
})
