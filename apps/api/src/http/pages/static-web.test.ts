import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { HouseDress } from './house-dress.ts'
import { staticWeb } from './static-web.ts'

const folder = await mkdtemp(join(tmpdir(), 'arriero-web-'))
await mkdir(join(folder, 'conductor'))
await mkdir(join(folder, 'site'))
const pageOf = (words: string) =>
  `<head><title>Arriero</title><meta name="theme-color" content="#14684a" /><script>own('Arriero')</script></head>${words}`
await writeFile(join(folder, 'index.html'), pageOf('portal'))
await writeFile(join(folder, 'conductor', 'index.html'), pageOf('driver area'))
await mkdir(join(folder, 'icons'))
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#14684a"/></svg>'
await writeFile(join(folder, 'favicon.svg'), mark)
const pixel = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
const ownIcon = await pixel(4, '#14684a')
  .composite([{ input: await pixel(2, '#ffffff').png().toBuffer(), left: 2, top: 2 }])
  .png()
  .toBuffer()
await writeFile(join(folder, 'icons', 'icon-192.png'), ownIcon)
await writeFile(join(folder, 'portal-sw.js'), 'work()')
await writeFile(join(folder, 'first-paint.js'), 'paint()')
await writeFile(
  join(folder, 'conductor.webmanifest'),
  JSON.stringify({
    name: 'Arriero conductor',
    short_name: 'Arriero',
    id: '/conductor',
    theme_color: '#14684a',
  }),
)
await writeFile(
  join(folder, 'site', 'pages.mjs'),
  'export const pagePaths = ["/", "/term"]\nexport const renderPage = (path, { brand }) => `${brand} ${path}`',
)
const ownLook: HouseDress['look'] = { color: null, accent: null, logo: null, logoUrl: null }
const set = { brand: 'Arriero', look: ownLook }
const siteFacts = async () => ({
  brand: set.brand,
  phone: null,
  email: null,
  links: {},
  mapStyleUrl: null,
  look: { color: null, accent: null, logo: null },
  isDemo: false,
  publicUrl: 'https://carga.example.co',
  year: 2026,
})
const app = fastify()
await staticWeb(app, { folder, siteFacts, house: () => set })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const answerTo = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })
const bodyOf = async (url: string) => (await answerTo(url)).body

test('the address of a filtered list opens the portal, whatever was searched for', async () => {
  expect(await bodyOf('/main/transportadores?q=ana@correo.co')).toContain('</head>portal')
  expect(await bodyOf('/main/auditoria?act=paper.validated')).toContain('</head>portal')
  expect(await bodyOf('/conductor/viajes?desde=correo.co')).toContain('</head>driver area')
})

test('a file is a file, and one that is not there is no page', async () => {
  expect(await bodyOf('/favicon.svg?v=2')).toBe(mark)
  expect((await answerTo('/missing.svg')).body).not.toContain('portal')
  expect((await answerTo('/v1/nothing')).body).not.toContain('portal')
})

test('a worker is asked for anew each time: a newer one is found as soon as it is there', async () => {
  const worker = await answerTo('/portal-sw.js')
  expect([worker.body, worker.headers['cache-control']]).toEqual(['work()', 'public, no-cache'])
  expect(worker.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  expect((await answerTo('/portal-sw.js', { 'if-none-match': worker.headers.etag })).statusCode).toBe(304)
  expect((await answerTo('/first-paint.js')).headers['cache-control']).toBe('public, max-age=3600')
})

test('the public pages are drawn with what is set, and sent again only when it has changed', async () => {
  const first = await answerTo('/?desde=anuncio')
  expect(first.body).toBe('Arriero /')
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(await bodyOf('/term')).toBe('Arriero /term')
  const known = { 'if-none-match': first.headers.etag }
  expect((await answerTo('/', known)).statusCode).toBe(304)
  set.brand = 'Mulas del Quindío'
  expect((await answerTo('/', known)).body).toBe('Mulas del Quindío /')
})

test('what draws them is not given out', async () => {
  expect((await answerTo('/site/pages.mjs')).statusCode).not.toBe(200)
})

test('search engines are told what there is to be found', async () => {
  expect(await bodyOf('/robots.txt')).toContain('Disallow: /main\n')
  expect(await bodyOf('/robots.txt')).toContain('Sitemap: https://carga.example.co/sitemap.xml')
  expect(await bodyOf('/sitemap.xml')).toContain('<loc>https://carga.example.co/term</loc>')
})

test('the pages, the manifest and the icons bear the name and the colour of the house, and its scripts stay as they are', async () => {
  set.brand = 'Arriero'
  const before = await answerTo('/main/index')
  expect((await answerTo('/icons/icon-192.png')).rawPayload).toEqual(ownIcon)
  set.brand = 'Mulas "del" <Quindío>'
  set.look = { ...ownLook, color: '#1b4fb3', logo: '/v1/logo?v=1' }
  const { body } = await answerTo('/main/index', { 'if-none-match': before.headers.etag })
  expect(body).toContain('<title>Mulas &quot;del&quot; &lt;Quindío&gt;</title>')
  expect(body).toContain('content="#1b4fb3"')
  expect(body).toContain("<script>own('Arriero')</script>")
  const [, told = ''] = /house-look" content="([^"]*)"/.exec(body) ?? []
  expect(JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual({
    name: set.brand,
    color: '#1b4fb3',
    accent: null,
    logo: '/v1/logo?v=1',
  })
  expect(JSON.parse(await bodyOf('/conductor.webmanifest'))).toEqual({
    name: `${set.brand} conductor`,
    short_name: set.brand,
    id: '/conductor',
    theme_color: '#1b4fb3',
  })
  expect(await bodyOf('/favicon.svg')).toContain('fill="#1b4fb3"')
  const { rawPayload } = await answerTo('/icons/icon-192.png')
  const pixels = await sharp(rawPayload).raw().toBuffer()
  expect([...pixels.subarray(0, 4)]).toEqual([0x1b, 0x4f, 0xb3, 255])
  expect([...pixels.subarray(-4)]).toEqual([255, 255, 255, 255])
  const again = await answerTo('/main/index')
  expect((await answerTo('/main/index', { 'if-none-match': again.headers.etag })).statusCode).toBe(304)
})

test('an archive of map tiles is read in parts that belong to the very bytes its name promises', async () => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', 'colombia-1a2b3c.pmtiles'), 'PMTiles and what follows')
  const url = '/assets/colombia-1a2b3c.pmtiles'
  const part = await answerTo(url, { range: 'bytes=0-6' })
  const { etag } = part.headers
  expect([part.statusCode, part.body, etag]).toEqual([206, 'PMTiles', '"colombia-1a2b3c.pmtiles"'])
  expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const next = await answerTo(url, { range: 'bytes=8-10', 'if-range': String(etag) })
  expect([next.statusCode, next.body]).toEqual([206, 'and'])
  const other = await answerTo(url, { range: 'bytes=8-10', 'if-range': '"colombia-of-before.pmtiles"' })
  expect([other.statusCode, other.body]).toEqual([200, 'PMTiles and what follows'])
  expect((await answerTo(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await answerTo(url, { range: 'bytes=900-' })).statusCode).toBe(416)
})

test('a file of the build goes packed to whoever unpacks it, the same bytes each time, and is kept for ever', async () => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  const script = 'export const roads = "Bogotá – Medellín"\n'.repeat(200)
  await writeFile(join(folder, 'assets', 'portal-5e6f7a.js'), script)
  const asked = { 'accept-encoding': 'gzip, deflate, br' }
  const answer = await answerTo('/assets/portal-5e6f7a.js', asked)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect(answer.rawPayload.length).toBeLessThan(script.length / 10)
  expect((await answerTo('/assets/portal-5e6f7a.js', asked)).rawPayload).toEqual(answer.rawPayload)
})

test('what the build has packed goes as it was packed', async () => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  const script = 'export const tolls = "Chinauta"\n'.repeat(200)
  const packed = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await writeFile(join(folder, 'assets', 'tolls-8b9c0d.js'), script)
  await writeFile(join(folder, 'assets', 'tolls-8b9c0d.js.br'), packed)
  const url = '/assets/tolls-8b9c0d.js'
  const answer = await answerTo(url, { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload).toEqual(packed)
  const zipped = await answerTo(url, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
  expect((await answerTo(url)).body).toBe(script)
})
