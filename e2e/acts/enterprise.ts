/** What a transport company does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { choose, confirmOddPrice, isTold, rowOf } from './by-hand.ts'

export const openServices = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Servicios' })
    .click()
  await expect(page.getByRole('tab', { name: 'Mis servicios' })).toBeVisible()
}

export const openTab = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

/** Another value than the client's, far above the reference; `valuePesos` is what the carrier earns. */
export const offer = async (page: Page, code: string, valuePesos: string): Promise<void> => {
  await rowOf(page, code)
    .getByRole('button', { name: /^(Tomar|Ofertar)/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await isAccessibleEverywhere(page, 'counter-offer')
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await dialog.getByRole('button', { name: 'Enviar la oferta' }).click()
  // Value and description, each with the same sentence.
  await expect(dialog.getByText('El valor es obligatorio')).toHaveCount(2)
  await dialog.getByLabel('Valor que usted gana').fill(valuePesos)
  await dialog.getByLabel('Mensaje para el cliente').fill('Incluye ayudante para el cargue.')
  await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
  await confirmOddPrice(page, `$${Number(valuePesos).toLocaleString('es-CO')}`)
  await isTold(
    page,
    'Se ha registrado la oferta, si el cliente acepta el valor éste servicio pasará a la pestaña mis servicios',
  )
}

/** At the client's own value; what the carrier earns stands on the button and is asked once more. */
export const take = async (page: Page, code: string): Promise<void> => {
  await openTab(page, /^Servicios disponibles/)
  await rowOf(page, code)
    .getByRole('button', { name: /^Tomar/ })
    .click()
  const way = page.getByRole('dialog').getByRole('radio', { name: /^Aceptar el valor del cliente/ })
  await way.check()
  await isAccessibleEverywhere(page, 'taking at the client’s value')
  await way.check()
  await page.getByRole('button', { name: /^Tomar por \$/ }).click()
  await page
    .getByRole('dialog', { name: 'Tomar el servicio', exact: true })
    .getByRole('button', { name: /^Tomar por \$/ })
    .click()
  await isTold(
    page,
    'Ha tomado el servicio, dirijase a la pestaña mis servicios para asignar un conductor y un vehiculo',
  )
}

/** One try with the form of the assignment; what is told is the story's matter. */
export const tryToAssign = async (
  page: Page,
  code: string,
  { driver, plate, reason }: { driver: string; plate: string; reason?: string },
): Promise<void> => {
  await rowOf(page, code)
    .getByRole('button', { name: /^(Asignar|Reasignar)/ })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Conductor'), driver, driver)
  await choose(dialog.getByLabel('Vehiculo'), plate, plate)
  if (reason) await dialog.getByLabel('Motivo del cambio').fill(reason)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
}

/** A truck that cannot go stands in the list with its reason and is not chosen. */
const isNotForThis = async (dialog: Locator, plate: string, why: string): Promise<void> => {
  const field = dialog.getByLabel('Vehiculo')
  await field.click()
  await field.fill(plate)
  const option = dialog.page().getByRole('option').filter({ hasText: plate })
  await expect(option).toContainText(why)
  await expect(option).toBeDisabled()
  // Beside the list: it closes, and the form stays. A list that is still being drawn does not hear it.
  await expect(async () => {
    await dialog.getByText('Vehículo pedido').click()
    await expect(option).toBeHidden({ timeout: 2000 })
  }).toPass()
}

/** Opens the form of the assignment and reads why this truck is not for it. */
export const cannotAssign = async (page: Page, code: string, plate: string, why: string): Promise<void> => {
  await rowOf(page, code)
    .getByRole('button', { name: /^(Asignar|Reasignar)/ })
    .click()
  await isNotForThis(page.getByRole('dialog'), plate, why)
}

/** Both are required; a truck too small for the weight cannot be chosen; then a truck that fits. */
export const assign = async (page: Page, code: string, { driver, plate, unfit }: Crew): Promise<void> => {
  await rowOf(page, code)
    .getByRole('button', { name: /^Asignar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Conductor')).toBeVisible()
  await isAccessibleEverywhere(page, 'assignment')
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await expect(dialog.getByText('El conductor es obligatorio')).toBeVisible()
  await expect(dialog.getByText('El vehiculo es obligatorio')).toBeVisible()
  await choose(dialog.getByLabel('Conductor'), driver, driver)
  await isNotForThis(dialog, unfit.plate, unfit.sentence)
  await choose(dialog.getByLabel('Vehiculo'), plate, plate)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await isTold(page, 'El servicio se ha actualizado correctamente')
}

export type Crew = { driver: string; plate: string; unfit: { plate: string; sentence: string } }
