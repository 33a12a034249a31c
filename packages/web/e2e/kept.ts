// Games kept in a browser, as a test reads and changes them behind the page's back.

import type { Page } from '@playwright/test'
import type { KeptGame } from '../src/local/game.ts'

export interface Kept {
  readonly id: string
  readonly active: number
  readonly over: boolean
  readonly ruleset?: string
  readonly unreleased?: true
}

/** Every game that is kept, the newest first. */
export const keptGames = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const request = indexedDB.open('brouhaha')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve((all.result as Kept[]).sort((one, other) => other.active - one.active))
          }
        }
      }),
  )

/** Pins other rules to a kept game, or none, as games had before there were pins. */
export const pin = (page: Page, id: string, ruleset: string | null): Promise<void> =>
  page.evaluate(
    ([id, ruleset]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('brouhaha')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite')
          const games = transaction.objectStore('games')
          const found = games.get(id)
          found.onsuccess = () => {
            const { ruleset: _, unreleased: __, ...game } = found.result as Kept
            games.put(ruleset === null ? game : { ...game, ruleset })
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [id, ruleset] as const,
  )

/** Puts a game there, as a page of another day kept it. */
export const keep = (page: Page, { game, rows }: KeptGame): Promise<void> =>
  page.evaluate(
    ([game, rows]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('brouhaha', 1)
        request.onerror = () => reject(request.error)
        // The page may not have come to that yet.
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' })
          request.result.createObjectStore('rows', { keyPath: ['game', 'seq'] })
          request.result.createObjectStore('leases', { keyPath: 'game' })
        }
        request.onsuccess = () => {
          const transaction = request.result.transaction(['games', 'rows'], 'readwrite')
          transaction.objectStore('games').put(game)
          for (const { at, row } of rows) transaction.objectStore('rows').put({ game: game.id, seq: row.seq, at, row })
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [game, rows] as const,
  )
