import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** About a screen above and below: what is further away is not drawn. */
const MARGIN = '900px 0px'

const listeners = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | null = null

function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  return observer
}

/** Whether an element is in sight, or will be soon. */
export function useNear(): readonly [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false)
  const ref = useCallback<RefCallback<Element>>((element) => {
    if (element === null) return
    // Drawing may wait; scrolling may not.
    listeners.set(element, (now) => startTransition(() => setNear(now)))
    watch().observe(element)
    return () => watch().unobserve(element)
  }, [])
  return [ref, near]
}
