/** The bank says no: the client is back at the first step, told why, and may try again. */
import { expect, test } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { cardOf, goToGateway, openServices } from './acts/client.ts'
import { enter } from './people.ts'

test('a refused card leads back to the first step with its reason, and another one pays', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await openServices(page)
  const card = cardOf(page, 'Cartagena')
  const pay = card.getByRole('link', { name: /^Pagar \$/ })
  const amount = ((await pay.textContent()) ?? '').replace('Pagar ', '')
  await pay.click()
  await goToGateway(page, amount)
  await page.getByRole('radio', { name: /El banco la rechaza/ }).check()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible()
  await isAccessibleEverywhere(page, 'payment refused')
  await goToGateway(page, amount)
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago ha sido realizado')).toBeVisible()
  await page.context().close()
})
