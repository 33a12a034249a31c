import { hashView, hear, listen, only, plus, Story, seat, WATCHER } from '@brouhaha/table'
import { expect, test } from 'vitest'

const [ana, bob, cleo] = [seat(0), seat(1), seat(2)]

const open = { type: 'stolen' }
const stolen = { open, secret: { to: plus(only(ana), bob), tells: { card: 7 } } }
const passed = { open: { type: 'passed' }, among: only(cleo) }

test('an event without secrets is heard by all alike', () => {
  for (const listener of [ana, bob, WATCHER]) expect(hear({ open }, listener)).toEqual({ type: 'stolen' })
})

test('who is named in an event’s secret hears it, others hear the open part', () => {
  expect(hear(stolen, ana)).toEqual({ type: 'stolen', card: 7 })
  expect(hear(stolen, bob)).toEqual({ type: 'stolen', card: 7 })
  expect(hear(stolen, cleo)).toEqual({ type: 'stolen' })
  expect(hear(stolen, WATCHER)).toEqual({ type: 'stolen' })
})

test('an event among some seats does not exist for others', () => {
  expect(listen([stolen, passed], cleo)).toEqual([{ type: 'stolen' }, { type: 'passed' }])
  expect(listen([stolen, passed], ana)).toEqual([{ type: 'stolen', card: 7 }])
  expect(() => hear(passed, ana)).toThrow('not for that seat')
})

test('a story is irreversible from its first reveal on', () => {
  const story = new Story()
  story.tell({ open })
  expect(story.irreversible).toBe(false)
  story.reveal(stolen)
  story.tell({ open })
  expect(story.irreversible).toBe(true)
  expect(story.events).toEqual([{ open }, stolen, { open }])
})

test('two views have one hash exactly if they show the same', () => {
  expect(hashView({ a: 1, b: [2] })).toBe(hashView({ b: [2], a: 1 }))
  expect(hashView({ a: 1, b: [2] })).not.toBe(hashView({ a: 1, b: [3] }))
})
