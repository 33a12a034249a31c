import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SetUp } from '../../../src/pages/solo/SetUp.tsx'

vi.mock('../../../src/local/brought-kits.ts', async () => ({
  KITS: [(await import('../../games/outside.ts')).outside()],
}))
vi.mock('../../../src/shell/frame/Shell.tsx', () => ({
  Shell: ({ children }: { readonly children: ReactNode }) => children,
}))

vi.stubGlobal('location', new URL('http://brouhaha/solo'))

const setUp = (first: string): string => renderToStaticMarkup(createElement(SetUp, { first, together: false }))

test('the set-up leads to a lesson if the game has one', () => {
  expect(setUp('munchkin')).toContain('href="/learn/munchkin"')
  expect(setUp('zombie-mosh')).toContain('href="/learn/mosh"')
  expect(setUp('the-last-crumb')).toContain('The Last Crumb')
  expect(setUp('the-last-crumb')).not.toContain('/learn/')
})
