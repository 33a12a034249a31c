// The table by keyboard: arrows through cards and answers, numbers straight to one, Enter for the next step.

import { useKeys } from '../../../shell/browser/useKeys.ts'
import { usePlay } from '../play.ts'
import { focusBeside, focusCopy, focusOtherRow, focusRow, foremost } from './focus.ts'

interface Deeds {
  take(): void
  showKeys(): void
}

const isOurs = (target: Element): boolean =>
  target.matches('body, main') || target.closest('.mk-question, .mk-hand') !== null

export function useQuestionKeys({ take, showKeys }: Deeds): void {
  const { held, hold } = usePlay()
  const acts: Readonly<Record<string, (target: Element) => boolean>> = {
    ArrowLeft: (target) => focusBeside(target, -1),
    ArrowRight: (target) => focusBeside(target, 1),
    ArrowUp: (target) => focusOtherRow(target, -1),
    ArrowDown: (target) => focusOtherRow(target, 1),
    Enter: (target) => goOn(target),
    ' ': (target) => goOn(target),
  }
  /** A control that has the focus does its own thing. */
  const goOn = (target: Element): boolean => {
    if (target.closest('button, a, summary') !== null) return false
    take()
    return true
  }
  const letGo = (): boolean => {
    if (held === null) return false
    focusCopy(held)
    hold(null)
    return true
  }
  useKeys((key, event) => {
    const target = event.target instanceof Element ? event.target : document.body
    if (key === 'Escape') return letGo()
    if (key === '?') {
      showKeys()
      return true
    }
    if (event.repeat && (key === 'Enter' || key === ' ')) return true
    if (!isOurs(target)) return false
    if (/^[1-9]$/.test(key)) return focusRow(foremost(), Number(key) - 1)
    return acts[key]?.(target) ?? false
  })
}
