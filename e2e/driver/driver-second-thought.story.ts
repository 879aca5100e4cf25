/** What a driver has pressed or typed and may still take back is in his phone: no way out of its screen loses it. */
import type { Locator, Page } from '@playwright/test'
import { callerOf, loadingService, phoneOf, runningService } from '../acts/by-api.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { isAsked, takePhoto } from '../acts/driver.ts'
import { happenedOnce, inHours } from '../acts/without-line.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const aheadMs = 3_000
const client = 'client2@demo.arriero.co'
const crew = {
  carrier: 'enterprise@demo.arriero.co',
  driver: 'enterprisedriver@demo.arriero.co',
  plate: 'SXC481',
}
const other = {
  carrier: 'enterprise2@demo.arriero.co',
  driver: 'enterprisedriver2@demo.arriero.co',
  plate: 'VKM118',
}

/**
 * Presses it with the clock of the phone held, so that what has to be met within its few seconds is not lost by a slow machine; the phone is
 * a little ahead from then on.
 */
const pressWithClockHeld = async (page: Page, act: Locator): Promise<void> => {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + aheadMs))
  await act.click()
}

const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deshacer' }).click()
}

const statusOf = async (id: string): Promise<unknown> =>
  (await (await callerOf(crew.carrier))(`/order/detail/${id}`))['status']

test('a departure that waits for a second thought goes by itself from whatever screen he went to', async ({
  browser,
}) => {
  const id = await loadingService(client, crew, { at: inHours(2), pricePesos: 1_190_000 })
  const page = await enter(browser, { email: crew.driver, viewport: phone, at: `/conductor/viaje/${id}` })
  await takePhoto(page, 'Remesa')
  await page.getByRole('button', { name: 'Subir documento' }).click()
  await isAsked(page, '¿Listo para salir al destino?')
  const start = page.getByRole('button', { name: 'Iniciar viaje', exact: true })
  await page.clock.install()
  await pressWithClockHeld(page, start)
  await takeBack(page)
  await isAsked(page, '¿Listo para salir al destino?')
  await page.clock.resume()
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
  const driver = await phoneOf(other.driver)
  await driver.sharesPlace()
  const page = await enter(browser, { email: other.driver, viewport: phone })
  const id = await runningService(client, other, {
    at: inHours(2),
    pricePesos: 1_190_000,
    deliveryCode: true,
    document: await photo(page, 'Remesa'),
  })
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
  // What the phone kept of an earlier step stands first, until the server has said how far it is.
  await isAsked(page, '¿Ya entregó toda la carga?')
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
  const finish = page.getByRole('button', { name: 'Finalizar entrega', exact: true })
  await page.clock.install()
  await pressWithClockHeld(page, finish)
  await takeBack(page)
  await isAllThere()
  await finish.click()
  await isTold(page, '«Finalizar entrega» se envía en')
  await page.clock.resume()
  await page.reload()
  await isAsked(page, 'Entrega finalizada')
  await expect(page.getByText('por enviar')).toHaveCount(0)
  await happenedOnce(id, 'milestone.finish')
  await page.context().close()
})
