/** A percentage is changed: new offers are reckoned with it, what was offered before keeps its figures. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { offeredService, openScreen } from '../acts/back-office.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const [client, carrier] = ['client2@demo.arriero.co', 'enterprise@demo.arriero.co']
const valuePesos = 2_000_000
/** With ten and with twelve per cent on top, and VAT. */
const before = '$2.618.000'
const after = '$2.665.600'

const offersShow = async (page: Page, orderId: string, amount: string): Promise<void> => {
  await page.goto(`/main/cliente-servicios/${orderId}/ofertas`)
  await expect(page.getByRole('dialog').getByText(amount).first()).toBeVisible()
}

const setProfit = async (page: Page, profit: string): Promise<void> => {
  await page.getByLabel('Ganancia', { exact: true }).fill(profit)
  await page.getByRole('button', { name: 'Guardar porcentajes' }).click()
}

test('a new percentage counts for new offers and for no offer made before', async ({ browser }) => {
  const old = await offeredService(client, carrier, valuePesos)
  const customer = await enter(browser, { email: client })
  await offersShow(customer, old, before)

  const administrator = await enter(browser, { email: 'administrator@demo.arriero.co' })
  const second = await enter(browser, { email: 'administrator2@demo.arriero.co' })
  for (const page of [administrator, second]) await openScreen(page, 'Porcentajes')
  const example = administrator.getByRole('table', { name: 'Si el transportador oferta ese valor' })
  await expect(example.getByRole('row', { name: /Paga el cliente/ })).toContainText(before)
  await isAccessibleEverywhere(administrator, 'percentages')

  await setProfit(administrator, '101')
  await expect(administrator.getByText('El valor no puede ser mayor a 100')).toBeVisible()
  await setProfit(administrator, '')
  await expect(administrator.getByText('Ingresa un valor')).toBeVisible()
  await isAccessibleEverywhere(administrator, 'percentages, refused')
  await administrator.getByLabel('Ganancia', { exact: true }).fill('1234')
  await expect(administrator.getByLabel('Ganancia', { exact: true })).toHaveValue('123')

  await setProfit(administrator, '12')
  await expect(example.getByRole('row', { name: /Paga el cliente/ })).toContainText(after)
  const dialog = administrator.getByRole('dialog', { name: 'Cambiar los porcentajes' })
  await expect(dialog.getByText('Ganancia: de 10 % a 12 %')).toBeVisible()
  await isAccessibleEverywhere(administrator, 'percentages, asked')
  await dialog.getByRole('button', { name: 'Cambiar porcentajes' }).click()
  await isTold(administrator, 'El porcentaje se ha actualizado correctamente')
  const history = administrator.getByRole('region', { name: 'Historial de cambios' }).getByRole('row')
  await expect(history.filter({ hasText: 'Ganancia: 10 % → 12 %' }).first()).toContainText('Adriana Molina')

  await setProfit(second, '15')
  await second.getByRole('button', { name: 'Cambiar porcentajes' }).click()
  await isTold(second, 'Otra persona cambió los porcentajes mientras usted editaba.')
  await expect(second.getByLabel('Ganancia', { exact: true })).toHaveValue('12')

  const young = await offeredService(client, carrier, valuePesos)
  await offersShow(customer, young, after)
  await offersShow(customer, old, before)
  await Promise.all([customer, administrator, second].map((window) => window.context().close()))
})
