import type { TableModel } from '../../line/model.ts'
import { DeadEnd } from './DeadEnd.tsx'

interface GoodbyeProps {
  readonly bye: TableModel['bye']
  onGetUp(): void
  onAgain(): void
}

/** The line was closed: by the table, with a reason, or by the network. */
export function Goodbye({ bye, onGetUp, onAgain }: GoodbyeProps) {
  switch (bye) {
    case 'elsewhere':
      return <DeadEnd why="elsewhere" onAgain={onAgain} />
    case 'kicked':
    case 'secret':
      return <DeadEnd why={bye} onAgain={onGetUp} />
    case 'protocol':
      return <DeadEnd why="protocol" onAgain={() => location.reload()} />
    case 'gone':
      return <DeadEnd why="gone" />
    case 'stuck':
      return <DeadEnd why="stuck" onAgain={onAgain} />
    default:
      return <DeadEnd why="away" onAgain={onAgain} />
  }
}
