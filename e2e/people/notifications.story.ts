/** What people are told: in the bell, live; on the phone; in the sandbox's letter box. */
import { isAccessible, isAccessibleEverywhere, isAccessibleInTheDark, isDark } from '../accessible.ts'
import { bellOf, unreadOf } from '../acts/bell.ts'
import { callerOf, takenService } from '../acts/by-api.ts'
import { enter, forbidReload, open, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

test.use({ serviceWorkers: 'allow' })

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const dayMs = 86_400_000

const taken = () =>
  takenService(client, carrier, { at: new Date(Date.now() + 3 * dayMs), pricePesos: 2_380_000 })

test('the bell rings by itself and leads to what is to be done', async ({ browser }) => {
  const page = await enter(browser, { email: client })
  await expect(bellOf(page)).toHaveAccessibleName(/^Avisos: /)
  const before = await unreadOf(page)
  const check = forbidReload(page, 'the client')
  const id = await taken()
  await expect(bellOf(page)).toHaveAccessibleName(`Avisos: ${before + 1} sin leer`)
  await bellOf(page).click()
  const panel = page.getByRole('dialog', { name: 'Avisos' })
  const told = panel.getByRole('link', { name: /Un transportador tomó su servicio\. Ya puede pagar/ }).first()
  await expect(told).toBeVisible()
  await isAccessible(page, 'bell')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bellOf(page)).toBeFocused()
  await bellOf(page).click()
  await told.click()
  await expect(page).toHaveURL(new RegExp(`/main/cliente-servicios/${id}/pagar$`))
  await expect(panel).toBeHidden()
  await expect.poll(() => unreadOf(page)).toBe(before)
  check()
  await page.context().close()
})

test('all are marked as read at once, on the desk and on the phone', async ({ browser }) => {
  await taken()
  const page = await enter(browser, { email: client, viewport: phone })
  await page.getByRole('link', { name: /^Avisos: [1-9]\d* sin leer/ }).click()
  await expect(page).toHaveURL(/\/main\/avisos$/)
  await expect(page.getByRole('heading', { name: 'Avisos', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sin leer: Un transportador tomó/ }).first()).toBeVisible()
  await isAccessibleEverywhere(page, 'notifications')
  const markAll = page.getByRole('button', { name: 'Marcar todos como leídos' })
  await page.route('**/v1/notification/readall', (route) => route.fulfill({ status: 500 }))
  await markAll.click()
  const failed = page.getByText('Ha ocurrido un error inesperado')
  await expect(failed).toBeInViewport()
  await page.unroute('**/v1/notification/readall')
  await markAll.click()
  await expect(page.getByRole('link', { name: 'Avisos: nada sin leer' })).toBeVisible()
  await expect(markAll).toBeHidden()
  await expect(failed).toBeHidden()
  await page.context().close()
})

test('a driver finds his in the driver area', async ({ browser }) => {
  const page = await enter(browser, { email: 'driver@demo.arriero.co', viewport: phone })
  await page.getByRole('link', { name: /^Avisos/ }).click()
  await expect(page).toHaveURL(/\/conductor\/avisos$/)
  await expect(page.getByRole('heading', { name: 'Avisos', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'notifications of a driver')
  await page.context().close()
})

test('a cancelled service reaches its carrier by mail', async ({ browser }) => {
  const id = await taken()
  const ask = await callerOf(client)
  await ask('/order/cancellation/client', { orderId: id, description: 'El comprador aplazó la entrega.' })
  const page = await open(browser)
  const letters = page.getByRole('link', { name: 'El cliente canceló el servicio' })
  // Other services of this carrier may have been cancelled before: the newest letter is this one's once it has come.
  await expect(async () => {
    await page.goto(`/sandbox/correo/?para=${carrier}`)
    await letters.first().click({ timeout: 500 })
    await expect(page.getByText(`Servicio ${id.slice(18)}`)).toBeVisible({ timeout: 500 })
  }).toPass()
  await isAccessibleEverywhere(page, 'letter')
  await expect(
    page.getByRole('link', { name: new RegExp(`/main/enterprise-services/mis/${id}$`) }),
  ).toBeVisible()
  await page.goBack()
  await expect(letters.first()).toBeVisible()
  await isAccessibleEverywhere(page, 'letter box')
  await isAccessibleInTheDark(page, 'letter box', () => isDark(page.locator('body')))
  await page.context().close()
})

test('what reaches a browser while no page is open is shown by its worker', async ({ browser }) => {
  const page = await enter(browser, { email: client })
  await page.context().grantPermissions(['notifications'])
  await page.goto('/main/avisos')
  await expect(page.getByRole('button', { name: 'Activar avisos' })).toBeVisible()
  // Debian's browser has no push service to ask: from here on the worker alone, as the service would wake it.
  await page.evaluate(`navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' })`)
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      // Other pages' workers are told of too.
      const active = versions.find(
        ({ status, scriptURL }) => status === 'activated' && scriptURL.endsWith('/push-worker.js'),
      )
      if (active) resolve(active.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const message = {
    origin: url(),
    registrationId: await found,
    data: JSON.stringify({
      title: 'Llegó una oferta',
      body: 'Bogotá – Cali',
      url: '/main/avisos',
      tag: 'a1',
    }),
  }
  const shown = `navigator.serviceWorker.getRegistration('/push/').then((one) => one.getNotifications())
    .then((all) => all.map(({ title, body, data }) => [title, body, data.url]))`
  await expect
    .poll(async () => {
      // What comes before the worker stands is dropped; a second one takes the place of the first.
      await session.send('ServiceWorker.deliverPushMessage', message)
      return page.evaluate(shown)
    })
    .toEqual([['Llegó una oferta', 'Bogotá – Cali', '/main/avisos']])
  await page.context().close()
})

test('a device that could not be switched off still says that it is told', async ({ browser }) => {
  const page = await enter(browser, { email: client })
  const { userId } = await callerOf(client)
  await page.context().grantPermissions(['notifications'])
  // As it stands where there is a push service to ask.
  await page.addInitScript(`localStorage.setItem('arriero.push', '${userId}')
    const one = { endpoint: 'https://push.example.co/1', toJSON: () => ({}), unsubscribe: async () => true }
    PushManager.prototype.getSubscription = async () => one`)
  await page.evaluate(`navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' })`)
  await page.route('**/v1/notification/push?*', (route) => route.fulfill({ status: 500 }))
  await page.goto('/main/avisos')
  await page.getByRole('button', { name: 'Desactivar avisos' }).click()
  await expect(page.getByText(/^No se pudo desactivar/)).toBeVisible()
  await page.unroute('**/v1/notification/push?*')
  await page.getByRole('button', { name: 'Desactivar avisos' }).click()
  await expect(page.getByRole('button', { name: 'Activar avisos', exact: true })).toBeVisible()
  await page.context().close()
})
