// Games kept in a browser, as a test reads and changes them behind the page's back.

import type { Page } from '@playwright/test'

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
