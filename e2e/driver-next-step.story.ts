/** A driver’s next step never waits for his last one: neither for a line that is gone nor for an answer that does not come. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { callerOf, loadingService, payService, phoneOf, runningService, takenService } from './acts/by-api.ts'
import { holdBack, isTold, photo } from './acts/by-hand.ts'
import { isAsked, report, takePhoto } from './acts/driver.ts'
import { happenedOnce, inHours, sit } from './acts/without-line.ts'
import { enter, phone } from './people.ts'
import { expect, test } from './story.ts'

const client = 'client2@demo.arriero.co'
const crew = {
  carrier: 'enterprise@demo.arriero.co',
  driver: 'enterprisedriver@demo.arriero.co',
  plate: 'SXC481',
}
/** Those of the departure are under way by then. */
const other = {
  carrier: 'enterprise2@demo.arriero.co',
  driver: 'enterprisedriver2@demo.arriero.co',
  plate: 'VKM118',
}
const seat = (id: string) => ({ email: crew.driver, viewport: phone, at: `/conductor/viaje/${id}` })

/** Taken, paid and assigned: the next thing is to set out. */
const readyTrip = async (hours: number): Promise<string> => {
  const id = await takenService(client, crew.carrier, { at: inHours(hours), pricePesos: 1_190_000 })
  await payService(client, id)
  const [assign, { userId: driverId }] = [await callerOf(crew.carrier), await callerOf(crew.driver)]
  const { _id: vehicleId } = await assign(`/vehicle/detail/${crew.plate}`)
  await assign(`/order/update/${id}`, { driverId, vehicleId }, 'PUT')
  await (await phoneOf(crew.driver)).sharesPlace()
  return id
}

const end = async (id: string): Promise<void> => {
  await (
    await callerOf(client)
  )('/order/cancellation/client', { orderId: id, description: 'Se aplaza' })
}

/** What the head says: the badge, and one strip at most. */
const headSays = (page: Page, ...words: (string | RegExp)[]) =>
  expect(page.getByRole('banner').getByRole('status').filter({ hasText: /./ })).toHaveText(words)

const noneWaits = (page: Page) => expect(page.getByText('por enviar')).toBeHidden()

test('the next step stands while the report of the one before is held back for ever', async ({ browser }) => {
  const id = await readyTrip(2)
  const page = await enter(browser, { ...seat(id), position: { latitude: 4.66, longitude: -74.12 } })
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  const letGo = await holdBack(page, '**/v1/order/milestone/**')
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await report(page, 'Inicia el cargue', 'Tome una foto del documento de soporte')
  await takePhoto(page, 'Remesa')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  // The line is there and says so; what goes out is told in one place.
  await headSays(page, 'En vivo', /^Enviando 4 reportes/)
  await isAccessibleEverywhere(page, 'reports under way')
  letGo()
  await noneWaits(page)
  for (const milestone of ['onTheWay', 'inPosition', 'loadingStart'])
    await happenedOnce(id, `milestone.${milestone}`)
  await page.context().close()
  await end(id)
})

test('without a line the next step stands at once, also in a page read anew, and the report arrives once', async ({
  browser,
}) => {
  const id = await readyTrip(2)
  const { page, line, leave } = await sit(browser, seat(id))
  await isAsked(page, '¿Ya sale hacia el punto de cargue?')
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)
  line.cut('hangs')
  await headSays(page, 'Sin conexión', 'Sin señal de internet')
  await report(page, 'Salgo hacia el cargue', '¿Ya está en el punto de cargue?')
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  await isAccessibleEverywhere(page, 'a trip without a line')
  await page.reload()
  await isAsked(page, '¿Ya está en el punto de cargue?')
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  line.mend()
  await noneWaits(page)
  const isCut = line.cutAfter(/^POST \/v1\/order\/milestone\//)
  await report(page, 'Llegué al cargue', '¿Ya empezaron a cargar?')
  await isCut
  await headSays(page, 'Sin conexión', '1 reporte espera señal')
  line.mend()
  await noneWaits(page)
  await happenedOnce(id, 'milestone.onTheWay')
  await happenedOnce(id, 'milestone.inPosition')
  await leave()
  await end(id)
})

const statusOf = async (id: string): Promise<unknown> =>
  (await (await callerOf(crew.carrier))(`/order/detail/${id}`))['status']

test('a departure that waits for a second thought goes by itself from whatever screen he went to', async ({
  browser,
}) => {
  const id = await loadingService(client, crew, { at: inHours(2), pricePesos: 1_190_000 })
  const page = await enter(browser, seat(id))
  await takePhoto(page, 'Remesa')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  const start = page.getByRole('button', { name: 'Iniciar viaje', exact: true })
  await start.click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  await start.click()
  await page.getByRole('link', { name: 'Mis viajes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await expect.poll(() => statusOf(id)).toBe(2)
  await happenedOnce(id, 'milestone.tripStart')
  await page.context().close()
})

test('what is typed and photographed for a delivery outlives Back, Escape and a reload, and goes by itself once pressed', async ({
  browser,
}) => {
  const page = await enter(browser, { email: other.driver, viewport: phone })
  const id = await runningService(client, other, {
    at: inHours(2),
    pricePesos: 1_190_000,
    deliveryCode: true,
    document: await photo(page, 'Remesa'),
  })
  const driver = await phoneOf(other.driver)
  for (const milestone of ['inFinish', 'unloadingStart']) await driver.reports(id, milestone)
  const asks = await callerOf(client)
  const code = String((await asks(`/order/detail/${id}`))['deliveryCode'])
  await page.goto(`/conductor/viaje/${id}`)
  const typed = page.getByLabel('Código de entrega')
  const isAllThere = async () => {
    await isAsked(page, '¿Ya entregó toda la carga?')
    await expect(typed).toHaveValue(code)
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  }
  await takePhoto(page, 'Entrega')
  await typed.fill(code)
  await page.keyboard.press('Escape')
  await isAllThere()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await page.goForward()
  await isAllThere()
  await page.reload()
  await isAllThere()
  await page.getByRole('button', { name: 'Finalizar entrega', exact: true }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await isAllThere()
  await page.getByRole('button', { name: 'Finalizar entrega', exact: true }).click()
  await isTold(page, '«Finalizar entrega» se envía en')
  await page.reload()
  await isAsked(page, 'Entrega finalizada')
  await noneWaits(page)
  await happenedOnce(id, 'milestone.finish')
  await page.context().close()
})
