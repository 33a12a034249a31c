import { expect, type Page } from '@playwright/test'

const SMALLEST = 24

/** Controls that stick out of the page, hide what is written on them, or are too small for a finger. Links in a sentence may be small. */
function misfits(smallest: number): readonly string[] {
  const tell = (node: Element, fault: string): string =>
    `${fault}: ${node.className} ${(node.getAttribute('aria-label') ?? node.textContent ?? '').slice(0, 60)}`
  const scrolls = (node: Element): boolean => {
    for (let around = node.parentElement; around !== null; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around !== document.documentElement) return true
    return false
  }
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const controls = [...place.querySelectorAll<HTMLElement>('button, select, summary, input, a.button')]
  return controls
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.closest('.unseen, .skip') === null)
    .flatMap((node) => {
      const target = node.closest('label') ?? node
      const { left, right, width, height } = target.getBoundingClientRect()
      const hides = getComputedStyle(node).overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1
      return [
        ...(width < smallest - 0.5 || height < smallest - 0.5 ? [tell(node, `${width}×${height}`)] : []),
        ...((left < -1 || right > innerWidth + 1) && !scrolls(node) ? [tell(node, 'outside')] : []),
        ...(hides ? [tell(node, 'cut off')] : []),
      ]
    })
}

/** The page as it is now: nothing scrolls sideways, nothing is cut off, every control can be met. */
export async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'the page scrolls sideways').toBeLessThanOrEqual(0)
  expect(await page.evaluate(misfits, SMALLEST)).toEqual([])
}

/** Text so many times as large, as somebody sets it in the browser. */
export const enlarge = (page: Page, times: number): Promise<void> =>
  page.evaluate((times) => {
    document.documentElement.style.fontSize = `${times * 100}%`
  }, times)
