/** What somebody read of his services can be read without a line, with its age, also in a page read anew; what decides says that it needs one. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService, payService, takenService } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { codeOf, gone, hasWorker, inHours, isLive, sit } from '../acts/without-line.ts'
import { storesWith } from '../browser-stores.ts'
import { phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const driver = 'driver@demo.arriero.co'
const administrator = 'administrator@demo.arriero.co'
const needsLine = (page: Page) => page.getByText('Para esto hace falta conexión: sin ella no se envía nada.')
/** It stands over the list of all. */
const closeService = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
/** Whether what was written rests in the browser, for when the page is read anew without a line. */
const keeps = (page: Page, words: string) =>
  expect.poll(async () => (await storesWith(page, [words])).includes('indexedDB'))
const isOld = (page: Page) =>
  expect(page.getByText(/^Sin conexión con Arriero\. Datos de(l| las?) \d/)).toBeVisible()

test('a client reads his services and the one he opened in a page read anew without a line, until he leaves', async ({
  browser,
}) => {
  const id = await takenService(client, carrier, { at: inHours(2), pricePesos: 1_190_000 })
  await payService(client, id)
  const { page, line, leave } = await sit(browser, { email: client, at: `/main/cliente-servicios/${id}` })
  const facts = page.getByText('Facatativá', { exact: false }).first()
  await expect(facts).toBeVisible()
  await closeService(page)
  const list = page.getByRole('list', { name: 'Mis servicios' }).getByRole('listitem')
  await expect(list.first()).toBeVisible()
  await isLive(page)
  await hasWorker(page)
  await keeps(page, id).toBe(true)
  line.cut('hangs')
  await expect(gone(page)).toBeVisible()
  await page.goto(`/main/cliente-servicios/${id}`)
  await isOld(page)
  await expect(facts).toBeVisible()
  await isAccessibleEverywhere(page, 'a service opened without a line')
  await closeService(page)
  await expect(list.first()).toBeVisible()
  line.mend()
  await isLive(page)
  await keeps(page, id).toBe(true)
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await keeps(page, id).toBe(false)
  await leave()
})

test('a dispatcher reads his board in a page read anew without a line', async ({ browser }) => {
  const { page, line, leave } = await sit(browser, {
    email: 'enterprise3@demo.arriero.co',
    at: '/main/tablero-de-despacho',
  })
  const row = page.getByRole('listitem', { name: 'Camión DPA101' })
  await expect(row).toBeVisible()
  await isLive(page)
  await hasWorker(page)
  await keeps(page, 'DPA101').toBe(true)
  line.cut('hangs')
  await expect(gone(page)).toBeVisible()
  await page.reload()
  await isOld(page)
  await expect(row).toBeVisible()
  line.mend()
  await isLive(page)
  await leave()
})

test('of what the back office reads nothing rests in the browser', async ({ browser }) => {
  const id = await openService(client, { at: inHours(3), pricePesos: 1_190_000 })
  const { page, leave } = await sit(browser, {
    email: administrator,
    at: '/main/servicios',
  })
  await expect(page.getByText(codeOf(id), { exact: false }).first()).toBeVisible()
  // Who he is rests there, so what he read would rest there by now as well.
  await keeps(page, administrator).toBe(true)
  expect(await storesWith(page, [id])).not.toContain('indexedDB')
  await leave()
})

test('a load that waits is read without a line, also in a page read anew, and taking it says that it needs one', async ({
  browser,
}) => {
  const id = await openService(client, { at: inHours(30), pricePesos: 1_190_000, weight: '4 tn' })
  await (
    await callerOf(driver)
  )(`/order/detail/${id}`)
  const { page, line, leave } = await sit(browser, {
    email: driver,
    viewport: phone,
    at: `/conductor/cargas/${id}`,
  })
  const take = page.getByRole('button', { name: /^Tomar/ })
  await expect(take).toBeVisible()
  await expect(needsLine(page)).toHaveCount(0)
  await hasWorker(page)
  line.cut('hangs')
  await expect(needsLine(page)).toBeVisible()
  await isAccessibleEverywhere(page, 'a load without a line')
  await page.reload()
  await expect(needsLine(page)).toBeVisible()
  await expect(page.getByRole('banner').getByText(/Datos de(l| las?) \d/)).toBeVisible()
  await take.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tomar/ })
    .click()
  await isTold(page, 'No se envió: no hay conexión con Arriero.')
  line.mend()
  await expect(needsLine(page)).toHaveCount(0)
  await leave()
})
