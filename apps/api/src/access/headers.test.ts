/** Browsers are told the same strict rules by every answer, whoever gives it. Security F3.10. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { addressesOf } from '#addresses.ts'
import { addHeaders, bareHeaders } from '#http/headers.ts'
import { testHouse } from '#testing/house.ts'
import { pathsOf } from './paths.fixture.ts'

const web = mkdtempSync(join(tmpdir(), 'arriero-headers-'))
afterAll(() => rmSync(web, { recursive: true }))
for (const folder of ['conductor', 'seguimiento', 'assets', 'site']) mkdirSync(join(web, folder))
const page = '<!doctype html><head><script>const own = 1</script></head>'
for (const folder of ['.', 'conductor', 'seguimiento']) writeFileSync(join(web, folder, 'index.html'), page)
writeFileSync(
  join(web, 'site', 'pages.mjs'),
  `export const renderPage = (path) => ${JSON.stringify(page)} + path`,
)
writeFileSync(join(web, 'conductor.webmanifest'), '{"name":"Arriero conductor"}')
writeFileSync(join(web, 'assets', 'a.js'), 'export const a = 1')
const readers = ['card-reader', 'paper-pages', 'paper-words']
for (const reader of readers) writeFileSync(join(web, 'assets', `${reader}-Ab_1.js`), 'const read = 1')
for (const worker of ['portal-sw.js', 'conductor-sw.js']) writeFileSync(join(web, worker), 'const work = 1')
writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const { app } = await testHouse({ settings: { ARRIERO_WEB: web } })

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return name === '' ? [] : [[name, sources.join(' ')] as const]
    }),
  )

/** What is wrong with an answer's headers, in the words of a reader. */
const faultsOf = (headers: Headers, isApi: boolean): string[] => {
  const policy = directives(String(headers['content-security-policy'] ?? ''))
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*'
  const said = (name: string) => String(headers[name] ?? '')
  const none = (name: string) => (policy.get(name) ?? '') === "'none'"
  const checks: [boolean, string][] = [
    [!/unsafe|data:|blob:|\*|https?:/.test(scripts), `scripts from ${scripts}`],
    [none(policy.has('object-src') ? 'object-src' : 'default-src'), 'objects'],
    [none('base-uri'), 'a base'],
    [none('frame-ancestors'), 'framing'],
    [/^'(self|none)'$/.test(policy.get('form-action') ?? ''), 'forms elsewhere'],
    [said('x-content-type-options') === 'nosniff', 'sniffing'],
    [/^(same-origin|no-referrer)$/.test(said('referrer-policy')), 'referrers'],
    [said('cross-origin-opener-policy') === 'same-origin', 'openers'],
    [said('x-frame-options').toUpperCase() === 'DENY', 'framing of old'],
    [!isApi || said('cache-control').includes('no-store'), 'being kept'],
    [said('x-powered-by') === '' && said('server') === '', 'who it is'],
  ]
  return checks.flatMap(([isRight, what]) => (isRight ? [] : [what]))
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const
const filled = (path: string) => path.replace(/:\w+(\|:\w+)*/g, 'f'.repeat(24)).replaceAll('*', 'nada')

test('every route, with every method', async () => {
  const paths = [...new Set(pathsOf(app).map(filled))].filter((path) => path.startsWith('/'))
  expect(paths.length).toBeGreaterThan(120)
  const found: string[] = []
  for (const url of paths) {
    for (const method of methods) {
      const { headers, statusCode } = await app.inject({ method, url })
      const isApi = url.startsWith('/v1') && !/^\/v1\/(docs(\/program\.js)?|openapi\.json|logo)$/.test(url)
      found.push(...faultsOf(headers, isApi).map((fault) => `${method} ${url} ${statusCode} allows ${fault}`))
    }
  }
  expect(found).toEqual([])
}, 120_000)

test.each([
  ['/', 200],
  ['/term', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/auth/login', 200],
  ['/no/existe', 200],
  ['/main/index', 200],
  ['/conductor', 200],
  ['/seguimiento/abc', 200],
  ['/assets/a.js', 200],
  ['/favicon.svg', 200],
  ['/portal-sw.js', 200],
  ['/conductor-sw.js', 200],
  ['/conductor.webmanifest', 200],
  ['/sandbox/pasarela/transacciones', 200],
  ['/sandbox/correo/', 200],
  ['/sandbox/nada', 404],
  ['/site/pages.mjs', 404],
  ['/health', 200],
  ['/assets/nada.js', 404],
  ['/nada.png', 404],
  ['/v1/nada', 404],
  ['/v1/docs', 200],
  ['/v1/openapi.json', 200],
])('%s answers %i with the same rules', async (url, status) => {
  const { headers, statusCode } = await app.inject({ url })
  expect([statusCode, faultsOf(headers, false)]).toEqual([status, []])
})

test('who has a page already is told the same rules', async () => {
  for (const url of ['/', '/term', '/main/index']) {
    const { headers } = await app.inject({ url })
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
    expect([url, again.statusCode, faultsOf(again.headers, false)]).toEqual([url, 304, []])
  }
})

test('a worker asks nobody but this server, and is renewed as soon as there is a newer one', async () => {
  for (const url of ['/portal-sw.js', '/conductor-sw.js']) {
    const { headers } = await app.inject({ url })
    const policy = directives(String(headers['content-security-policy']))
    expect([policy.get('default-src'), policy.get('connect-src')?.split(' ')[0]]).toEqual([
      "'self'",
      "'self'",
    ])
    expect(policy.get('worker-src')).toMatch(/^'self'/)
    expect(headers['cache-control']).toBe('public, no-cache')
    // Its reach is what stands above it; nothing widens that.
    expect(headers['service-worker-allowed']).toBeUndefined()
  }
})

const scriptsOf = async (url: string): Promise<string> => {
  const { headers } = await app.inject({ url })
  return directives(String(headers['content-security-policy'])).get('script-src') ?? ''
}

test('what reads a cédula or a paper compiles its program beside the page, and no page or other file may', async () => {
  for (const reader of readers) {
    const { headers, statusCode } = await app.inject({ url: `/assets/${reader}-Ab_1.js` })
    expect(statusCode).toBe(200)
    expect(Object.fromEntries(directives(String(headers['content-security-policy'])))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  }
  for (const url of [
    '/',
    '/main/index',
    '/conductor',
    '/assets/a.js',
    '/assets/card-reader-a.js/b',
    '/assets/paper-reader-a.js',
    '/v1/x/card-reader-a.js',
  ])
    expect(await scriptsOf(url), url).not.toContain('wasm')
})

test.each(['/', '/term', '/main/index', '/conductor'])(
  'a script that stands in %s runs by its hash, and by nothing looser',
  async (url) => {
    const { headers } = await app.inject({ url })
    const scripts = directives(String(headers['content-security-policy'])).get('script-src') ?? ''
    expect(scripts).toMatch(/^'self' 'sha256-[A-Za-z0-9+/=]{44}'$/)
  },
)

describe('what never reaches a route', () => {
  const { promise: port, resolve } = Promise.withResolvers<number>()
  const address = app.server.address()
  resolve(typeof address === 'object' && address ? address.port : 0)

  const raw = async (request: string): Promise<Headers> => {
    const socket = connect(await port, '127.0.0.1')
    socket.end(request)
    let text = ''
    for await (const part of socket) text += String(part)
    const [head = ''] = text.split('\r\n\r\n')
    return Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    )
  }

  test.each([
    [
      'an address that cannot be read',
      'GET /v1/%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    ],
    ['bytes that are no request', 'hola\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_what, request) => {
    expect(faultsOf(await raw(request), true)).toEqual([])
  })

  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  }
  const live = '/v1/live/?EIO=4&transport=websocket'

  const knock = async (path: string, headers: Record<string, string>) => {
    const asked = request({ host: '127.0.0.1', port: await port, path, headers })
    return new Promise<{ status: number | undefined; headers: Headers }>((answer, reject) => {
      asked.once('error', reject)
      asked.once('response', (response) => {
        answer({ status: response.statusCode, headers: response.headers })
        response.destroy()
      })
      asked.once('upgrade', (response, socket) => {
        answer({ status: response.statusCode, headers: response.headers })
        socket.destroy()
      })
      asked.end()
    })
  }

  test.each([
    ['is granted', live, {}, 101],
    ['comes from a foreign page', live, { origin: 'https://evil.example' }, 400],
    ['asks for another transport', '/v1/live/?EIO=4&transport=webtransport', {}, 400],
    ['speaks an old protocol', '/v1/live/?EIO=3&transport=websocket', {}, 400],
    ['goes on with what never began', `${live}&sid=nadie`, {}, 400],
    ['goes on with the name of a property', `${live}&sid=__proto__`, {}, 400],
    ['speaks an old WebSocket', live, { 'sec-websocket-version': '8' }, 400],
    ['brings no key', live, { 'sec-websocket-key': '' }, 400],
    ['brings a subprotocol', live, { 'sec-websocket-protocol': 'a,,b' }, 400],
    ['is of another protocol', live, { upgrade: 'h2c' }, 400],
    ['is for an endpoint', '/v1/order/active/type', {}, 401],
    ['is for nothing', '/v1/nada', {}, 404],
    ['is for a page', '/', { upgrade: 'h2c' }, 200],
  ])('a handshake that %s', async (_what, path, headers, status) => {
    const answer = await knock(path, { ...handshake, ...headers })
    expect([answer.status, faultsOf(answer.headers, path !== '/')]).toEqual([status, []])
  })

  test.each([
    '/v1/live/?EIO=4&transport=polling',
    '/v1/live/',
    '/v1/live/?EIO=4&transport=websocket',
    '/v1/live/?EIO=4&transport=websocket&sid=nadie',
  ])('the live channel over plain HTTP: %s', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await fetch(`http://127.0.0.1:${await port}${path}`, { method })
      const faults = faultsOf(Object.fromEntries(answer.headers), true)
      expect([method, answer.status, faults]).toEqual([method, 400, []])
    }
  })
})

test('behind https browsers are told to come by https alone for a year, elsewhere not', async () => {
  const told = async (isHttps: boolean) => {
    const bare = fastify()
    const addresses = addressesOf({ publicUrl: 'http://localhost', isLocal: true })
    addHeaders(bare, { formActions: [], mapOrigins: [], inlineScripts: () => [], isHttps, addresses })
    bare.get('/', () => 'hola')
    return (await bare.inject('/')).headers['strict-transport-security']
  }
  expect(Number(/max-age=(\d+)/.exec(String(await told(true)))?.[1])).toBeGreaterThanOrEqual(31_536_000)
  expect(await told(false)).toBeUndefined()
  const bare = (isHttps: boolean) => bareHeaders(isHttps)['strict-transport-security']
  expect([bare(true), bare(false)]).toEqual([await told(true), undefined])
})

test('pictures may come from the store only where it hands them out itself', async () => {
  const policyWith = async (fileOrigins: string[]) => {
    const bare = fastify()
    const addresses = addressesOf({ publicUrl: 'http://localhost', isLocal: true })
    const options = { formActions: [], mapOrigins: [], inlineScripts: () => [], isHttps: false, addresses }
    addHeaders(bare, { ...options, fileOrigins })
    bare.get('/', () => 'hola')
    const policy = String((await bare.inject('/')).headers['content-security-policy'])
    return /img-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
  }
  const usual = await policyWith([])
  const store = 'https://almacen.example.co'
  expect(await policyWith([store])).toEqual([...usual, store])
})
