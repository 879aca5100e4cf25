import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { staticWeb } from './static-web.ts'

const folder = await mkdtemp(join(tmpdir(), 'arriero-web-'))
await mkdir(join(folder, 'conductor'))
await mkdir(join(folder, 'site'))
await writeFile(join(folder, 'index.html'), 'portal')
await writeFile(join(folder, 'conductor', 'index.html'), 'driver area')
await writeFile(join(folder, 'favicon.svg'), 'mark')
await writeFile(
  join(folder, 'site', 'pages.mjs'),
  'export const pagePaths = ["/", "/term"]\nexport const renderPage = (path, { brand }) => `${brand} ${path}`',
)
const set = { brand: 'Arriero' }
const siteFacts = async () => ({
  ...set,
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
await staticWeb(app, { folder, siteFacts })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const answerTo = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })
const bodyOf = async (url: string) => (await answerTo(url)).body

test('the address of a filtered list opens the portal, whatever was searched for', async () => {
  expect(await bodyOf('/main/transportadores?q=ana@correo.co')).toBe('portal')
  expect(await bodyOf('/main/auditoria?act=paper.validated')).toBe('portal')
  expect(await bodyOf('/conductor/viajes?desde=correo.co')).toBe('driver area')
})

test('a file is a file, and one that is not there is no page', async () => {
  expect(await bodyOf('/favicon.svg?v=2')).toBe('mark')
  expect((await answerTo('/missing.svg')).body).not.toBe('portal')
  expect((await answerTo('/v1/nothing')).body).not.toBe('portal')
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
