import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handOver } from '../../../../src/games/munchkin/ending/export.ts'
import { save } from '../../../../src/shell/browser/save.ts'

vi.mock('../../../../src/shell/browser/save.ts', () => ({ save: vi.fn() }))

const picture = new File([], 'poster.png', { type: 'image/png' })
const shareFails = (name: string): void =>
  void vi.stubGlobal('navigator', { canShare: () => true, share: () => Promise.reject(new DOMException('', name)) })

beforeEach(() => vi.mocked(save).mockClear())
afterEach(() => vi.unstubAllGlobals())

test('whoever changes their mind about sharing gets no file', async () => {
  shareFails('AbortError')
  expect(await handOver(picture, 'Poster')).toBe('shared')
  expect(save).not.toHaveBeenCalled()
})

test('a picture that the browser will not share is saved', async () => {
  shareFails('NotAllowedError')
  expect(await handOver(picture, 'Poster')).toBe('saved')
  expect(save).toHaveBeenCalledWith(picture, 'poster.png')
})

test('where nothing can be shared, the picture is saved', async () => {
  vi.stubGlobal('navigator', {})
  expect(await handOver(picture, 'Poster')).toBe('saved')
})
