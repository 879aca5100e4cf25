/** The portal works at every address of its own: a service is paid for from each name of this machine and from a further one. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { takenService } from '../acts/by-api.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { isTold } from '../acts/by-hand.ts'
import { desk, logInAs, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const names = ['localhost', '127.0.0.1', '[::1]', 'carga.test']
const dayMs = 86_400_000

test('from whichever address the client comes, he pays at the gateway and is back where he was', async ({
  browser,
}) => {
  const { port } = new URL(url())
  for (const [turn, name] of names.entries()) {
    const id = await takenService(client, 'enterprise@demo.arriero.co', {
      at: new Date(Date.now() + (turn + 2) * dayMs),
      pricePesos: 3_000_000,
    })
    const baseURL = `http://${name}:${port}`
    const context = await browser.newContext({ viewport: desk, baseURL })
    const page = await context.newPage()
    await page.goto('/auth/login')
    await logInAs(page, client)
    await openServices(page)
    const pay = cardOf(page, id.slice(-6).toUpperCase()).getByRole('link', { name: /^Pagar \$/ })
    const amount = ((await pay.textContent()) ?? '').replace('Pagar ', '')
    await pay.click()
    await goToGateway(page, amount)
    expect(new URL(page.url()).origin).toBe(baseURL)
    await page.getByRole('button', { name: `Pagar ${amount}` }).click()
    await isTold(page, 'El pago ha sido realizado')
    expect(new URL(page.url()).origin).toBe(baseURL)
    await context.close()
  }
})

test('at an address that is not one of them a page says which one to open, and leads there', async ({
  browser,
}) => {
  const { port, origin } = new URL(url())
  const page = await (await browser.newContext()).newPage()
  const answer = await page.goto(`http://otra.test:${port}/auth/login`)
  expect(answer?.status()).toBe(421)
  await expect(page.getByRole('heading', { name: 'Abra la plataforma en su dirección' })).toBeVisible()
  await isAccessibleEverywhere(page, 'another address')
  await page.getByRole('link', { name: origin }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await page.context().close()
})

test('where the browser has no clipboard, a driver is told so and finds marked what he wanted to copy', async ({
  browser,
}) => {
  const { port } = new URL(url())
  const context = await browser.newContext({ viewport: phone, baseURL: `http://carga.test:${port}` })
  const page = await context.newPage()
  await page.goto('/conductor')
  await logInAs(page, 'enterprisedriver2@demo.arriero.co')
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await page.goto('/conductor/rastreo')
  await page.getByRole('button', { name: 'Autorizar un celular' }).click()
  const setup = page.getByRole('region', { name: 'Configure Traccar Client ahora' })
  const token = setup.locator('code').last()
  await setup.getByRole('button', { name: 'Copiar' }).last().click()
  await isTold(page, 'No se pudo copiar. Ya quedó seleccionado: cópielo a mano.')
  await expect.poll(() => page.evaluate<string>('getSelection().toString()')).toBe(await token.innerText())
  await isAccessibleEverywhere(page, 'not copied')
  await context.close()
})
