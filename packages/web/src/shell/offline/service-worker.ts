// Lets the page start without a network. One version is one cache, whole: a page and its scripts never come from two
// versions. A new version waits until the old one is closed everywhere, or until somebody asks for it. Rulesets outlive all
// versions in a cache of their own: a game that began under one goes on under it, without a network too.

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: every file of the page, and a name for all of them together. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const PREFIX = 'brouhaha-'
const CACHE = PREFIX + __VERSION__
const RULESETS = `${PREFIX}rulesets`
const PAGE = '/'

const isRuleset = (path: string): boolean => path.startsWith('/assets/rulesets/')

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

/** A notification is named after its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(`/t/${event.notification.tag}`))
})

async function showTable(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open === undefined ? self.clients.openWindow(path) : open.focus())
}

async function keepAll(): Promise<void> {
  const files = __FILES__
  const [cache, rulesets] = await Promise.all([caches.open(CACHE), caches.open(RULESETS)])
  // Only names with a hash in them may come from the browser's own cache.
  const request = (file: string) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' })
  await Promise.all([
    cache.addAll(files.filter((file) => !isRuleset(file)).map(request)),
    rulesets.addAll(files.filter(isRuleset).map(request)),
  ])
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== RULESETS)
      .map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  if (isRuleset(new URL(request.url).pathname)) return answerRuleset(request)
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request)
  return kept ?? fetch(request)
}

async function answerRuleset(request: Request): Promise<Response> {
  const rulesets = await caches.open(RULESETS)
  const kept = await rulesets.match(request.url)
  if (kept !== undefined) return kept
  const fetched = await fetch(request)
  if (fetched.ok) await rulesets.put(request.url, fetched.clone())
  return fetched
}

export {}
