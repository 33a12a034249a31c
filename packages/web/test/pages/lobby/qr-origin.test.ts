import { describe, expect, test } from 'vitest'
import { qrOrigin } from '../../../src/pages/lobby/qr-origin.ts'

const opened = (address: string): Location => new URL(address) as unknown as Location

describe('the address in the code that phones scan', () => {
  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is that of the network when the page was opened as %s',
    (address) => {
      const found = ['http://192.168.1.20:8080', 'http://10.0.0.4:8080']
      expect(qrOrigin(opened(address), found)).toEqual({ origin: 'http://192.168.1.20:8080', onlyHere: false })
    },
  )

  test('is its own, with a warning, when the server knows none; without one while it is being asked', () => {
    const page = opened('http://localhost:8080')
    expect(qrOrigin(page, [])).toEqual({ origin: 'http://localhost:8080', onlyHere: true })
    expect(qrOrigin(page, null)).toEqual({ origin: 'http://localhost:8080', onlyHere: false })
  })

  test.each(['http://192.168.1.20:8080', 'https://localhost.example.org', 'https://brouhaha.example'])(
    'is the address of the page at %s, whatever the server says',
    (address) => {
      expect(qrOrigin(opened(address), ['http://10.0.0.4:8080'])).toEqual({ origin: address, onlyHere: false })
    },
  )
})
