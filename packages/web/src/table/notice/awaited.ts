import { isMoshModel, isMunchkinModel, type MunchkinModel, type TableModel } from '../../line/model.ts'

/** Whether a table waits for whoever looks at it: a question, a gate that needs everybody's pass, an offer made to them. */
export function isAwaited(model: TableModel): boolean {
  if (model.table?.status !== 'playing') return false
  if (isMoshModel(model)) return model.you !== null && (model.view?.owing.includes(model.you) ?? false)
  return isMunchkinModel(model) && isAwaitedAtMunchkin(model)
}

function isAwaitedAtMunchkin({ view, table, you, choices }: MunchkinModel): boolean {
  if (view === null || table === null || you === null || view.winners.length > 0) return false
  if (view.offers.some(({ to }) => to === you)) return true
  if (view.gate === null) return view.asked.includes(you)
  const needsEverybody = 'passes' in table.options && table.options.passes === true
  return needsEverybody && !view.passed && choices.some(({ type }) => type === 'pass')
}
