import { expect, test } from 'vitest'
import { Outbox } from '../../src/table/outbox.ts'

test('nothing overtakes what is still being written', async () => {
  const outbox = new Outbox()
  const sent: string[] = []
  let written = (): void => {}
  const disk = new Promise<void>((resolve) => {
    written = resolve
  })
  outbox.sendWritten(
    disk,
    () => sent.push('acknowledgement'),
    () => {},
    () => {},
  )
  outbox.send(() => sent.push('later'))
  await Promise.resolve()
  expect(sent).toEqual([])

  written()
  await disk

  expect(sent).toEqual(['acknowledgement', 'later'])
  expect(outbox.isEmpty).toBe(true)
})

test('when writing fails everything behind it is taken back, and the failure is reported once', async () => {
  const outbox = new Outbox()
  const heard: string[] = []
  const failing = (): Promise<void> => Promise.reject(new Error('disk full'))
  const failed = (): void => {
    heard.push('failed')
    outbox.refuseAll()
  }
  outbox.sendWritten(
    failing(),
    () => heard.push('sent 1'),
    () => heard.push('refused 1'),
    failed,
  )
  outbox.sendWritten(
    failing(),
    () => heard.push('sent 2'),
    () => heard.push('refused 2'),
    failed,
  )
  outbox.send(
    () => heard.push('sent 3'),
    () => heard.push('refused 3'),
  )
  await new Promise((resolve) => setTimeout(resolve))

  expect(heard).toEqual(['failed', 'refused 1', 'refused 2', 'refused 3'])
})
