// Lets the page start without a network. One version is one cache, whole: a page and its scripts never come from two
// versions. A new version waits until the old one is closed everywhere, or until somebody asks for it.

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: every file of the page, and a name for all of them together. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const PREFIX = 'brouhaha-'
const CACHE = PREFIX + __VERSION__
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(answer(request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Only names with a hash in them may come from the browser's own cache.
  const requests = __FILES__.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }))
  await cache.addAll(requests)
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request)
  return kept ?? fetch(request)
}

export {}
