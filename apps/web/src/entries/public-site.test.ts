import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicFacts } from '#screens/public/public-facts.ts'
import { buildPublicSite, type PublicSite } from '../../vite/public-site.ts'

const mostBytes = 120_000
const folder = mkdtempSync(join(tmpdir(), 'arriero-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

let site: PublicSite
let draw: (path: string, facts: PublicFacts) => string
beforeAll(async () => {
  site = await buildPublicSite()
  const file = join(folder, 'pages.mjs')
  writeFileSync(file, site.pages)
  const pages = (await import(pathToFileURL(file).href)) as { renderPage: typeof draw }
  draw = pages.renderPage
}, 120_000)

const bare: PublicFacts = {
  brand: 'Arriero',
  phone: null,
  email: null,
  links: {},
  mapStyleUrl: null,
  look: { color: null, accent: null, logo: null },
  isDemo: false,
  publicUrl: 'https://carga.example.co',
  year: 2026,
}

const branded: PublicFacts = {
  ...bare,
  brand: 'Cargas del Sur',
  look: { color: '#1b4fb3', accent: '#ffcc00', logo: '/v1/logo?v=1' },
}

/** As they travel; a font is compressed already. */
const bytesOf = (source: string | Uint8Array, name: string) =>
  name.endsWith('.woff2') ? source.length : gzipSync(source).length

test.each(['/', '/term'])('%s comes in at most 120 kB, with its font, styles and program', (path) => {
  const parts = [...site.files].map(([name, source]) => bytesOf(source, name))
  const sum = parts.reduce((bytes, part) => bytes + part, gzipSync(draw(path, bare)).length)
  expect(sum, `${path} in bytes`).toBeLessThanOrEqual(mostBytes)
})

test('the program carries nothing of the portal: no Ant Design, no React, no router, no screens behind the log-in', () => {
  const foreign = /node_modules|src\/app\/|src\/features\/|screens\/(main|auth|driver)\//
  expect(site.modules.map((id) => id.replaceAll('\\', '/')).filter((id) => foreign.test(id))).toEqual([])
  expect(site.modules.length).toBeGreaterThan(3)
  expect(site.pages).not.toMatch(/from ?["']antd|\.ant-btn|ant-design/)
})

test('every class a page wears has its style', () => {
  const worn = ['/', '/term'].flatMap((path) =>
    [
      ...draw(path, { ...branded, phone: '6015550100', email: 'ayuda@example.co' }).matchAll(
        /class="([^"]+)"/g,
      ),
    ].flatMap(([, names = '']) => names.split(' ')),
  )
  expect(worn.length).toBeGreaterThan(50)
  expect([...new Set(worn)].filter((name) => !site.styles.includes(`.${name}`))).toEqual([])
})

test('what is not set is not shown', () => {
  const html = draw('/', bare)
  for (const sign of ['wa.me', 'mailto:', 'tel:', 'Google Play', 'App Store', 'Facebook'])
    expect(html).not.toContain(sign)
  const whole = draw('/', {
    ...bare,
    phone: '300 555 0100',
    email: 'ayuda@example.co',
    links: { ios: 'https://tienda.example.co/ios', youtube: 'https://videos.example.co/' },
  })
  for (const sign of ['https://wa.me/573005550100', 'mailto:ayuda@example.co', 'App Store', 'YouTube'])
    expect(whole).toContain(sign)
  expect(whole).not.toContain('Google Play')
})

test('a name that is markup stays a name, in the words and in the data', () => {
  const html = draw('/', { ...bare, brand: '</script><script>alert(1)</script>' })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('\\u003c/script>')
})

test('name, colours and logo of the house are those of its pages', () => {
  for (const path of ['/', '/term']) {
    const html = draw(path, branded)
    expect(html.includes('Arriero'), `${path} names the product`).toBe(false)
    expect(html.match(/#0f4f38|#0b3d2b|primary:#14684a/g)).toBeNull()
    expect(html.match(/--(color-primary|ground):#\w{6}/g)).toContain('--color-primary:#1b4fb3')
    expect(html.match(/--(color-primary|ground):#\w{6}/g)).toContain('--ground:#133981')
    expect(html.match(/<img[^>]*src="\/v1\/logo\?v=1"/g)).toHaveLength(2)
    expect(html.match(/<meta [^>]*v1\/logo\?v=1"/g)).toHaveLength(1)
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#133981"/>',
    ])
  }
})

test('a script without a file is the first paint alone: the policy knows it by its hash', () => {
  expect(draw('/', bare).match(/<script>/g)).toHaveLength(1)
  expect(draw('/term', bare).match(/<script>/g)).toHaveLength(1)
})
