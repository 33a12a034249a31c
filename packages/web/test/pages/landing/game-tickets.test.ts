import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { GAME_PAGES } from '../../../src/games/pages.ts'
import { GameTickets } from '../../../src/pages/landing/GameTickets.tsx'

vi.mock('../../../src/local/brought-kits.ts', async () => ({
  KITS: [(await import('../../games/outside.ts')).outside()],
}))

vi.stubGlobal('location', new URL('http://brouhaha/'))

const tickets = renderToStaticMarkup(createElement(GameTickets, { onFriends: () => undefined }))
  .split('<div>')
  .slice(1)

const ticketOf = (word: string): string => tickets.find((ticket) => ticket.includes(`/solo?now=${word}"`))!

test('every game has a ticket, one from outside after ours', () => {
  expect(tickets).toEqual(GAME_PAGES.map(({ entry }) => ticketOf(entry.word)))
  expect(tickets.at(-1)).toBe(ticketOf('crumb'))
})

test('only a game with a lesson leads to one', () => {
  for (const word of ['munchkin', 'mosh']) expect(ticketOf(word)).toContain(`href="/learn/${word}"`)
  expect(ticketOf('crumb')).not.toContain('/learn/')
})

test('a game that the poster does not announce has its set-up and a table with friends under its ticket', () => {
  expect(ticketOf('crumb')).toContain('The Last Crumb')
  expect(ticketOf('crumb')).toContain('<a href="/solo?game=crumb">Against bots</a>')
  expect(ticketOf('crumb')).toContain('<button type="button">With friends</button>')
  for (const word of ['munchkin', 'mosh']) expect(ticketOf(word)).not.toContain('<button')
})
