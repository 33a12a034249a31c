import { assert, Bug, unreachable } from '@brouhaha/kit'
import { expect, test } from 'vitest'

test('what does not hold is a bug that says so', () => {
  expect(() => assert(false, 'two cards in one place')).toThrow(new Bug('two cards in one place'))
  expect(() => assert(true, 'never said')).not.toThrow()
})

test('what cannot be reached is a bug when it is', () => {
  expect(() => unreachable('surprise' as never)).toThrow('unreachable: surprise')
})
