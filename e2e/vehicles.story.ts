/** A vehicle from the wizard to its first assignment; its SOAT runs out before the service ends, and is renewed. */
import { expect, test, type Page } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { openOwnScreen, openScreen } from './acts/back-office.ts'
import { takenService } from './acts/by-api.ts'
import { choose, isTold, rowOf } from './acts/by-hand.ts'
import { openServices } from './acts/enterprise.ts'
import { bringSoat, fillBasics, fillCardAndInspection, fillSoat, fillSpecs } from './acts/vehicle.ts'
import { enter } from './people.ts'

const plate = 'VWZ731'
const driver = 'Edwin Fabián Rojas'
const dayMs = 86_400_000
const expired = 'El SOAT del vehículo está vencido o vence antes de terminar el servicio.'
const unseen = 'El SOAT del vehículo no ha sido validado.'

const cardOf = (page: Page) =>
  page.getByRole('list', { name: 'Vehículos' }).getByRole('listitem').filter({ hasText: plate })

const register = async (page: Page): Promise<void> => {
  await openScreen(page, 'Vehículos')
  await isAccessibleEverywhere(page, 'vehicles')
  await page.getByRole('link', { name: 'Registrar vehículo' }).click()
  await fillBasics(page, plate, isAccessibleEverywhere)
  await fillSpecs(page)
  await fillSoat(page, 1, isAccessibleEverywhere)
  await fillCardAndInspection(page)
  await page.getByRole('button', { name: 'Registrar vehículo' }).click()
  await isTold(page, 'El vehículo se ha registrado correctamente')
  await expect(cardOf(page)).toContainText('Inactivo')
  await expect(cardOf(page)).toContainText('Documentos por validar')
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await isTold(page, 'El vehículo se ha actualizado correctamente')
  await expect(page.getByText('No hay cambios por guardar.').first()).toBeVisible()
}

const validate = async (page: Page): Promise<void> => {
  await page.goto(`/main/vehiculo/${plate}`)
  for (const paper of ['Soat', 'Tarjeta de propiedad', 'Revisión Tecnicomecánica'])
    await page.getByRole('switch', { name: `Validado: ${paper}`, exact: true }).click()
  await page.getByRole('switch', { name: /^Estado del vehículo/ }).click()
  await save(page)
}

const tryToAssign = async (page: Page, code: string, sentence: string): Promise<void> => {
  await openServices(page)
  await rowOf(page, code)
    .getByRole('button', { name: /^Asignar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Conductor'), driver, driver)
  await choose(dialog.getByLabel('Vehiculo'), plate, plate)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await isTold(page, sentence)
}

test('a vehicle is registered, validated, refused for its SOAT, renewed and assigned', async ({
  browser,
}) => {
  // Five steps, a refusal and two desks, each looked at on the desk and on the phone.
  test.setTimeout(480_000)
  const enterprise = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  const administrator = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await test.step('the enterprise registers it through the wizard', () => register(enterprise))
  await test.step('an administrator validates its papers', () => validate(administrator))

  const id = await takenService('cliententerprise@demo.arriero.co', 'enterprise@demo.arriero.co', {
    at: new Date(Date.now() + 9 * dayMs),
    pricePesos: 2_380_000,
  })
  const code = id.slice(18)
  await test.step('its SOAT ends before the service does', () => tryToAssign(enterprise, code, expired))

  await test.step('the desk of papers leads to a newer version', async () => {
    await enterprise.keyboard.press('Escape')
    await openOwnScreen(enterprise, 'Vencimientos')
    await isAccessibleEverywhere(enterprise, 'ending papers')
    await enterprise.getByRole('button', { name: `Subir nueva versión: Soat, ${plate}` }).click()
    await bringSoat(enterprise, 365)
    await expect(enterprise.getByRole('row').filter({ hasText: plate })).toContainText('Por validar')
    await tryToAssign(enterprise, code, unseen)
    await enterprise.keyboard.press('Escape')
  })

  await test.step('staff validates it, and the assignment passes', async () => {
    await openOwnScreen(administrator, 'Vencimientos')
    await isAccessibleEverywhere(administrator, 'ending papers of everybody')
    await administrator.getByRole('link', { name: `Revisar Soat de ${plate}` }).click()
    await administrator.getByRole('switch', { name: 'Validado: Soat (nueva versión)', exact: true }).click()
    await save(administrator)
    await tryToAssign(enterprise, code, 'El servicio se ha actualizado correctamente')
  })

  await enterprise.goto(`/main/vehiculo/${plate}?documento=cargo:dangerous`)
  await expect(enterprise.getByRole('dialog', { name: /Certificado de mercancías peligrosas/ })).toBeVisible()
  await isAccessibleEverywhere(enterprise, 'asking for a cargo type')
  await Promise.all([enterprise, administrator].map((window) => window.context().close()))
})
