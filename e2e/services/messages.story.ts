/** Client, enterprise and driver talk about their service: live, over a dead line, before and after the payment; support reads for a PQR. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, payService, takenService } from '../acts/by-api.ts'
import { gone, hasWorker, sit } from '../acts/without-line.ts'
import { desk, enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const support = 'soport2@demo.arriero.co'
const hourMs = 3_600_000

const taken = () =>
  takenService(client, carrier, { at: new Date(Date.now() + 30 * hourMs), pricePesos: 900_000 })
const clientAt = (id: string) => `/main/cliente-servicios/${id}/mensajes`
const carrierAt = (id: string) => `/main/enterprise-services/mis/${id}/mensajes`

const log = (page: Page) => page.getByRole('log', { name: 'Conversación del servicio' })
const write = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Mensaje', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}
/** As a tab behind another one says of itself. Written as the page runs it. */
const standing = (state: 'hidden' | 'visible') =>
  `Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))`
const hide = standing('hidden')
const showAgain = standing('visible')
const reads = (page: Page, words: string) => expect(log(page).getByText(words, { exact: true })).toBeVisible()

test('two people talk live: each reads the other at once, what is read is told, and what is not is counted', async ({
  browser,
}) => {
  const id = await taken()
  await payService(client, id)
  const one = await enter(browser, { email: client, at: clientAt(id) })
  await expect(one.getByText('Todavía no hay mensajes')).toBeVisible()
  await write(one, '¿A qué hora llega el camión?')
  await reads(one, '¿A qué hora llega el camión?')

  const other = await enter(browser, { email: carrier })
  const waits = other.getByRole('link', { name: /· .+ →/ }).first()
  await expect(other.getByRole('heading', { name: 'Mensajes sin leer' })).toBeVisible()
  await expect(waits).toBeVisible()
  await isAccessible(other, 'home with unread messages')
  await other.goto(carrierAt(id))
  await reads(other, '¿A qué hora llega el camión?')
  await expect(log(one).getByText(/Leído por transportador/)).toBeVisible()
  await write(other, 'A las ocho, placa ABC123')
  await reads(one, 'A las ocho, placa ABC123')
  await other.getByRole('button', { name: 'Vamos a tiempo' }).click()
  await reads(one, 'Vamos a tiempo')
  await one.getByRole('button', { name: 'Recibido' }).click()
  await reads(other, 'Recibido')
  await isAccessibleEverywhere(one, 'a conversation')
  await Promise.all([one, other].map((page) => page.context().close()))
})

for (const viewport of [desk, phone]) {
  test(`the newest word stands in sight as a conversation opens, and so does one’s own, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const page = await enter(browser, {
      email: 'cliententerprise@demo.arriero.co',
      viewport,
      at: '/main/cliente-servicios?estado=2',
    })
    await page
      .getByRole('link', { name: /^Mensajes/ })
      .first()
      .click()
    const quick = page.getByRole('group', { name: 'Respuestas rápidas' })
    /** Above what it is written with, and not behind it. */
    const inSight = () =>
      expect(async () => {
        const [last, below] = [
          await log(page).getByRole('listitem').last().boundingBox(),
          await quick.boundingBox(),
        ]
        expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      }).toPass({ timeout: 5_000 })
    await inSight()
    const words = `Quedamos atentos a sus ${viewport.width}`
    await write(page, words)
    await reads(page, words)
    await inSight()
    await page.context().close()
  })
}

test('what is read in one tab is read in all; a tab that nobody sees reads nothing', async ({ browser }) => {
  const id = await taken()
  await payService(client, id)
  const [asks, sends] = await Promise.all([callerOf(client), callerOf(carrier)])
  const says = (text: string) => sends(`/message/send/${id}`, { clientId: crypto.randomUUID(), text })
  const unread = async () => (await asks(`/message/thread/${id}`))['unread']
  await says('La remesa va firmada')
  const home = await enter(browser, { email: client })
  await expect(home.getByText('La remesa va firmada')).toBeVisible()
  const tab = await home.context().newPage()
  await tab.goto(clientAt(id))
  await reads(tab, 'La remesa va firmada')
  await expect(home.getByText('La remesa va firmada')).toBeHidden()
  await expect.poll(unread).toBe(0)

  await tab.evaluate(hide)
  await says('Salimos a las seis')
  await says('Vamos por la autopista')
  await reads(tab, 'Vamos por la autopista')
  await expect(home.getByText('Vamos por la autopista')).toBeVisible()
  expect(await unread()).toBe(2)
  await tab.evaluate(showAgain)
  await expect.poll(unread).toBe(0)
  await expect(home.getByText('Vamos por la autopista')).toBeHidden()
  await home.context().close()
})

test('a message that would break the page stays in its own lines, at a desk and on a phone', async ({
  browser,
}) => {
  const id = await taken()
  await payService(client, id)
  const sends = await callerOf(carrier)
  for (const text of [
    'W'.repeat(990),
    '<img src=x onerror="document.title=1">',
    `\u202eadreum Z${'\u0334'.repeat(900)}`,
  ])
    await sends(`/message/send/${id}`, { clientId: crypto.randomUUID(), text })
  const page = await enter(browser, { email: client, at: clientAt(id), viewport: phone })
  await reads(page, '<img src=x onerror="document.title=1">')
  await expect(log(page).getByRole('img')).toHaveCount(0)
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
  }
  await page.context().close()
})

test('before the payment a telephone is hidden with a sentence; ten thousand letters and forty photos are told and lose nothing', async ({
  browser,
}) => {
  const id = await taken()
  const page = await enter(browser, { email: client, at: clientAt(id), viewport: phone })
  await expect(page.getByText('Hasta que el servicio esté pagado se ocultan teléfonos')).toBeVisible()
  await write(page, 'Llámeme al 312 555 1234 por $2.618.000')
  await reads(page, 'Llámeme al •••••• por $2.618.000')
  await expect(log(page).getByText(/^Ocultamos un teléfono, un correo o una cuenta/)).toBeVisible()

  const long = 'á'.repeat(10_000)
  await page.getByLabel('Mensaje', { exact: true }).fill(long)
  await expect(page.getByText(/^Sobran 9\.000 caracteres: el máximo es 1\.000/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue(long)
  await page.getByRole('button', { name: 'Descartar el borrador recuperado' }).click()

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const photos = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      name: `foto-${nth}.png`,
      mimeType: 'image/png',
      buffer: picture,
    }))
  await page.getByLabel('Agregar fotos').setInputFiles(photos(40))
  await expect(page.getByText(/lleva hasta 5 fotos y usted eligió 40\. No se agregó ninguna/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quitar la foto/ })).toHaveCount(0)
  await page.getByLabel('Agregar fotos').setInputFiles(photos(2))
  await expect(page.getByRole('button', { name: /^Quitar la foto/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(log(page).getByRole('link', { name: /^Foto \d del mensaje/ })).toHaveCount(2)
  await isAccessible(page, 'a conversation with photos')
  await page.context().close()
})

test('without a line a message waits as unsent, outlives its page, and goes once by itself when the line is back', async ({
  browser,
}) => {
  const id = await taken()
  await payService(client, id)
  const { page, line, leave } = await sit(browser, { email: client, at: clientAt(id) })
  await expect(page.getByLabel('Mensaje', { exact: true })).toBeVisible()
  await hasWorker(page)
  line.cut('hangs')
  await expect(gone(page)).toBeVisible()
  await write(page, 'La bodega cierra a las cinco')
  await write(page, 'Entren por la portería 2')
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(2)
  await isAccessible(page, 'unsent messages')
  await page.reload()
  await expect(gone(page)).toBeVisible()
  line.mend()
  await reads(page, 'Entren por la portería 2')
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(0)
  const call = await callerOf(carrier)
  const told = async () => {
    const { items } = await call(`/message/all/${id}?sort=position`)
    return (items as { text: string }[]).map(({ text }) => text)
  }
  await expect.poll(told).toEqual(['La bodega cierra a las cinco', 'Entren por la portería 2'])
  await leave()
})

test('support reads a conversation for a PQR once it has said so, and both sides read that it does', async ({
  browser,
}) => {
  const id = await taken()
  const asks = await callerOf(client)
  await asks(`/message/send/${id}`, { clientId: crypto.randomUUID(), text: 'Nadie abre en la bodega' })
  const { _id } = await asks('/pqr/create', {
    subject: 'Espera en la bodega',
    description: 'Nadie abre.',
    orderId: id,
  })
  const page = await enter(browser, { email: support, at: `/main/pqrs/${String(_id)}` })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  await page.reload()
  await expect(page.getByText('Al abrirla, las dos partes verán')).toBeVisible()
  // What it may not read it has not asked for.
  expect(refused).toEqual([])
  await page.getByRole('button', { name: 'Leer la conversación' }).click()
  await reads(page, 'Nadie abre en la bodega')
  await isAccessible(page, 'a conversation read for a PQR')
  const side = await enter(browser, { email: carrier, at: carrierAt(id) })
  await expect(
    log(side).getByText(/^El equipo de soporte lee esta conversación por la PQR 20\d\d-\d{6}\./),
  ).toBeVisible()
  await expect(side.getByText(/^Hay una PQR abierta sobre este servicio/)).toBeVisible()
  await Promise.all([page, side].map((one) => one.context().close()))
})
