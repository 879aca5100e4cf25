/** The bank says no, then the client walks away, then he pays: each time back at the first step, told why; the money comes once. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere, isAccessibleInTheDark, isDark } from '../accessible.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

test('a refused card and an abandoned page lead back to the first step with their reason; the third attempt is captured', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await openServices(page)
  const card = cardOf(page, 'Cartagena')
  const code = /Código (\w{6})/.exec((await card.textContent()) ?? '')?.[1] ?? ''
  const pay = card.getByRole('link', { name: /^Pagar \$/ })
  const amount = ((await pay.textContent()) ?? '').replace('Pagar ', '')
  await pay.click()
  await goToGateway(page, amount)
  await isAccessibleInTheDark(page, 'gateway', async () => {
    await isDark(page.locator('body'))
    await isDark(page.getByRole('button', { name: 'Abandonar el pago' }))
  })
  await page.getByRole('radio', { name: /El banco la rechaza/ }).check()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible()
  await isAccessibleEverywhere(page, 'payment refused')

  await goToGateway(page, amount)
  await page.getByRole('button', { name: 'Abandonar el pago' }).click()
  await expect(page.getByText('El pago fue abandonado por el usuario')).toBeVisible()
  await isAccessibleEverywhere(page, 'payment abandoned')

  await goToGateway(page, amount)
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago ha sido realizado')).toBeVisible()
  await page.context().close()

  const administrator = { email: 'administrator@demo.arriero.co', at: '/main/avisos-pasarela' }
  await administratorReadsNotices(await enter(browser, administrator), code)
})

/** All three attempts and what the gateway said of each, down to the fields that were kept. */
const administratorReadsNotices = async (page: Page, code: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Avisos de la pasarela', level: 1 })).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: code })
  // The capture follows a moment after the authorisation.
  await expect(async () => {
    await page.reload()
    await expect(rows.filter({ hasText: 'Capturado' })).toHaveCount(1, { timeout: 3_000 })
  }).toPass()
  for (const status of ['Rechazado', 'Abandonado por el cliente', 'Autorizado'])
    await expect(rows.filter({ hasText: status })).toHaveCount(1)
  await isAccessibleEverywhere(page, 'notices of the gateway')
  await rows.filter({ hasText: 'Rechazado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aviso de la pasarela' })
  await expect(dialog.getByRole('row', { name: /vads_trans_status REFUSED/ })).toBeVisible()
  await expect(dialog.getByText('vads_card_number')).toHaveCount(0)
  await page.context().close()
}
