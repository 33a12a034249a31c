// Cards move from where they were to where they are. What flies is a copy above everything else, so that no frame cuts it.

import { Component, createRef, type ReactNode } from 'react'

interface MotionProps {
  /** Things may have moved whenever this changes. */
  readonly stamp: string
  readonly className: string
  readonly children: ReactNode
}

interface Spot {
  readonly rect: DOMRect
  readonly place: string | undefined
}

type Spots = ReadonlyMap<string, Spot>

const MOVE: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }

export class Motion extends Component<MotionProps> {
  readonly #root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: MotionProps): Spots | null {
    const root = this.#root.current
    return root === null || before.stamp === this.props.stamp ? null : spotsIn(root)
  }

  override componentDidUpdate(_before: MotionProps, _state: unknown, spots: Spots | null): void {
    if (spots !== null && this.#root.current !== null && !prefersStillness()) moveAll(this.#root.current, spots)
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const cardsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')]

function spotsIn(root: HTMLElement): Spots {
  return new Map(
    cardsIn(root).map((card) => [
      card.dataset.card!,
      { rect: card.getBoundingClientRect(), place: card.dataset.place },
    ]),
  )
}

function moveAll(root: HTMLElement, spots: Spots): void {
  for (const card of cardsIn(root)) {
    const before = spots.get(card.dataset.card!)
    if (before !== undefined && before.place === card.dataset.place) continue
    const origin = before?.rect ?? root.querySelector(`[data-origin="${card.dataset.from}"]`)?.getBoundingClientRect()
    if (origin !== undefined && origin.width > 0) fly(root, card, origin)
  }
}

function fly(root: HTMLElement, card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect()
  if (to.width === 0) return
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-card')
  copy.inert = true
  copy.classList.add('is-flying')
  const { left, top, width, height } = to
  Object.assign(copy.style, {
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  root.append(copy)
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = Math.min(2.5, Math.max(0.4, from.height / Math.max(1, to.height)))
  card.animate([{ opacity: 0 }, { opacity: 0 }], MOVE)
  const flight = copy.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-6deg)` }, { transform: 'none' }],
    MOVE,
  )
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}
