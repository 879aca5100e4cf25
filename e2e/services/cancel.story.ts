/** The client changes his mind before anybody took the service. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { isTold, rowOf } from '../acts/by-hand.ts'
import { payService, takenService } from '../acts/by-api.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { openServices as openEnterpriseServices, openTab } from '../acts/enterprise.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

test('cancelling says what it costs, and the carriers lose sight of the service at once', async ({
  browser,
}) => {
  const enterprise = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await openEnterpriseServices(enterprise)
  await openTab(enterprise, /^Servicios disponibles/)
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await openServices(page)
  const card = cardOf(page, 'Barranquilla').filter({ hasText: 'Pendiente' })
  const code = /Código (\w{6})/.exec((await card.textContent()) ?? '')?.[1] ?? ''
  await expect(rowOf(enterprise, code)).toBeVisible()
  await card.getByRole('link', { name: 'Cancelar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar el servicio' })
  await expect(dialog.getByText('Cancelar ahora no tiene costo.')).toBeVisible()
  await isAccessibleEverywhere(page, 'cancellation')
  await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click()
  await expect(dialog.getByText('El motivo es obligatorio')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('El comprador aplazó la entrega.')
  await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click()
  await expect(cardOf(page, code)).toContainText('Servicio cancelado')
  await expect(rowOf(enterprise, code)).toBeHidden()
  await Promise.all([page, enterprise].map((window) => window.context().close()))
})

const hourMs = 3_600_000
/** Long enough to pay in, short enough to wait for. */
const freeMs = 45_000

test('cancelled in time nothing is kept; a fee that begins while the reason is written is shown and asked for first', async ({
  browser,
}) => {
  const email = 'client2@demo.arriero.co'
  const pricePesos = 2_380_000
  const carrier = 'enterprise@demo.arriero.co'
  const page = await enter(browser, { email })

  // Inside the free window: another paid service goes back whole.
  const free = await takenService(email, carrier, { at: new Date(Date.now() + 30 * hourMs), pricePesos })
  await payService(email, free)
  await page.goto(`/main/cliente-servicios/${free}/cancelar`)
  const asked = page.getByRole('dialog', { name: 'Cancelar el servicio' })
  await expect(asked.getByText('Cancelar ahora no tiene costo.')).toBeVisible()
  await expect(asked.getByText('Se le devolverán $2.380.000.')).toBeVisible()
  await asked.getByLabel('Motivo').fill('Se vendió en origen.')
  await asked.getByRole('button', { name: 'Cancelar el servicio' }).click()
  await isTold(page, 'Servicio cancelado')
  // Free until an hour before the reserved time, since it is just asked for.
  const freeUntil = Date.now() + freeMs
  const id = await takenService(email, carrier, {
    at: new Date(freeUntil + hourMs),
    pricePesos,
  })
  await page.goto(`/main/cliente-servicios/${id}/pagar`)
  await goToGateway(page, '$2.380.000')
  await page.getByRole('button', { name: 'Pagar $2.380.000' }).click()
  await isTold(page, 'El pago ha sido realizado')
  await page.goto(`/main/cliente-servicios/${id}/cancelar`)
  const dialog = page.getByRole('dialog', { name: 'Cancelar el servicio' })
  await expect(dialog.getByText('Cancelar ahora no tiene costo.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('El comprador aplazó la entrega.')
  await page.waitForTimeout(Math.max(0, freeUntil - Date.now()) + 1_000)
  await dialog.getByRole('button', { name: 'Cancelar el servicio' }).click()
  await expect(dialog.getByText('Revise el nuevo valor y confirme otra vez')).toBeVisible()
  // Five per cent of the total and its VAT.
  await expect(dialog.getByText('Se cobrará $141.610 por cancelar: 5 % más IVA')).toBeVisible()
  await expect(dialog.getByText('Se le devolverán $2.238.390.')).toBeVisible()
  await expect(dialog.getByLabel('Motivo')).toHaveValue('El comprador aplazó la entrega.')
  await isAccessibleEverywhere(page, 'cancellation with a fee')
  await dialog.getByRole('button', { name: 'Cancelar y pagar $141.610' }).click()
  await isTold(page, 'Servicio cancelado')
  await expect(cardOf(page, id.slice(-6))).toContainText('Cancelado')

  // The record says what was kept and what goes back, as it was shown.
  const accountancy = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/cancelados' })
  await expect(rowOf(accountancy, free.slice(-6))).toContainText('$2.380.000')
  const charged = rowOf(accountancy, id.slice(-6))
  for (const amount of ['$119.000', 'más IVA $22.610', '$2.238.390'])
    await expect(charged).toContainText(amount)
  await accountancy.context().close()
  await page.context().close()
})
