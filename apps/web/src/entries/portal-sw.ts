/**
 * Opens the portal without a line: its shell and its screens are in the browser. Code alone is kept here, never an answer of the API.
 * With a line the page is always the server's newest; parts of the version before stay for the tabs that still run it.
 */
import { isExcuse } from '#shared/api/statuses.ts'
import { isPortalPage } from '#shared/offline/portal-page.ts'

/** What a worker has and a page has not; the page's own types and the worker's do not go together. */
declare const self: {
  addEventListener(type: 'install' | 'activate' | 'message', handle: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}
type Route = { condition: { urlPattern: { pathname: string } }; source: 'network' }
type WorkerEvent = {
  data?: unknown
  waitUntil(work: Promise<unknown>): void
  /** Only newer browsers have it. */
  addRoutes?: (routes: readonly Route[]) => Promise<void>
}
type FetchEvent = { request: Request; respondWith(answer: Promise<Response>): void }
/** Files of this build; written by `vite/portal-worker.ts`. */
declare const portalFiles: { version: string; entry: string; first: string[]; rest: string[] }

const { version, entry, first, rest } = portalFiles
const family = 'arriero-portal-'
const own = family + version
const page = '/main'
/** A line on which the page has not begun to come by then is none. */
const patienceMs = 4_000

/** Their names carry a hash of what is in them: what any version brought is right. */
const bring = async (cache: Cache, file: string): Promise<void> => {
  if (await cache.match(file)) return
  const answer = (await caches.match(file)) ?? (await fetch(file))
  if (!answer.ok) throw new Error(`${file} was answered ${answer.status}`)
  await cache.put(file, answer)
}

/** The page as the server dresses it, of the very build whose files are kept. */
const bringPage = async (cache: Cache): Promise<void> => {
  const answer = await fetch(page, { cache: 'reload', headers: { accept: 'text/html' } })
  const isOfThisBuild = answer.ok && (await answer.clone().text()).includes(entry)
  if (!isOfThisBuild) throw new Error('the page is of another build')
  await cache.put(page, answer)
}

/** What is none of the worker's does not wait for it to wake, and is not asked for twice meanwhile. */
const passBy: readonly Route[] = ['/v1/*', '/health', '/sandbox/*'].map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: 'network',
}))

const install = async (): Promise<void> => {
  const cache = await caches.open(own)
  await Promise.all([bringPage(cache), ...first.map((file) => bring(cache, file))])
  await self.skipWaiting()
}

/** One after the other: nobody waits for them. */
const bringRest = async (): Promise<void> => {
  const cache = await caches.open(own)
  for (const file of rest) await bring(cache, file).catch(() => undefined)
}

/** This version and the one before it stay. */
const forgetOld = async (): Promise<void> => {
  const ours = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own)
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const keptPage = async (): Promise<Response | undefined> => (await caches.open(own)).match(page)

const openPage = async (request: Request): Promise<Response> => {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  const coming = fetch(request)
  const answer = await Promise.race([coming.catch(() => undefined), late])
  if (answer && !isExcuse(answer)) return answer
  return (await keptPage()) ?? answer ?? coming
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
  if (event.addRoutes) event.waitUntil(event.addRoutes(passBy).catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'bringRest') event.waitUntil(bringRest())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && isPortalPage(pathname)) event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})
