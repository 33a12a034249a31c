import type { MunchkinChoice } from '@brouhaha/munchkin'
import { usePlay } from '../play.ts'

interface Pressing {
  /** The verb: a lesson points at it. */
  readonly 'data-does': MunchkinChoice['type']
  onClick(): void
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/** What makes a button of a choice: pointed at or focused it is considered, pressed it is made. */
export function usePress(): (choice: MunchkinChoice) => Pressing {
  const { choose, consider, hold } = usePlay()
  return (choice) => {
    const think = (): void => consider(choice)
    const forget = (): void => consider(null)
    return {
      'data-does': choice.type,
      onClick() {
        forget()
        hold(null)
        choose(choice)
      },
      onPointerEnter: think,
      onPointerLeave: forget,
      onFocus: think,
      onBlur: forget,
    }
  }
}
