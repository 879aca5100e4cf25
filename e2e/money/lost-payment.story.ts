/** What had paid a service fails with its truck on the road: its client reads why and pays again, and accountancy has nothing left to follow. */
import type { Browser, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { authoriseService, gatewaySays, runningService } from '../acts/by-api.ts'
import { photo } from '../acts/by-hand.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const crew = {
  carrier: 'enterprise2@demo.arriero.co',
  driver: 'enterprisedriver2@demo.arriero.co',
  plate: 'VKM118',
}
const hourMs = 3_600_000
const amount = '$1.190.000'

/** On the road, and its money lost; answers its id. */
const lostOnTheRoad = async (browser: Browser): Promise<string> => {
  const studio = await open(browser)
  const document = await photo(studio, 'Remesa')
  await studio.context().close()
  const payments: string[] = []
  const id = await runningService(client, crew, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 1_190_000,
    document,
    pay: async (who, orderId) => {
      payments.push(await authoriseService(who, orderId))
    },
  })
  for (const payment of payments) await gatewaySays(payment, 'CAPTURE_FAILED')
  return id
}

/** Those of the demo's world are lost too: this one by its code. */
const rowOfLost = (page: Page, code: string) =>
  page.getByRole('dialog', { name: 'Pagos perdidos' }).getByRole('row').filter({ hasText: code })

const seesLost = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('link', { name: 'Ver los pagos perdidos' }).click()
  await expect(rowOfLost(page, code)).toContainText('No capturado')
  await isAccessible(page, 'payments lost')
}

/** The administrator reads it once in the service, above the next step, and is led to where it is mended. */
const isBlocked = async (browser: Browser, id: string): Promise<void> => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: `/main/servicios/${id}` })
  const detail = page.getByRole('dialog')
  const blocker = detail.getByRole('alert').filter({ hasText: /Se perdió el/ })
  await expect(detail.getByText(/Se perdió el/)).toHaveCount(1)
  const [red, green] = [await blocker.boundingBox(), await detail.getByText(/^Siguiente paso/).boundingBox()]
  expect(red?.y ?? 0).toBeLessThan(green?.y ?? 0)
  await isAccessibleEverywhere(page, 'a service whose payment is lost')
  await blocker.getByRole('link', { name: 'Resolver en los pagos perdidos' }).click()
  await expect(rowOfLost(page, id.slice(18))).toContainText('No capturado')
  await page.context().close()
}

test('a client whose payment was lost on the road reads why and pays it again; who follows the money sees it come', async ({
  browser,
}) => {
  const id = await lostOnTheRoad(browser)
  const code = id.slice(18)
  await isBlocked(browser, id)
  const desk = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/cancelados' })
  await seesLost(desk, code)

  const page = await enter(browser, { email: client })
  await openServices(page)
  const card = cardOf(page, code)
  await expect(card.getByText('El pago no fue capturado')).toBeVisible()
  await expect(card.getByText(/El viaje sigue\. Páguelo de nuevo/)).toBeVisible()
  await isAccessibleEverywhere(page, 'a lost payment on its card')
  await page.setViewportSize(phone)
  const again = card.getByRole('link', { name: `Pagar de nuevo ${amount}` })
  await expect(again).toBeVisible()
  await again.click()
  await goToGateway(page, amount)
  await page.getByRole('radio', { name: /El banco la rechaza/ }).check()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible()
  await goToGateway(page, amount)
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago ha sido realizado')).toBeVisible()
  await expect(page.getByText('Gracias. El transportador recibirá su dinero.')).toBeVisible()
  await isAccessibleEverywhere(page, 'a lost payment paid again')
  await page.getByRole('link', { name: 'Volver a mis servicios' }).click()
  await expect(card).toBeVisible()
  await expect(again).toHaveCount(0)

  await expect(async () => {
    await desk.reload()
    await expect(desk.getByRole('dialog', { name: 'Pagos perdidos' })).toBeVisible()
    await expect(rowOfLost(desk, code)).toHaveCount(0, { timeout: 3_000 })
  }).toPass()
  await Promise.all([page, desk].map((window) => window.context().close()))
})
