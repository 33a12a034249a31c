import { expect, type Page } from '@playwright/test'

const SMALLEST = 24

/** Controls that stick out of the page, lie under something else or are too small for a finger, and words that are cut off. */
function faults(smallest: number): readonly string[] {
  const root = document.documentElement
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const isSeen = (node: Element): boolean =>
    node.checkVisibility({ visibilityProperty: true }) && node.closest('.unseen, .skip, svg') === null
  const tell = (node: Element, fault: string): string =>
    `${fault}: ${node.className} ${(node.getAttribute('aria-label') ?? node.textContent ?? '').slice(0, 60)}`
  const around = (node: Element, clips: RegExp): Element | null => {
    for (let one = node.parentElement; one !== null && one !== root; one = one.parentElement)
      if (clips.test(getComputedStyle(one).overflow)) return one
    return null
  }

  const sidewards = root.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []

  /** What somebody has opened over the table and can put aside. */
  const isPassing = (node: Element): boolean => node.closest('.mk-spread, .away, .side') !== null
  const POINTS = [0.5, 0.1, 0.9]
  const isMet = (target: Element): boolean => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return POINTS.some((down) =>
      POINTS.some((across) => {
        const met = document.elementFromPoint(left + width * across, top + height * down)
        return met !== null && (target.contains(met) || isPassing(met))
      }),
    )
  }
  const isCovered = (target: Element): boolean =>
    (['center', 'start', 'end'] as const).every((block) => {
      target.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      return !isMet(target)
    })
  /** Cards of the hand slide over each other, and rise for whoever points at them. */
  const fans = (node: Element): boolean => node.closest('.mk-hand-card') !== null
  const controls = [...place.querySelectorAll<HTMLElement>('button, select, summary, input, a.button')].filter(isSeen)
  const unfit = controls.flatMap((node) => {
    const target = node.closest('label') ?? node
    const { left, right, width, height } = target.getBoundingClientRect()
    return [
      ...(width < smallest - 0.5 || height < smallest - 0.5 ? [tell(node, `${width}×${height}`)] : []),
      ...((left < -1 || right > innerWidth + 1) && around(node, /auto|scroll/) === null ? [tell(node, 'outside')] : []),
      ...(isCovered(target) && !fans(node) ? [tell(node, 'covered')] : []),
    ]
  })
  scrollTo(0, 0)

  /** What clips it hides a part of it for good. */
  const isCut = (text: Text): boolean => {
    const clip = around(text.parentElement!, /auto|scroll|hidden|clip/)
    if (clip === null || /auto|scroll/.test(getComputedStyle(clip).overflow)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const edge = clip.getBoundingClientRect()
    if (edge.width <= 1) return false // It is for the ear.
    return [...range.getClientRects()].some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)
  }
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text
    const holder = text.parentElement
    if (holder !== null && text.data.trim() !== '' && isSeen(holder) && isCut(text)) cut.push(tell(holder, 'cut off'))
  }
  return [...sidewards, ...unfit, ...cut]
}

/** All that somebody could not read or reach on the page as it is now. Links in a sentence may be small. */
const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(faults, SMALLEST)

/** Once the page has settled, nothing scrolls sideways, nothing is cut off, every control can be met. */
export const expectToFit = (page: Page): Promise<void> => expect.poll(() => misfits(page)).toEqual([])

/** Text this many times as large, as somebody sets it in the browser: widths in rem count in the larger letters, too. */
export async function enlarge(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } })
  await browser.detach()
}
