// The table: what everybody sees, what you hold, and the one next step. Draws a model, sends choices, knows no rules.

import { useLanguage } from '../../shell/words/language.ts'
import { MoshTable, type OpenTableProps } from './MoshTable.tsx'
import './table.css'
import { farewell } from '../../table/farewell.ts'
import { MOSH_WORDS } from './words.ts'

export type TableScreenProps = OpenTableProps

export function TableScreen(props: TableScreenProps) {
  const { model } = props
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  if (model.view !== null && model.table !== null) return <MoshTable {...props} />
  return (
    <p className="mosh is-waiting" role="status">
      {model.bye === null ? say.connecting : (farewell(model.bye, language) ?? say.connectionClosed)}
    </p>
  )
}
