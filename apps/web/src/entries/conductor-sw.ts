/** Opens the driver area without a signal: its shell is in the phone, the data is the page's own matter. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What a worker has and a page has not; the page's own types and the worker's do not go together. */
declare const self: {
  addEventListener(type: 'activate' | 'message', handle: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
type WorkerEvent = { data?: unknown; waitUntil(work: Promise<unknown>): void }
/** Files of the driver bundle, each with what changes when it changes; written by `vite/driver-worker.ts`. */
declare const driverFiles: { url: string; revision: string | null }[]

cleanupOutdatedCaches()
precacheAndRoute(driverFiles)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/conductor/index.html'), {
    allowlist: [/^\/conductor(\/|$|\?)/],
  }),
)

/** Archives of tiles are read in parts, which no cache takes; the page keeps what a trip needs by itself. */
const isArchive = ({ pathname }: URL) => pathname.endsWith('.pmtiles')

/** Code that comes only when it is wanted (the map) has been seen once: it never changes under its name. */
const seenAssets = 'arriero-seen-assets'
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !isArchive(url),
  async ({ request }) => {
    const cache = await caches.open(seenAssets)
    const kept = await cache.match(request)
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  },
)

/** They bear the name and the colour of the house, which change without a build: as seen last where there is no signal. */
const houseFiles = 'arriero-house-files'
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(favicon\.svg|conductor\.webmanifest|icons\/)/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(houseFiles)
    try {
      const answer = await fetch(request)
      if (answer.ok) await cache.put(request, answer.clone())
      return answer
    } catch {
      return (await cache.match(request)) ?? Response.error()
    }
  },
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const typeOf = (data: unknown): unknown => (data as { type?: unknown } | null)?.type

/** `takeOver`: the person wants the newer version. `claim`: a page that was opened in the moment of the activation. */
self.addEventListener('message', (event) => {
  if (typeOf(event.data) === 'takeOver') void self.skipWaiting()
  if (typeOf(event.data) === 'claim') event.waitUntil(self.clients.claim())
})
