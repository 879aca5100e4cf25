/** A whole service by four people who press everything twice in one instant, and with Enter besides: each thing is done once, and none is told to have failed. */
import type { Page } from '@playwright/test'
import { callerOf } from '../acts/by-api.ts'
import { isTold, newRowOf, rowOf } from '../acts/by-hand.ts'
import { cardOf, fillWizard, goToGateway, openServices, request } from '../acts/client.ts'
import { handOver, loadUp, setOut } from '../acts/driver.ts'
import { openServices as openEnterpriseServices, openTab, tryToAssign } from '../acts/enterprise.ts'
import { pressTwice } from '../acts/twice.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const route = { from: 'Bogotá', to: 'Facatativá', street: 'Carrera 5 # 11-30' }
const offered = '$2.618.000'
const total = '$2.796.500'

const offer = async (page: Page, code: string): Promise<void> => {
  await openTab(page, /^Servicios disponibles/)
  const row = await newRowOf(page, code, /1 servicio nuevo disponible/)
  await row.getByRole('button', { name: /^Ofertar/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await dialog.getByLabel('Valor que usted gana').fill('2000000')
  await dialog.getByLabel('Mensaje para el cliente').fill('Incluye ayudante para el cargue.')
  await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
  await page.getByRole('button', { name: 'Sí, continuar' }).click()
  await isTold(page, 'Se ha registrado la oferta')
}

const accept = async (page: Page, code: string): Promise<void> => {
  await cardOf(page, code).getByRole('link', { name: 'Revisar 1 oferta' }).click()
  const offers = page.getByRole('dialog', { name: 'Ofertas de los transportadores' })
  await offers.getByRole('button', { name: 'Aceptar la oferta' }).click()
  await page.getByRole('button', { name: `Aceptar por ${offered}` }).click()
  await isTold(page, 'Has aceptado la oferta de un transportador...')
}

const insure = async (page: Page, code: string): Promise<void> => {
  await cardOf(page, code).getByRole('link', { name: 'Asegurar la carga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Asegurar la carga' })
  for (const field of ['Mercancía', 'Empaque', 'Movilización']) {
    await dialog.getByLabel(field).click()
    await page.getByRole('option').first().click()
  }
  const declared = dialog.getByLabel('Valor declarado de la carga')
  await declared.fill('100000000')
  await declared.blur()
  await dialog.getByRole('button', { name: 'Asegurar la carga por $178.500' }).click()
  await isTold(page, 'Se creó la póliza correctamente')
}

const pay = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Pagar ahora' }).click()
  await goToGateway(page, total)
  await page.getByRole('button', { name: `Pagar ${total}` }).click()
  await isTold(page, 'El pago ha sido realizado')
  await page.getByRole('link', { name: 'Volver a mis servicios' }).click()
}

const rate = async (page: Page, code: string): Promise<void> => {
  await cardOf(page, code).getByRole('link', { name: 'Calificar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calificar el servicio' })
  await dialog.getByRole('radio', { name: '5 estrellas, excelente' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Calificar' }).click()
  await isTold(page, 'Servicio puntuado exitosamente')
}

const complain = async (page: Page, code: string): Promise<void> => {
  await cardOf(page, code).getByRole('link', { name: 'Reclamar' }).click()
  const form = page.getByRole('dialog', { name: 'Reclamar por el servicio' })
  await form.getByLabel('¿Qué salió mal?').fill('Faltaron tres estibas.')
  await form.getByRole('button', { name: 'Registrar reclamo' }).click()
  await expect(page.getByText(/está en revisión: el pago al transportador espera/).first()).toBeVisible()
}

type Told = { items: readonly { act: string }[] }

const historyOf = async (email: string, id: string): Promise<string[]> => {
  const call = await callerOf(email)
  const { items } = (await call(`/order/history/${id}`)) as unknown as Told
  return items.map(({ act }) => act)
}

const idOf = async (page: Page, code: string): Promise<string> => {
  const address = await cardOf(page, code).getByRole('link', { name: 'Ver detalle' }).getAttribute('href')
  return /[0-9a-f]{24}/.exec(address ?? '')?.[0] ?? ''
}

const once = [
  'order.created',
  'offer.made',
  'offer.accepted',
  'order.insured',
  'payment.started',
  'payment.captured',
  'policy.issued',
  'order.assigned',
  'order.support_document_loaded',
  'order.rated',
  ...['onTheWay', 'inPosition', 'loadingStart', 'tripStart', 'inFinish', 'unloadingStart', 'finish'].map(
    (step) => `milestone.${step}`,
  ),
]

test('a service pressed twice throughout has each step once, and no press is told to have failed', async ({
  browser,
}) => {
  const client = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  const enterprise = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  const driver = await enter(browser, {
    email: 'enterprisedriver@demo.arriero.co',
    viewport: phone,
    position: { latitude: 4.63, longitude: -74.107 },
  })
  const [ofClient, ofEnterprise, ofDriver] = [
    await pressTwice(client),
    await pressTwice(enterprise),
    await pressTwice(driver),
  ]
  await openServices(client)
  await openEnterpriseServices(enterprise)
  await fillWizard(client, { ...route, description: 'Estibas de alimentos secos.' })
  const code = await request(client, 'Facatativá')
  await offer(enterprise, code)
  await accept(client, code)
  await client.getByRole('link', { name: 'Volver a mis servicios' }).click()
  await cardOf(client, code)
    .getByRole('link', { name: `Pagar ${offered}` })
    .waitFor()
  await insure(client, code)
  await pay(client)
  await expect(cardOf(client, code)).toContainText('Esperando la subida del documento legal')

  await openTab(enterprise, /^Mis servicios/)
  await newRowOf(enterprise, code, /1 servicio nuevo es suyo/)
  await tryToAssign(enterprise, code, { driver: 'Edwin Fabián Rojas', plate: 'SXC481' })
  await isTold(enterprise, 'El servicio se ha actualizado correctamente')

  await driver
    .getByRole('link', { name: /Facatativá/ })
    .first()
    .click()
  await setOut(driver)
  await loadUp(driver)
  await handOver(driver)

  await expect(cardOf(client, code)).toContainText('Finalizado')
  await complain(client, code)
  await rate(client, code)

  ofClient.wasSentOnce(
    'POST /order/create',
    'PUT /offer/take/*',
    'POST /order/create/insurance',
    'POST /order/pay',
    'POST /calification/create/backoffice',
    'POST /pqr/create',
  )
  ofEnterprise.wasSentOnce('POST /offer/create', 'PUT /order/update/*')
  ofDriver.wasSentOnce('PUT /order/loadsupportdoc/*', 'POST /user/consent')
  const told = await historyOf('administrator@demo.arriero.co', await idOf(client, code))
  expect(once.map((act) => `${act}: ${told.filter((one) => one === act).length}`)).toEqual(
    once.map((act) => `${act}: 1`),
  )
  await expect(rowOf(enterprise, code)).toHaveCount(1)
  await Promise.all([client, enterprise, driver].map((page) => page.context().close()))
})

const subject = 'Me cobraron dos veces el mismo servicio'

test('a request, its answer and a driver’s request from his phone are each there once', async ({
  browser,
}) => {
  const client = await enter(browser, { email: 'client2@demo.arriero.co', at: '/main/mis-solicitudes' })
  const ofClient = await pressTwice(client)
  await client.getByRole('button', { name: 'Nueva solicitud' }).click()
  const form = client.getByRole('dialog', { name: 'Nueva solicitud' })
  await form.getByRole('radio', { name: 'Reclamo' }).check()
  await form.getByLabel('Asunto').fill(subject)
  await form.getByLabel('Descripción').fill('El extracto muestra dos cobros iguales.')
  await form.getByRole('button', { name: 'Registrar solicitud' }).click()
  await isTold(client, 'El PQR se ha registrado correctamente')
  await expect(client.getByRole('row').filter({ hasText: subject })).toHaveCount(1)

  const soport = await enter(browser, { email: 'soport@demo.arriero.co', at: '/main/pqrs' })
  const ofSoport = await pressTwice(soport)
  await expect(soport.getByRole('row').filter({ hasText: subject })).toHaveCount(1)
  await soport
    .getByRole('row')
    .filter({ hasText: subject })
    .getByRole('button', { name: /^Responder la PQR/ })
    .click()
  const dialog = soport.getByRole('dialog', { name: /^PQR / })
  await dialog.getByRole('textbox', { name: 'Respuesta' }).fill('Se devolvió el segundo cobro.')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await isTold(soport, 'El PQR se ha actualizado correctamente')
  await expect(dialog).toBeHidden()

  const driver = await enter(browser, {
    email: 'driver2@demo.arriero.co',
    viewport: phone,
    at: '/conductor/solicitudes/nueva',
  })
  const ofDriver = await pressTwice(driver)
  await driver.getByLabel('Asunto').fill('Mi licencia venció')
  await driver.getByLabel('Descripción').fill('Quiero actualizar la fecha.')
  await driver.getByRole('button', { name: 'Enviar solicitud' }).click()
  await isTold(driver, 'El PQR se ha registrado correctamente')
  await expect(driver.getByRole('link', { name: /Mi licencia venció/ })).toHaveCount(1)

  ofClient.wasSentOnce('POST /pqr/create')
  ofSoport.wasSentOnce('PUT /pqr/update/*')
  ofDriver.wasSentOnce('POST /pqr/create')
  await Promise.all([client, soport, driver].map((page) => page.context().close()))
})
