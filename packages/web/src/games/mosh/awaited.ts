import type { MoshModel } from './model.ts'

/** Whether a concert waits for whoever looks at it. */
export const isAwaitedAtConcert = ({ table, view, you }: MoshModel): boolean =>
  table?.status === 'playing' && you !== null && (view?.owing.includes(you) ?? false)
