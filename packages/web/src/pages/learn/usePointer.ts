import { useEffect, useState } from 'react'

const WATCHED = ['aria-checked', 'class', 'data-held', 'data-does', 'open']

/** Outlines the first of these places that is on the page, and brings it into sight; answers with its selector. */
export function usePointer(points: readonly string[]): string | null {
  const [found, find] = useState<string | null>(null)

  useEffect(() => {
    const look = (): void => find(points.find((point) => document.querySelector(point) !== null) ?? null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED })
    return () => observer.disconnect()
  }, [points])

  useEffect(() => {
    if (found === null) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `:is(${found}) { outline: 4px dashed var(--accent) !important; outline-offset: var(--pointer, 3px); scroll-margin: var(--coach, 12rem) 0 5rem; }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.querySelector(found)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [found])

  return found
}
