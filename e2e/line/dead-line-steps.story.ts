/** The line dies during each step of a service: nothing is lost, nothing happens twice, and every screen says the truth. */
import type { Browser, Page } from '@playwright/test'
import { callerOf, openService, payService, takenService } from '../acts/by-api.ts'
import { choose, isTold, newRowOf, rowOf } from '../acts/by-hand.ts'
import { cardOf, fillWizard, goToGateway, openServices } from '../acts/client.ts'
import { openServices as openEnterpriseServices, openTab } from '../acts/enterprise.ts'
import {
  codeOf,
  gone,
  happenedOnce,
  hasWorker,
  inHours,
  isLive,
  sit,
  surviveReload,
  surviveTwice,
  type Seated,
  type Step,
} from '../acts/without-line.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const crew = { driver: 'Yeison Mosquera', plate: 'VKM118' }

type Asked = { items: readonly { destination: { name: string } }[] }

/** Checks in the client's own list that the service is there once. */
const wasAskedOnce = async (street: string): Promise<void> => {
  const ask = await callerOf(client)
  const body = { userType: 'client', _id: ask.userId }
  const { items } = (await ask('/order/type?limit=100', body)) as unknown as Asked
  expect(items.filter(({ destination }) => destination.name.includes(street))).toHaveLength(1)
}

const requestOf = async (page: Page, street: string): Promise<Step> => {
  await openServices(page)
  await fillWizard(page, { from: 'Cali', to: 'Popayán', street, description: 'Libros.' })
  return {
    press: () => page.getByRole('button', { name: 'Solicitar servicio' }).click(),
    stays: () => expect(page.getByRole('heading', { name: 'Precio', level: 2 })).toBeVisible(),
    request: /^POST \/v1\/order\/create$/,
    done: 'El servicio se ha registrado correctamente',
  }
}

test('a request', async ({ browser }) => {
  const { page, line, leave } = await sit(browser, { email: client })
  await surviveTwice({ page, line }, await requestOf(page, 'Carrera 9 # 4-20'))
  await page.reload()
  await expect(cardOf(page, 'Popayán')).toHaveCount(1)
  await wasAskedOnce('Carrera 9 # 4-20')
  await leave()
})

test('a request whose page is read anew before its answer, and that is pressed again', async ({
  browser,
}) => {
  const { page, line, leave } = await sit(browser, { email: client })
  const step = await requestOf(page, 'Carrera 11 # 7-31')
  await surviveReload({ page, line }, step)
  await step.stays()
  await wasAskedOnce('Carrera 11 # 7-31')
  await step.press()
  await isTold(page, step.done)
  await wasAskedOnce('Carrera 11 # 7-31')
  await leave()
})

/** At the last press of an offer for a service that has just come. */
const offerOf = async (page: Page, id: string): Promise<Step> => {
  await openEnterpriseServices(page)
  await openTab(page, /^Servicios disponibles/)
  await (await newRowOf(page, codeOf(id), /nuevo/)).getByRole('button', { name: /^Tomar/ }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await dialog.getByLabel('Valor que usted gana').fill('2000000')
  await dialog.getByLabel('Mensaje para el cliente').fill('Incluye ayudante.')
  return {
    press: async () => {
      await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
      await page.getByRole('button', { name: 'Sí, continuar' }).click()
    },
    stays: () => expect(dialog.getByLabel('Mensaje para el cliente')).toHaveValue('Incluye ayudante.'),
    request: /^POST \/v1\/offer\/create$/,
    done: 'Se ha registrado la oferta',
  }
}

const open = (hours: number) => openService(client, { at: inHours(hours), pricePesos: 1_190_000 })
const taken = (hours: number) => takenService(client, carrier, { at: inHours(hours), pricePesos: 1_190_000 })

test('an offer', async ({ browser }) => {
  const id = await open(2)
  const { page, line, leave } = await sit(browser, { email: carrier })
  await surviveTwice({ page, line }, await offerOf(page, id))
  await happenedOnce(id, 'offer.made')
  await leave()
})

test('an offer whose page is read anew before its answer', async ({ browser }) => {
  const id = await open(2)
  const { page, line, leave } = await sit(browser, { email: carrier })
  await surviveReload({ page, line }, await offerOf(page, id))
  await isLive(page)
  await happenedOnce(id, 'offer.made')
  await leave()
})

test('the way to the payment', async ({ browser }) => {
  const id = await taken(2)
  const { page, line, leave } = await sit(browser, {
    email: client,
    at: `/main/cliente-servicios/${id}/pagar`,
  })
  await page.getByRole('button', { name: 'Continuar' }).click()
  const pay = page.getByRole('button', { name: 'Pagar $1.190.000' })
  const step: Step = {
    press: () => pay.click(),
    stays: () => expect(page.getByRole('heading', { name: 'Pago', level: 2 })).toBeVisible(),
    request: /^POST \/v1\/order\/pay$/,
    done: 'Pago con tarjeta',
  }
  await surviveTwice({ page, line }, step)
  await happenedOnce(id, 'payment.started')
  await leave()
})

/** He has paid at the gateway, and the line dies as he comes back. */
const returnWithoutLine = async (browser: Browser, id: string): Promise<Seated> => {
  const seated = await sit(browser, { email: client, at: `/main/cliente-servicios/${id}/pagar` })
  const { page, line } = seated
  await hasWorker(page)
  await goToGateway(page, '$1.190.000')
  const isCut = line.cutAfter(/^GET \/main\//)
  await page.getByRole('button', { name: 'Pagar $1.190.000' }).click()
  await isCut
  await expect(gone(page)).toBeVisible()
  await expect(page.getByText('El pago ha sido realizado')).toHaveCount(0)
  return seated
}

for (const isReadAnew of [false, true])
  test(`the way back from the payment${isReadAnew ? ', read anew without a line' : ''}`, async ({
    browser,
  }) => {
    const id = await taken(2)
    const { page, line, leave } = await returnWithoutLine(browser, id)
    if (isReadAnew) {
      await page.reload()
      await expect(gone(page)).toBeVisible()
      await expect(page.getByText('El pago ha sido realizado')).toHaveCount(0)
    }
    line.mend()
    await isTold(page, 'El pago ha sido realizado')
    await happenedOnce(id, 'payment.captured')
    await leave()
  })

/** At the last press of an assignment of a service that is paid. */
const assignmentOf = async (page: Page, id: string): Promise<Step> => {
  await openEnterpriseServices(page)
  await rowOf(page, codeOf(id))
    .getByRole('button', { name: /^Asignar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Conductor'), crew.driver, crew.driver)
  await choose(dialog.getByLabel('Vehiculo'), crew.plate, crew.plate)
  return {
    press: () => dialog.getByRole('button', { name: 'Asignar' }).click(),
    stays: () => expect(dialog.getByLabel('Vehiculo')).toHaveValue(crew.plate),
    request: /^PUT \/v1\/order\/update\//,
    done: 'El servicio se ha actualizado correctamente',
  }
}

const paid = async (hours: number): Promise<string> => {
  const id = await taken(hours)
  await payService(client, id)
  return id
}

test('an assignment', async ({ browser }) => {
  const id = await paid(2)
  const { page, line, leave } = await sit(browser, { email: carrier })
  await surviveTwice({ page, line }, await assignmentOf(page, id))
  await happenedOnce(id, 'order.assigned')
  await leave()
})

test('an assignment whose page is read anew before its answer', async ({ browser }) => {
  const id = await paid(24 * 5)
  const { page, line, leave } = await sit(browser, { email: carrier })
  await surviveReload({ page, line }, await assignmentOf(page, id))
  await expect(rowOf(page, codeOf(id))).toContainText(crew.plate)
  await happenedOnce(id, 'order.assigned')
  await leave()
})

const pqrOf = async (page: Page, subject: string): Promise<Step> => {
  const row = page.getByRole('row').filter({ hasText: subject })
  await row.getByRole('button', { name: /^Responder la PQR/ }).click()
  const dialog = page.getByRole('dialog', { name: /^PQR / })
  const answer = dialog.getByRole('textbox', { name: 'Respuesta' })
  await answer.fill('Lo revisamos con la empresa.')
  return {
    press: () => dialog.getByRole('button', { name: 'Responder' }).click(),
    stays: () => expect(answer).toHaveValue('Lo revisamos con la empresa.'),
    request: /^PUT \/v1\/pqr\/update\//,
    done: 'El PQR se ha actualizado correctamente',
  }
}

for (const { subject, survive } of [
  { subject: 'El camión llegó sin carpa', survive: surviveTwice },
  { subject: 'El camión llegó sin lazos', survive: surviveReload },
])
  test(`the answer to a PQR: ${survive === surviveTwice ? 'lost' : 'its page read anew'}`, async ({
    browser,
  }) => {
    const ask = await callerOf(client)
    const { _id } = await ask('/pqr/create', { subject, description: 'La carga se mojó.', type: 'Reclamo' })
    const { page, line, leave } = await sit(browser, { email: 'soport@demo.arriero.co', at: '/main/pqrs' })
    await survive({ page, line }, await pqrOf(page, subject))
    const { answers } = await ask(`/pqr/detail/${String(_id)}`)
    expect(answers).toMatchObject([{ response: 'Lo revisamos con la empresa.' }])
    await leave()
  })
