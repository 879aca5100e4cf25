/** A line that dies under a screen: it is said at once, what was read stays, what was not comes by itself. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { isTold } from '../acts/by-hand.ts'
import { openServices } from '../acts/client.ts'
import { gone, hasWorker, isLive, sit } from '../acts/without-line.ts'
import { layLine } from './dead-line.ts'
import { open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'

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
  await expect(page.getByText(/^Sin conexión con Arriero\. Datos de(l| las?) \d/)).toBeVisible()
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
  await expect(page.getByText('En vivo', { exact: true })).toBeHidden()
  await expect(list.first()).toBeVisible()
  await isAccessibleEverywhere(page, 'a list without a line')
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('link', { name: 'Mis solicitudes' }).click()
  await isTold(page, 'Esta parte espera la conexión')
  await isAccessibleEverywhere(page, 'a screen that waits for the line')
  await openServices(page)
  await expect(list.first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Sin conexión con Arriero\. Datos de(l| las?) \d/)).toBeVisible()
  await expect(list.first()).toBeVisible()
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('link', { name: 'Mis solicitudes' }).click()
  await isTold(page, 'Esta parte espera la conexión')
  await openServices(page)
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

const formBanner = 'Sin conexión con Arriero. Lo que escriba aquí se queda: envíelo en cuanto vuelva.'

for (const { at, field } of [
  { at: '/auth/login', field: 'Usuario' },
  { at: '/reset/resetPassword', field: 'Correo' },
  { at: '/conductor', field: 'Usuario' },
])
  test(`before the log-in a dead line is told too, and what was typed stays: ${at}`, async ({ browser }) => {
    const line = await layLine()
    const page = await open(browser, { viewport: phone, proxy: line.proxy })
    await page.goto(at)
    await page.getByLabel(field).fill('ana@example.co')
    line.cut('hangs')
    await isTold(page, formBanner)
    await isAccessibleEverywhere(page, `${at} without a line`)
    await expect(page.getByLabel(field)).toHaveValue('ana@example.co')
    line.mend()
    await expect(page.getByText(formBanner)).toBeHidden()
    await expect(page.getByLabel(field)).toHaveValue('ana@example.co')
    await page.context().close()
    await line.stop()
  })

test('a registration says that its line is gone, and goes on when it is back', async ({ browser }) => {
  const line = await layLine()
  const page = await open(browser, { proxy: line.proxy })
  await page.goto('/auth/registro')
  await page.getByRole('radio', { name: /^Transportar con mi vehículo/ }).check({ force: true })
  line.cut('refuses')
  await isTold(page, formBanner)
  line.mend()
  await expect(page.getByText(formBanner)).toBeHidden()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Cédula')).toBeVisible()
  await page.context().close()
  await line.stop()
})
