/** The line dies during each step of a service: nothing is lost, nothing happens twice, and every screen says the truth. */
import type { Browser, Page } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { callerOf, openService, payService, takenService } from './acts/by-api.ts'
import { choose, isTold, newRowOf, rowOf } from './acts/by-hand.ts'
import { cardOf, fillWizard, goToGateway, openServices } from './acts/client.ts'
import { openServices as openEnterpriseServices, openTab } from './acts/enterprise.ts'
import { layLine, type Line } from './dead-line.ts'
import { enter, type Seat } from './people.ts'
import { expect, test } from './story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const crew = { driver: 'Yeison Mosquera', plate: 'VKM118' }
const hourMs = 3_600_000

const notSent = 'No se envió: no hay conexión con Arriero.'
const gone = (page: Page) => page.getByText(/^Sin conexión con Arriero\./)
const isFindingOut = (page: Page) => isTold(page, 'Averiguamos si su último envío llegó en cuanto vuelva.')
const isLive = (page: Page) => expect(page.getByText('En vivo', { exact: true })).toBeVisible()

type Seated = { page: Page; line: Line; leave: () => Promise<void> }

/** A person whose line can be cut; the program of the portal has come. */
const sit = async (browser: Browser, seat: Omit<Seat, 'proxy'>): Promise<Seated> => {
  const line = await layLine()
  const page = await enter(browser, { ...seat, proxy: line.proxy })
  const leave = async () => {
    await page.context().close()
    await line.stop()
  }
  return { page, line, leave }
}

const hasWorker = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)

type Step = {
  /** The last press, from where the form stands. */
  press: () => Promise<void>
  /** What the form that stays shows. */
  stays: () => Promise<void>
  request: RegExp
  done: string
}

/**
 * Pressed without a line it says that nothing went out, and the form stands as it was. Pressed again, the line dies after the
 * server has done it: the page says that it does not know, and finds out by itself.
 */
const surviveTwice = async (
  { page, line }: Pick<Seated, 'page' | 'line'>,
  { press, stays, request, done }: Step,
): Promise<void> => {
  line.cut('hangs')
  await expect(gone(page)).toBeVisible()
  await press()
  await isTold(page, notSent)
  await stays()
  line.mend()
  await expect(gone(page)).toBeHidden()
  const isCut = line.cutAfter(request)
  await press()
  await isCut
  await isFindingOut(page)
  line.mend()
  await isTold(page, done)
  await expect(gone(page)).toBeHidden()
}

const happenedOnce = async (id: string, act: string): Promise<void> => {
  const read = await callerOf('administrator@demo.arriero.co')
  const { items } = (await read(`/order/history/${id}`)) as unknown as { items: readonly { act: string }[] }
  expect(items.filter((one) => one.act === act)).toHaveLength(1)
}

const inTwoHours = () => new Date(Date.now() + 2 * hourMs)
const codeOf = (id: string) => id.slice(-6)

test('a menu link works without a line: what was read stays with its age, what was not comes by itself', async ({
  browser,
}) => {
  const { page, line, leave } = await sit(browser, { email: client })
  await openServices(page)
  const list = page.getByRole('list', { name: 'Mis servicios' }).getByRole('listitem')
  await expect(list.first()).toBeVisible()
  await isLive(page)
  await hasWorker(page)
  line.cut('hangs')
  await expect(page.getByText(/^Sin conexión con Arriero\. Datos de las? \d/)).toBeVisible()
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
  await expect(page.getByText('En vivo', { exact: true })).toBeHidden()
  await expect(list.first()).toBeVisible()
  await isAccessibleEverywhere(page, 'a list without a line')
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Mis solicitudes' }).click()
  await isTold(page, 'Esta parte espera la conexión')
  await isAccessibleEverywhere(page, 'a screen that waits for the line')
  await openServices(page)
  await expect(list.first()).toBeVisible()
  await page.reload()
  await expect(gone(page)).toBeVisible()
  await isTold(page, 'Esta parte espera la conexión')
  line.mend()
  await expect(list.first()).toBeVisible()
  await expect(gone(page)).toBeHidden()
  await isLive(page)
  await leave()
})

test('a screen whose program has not come either waits inside the shell, and comes by itself', async ({
  browser,
}) => {
  const { page, line, leave } = await sit(browser, { email: client, serviceWorkers: 'block' })
  await isLive(page)
  line.cut('refuses')
  await expect(gone(page)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Mis servicios' })
    .click()
  await isTold(page, 'Esta parte espera la conexión')
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
  line.mend()
  await expect(page.getByRole('heading', { name: 'Mis servicios', level: 1 })).toBeVisible()
  await isLive(page)
  await leave()
})

test('a request', async ({ browser }) => {
  const { page, line, leave } = await sit(browser, { email: client })
  await openServices(page)
  await fillWizard(page, { from: 'Cali', to: 'Popayán', street: 'Carrera 9 # 4-20', description: 'Libros.' })
  await surviveTwice(
    { page, line },
    {
      press: () => page.getByRole('button', { name: 'Solicitar servicio' }).click(),
      stays: () => expect(page.getByRole('heading', { name: 'Precio', level: 2 })).toBeVisible(),
      request: /^POST \/v1\/order\/create$/,
      done: 'El servicio se ha registrado correctamente',
    },
  )
  await page.reload()
  await expect(cardOf(page, 'Popayán')).toHaveCount(1)
  await leave()
})

test('an offer', async ({ browser }) => {
  const id = await openService(client, { at: inTwoHours(), pricePesos: 1_190_000 })
  const { page, line, leave } = await sit(browser, { email: carrier })
  await openEnterpriseServices(page)
  await openTab(page, /^Servicios disponibles/)
  await (await newRowOf(page, codeOf(id), /nuevo/)).getByRole('button', { name: /^Tomar/ }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await dialog.getByLabel('Valor que usted gana').fill('2000000')
  await dialog.getByLabel('Mensaje para el cliente').fill('Incluye ayudante.')
  await surviveTwice(
    { page, line },
    {
      press: async () => {
        await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
        await page.getByRole('button', { name: 'Sí, continuar' }).click()
      },
      stays: () => expect(dialog.getByLabel('Mensaje para el cliente')).toHaveValue('Incluye ayudante.'),
      request: /^POST \/v1\/offer\/create$/,
      done: 'Se ha registrado la oferta',
    },
  )
  await happenedOnce(id, 'offer.made')
  await leave()
})

test('the way back from the payment', async ({ browser }) => {
  const id = await takenService(client, carrier, { at: inTwoHours(), pricePesos: 1_190_000 })
  const { page, line, leave } = await sit(browser, {
    email: client,
    at: `/main/cliente-servicios/${id}/pagar`,
  })
  await hasWorker(page)
  await goToGateway(page, '$1.190.000')
  const isCut = line.cutAfter(/^GET \/main\//)
  await page.getByRole('button', { name: 'Pagar $1.190.000' }).click()
  await isCut
  await expect(gone(page)).toBeVisible()
  await expect(page.getByText('El pago ha sido realizado')).toHaveCount(0)
  line.mend()
  await isTold(page, 'El pago ha sido realizado')
  await happenedOnce(id, 'payment.captured')
  await leave()
})

/** Taken and paid: a driver is to be named. */
const paidService = async (): Promise<string> => {
  const id = await takenService(client, carrier, { at: inTwoHours(), pricePesos: 1_190_000 })
  await payService(client, id)
  return id
}

test('an assignment', async ({ browser }) => {
  const id = await paidService()
  const { page, line, leave } = await sit(browser, { email: carrier })
  await openEnterpriseServices(page)
  await rowOf(page, codeOf(id))
    .getByRole('button', { name: /^Asignar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Conductor'), crew.driver, crew.driver)
  await choose(dialog.getByLabel('Vehiculo'), crew.plate, crew.plate)
  await surviveTwice(
    { page, line },
    {
      press: () => dialog.getByRole('button', { name: 'Asignar' }).click(),
      stays: () => expect(dialog).toContainText(crew.plate),
      request: /^PUT \/v1\/order\/update\//,
      done: 'El servicio se ha actualizado correctamente',
    },
  )
  await happenedOnce(id, 'order.assigned')
  await leave()
})

test('the answer to a PQR', async ({ browser }) => {
  const subject = 'El camión llegó sin carpa'
  const ask = await callerOf(client)
  await ask('/pqr/create', { subject, description: 'La carga se mojó.', type: 'Reclamo' })
  const { page, line, leave } = await sit(browser, { email: 'soport@demo.arriero.co', at: '/main/pqrs' })
  const row = page.getByRole('row').filter({ hasText: subject })
  await row.getByRole('button', { name: /^Responder la PQR/ }).click()
  const dialog = page.getByRole('dialog', { name: /^PQR / })
  const answer = dialog.getByRole('textbox', { name: 'Respuesta' })
  await answer.fill('Lo revisamos con la empresa.')
  await surviveTwice(
    { page, line },
    {
      press: () => dialog.getByRole('button', { name: 'Responder' }).click(),
      stays: () => expect(answer).toHaveValue('Lo revisamos con la empresa.'),
      request: /^PUT \/v1\/pqr\/update\//,
      done: 'El PQR se ha actualizado correctamente',
    },
  )
  await leave()
})

test('a browser that says itself that it is offline is believed no sooner than asked, and all comes back', async ({
  browser,
}) => {
  const { page, leave } = await sit(browser, { email: client })
  await openServices(page)
  await isLive(page)
  await page.context().setOffline(true)
  await expect(gone(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(gone(page)).toBeHidden()
  await isLive(page)
  await leave()
})
