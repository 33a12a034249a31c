// After the server was killed: is everything that it acknowledged in its database?

import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

const NAME = 'brouhaha.db'

export function compare(folder, acknowledged) {
  const database = new DatabaseSync(join(folder, NAME))
  try {
    const find = database.prepare('SELECT seq FROM rows WHERE match_id = ? AND command_id = ?')
    const missing = acknowledged.filter(({ table, id }) => find.get(table, id) === undefined)
    const { count } = database.prepare('SELECT count(*) AS count FROM rows').get()
    return { acknowledged: acknowledged.length, rows: Number(count), missing: missing.length }
  } finally {
    database.close()
  }
}
