// Games in IndexedDB: one record for each game, one for each row, keyed by game and seq.

import type { TimedRow } from '@brouhaha/host'
import type { LocalGame } from './game.ts'
import { type LocalStore, RowTaken } from './store.ts'

const NAME = 'brouhaha'
const VERSION = 1
const GAMES = 'games'
const ROWS = 'rows'
export const LEASES = 'leases'

type RowRecord = TimedRow & { readonly game: string; readonly seq: number }

let opened: Promise<IDBDatabase> | null = null

/** One connection for each page or worker. */
function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
      request.result.createObjectStore(ROWS, { keyPath: ['game', 'seq'] })
      request.result.createObjectStore(LEASES, { keyPath: 'game' })
    }
    request.onsuccess = () => {
      // A newer page in another tab wants to change the shape: let it, and open anew when needed.
      request.result.onversionchange = () => {
        request.result.close()
        opened = null
      }
      request.result.onclose = () => {
        opened = null
      }
      resolve(request.result)
    }
    request.onerror = () => {
      opened = null
      reject(request.error)
    }
  })
  return opened
}

export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs a change and waits until it is on the disk. */
export async function change(
  stores: readonly string[],
  work: (transaction: IDBTransaction) => void | Promise<void>,
): Promise<void> {
  const database = await openDatabase()
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the change was given up'))
  })
  await Promise.all([work(transaction), finished])
}

const rowsOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY])

export const indexedDbStore: LocalStore = {
  async games() {
    const database = await openDatabase()
    return answerOf<LocalGame[]>(database.transaction(GAMES).objectStore(GAMES).getAll())
  },

  async load(id) {
    const database = await openDatabase()
    const transaction = database.transaction([GAMES, ROWS])
    const [game, rows] = await Promise.all([
      answerOf<LocalGame | undefined>(transaction.objectStore(GAMES).get(id)),
      answerOf<RowRecord[]>(transaction.objectStore(ROWS).getAll(rowsOf(id))),
    ])
    return game === undefined ? null : { game, rows: rows.map(({ at, row }) => ({ at, row })) }
  },

  put: (game) =>
    change([GAMES], (transaction) => {
      transaction.objectStore(GAMES).put(game)
    }),

  async append(game, { at, row }) {
    try {
      await change([GAMES, ROWS], (transaction) => {
        const record: RowRecord = { game: game.id, seq: row.seq, at, row }
        // `add`, not `put`: a row that is there already was written by another tab.
        transaction.objectStore(ROWS).add(record)
        transaction.objectStore(GAMES).put(game)
      })
    } catch (error) {
      throw error instanceof DOMException && error.name === 'ConstraintError' ? new RowTaken() : error
    }
  },

  delete: (id) =>
    change([GAMES, ROWS, LEASES], (transaction) => {
      transaction.objectStore(GAMES).delete(id)
      transaction.objectStore(ROWS).delete(rowsOf(id))
      transaction.objectStore(LEASES).delete(id)
    }),
}
