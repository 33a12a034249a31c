// Cards move from where they were to where they are. What flies is a copy above everything else, so that no frame cuts it.

import { Component, createContext, createRef, type ReactNode } from 'react'

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

interface Spots {
  readonly cards: ReadonlyMap<string, Spot>
  /** Where cards come from that were not seen before: decks, seats. */
  readonly origins: ReadonlyMap<string, DOMRect>
}

const MOVE: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }

/** Whether things are where they are without having moved there: the table before was not the one just before. */
export const Stillness = createContext(false)

export class Motion extends Component<MotionProps> {
  static override readonly contextType = Stillness
  declare context: boolean
  readonly #root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: MotionProps): Spots | null {
    const root = this.#root.current
    return root === null || before.stamp === this.props.stamp || this.context ? null : spotsIn(root)
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

const originsIn = (root: HTMLElement): ReadonlyMap<string, DOMRect> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-origin]')].map((origin) => [
      origin.dataset.origin!,
      origin.getBoundingClientRect(),
    ]),
  )

function spotsIn(root: HTMLElement): Spots {
  const cards = new Map(
    cardsIn(root).map((card) => [
      card.dataset.card!,
      { rect: card.getBoundingClientRect(), place: card.dataset.place },
    ]),
  )
  return { cards, origins: originsIn(root) }
}

/** An origin that stands elsewhere now is left from where it was seen; one that is new, from where it is. */
function moveAll(root: HTMLElement, before: Spots): void {
  const origins = new Map([...originsIn(root), ...before.origins])
  for (const card of cardsIn(root)) {
    const spot = before.cards.get(card.dataset.card!)
    if (spot !== undefined && spot.place === card.dataset.place) continue
    const from = spot?.rect ?? origins.get(card.dataset.from ?? '')
    if (from !== undefined && from.width > 0) fly(root, card, from)
  }
}

function fly(root: HTMLElement, card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect()
  if (to.width === 0) return
  // What is measured on a zoomed screen is larger than what has to be written.
  const zoom = root.currentCSSZoom ?? 1
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-card')
  copy.inert = true
  copy.classList.add('is-flying')
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    pointerEvents: 'none',
    margin: '0',
    translate: 'none',
    rotate: 'none',
    left: `${to.left / zoom}px`,
    top: `${to.top / zoom}px`,
    width: `${to.width / zoom}px`,
    height: `${to.height / zoom}px`,
  })
  root.append(copy)
  const dx = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom
  const dy = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom
  const scale = Math.min(2.5, Math.max(0.4, from.height / Math.max(1, to.height)))
  card.animate([{ opacity: 0 }, { opacity: 0 }], MOVE)
  const flight = copy.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-6deg)` }, { transform: 'none' }],
    MOVE,
  )
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}
