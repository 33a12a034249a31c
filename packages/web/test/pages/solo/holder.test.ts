import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TableModel } from '../../../src/line/model.ts'
import { Holder } from '../../../src/pages/solo/Holder.tsx'

const person = (name: string) => ({ kind: 'person', name })

const offers = [{ seat: 0, number: 1, to: 1, kind: 'trade', gives: [4], wants: [] }]

const tableOf = (offers: readonly object[]): TableModel =>
  ({
    you: 0,
    view: { offers },
    table: { game: 'munchkin', status: 'playing', seats: [person('Ana'), person('Bob'), person('Cléo')] },
  }) as unknown as TableModel

const drawn = (offers: readonly object[], visits = false): string =>
  renderToStaticMarkup(
    createElement(Holder, { model: tableOf(offers), visits, invite: () => undefined, layDown: () => undefined }),
  )

test('[MK-TRADE-07] around one device an offer calls the person whom it is made to, and nobody else', () => {
  expect(drawn(offers).match(/An offer waits for \w+/g)).toEqual(['An offer waits for Bob'])
  expect(drawn([])).not.toContain('An offer waits')
  expect(drawn([{ ...offers[0], seat: 1, to: 0 }]), 'one’s own are seen on the table').not.toContain('An offer waits')
  expect(drawn(offers, true), 'a visitor plays first').not.toContain('An offer waits')
})
