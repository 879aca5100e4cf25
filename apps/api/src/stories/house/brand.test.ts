/** Name, colours and logo of the house, changed while it runs. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keepBrand } from '#features/brand/keep-brand.ts'
import { keptSettings } from '#features/brand/open-settings.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import type { Mail } from '#providers/mail/port.ts'
import { openStage } from '../stage.fixture.ts'

const posted: Mail[] = []
const mail = { send: async (letter: Mail) => void posted.push(letter) }
const { house, called } = await openStage({ providers: { mail } })
const administrator = await called('administrator')

type Body = CallInput<typeof api.brand.update>['body']

const picture = (format: 'png' | 'jpeg', side = 80) =>
  sharp({ create: { width: side * 3, height: side, channels: 4, background: '#1b4fb388' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Ana' } } })
    .toFormat(format)
    .toBuffer()
const dataUrl = async (format: 'png' | 'jpeg' = 'png') =>
  `data:image/${format};base64,${(await picture(format)).toString('base64')}`

const set = (more: Partial<Body> = {}) =>
  administrator.send(api.brand.update, {
    body: { name: 'Cargas del Sur', color: '#1b4fb3', accent: '#ffcc00', ...more },
  })
const refusal = (more: Partial<Body>) =>
  administrator.refusal(api.brand.update, {
    body: { name: 'Cargas del Sur', color: null, accent: null, ...more },
  })
const open = () => house.anonymous.send(api.brand.open, {})

test('until somebody sets it the house looks as the product does', async () => {
  expect(await open()).toMatchObject({ brand: 'Arriero', look: { color: null, accent: null, logo: null } })
  expect((await house.app.inject('/v1/logo')).statusCode).toBe(404)
  expect(await administrator.send(api.brand.read, {})).toMatchObject({ updatedAt: null })
})

test('name, colours and logo are there for who has not logged in, at once', async () => {
  await set({ logo: await dataUrl() })
  const { brand, look } = await open()
  expect([brand, look.color, look.accent]).toEqual(['Cargas del Sur', '#1b4fb3', '#ffcc00'])
  const { headers, rawPayload, statusCode } = await house.app.inject(look.logo ?? '')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cache-control']).toContain('immutable')
  const { width, height, exif, hasAlpha } = await sharp(rawPayload).metadata()
  expect({ width, height, exif, hasAlpha }).toEqual({
    width: 240,
    height: 80,
    exif: undefined,
    hasAlpha: true,
  })
})

test('what a node keeps of them is what everybody is told', async () => {
  await set({ logo: await dataUrl() })
  await keepBrand(house.openCtx())
  expect(keptSettings(house.openCtx())).toEqual(await open())
})

test('letters bear them', async () => {
  await set({ logo: await dataUrl('jpeg') })
  await house.jobs.runJobs()
  posted.length = 0
  await house.database.transaction((tx) =>
    sendMail(house.openCtx(tx), {
      to: 'ana@example.co',
      subject: 'Su código',
      lines: ['Escríbalo.'],
      button: { text: 'Abrir', url: '/auth/login' },
      lifeMs: 60_000,
    }),
  )
  await house.jobs.runJobs()
  const [letter] = posted
  expect(letter?.text).toContain('Cargas del Sur')
  expect(letter?.html).toContain('background:#1b4fb3')
  expect(letter?.html).toMatch(/<img src="http:\/\/localhost:\d+\/v1\/logo\?v=\w+" alt="Cargas del Sur"/)
})

test('a logo stays until it is replaced or taken away', async () => {
  await set({ logo: await dataUrl() })
  house.clock.forward(1000)
  await set({ name: 'Otra' })
  expect((await open()).look.logo).not.toBeNull()
  await set({ logo: null })
  expect((await open()).look.logo).toBeNull()
})

test('what cannot be read or is no picture is refused and changes nothing', async () => {
  await set()
  expect(await refusal({ color: '#ffee00' })).toBe('brand.color_faint')
  expect(await refusal({ color: 'red;}' })).toBe('brand.color_invalid')
  expect(await refusal({ accent: 'url(x)' })).toBe('brand.color_invalid')
  expect(await refusal({ name: ' ' })).toBe('brand.name_required')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')
  for (const logo of [
    'https://example.co/a.png',
    `data:image/svg+xml;base64,${svg}`,
    'data:image/png;base64,AAAA',
  ])
    expect(await refusal({ logo })).toBe('brand.logo_invalid')
  expect((await open()).brand).toBe('Cargas del Sur')
})

test('who changed it stands in the trail', async () => {
  await set({ name: 'Cargas del Norte' })
  const { items } = await administrator.send(api.audit.all, { query: { act: ['brand.update'], limit: 1 } })
  expect(items[0]).toMatchObject({
    objectKind: 'brand',
    details: { nameBefore: 'Cargas del Sur', nameAfter: 'Cargas del Norte' },
  })
})
