/** The client changes his mind before anybody took the service. */
import { expect, test } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { rowOf } from './acts/by-hand.ts'
import { cardOf, openServices } from './acts/client.ts'
import { openServices as openEnterpriseServices, openTab } from './acts/enterprise.ts'
import { enter } from './people.ts'

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
