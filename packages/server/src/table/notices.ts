// What the table itself tells everybody about one of its seats, among what is said.

import type { TableNotice } from '@brouhaha/protocol'
import type { HostedTable } from './hosted-table.ts'
import { OWN_ID } from './own-id.ts'

/** Written and told with the next commit. */
export function notify(table: HostedTable, seat: number, notice: TableNotice): void {
  const { context, record, talk, writer } = table
  const sitting = record.seats[seat]
  if (sitting?.kind !== 'person') return
  const { person, name } = sitting
  const about = { id: `${OWN_ID}notice:${talk.next}`, person, seat, name, at: context.now() }
  const { record: said, saying } = talk.add(about, { notice })
  writer.write((store) => store.addSaying(table.id, said))
  writer.tellThen(() => table.broadcast({ type: 'said', saying }))
}
