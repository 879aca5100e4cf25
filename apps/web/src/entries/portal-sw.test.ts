import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void

/** What a browser keeps for a worker, and what the line answers it. */
const browserWith = (answer: (url: string) => Response | undefined) => {
  const kept = new Map<string, Map<string, Response>>()
  const listeners = new Map<string, Listener>()
  const asked: string[] = []
  const urlOf = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, origin).pathname
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, files)
    return {
      match: async (of: Request | string) => files.get(urlOf(of))?.clone(),
      put: async (of: Request | string, response: Response) => void files.set(urlOf(of), response),
    }
  }
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    location: { origin },
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (of: Request | string) =>
      [...kept.values()].map((files) => files.get(urlOf(of))?.clone()).find(Boolean),
  })
  vi.stubGlobal('fetch', async (of: Request | string) => {
    const path = urlOf(of)
    asked.push(path)
    const reply = answer(path)
    if (!reply) throw new TypeError('no line')
    return reply
  })
  const tell = async (type: string, event: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = []
    let reply: Promise<Response> | undefined
    listeners.get(type)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => (reply = one),
    })
    await Promise.all(work)
    return reply
  }
  const opens = (path: string, init: { mode?: string; method?: string } = {}) =>
    tell('fetch', { request: { url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...init } })
  return { kept, asked, tell, visits: (path: string) => opens(path, { mode: 'navigate' }), opens }
}

const origin = 'https://carga.example.co'
const page = (entry: string) => new Response(`<script src="${entry}"></script>`)
const withLine = (path: string): Response =>
  path.startsWith('/assets/') ? new Response(`code of ${path}`) : page('/assets/portal-2.js')

const version = (name: string, entry = '/assets/portal-2.js') => {
  vi.stubGlobal('portalFiles', { version: name, entry, first: [entry], rest: ['/assets/Services-2.js'] })
}

const open = async (answer: (path: string) => Response | undefined = withLine) => {
  const state = { answer }
  const browser = browserWith((path) => state.answer(path))
  await import('./portal-sw.ts')
  return { ...browser, state }
}

beforeEach(() => {
  vi.resetModules()
  version('two')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const words = async (response: Response | undefined) => response?.text()

test('what the API answers is never the worker’s: nobody reads on this browser what another one read', async () => {
  const { tell, opens, kept } = await open()
  await tell('install')
  for (const path of [
    '/v1/order/all',
    '/v1/auth/tokenbackoffice',
    '/v1/file/1',
    '/health',
    '/sandbox/correo',
  ])
    expect(await opens(path), path).toBeUndefined()
  expect(await opens('/main/index', { method: 'POST', mode: 'navigate' })).toBeUndefined()
  expect(await opens('https://otro.example.co/assets/portal-2.js')).toBeUndefined()
  expect([...kept.values()].flatMap((files) => [...files.keys()]).toSorted()).toEqual([
    '/assets/portal-2.js',
    '/main',
  ])
})

test('where a browser can be told so, calls of the API do not wait for the worker', async () => {
  const { tell } = await open()
  const addRoutes = vi.fn(async () => undefined)
  await tell('install', { addRoutes })
  expect(JSON.stringify(addRoutes.mock.calls)).toContain(
    '{"urlPattern":{"pathname":"/v1/*"}},"source":"network"',
  )
})

test('the areas of others keep their own pages', async () => {
  const { visits } = await open()
  for (const path of ['/', '/term', '/conductor', '/conductor/viaje/1', '/seguimiento/abc', '/v1/docs'])
    expect(await visits(path), path).toBeUndefined()
})

test('without a line the portal opens with what is kept, also where somebody else answers for the server', async () => {
  const { tell, visits, opens, state } = await open()
  await tell('install')
  await tell('message', { data: { type: 'bringRest' } })
  for (const answer of [() => undefined, () => new Response('excuse', { status: 502 })]) {
    state.answer = answer
    expect(await words(await visits('/main/cliente-servicios'))).toContain('/assets/portal-2.js')
    expect(await words(await opens('/assets/Services-2.js'))).toBe('code of /assets/Services-2.js')
  }
})

test('with a line the page is always the server’s, whatever is kept', async () => {
  const { tell, visits, state } = await open()
  await tell('install')
  state.answer = () => page('/assets/portal-3.js')
  expect(await words(await visits('/main'))).toContain('portal-3')
})

test('a page of another build is not kept beside these files, and the worker of before stays', async () => {
  const { tell } = await open(() => page('/assets/portal-3.js'))
  await expect(tell('install')).rejects.toThrow('another build')
})

test('this version and the one before stay, for the tabs that run it; older ones go, and nothing else does', async () => {
  const { tell, kept } = await open()
  for (const name of ['arriero-portal-zero', 'arriero-portal-one', 'arriero-seen-assets'])
    kept.set(name, new Map([['/assets/old.js', new Response(name)]]))
  await tell('install')
  await tell('activate')
  expect([...kept.keys()]).toEqual(['arriero-portal-one', 'arriero-seen-assets', 'arriero-portal-two'])
})

test('what a version before brought already is not brought again', async () => {
  const { tell, kept, asked } = await open()
  kept.set('arriero-portal-one', new Map([['/assets/portal-2.js', new Response('known')]]))
  await tell('install')
  expect(asked).toEqual(['/main'])
})
