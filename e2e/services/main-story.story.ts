/** One freight service from request to rating, in four windows; what one does reaches the others without a reload. */
import type { Browser, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { cardOf, fillWizard, goToGateway, insure, openServices, request, weighPrice } from '../acts/client.ts'
import { closeDialog, isTold, newRowOf, rowOf, whileTold } from '../acts/by-hand.ts'
import { isAsked, report, reportForGood, takePhoto } from '../acts/driver.ts'
import { assign, offer, openServices as openEnterpriseServices, openTab } from '../acts/enterprise.ts'
import { isNearer, truckIn } from '../acts/map.ts'
import { enter, forbidReload, phone } from '../people.ts'
import { expect, test } from '../story.ts'

type Windows = { client: Page; enterprise: Page; driver: Page; administrator: Page }

const route = { from: 'Bogotá', to: 'Facatativá', street: 'Carrera 5 # 11-30' }
const description = 'Estibas de alimentos secos para la tienda de Facatativá.'
/** Earned by the carrier; with ten per cent and VAT on top it is what the client pays. Decisions §9. */
const earned = '$2.000.000'
const offered = '$2.618.000'
const total = '$2.796.500'
/** On the way from Bogotá to Facatativá, each at most two kilometres from the one before. */
const start = { latitude: 4.63, longitude: -74.107 }
const gate = { latitude: 4.6315, longitude: -74.109 }
const way = [
  { latitude: 4.64, longitude: -74.12 },
  { latitude: 4.65, longitude: -74.133 },
  { latitude: 4.66, longitude: -74.146 },
]

const openWindows = async (browser: Browser): Promise<Windows> => {
  const client = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await isAccessibleEverywhere(client, 'client home')
  await openServices(client)
  const enterprise = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await isAccessibleEverywhere(enterprise, 'enterprise home')
  await openEnterpriseServices(enterprise)
  const driver = await enter(browser, {
    email: 'enterprisedriver@demo.arriero.co',
    viewport: phone,
    position: start,
  })
  await expect(driver.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  const administrator = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await administrator.getByRole('link', { name: 'Servicios' }).first().click()
  await expect(administrator.getByRole('heading', { name: 'Servicios', level: 1 })).toBeVisible()
  return { client, enterprise, driver, administrator }
}

const askForTransport = async ({ client, enterprise, administrator }: Windows): Promise<string> => {
  await isAccessibleEverywhere(client, 'client services')
  await isAccessibleEverywhere(enterprise, 'enterprise services')
  await openTab(enterprise, /^Servicios disponibles/)
  await expect(enterprise.getByRole('row').filter({ hasText: 'Medellín' }).first()).toBeVisible()
  await isAccessibleEverywhere(enterprise, 'available services')
  await isAccessibleEverywhere(administrator, 'all services')
  await fillWizard(client, { ...route, description }, isAccessibleEverywhere)
  await weighPrice(client)
  const code = await request(client, 'Facatativá')
  await expect(cardOf(client, code)).toContainText('Esperando ofertas de los transportadores')
  await expect(await newRowOf(enterprise, code, /1 servicio nuevo disponible/)).toContainText('Facatativá')
  await expect(await newRowOf(administrator, code, /1 servicio nuevo/)).toContainText('Pendiente')
  return code
}

const agree = async ({ client, enterprise, administrator }: Windows, code: string): Promise<void> => {
  await whileTold([{ page: client, sentence: 'Se ha creado una nueva oferta del servicio' }], () =>
    offer(enterprise, code, '2000000'),
  )
  await expect(rowOf(enterprise, code)).toContainText(earned)
  await cardOf(client, code).getByRole('link', { name: 'Revisar 1 oferta' }).click()
  const offers = client.getByRole('dialog', { name: 'Ofertas de los transportadores' })
  await expect(offers.getByText(offered).first()).toBeVisible()
  await expect(offers).not.toContainText(earned)
  await isAccessibleEverywhere(client, 'offers')
  await offers.getByRole('button', { name: 'Aceptar la oferta' }).click()
  await isAccessibleEverywhere(client, 'an offer to accept')
  await client.getByRole('button', { name: `Aceptar por ${offered}` }).click()
  await isTold(client, 'Has aceptado la oferta de un transportador...')
  await expect(rowOf(enterprise, code)).toBeHidden()
  await openTab(enterprise, /^Mis servicios/)
  const mine = await newRowOf(enterprise, code, /1 servicio nuevo es suyo/)
  await expect(mine).toContainText('Asignado')
  await expect(mine).toContainText(earned)
  await expect(rowOf(administrator, code)).toContainText('Asignado')
}

const pay = async ({ client }: Windows, code: string): Promise<void> => {
  await expect(client.getByRole('heading', { name: 'Pagar el servicio' })).toBeVisible()
  await insure(client)
  await isAccessible(client, 'policy')
  await client.getByRole('button', { name: 'Pagar ahora' }).click()
  await expect(client.getByRole('row').filter({ hasText: 'Prima del seguro' })).toContainText('$150.000')
  await expect(client.getByRole('row').filter({ hasText: 'Total' })).toContainText(total)
  await isAccessibleEverywhere(client, 'payment')
  await goToGateway(client, total)
  await isAccessibleEverywhere(client, 'gateway')
  await client.getByRole('button', { name: `Pagar ${total}` }).click()
  await isTold(client, 'El pago ha sido realizado')
  await isAccessibleEverywhere(client, 'payment made')
  await client.getByRole('link', { name: 'Volver a mis servicios' }).click()
  await expect(cardOf(client, code)).toContainText(
    'Esperando la subida del documento legal por parte del transportador',
  )
}

const nameCrew = async ({ enterprise, driver }: Windows, code: string): Promise<void> => {
  await isAccessibleEverywhere(driver, 'trips')
  await whileTold([{ page: driver, sentence: 'Tiene un nuevo viaje asignado.' }], () =>
    assign(enterprise, code, {
      driver: 'Edwin Fabián Rojas',
      plate: 'SXC481',
      unfit: { plate: 'WLM230', sentence: 'No carga' },
    }),
  )
  await driver
    .getByRole('link', { name: /Facatativá/ })
    .first()
    .click()
}

const load = async ({ client, driver }: Windows, code: string): Promise<void> => {
  await isAsked(driver, '¿Ya sale hacia el punto de cargue?')
  await isAccessibleEverywhere(driver, 'trip')
  await driver.getByRole('button', { name: 'Salgo hacia el cargue' }).click()
  await isAccessibleEverywhere(driver, 'consent')
  await driver.getByRole('button', { name: 'Permitir' }).click()
  await isAsked(driver, '¿Ya está en el punto de cargue?')
  // A phone knows where it is now; the place of a window is as old as the window.
  await driver.context().setGeolocation(gate)
  await expect(driver.getByText('Compartiendo ubicación')).toBeVisible()
  await report(driver, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await report(driver, 'Inicia el cargue', 'Tome una foto del documento de soporte')
  await takePhoto(driver, 'Remesa')
  await isAccessibleEverywhere(driver, 'support document')
  await driver.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(driver, '¿Listo para salir al destino?')
  await expect(cardOf(client, code)).toContainText('Servicio programado exitosamente')
}

const drive = async ({ client, enterprise, driver, administrator }: Windows, code: string): Promise<void> => {
  await reportForGood(driver, 'Iniciar viaje', '¿Ya llegó al destino?')
  await expect(cardOf(client, code)).toContainText('En proceso')
  await expect(rowOf(enterprise, code)).toContainText('En proceso')
  await expect(rowOf(administrator, code)).toContainText('En proceso')
  await cardOf(client, code).getByRole('link', { name: 'Ver el mapa' }).click()
  await expect(client.getByRole('figure')).toContainText(/posición de (ahora|hace)/)
  const before = await truckIn(client)
  for (const place of way) {
    await driver.context().setGeolocation(place)
    // A phone speaks every few seconds; a truck that jumps is not believed.
    await driver.waitForTimeout(3_200)
  }
  await isNearer(client, before)
  await isAccessibleEverywhere(client, 'map')
  await closeDialog(client)
  await isAccessibleEverywhere(client, 'client services, running')
}

const deliver = async ({ client, driver, administrator }: Windows, code: string): Promise<void> => {
  await report(driver, 'Llegué al destino', '¿Ya empezaron a descargar?')
  await report(driver, 'Inicia el descargue', '¿Ya entregó toda la carga?')
  await takePhoto(driver, 'Entrega')
  await isAccessibleEverywhere(driver, 'delivery')
  await reportForGood(driver, 'Finalizar entrega', 'Entrega finalizada')
  await isAccessibleEverywhere(driver, 'trip finished')
  await expect(rowOf(administrator, code)).toContainText('Finalizado')
  await expect(cardOf(client, code)).toContainText('Finalizado')
}

const rate = async ({ client }: Windows, code: string): Promise<void> => {
  await cardOf(client, code).getByRole('link', { name: 'Calificar' }).click()
  const dialog = client.getByRole('dialog', { name: 'Calificar el servicio' })
  await expect(dialog.getByRole('button', { name: 'Calificar' })).toBeVisible()
  await isAccessibleEverywhere(client, 'rating')
  await dialog.getByRole('button', { name: 'Calificar' }).click()
  await expect(dialog.getByText('La calificación es obligatoria')).toBeVisible()
  await dialog.getByRole('radio', { name: '5 estrellas, excelente' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Calificar' }).click()
  await isTold(client, 'Servicio puntuado exitosamente')
  await expect(cardOf(client, code).getByRole('link', { name: 'Calificar' })).toBeHidden()
  // What had opened the form is gone: the keyboard goes on in the page all the same.
  await expect(client.locator('body')).not.toBeFocused()
}

type Reading = { seen: readonly string[]; hidden: readonly string[] }

/** Each side reads its own amounts and never the other's. */
const readMoney = async (page: Page, { seen, hidden }: Reading): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Historia del servicio' })).toBeVisible()
  for (const amount of seen) await expect(dialog).toContainText(amount)
  for (const amount of hidden) await expect(dialog).not.toContainText(amount)
  await isAccessibleEverywhere(page, `detail of ${seen[0]}`)
}

const readStatements = async (
  { client, enterprise, administrator }: Windows,
  code: string,
): Promise<void> => {
  await cardOf(client, code).getByRole('link', { name: 'Ver detalle' }).click()
  await readMoney(client, { seen: [offered, total], hidden: [earned] })
  await rowOf(enterprise, code)
    .getByRole('button', { name: /^Detalle/ })
    .click()
  // What the client pays for the freight it reads too, by a setting of the house; neither the platform's share nor the premium.
  await readMoney(enterprise, { seen: [earned, offered], hidden: ['$418.000', total] })
  await rowOf(administrator, code)
    .getByRole('button', { name: /^Detalle/ })
    .click()
  const premium = ['$150.000', '$28.500', '$135.000']
  await readMoney(administrator, { seen: [earned, '$200.000', '$418.000', ...premium, total], hidden: [] })
}

test('a service goes from request to rating, and everybody sees it happen', async ({ browser }) => {
  test.setTimeout(600_000)
  const windows = await openWindows(browser)
  const { client, enterprise, driver, administrator } = windows
  const quiet = [
    forbidReload(enterprise, 'enterprise'),
    forbidReload(driver, 'driver'),
    forbidReload(administrator, 'administrator'),
  ]
  const code = await test.step('the client asks for transport', () => askForTransport(windows))
  await test.step('offer and acceptance', () => agree(windows, code))
  await test.step('insurance and payment', () => pay(windows, code))
  quiet.push(forbidReload(client, 'client'))
  await test.step('driver and vehicle are named', () => nameCrew(windows, code))
  await test.step('loading', () => load(windows, code))
  await test.step('the truck moves on the client’s map', () => drive(windows, code))
  await test.step('delivery', () => deliver(windows, code))
  await test.step('rating', () => rate(windows, code))
  await test.step('each side reads its own money', () => readStatements(windows, code))
  for (const isQuiet of quiet) isQuiet()
  await Promise.all([client, enterprise, driver, administrator].map((page) => page.context().close()))
})
