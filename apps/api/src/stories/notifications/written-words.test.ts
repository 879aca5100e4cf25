/** Everything the product writes to people, rendered: as text, as HTML, on a phone, by WhatsApp. */
import { readFile } from 'node:fs/promises'
import { filledBody, whatsappTemplates } from '@arriero/contract/es/whatsapp-templates'
import { isOperatorRole, type Role } from '@arriero/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { subjectMost, shortSubject } from '#features/notifications/delivery/short-subject.ts'
import { house, letters, notices, publicUrl } from './written-words.fixture.ts'

type Written = { subject: string; text: string; html: string }

const broken = /undefined|null|NaN|\[object|[{}]|\$\{|Invalid Date/
/** Words that a sentence in Spanish does not have. `web` and `Webhook` it has. */
const english =
  /(?<!\p{L})(the|your|you|and|for|with|please|click|here|is|has|been|was|order|error|hello)(?!\p{L})/iu

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
/** The text that a person reads of a letter's HTML. */
const readOf = (html: string): string =>
  html
    .replace(/^.*<body/s, '<body')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? '')

const wordsOf = (text: string): string[] => text.match(/[^\s—]+/g) ?? []

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The addresses of the portal and of the driver area, as their own files have them. */
const routesOf = async (): Promise<RegExp[]> => {
  const web = new URL('../../../../web/src/', import.meta.url)
  const files = ['shared/paths.ts', 'screens/driver/driver-paths.ts']
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, web), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/['`]((?:\/|\$\{paths\.driverArea\})[^'`]*)['`]/g)].flatMap(([, path = '']) => {
      if (/\$\{encode|\$\{paths\.reg/.test(path)) return []
      const whole = path.replace('${paths.driverArea}', '/conductor').replace(/#.*$/, '')
      return [new RegExp(`^${whole.replaceAll(/:\w+/g, '[^/]+')}(?<below>/.*)?$`)]
    }),
  )
}
const routes = await routesOf()

/** Below a screen its modals have addresses; the bare areas, `/` and `/main`, take nothing below them. */
const leadsSomewhere = (address: string): boolean => {
  const { origin, pathname } = new URL(address)
  if (origin !== publicUrl) return false
  return routes.some((route) => {
    const found = route.exec(pathname)
    if (!found) return false
    const isBare = /^\^\/(main|conductor)?\(/.test(route.source)
    return !(isBare && found.groups?.['below'] !== undefined)
  })
}

const isWellWritten = ({ subject, text, html }: Written): void => {
  for (const words of [subject, text, readOf(html)]) {
    expect(words).not.toMatch(broken)
    expect(words.replaceAll(/https?:\S+/g, '')).not.toMatch(english)
  }
  expect(subject.length).toBeLessThanOrEqual(subjectMost)
  expect(subject).not.toMatch(/[\r\n]/)
  const [, ...said] = wordsOf(text)
  expect(said.length).toBeGreaterThan(8)
  // The HTML says the same words in the same order; its head names the house once more.
  const shown = wordsOf(readOf(html).replace(house.brand, ''))
  expect(shown).toEqual(wordsOf(text))
  expect(html).toMatch(/^<!doctype html><html lang="es">/)
  expect(html).not.toMatch(/<b>|<script|\son\w+=/i)
  for (const href of hrefsOf(html)) expect(leadsSomewhere(href), href).toBe(true)
}

describe('a letter about a notification', () => {
  test.each(notices)('$name reads the same as text and as HTML', ({ letter, title }) => {
    isWellWritten(letter)
    expect(letter.text.startsWith(title)).toBe(true)
  })
})

describe('a letter of its own', () => {
  test.each(letters)('«$subject» reads the same as text and as HTML', (letter) => {
    isWellWritten(letter)
  })
})

const areaOf = (role: Role) => (isOperatorRole(role) ? /^\/conductor(\/|$)/ : /^\/main\//)

test.each(notices)('on a screen and on a phone: $name', ({ title, text, link, role }) => {
  for (const words of [title, text]) {
    expect(words).not.toMatch(broken)
    expect(words).not.toMatch(english)
  }
  // What a phone shows before it cuts.
  expect(title.length).toBeLessThanOrEqual(140)
  expect(link).toMatch(areaOf(role))
  expect(leadsSomewhere(`${publicUrl}${link ?? ''}`), link ?? '').toBe(true)
})

describe('by WhatsApp', () => {
  test.each(notices)('$name', ({ message, template, title }) => {
    expect(message.template).toBe(template.name)
    expect(message.parameters).toHaveLength(2)
    for (const value of [...message.parameters, message.button]) {
      expect(value).not.toBe('')
      expect(value).not.toMatch(/[\n\t]| {5}/)
    }
    const read = filledBody(template, message.parameters)
    expect(read.length).toBeLessThanOrEqual(1_024)
    expect(read).not.toMatch(broken)
    expect(read).not.toMatch(english)
    expect(read).toContain(title.replaceAll(/\s+/g, ' ').slice(0, 40).trim())
    expect(leadsSomewhere(`${publicUrl}/${message.button}`)).toBe(true)
  })

  test.each(whatsappTemplates)(
    'the template $name is one that Meta takes',
    ({ name, body, footer, button, category }) => {
      expect(name).toMatch(/^[a-z0-9_]{1,512}$/)
      const places = [...body.matchAll(/\{\{(\d)\}\}/g)].map(([, nth]) => Number(nth))
      expect(places).toEqual(places.map((_place, at) => at + 1))
      expect(footer.length).toBeLessThanOrEqual(60)
      expect(button.length).toBeLessThanOrEqual(25)
      if (category === 'AUTHENTICATION') return
      // It neither begins nor ends with a parameter.
      expect(body).not.toMatch(/^\*?\{\{|\}\}\*?$/)
      expect(body).not.toMatch(english)
    },
  )

  test('the page for those who register the templates says the same', async () => {
    const page = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
    for (const { name, body, footer, button } of whatsappTemplates)
      expect(page).toContain(`| \`${name}\` | ${body.replaceAll('\n', ' ⏎ ')} | ${footer} | ${button} |`)
  })
})

test.each([
  ['Corto', 'Corto'],
  [`${'palabra '.repeat(9)}fin`, `${'palabra '.repeat(9)}fin`],
  ['palabra '.repeat(20), `${'palabra '.repeat(9).trim()}…`],
  ['x'.repeat(100), `${'x'.repeat(77)}…`],
  ['uno\r\nBcc: dos', 'uno Bcc: dos'],
])('a subject of «%s» becomes «%s»', (title, subject) => {
  expect(shortSubject(title)).toBe(subject)
})
