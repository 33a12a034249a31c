export const startWorker = (): Worker =>
  new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'brouhaha-table' })
