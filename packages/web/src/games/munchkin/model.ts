import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'
import type { TableModel } from '../../line/model.ts'

export type MunchkinModel = TableModel<MunchkinView, MunchkinChoice>
