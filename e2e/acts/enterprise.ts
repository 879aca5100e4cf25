/** What a transport company does. */
import { expect, type Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { choose, isTold, rowOf } from './by-hand.ts'

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

/** Another value than the client's; `valuePesos` is what the carrier earns. */
export const offer = async (page: Page, code: string, valuePesos: string): Promise<void> => {
  await rowOf(page, code)
    .getByRole('button', { name: /^Tomar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await isAccessibleEverywhere(page, 'counter-offer')
  await dialog.getByRole('radio', { name: 'Ofertar otro valor' }).check()
  await dialog.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(dialog.getByText('El valor es obligatorio').first()).toBeVisible()
  await dialog.getByLabel('Valor que usted gana').fill(valuePesos)
  await dialog.getByLabel('Mensaje para el cliente').fill('Incluye ayudante para el cargue.')
  await dialog.getByRole('button', { name: /^Ofertar \$/ }).click()
  await isTold(
    page,
    'Se ha registrado la oferta, si el cliente acepta el valor éste servicio pasará a la pestaña mis servicios',
  )
}

/** Both are required; a truck too small for the weight is refused with its sentence; then a truck that fits. */
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
  await choose(dialog.getByLabel('Vehiculo'), unfit.plate, unfit.plate)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await expect(dialog.getByText(unfit.sentence)).toBeVisible()
  await choose(dialog.getByLabel('Vehiculo'), plate, plate)
  await dialog.getByRole('button', { name: 'Asignar' }).click()
  await isTold(page, 'El servicio se ha actualizado correctamente')
}

export type Crew = { driver: string; plate: string; unfit: { plate: string; sentence: string } }
