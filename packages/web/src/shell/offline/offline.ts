// Keeps the page for a start without a network, where the browser allows it, and knows when a newer one is waiting.

import { useSyncExternalStore } from 'react'

/** `plain`: this page came over plain http, and the browser keeps nothing. */
export type OfflineState = 'plain' | 'loading' | 'ready' | 'newer'

let state: OfflineState = 'serviceWorker' in navigator ? 'loading' : 'plain'
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function become(next: OfflineState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Called once, when the page starts. */
export function keepForOffline(): void {
  if (state === 'plain' || !import.meta.env.PROD) return
  const hadOne = navigator.serviceWorker.controller !== null
  // Somebody asked for the new version, here or in another tab: no page stays on the old one.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload()
  })
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').then(watch, () => {})
  })
  navigator.serviceWorker.ready.then(() => state === 'loading' && become('ready'))
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return
    waiting = registration.waiting
    become('newer')
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** Starts the newer version now. Games are kept row by row, so nothing is lost. */
export const startNewer = (): void => waiting?.postMessage('activate')

export const useOffline = (): OfflineState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
