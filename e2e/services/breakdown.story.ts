/** A truck breaks down on the road: another one with another driver goes on, and who waits for the cargo sees it. */
import type { Browser, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { phoneOf, runningService } from '../acts/by-api.ts'
import { choose, isTold, photo, rowOf, whileTold } from '../acts/by-hand.ts'
import { handOver, isAsked } from '../acts/driver.ts'
import { openServices } from '../acts/enterprise.ts'
import { isNearer, truckIn } from '../acts/map.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const broken = {
  carrier: 'enterprise@demo.arriero.co',
  driver: 'luz.cifuentes@demo.arriero.co',
  plate: 'SZQ552',
}
const relief = { name: 'Edwin Fabián Rojas', email: 'enterprisedriver@demo.arriero.co', plate: 'SXC481' }
const reason = 'Se recalentó el motor en Funza; otro camión sigue con la carga.'
/** Both on the way from Bogotá to Facatativá. */
const stopped = { latitude: 4.7, longitude: -74.19 }
const further = { latitude: 4.76, longitude: -74.28 }
const hourMs = 3_600_000

type Windows = { customer: Page; enterprise: Page; first: Page; second: Page }

const setTheScene = async (browser: Browser): Promise<string> => {
  const studio = await open(browser)
  const document = await photo(studio, 'Remesa')
  await studio.context().close()
  const id = await runningService(client, broken, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 1_190_000,
    document,
  })
  const luz = await phoneOf(broken.driver)
  await luz.isAt(stopped, 0)
  // Asked long ago, so that nobody is asked in between.
  const edwin = await phoneOf(relief.email)
  await edwin.sharesPlace()
  return id
}

const openWindows = async (browser: Browser, id: string): Promise<Windows> => ({
  customer: await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mapa` }),
  enterprise: await enter(browser, { email: broken.carrier }),
  first: await enter(browser, { email: broken.driver, viewport: phone, at: `/conductor/viaje/${id}` }),
  second: await enter(browser, { email: relief.email, viewport: phone, position: further }),
})

const replace = async ({ enterprise }: Windows, code: string): Promise<void> => {
  await openServices(enterprise)
  await rowOf(enterprise, code)
    .getByRole('button', { name: /^Reasignar/ })
    .click()
  const dialog = enterprise.getByRole('dialog')
  await expect(dialog.getByText('El servicio ya está en marcha')).toBeVisible()
  await choose(dialog.getByLabel('Conductor'), relief.name, relief.name)
  await choose(dialog.getByLabel('Vehiculo'), relief.plate, relief.plate)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await expect(dialog.getByText('El motivo es obligatorio')).toBeVisible()
  await isAccessible(enterprise, 'another truck, without a reason')
  await dialog.getByLabel('Motivo del cambio').fill(reason)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await isTold(enterprise, 'El servicio se ha actualizado correctamente')
}

const takeOver = async ({ first, second }: Windows): Promise<void> => {
  await expect(first.getByText('Lo que usted reportó está guardado.')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Llegué al destino' })).toBeHidden()
  await second
    .getByRole('link', { name: /Facatativá/ })
    .first()
    .click()
  await isAsked(second, '¿Ya llegó al destino?')
  await expect(second.getByText(relief.plate).first()).toBeVisible()
}

/** What happened and who did it, and whom and what he may expect at his gate. */
const readHistory = async ({ customer }: Windows, id: string): Promise<void> => {
  await customer.goto(`/main/cliente-servicios/${id}`)
  const dialog = customer.getByRole('dialog')
  const history = dialog.getByRole('listitem')
  await expect(history.filter({ hasText: 'Se asignaron conductor y vehículo' })).toHaveCount(2)
  await expect(history.filter({ hasText: `Motivo: ${reason}` })).toBeVisible()
  await expect(history.filter({ hasText: 'La carga fue entregada' }).first()).toContainText(relief.name)
  await expect(history.filter({ hasText: 'Inició el viaje' }).first()).toContainText('Luz Dary Cifuentes')
  await expect(dialog.getByText(relief.plate).first()).toBeVisible()
  await expect(dialog.getByText(broken.plate)).toBeHidden()
  await isAccessibleEverywhere(customer, 'detail of a trip with two trucks')
}

test('a truck breaks down on the road and another one finishes, under the eyes of the client', async ({
  browser,
}) => {
  const id = await setTheScene(browser)
  const windows = await openWindows(browser, id)
  const { customer, first, second } = windows
  await expect(customer.getByRole('figure')).toContainText(/posición de (ahora|hace)/)
  const before = await truckIn(customer)
  await isAsked(first, '¿Ya llegó al destino?')
  const told = [
    { page: first, sentence: 'Este viaje ya no es suyo' },
    { page: second, sentence: 'Tiene un nuevo viaje asignado.' },
  ]
  await test.step('the enterprise names another driver and truck', () =>
    whileTold(told, () => replace(windows, id.slice(18))))
  await test.step('one phone loses the trip, the other has it', () => takeOver(windows))
  await test.step('the client sees the other truck', () => isNearer(customer, before))
  await test.step('it is delivered', () => handOver(second))
  await test.step('the history tells it', () => readHistory(windows, id))
  await Promise.all([customer, windows.enterprise, first, second].map((page) => page.context().close()))
})
