import type { Page } from '@playwright/test'

interface RowTold {
  /** All hands came with it. */
  readonly withHands: boolean
}

/** Every row that this page is told from its next connection on; the list grows. */
export function rowsTold(page: Page): readonly RowTold[] {
  const rows: RowTold[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, sight } = JSON.parse(String(payload))
      if (type === 'moved') rows.push({ withHands: sight.hands !== undefined })
    }),
  )
  return rows
}
