import type { MoshChoice, MoshView } from '@brouhaha/zombie-mosh'
import type { TableActions, TableModel } from '../../line/model.ts'

export type MoshModel = TableModel<MoshView, MoshChoice>
export type MoshActions = TableActions<MoshChoice>
