import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addressesOf } from '#addresses.ts'
import { addHeaders } from '../headers.ts'
import { inlineScriptsOf } from './inline-scripts.ts'

const addresses = addressesOf({ publicUrl: 'http://localhost', isLocal: true })
const folder = mkdtempSync(join(tmpdir(), 'arriero-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'conductor'))
mkdirSync(join(folder, 'assets'))
const script = '\nconst mode = "dark"\n'
writeFileSync(join(folder, 'index.html'), `<head><script>${script}</script></head>`)
writeFileSync(
  join(folder, 'conductor', 'index.html'),
  `<head><script>${script}</script><script type="module" src="/assets/a.js"></script></head>`,
)

test('a script in a page runs by its own hash, and no other one without a file', async () => {
  const hash = createHash('sha256').update(script).digest('base64')
  expect(inlineScriptsOf(folder)()).toEqual([`'sha256-${hash}'`])
  const app = fastify()
  addHeaders(app, {
    formActions: [],
    mapOrigins: [],
    inlineScripts: inlineScriptsOf(folder),
    isHttps: false,
    addresses,
  })
  app.get('/', () => 'page')
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('without built pages nothing runs but files', () => {
  expect(inlineScriptsOf(undefined)()).toEqual([])
  expect(inlineScriptsOf(join(folder, 'nowhere'))()).toEqual([])
})

test('pages built after the server has started run theirs as well', () => {
  const later = join(folder, 'later')
  const scripts = inlineScriptsOf(later)
  expect(scripts()).toEqual([])
  mkdirSync(later)
  writeFileSync(join(later, 'index.html'), `<head><script>${script}</script></head>`)
  expect(scripts()).toHaveLength(1)
  writeFileSync(join(later, 'index.html'), '<head><script>const other = 1</script></head>')
  utimesSync(join(later, 'index.html'), 1, 1)
  expect(scripts()).not.toEqual(inlineScriptsOf(folder)())
})
