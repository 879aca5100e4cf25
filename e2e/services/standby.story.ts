/** The truck waited too long: its client reads why, accepts and pays; accountancy decides where another client does not agree. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

test('the client sees the meter with its evidence, accepts what it says and pays it', async ({ browser }) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await openServices(page)
  await cardOf(page, 'Cali').getByRole('link', { name: 'Revisar la espera del vehículo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Espera del vehículo' })
  await expect(dialog.getByText('El vehículo llegó al origen')).toBeVisible()
  await expect(dialog.getByText('Inició el viaje')).toBeVisible()
  await isAccessibleEverywhere(page, 'stand-by')
  const accept = dialog.getByRole('button', { name: /^Aceptar \$/ })
  const amount = ((await accept.textContent()) ?? '').replace('Aceptar ', '')
  await accept.click()
  await page
    .getByRole('dialog', { name: 'Aceptar el cobro por la espera' })
    .getByRole('button', { name: /^Aceptar \$/ })
    .click()
  await isTold(page, 'Aceptó el cobro por la espera')
  await dialog.getByRole('link', { name: 'Pagar la espera del vehículo' }).click()
  await goToGateway(page, amount)
  await page.getByRole('button', { name: 'Abandonar el pago' }).click()
  await expect(page.getByText('El pago fue abandonado por el usuario')).toBeVisible()
  // Back by the browser's own button: it tells of the attempt that is open, not of the one before.
  await goToGateway(page, amount)
  await page.goBack()
  await isTold(page, 'Tiene un pago sin terminar')
  await expect(page.getByText('El pago fue abandonado por el usuario')).toHaveCount(0)
  await isAccessibleEverywhere(page, 'back from the gateway')
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByRole('heading', { name: 'Pago con tarjeta' })).toBeVisible()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await expect(page.getByText('El pago ha sido realizado')).toBeVisible()
  await page.context().close()
})

test('accountancy reads both sides and decides how many hours are charged', async ({ browser }) => {
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/esperas' })
  await expect(page.getByRole('heading', { name: 'Esperas (stand-by)', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'waits of all')
  await page.getByRole('row').filter({ hasText: 'En revisión' }).click()
  const dialog = page.getByRole('dialog', { name: /^Espera del servicio/ })
  await expect(dialog.getByText(/El cliente no está de acuerdo/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Resolver la espera' }).click()
  const form = page.getByRole('dialog', { name: 'Resolver el cobro por la espera' })
  await form.getByLabel('Horas que se cobran').fill('1')
  await form.getByLabel('Motivo').fill('Dos horas fueron del conductor')
  await form.getByRole('button', { name: /^Cobrar \$/ }).click()
  await isTold(page, 'Resolvió el cobro por la espera')
  await expect(dialog.getByText('Resuelto', { exact: true })).toBeVisible()
  await page.context().close()
})
