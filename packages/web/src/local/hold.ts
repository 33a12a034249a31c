// One tab plays a game, the others say so. Web Locks where the browser has them (secure pages), otherwise a lease in the
// database that its holder renews. Neither is what keeps the log true: two tabs can never write the same row.

import { randomHex } from '../shell/browser/random.ts'
import { answerOf, change, LEASES } from './indexed-db.ts'

export interface Hold {
  release(): void
}

/** A page that is being reloaded lets go a moment after the new one asks. */
const PATIENCE = 1500

/** Null when another tab holds the game. `lost` is called when another tab takes it over. */
export function hold(game: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
  return 'locks' in navigator ? holdLock(game, takeOver, lost) : holdLease(game, takeOver, lost)
}

function holdLock(game: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
  return new Promise((answer) => {
    let held = false
    let released = false
    const keepUntilReleased = (): Promise<void> =>
      new Promise((letGo) => {
        held = true
        answer({
          release() {
            released = true
            letGo()
          },
        })
      })
    const wish = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    navigator.locks.request(`brouhaha-game-${game}`, wish, keepUntilReleased).catch(() => {
      if (!held) answer(null)
      else if (!released) lost()
    })
  })
}

interface Lease {
  readonly game: string
  readonly holder: string
  readonly until: number
}

const LEASE = 3000
const RENEWAL = 1000

async function holdLease(game: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
  const holder = randomHex(8)
  const deadline = Date.now() + LEASE + PATIENCE
  while (!(await renew(game, holder, takeOver))) {
    if (Date.now() > deadline) return null
    await new Promise((resolve) => setTimeout(resolve, RENEWAL / 4))
  }
  const timer = setInterval(async () => {
    if (await renew(game, holder, false)) return
    clearInterval(timer)
    lost()
  }, RENEWAL)
  return {
    release() {
      clearInterval(timer)
      void change([LEASES], (transaction) => {
        transaction.objectStore(LEASES).delete(game)
      })
    },
  }
}

async function renew(game: string, holder: string, takeOver: boolean): Promise<boolean> {
  let mine = false
  await change([LEASES], async (transaction) => {
    const leases = transaction.objectStore(LEASES)
    const lease = await answerOf<Lease | undefined>(leases.get(game))
    mine = takeOver || lease === undefined || lease.holder === holder || lease.until < Date.now()
    if (mine) leases.put({ game, holder, until: Date.now() + LEASE } satisfies Lease)
  })
  return mine
}
