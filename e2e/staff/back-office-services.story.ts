/** An administrator judges a vehicle, and ends a service that is stuck. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { choose, closeDialog, isTold } from '../acts/by-hand.ts'
import { enter, password } from '../people.ts'
import { expect, test } from '../story.ts'

const plate = 'WQX390'
const cargoPaper = 'Mantenimiento del equipo de frío'

const verdictOn = (page: Page, paper: string) =>
  page.getByRole('switch', { name: `Validado: ${paper}`, exact: true })

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await isTold(page, 'El vehículo se ha actualizado correctamente')
  await expect(page.getByText('No hay cambios por guardar.').first()).toBeVisible()
}

test('a vehicle’s papers are looked at and validated, and it is granted a cargo type on its paper', async ({
  browser,
}) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/vehiculo/${plate}`,
  })
  await expect(page.getByRole('heading', { name: 'Información general' })).toBeVisible()
  await expect(verdictOn(page, 'Soat')).not.toBeChecked()
  await isAccessibleEverywhere(page, 'vehicle')

  // With the keyboard alone: open the paper, look at its picture, turn it, leave, validate.
  const paper = page.getByRole('button', { name: /^expanded Soat|^collapsed Soat|Soat/ }).first()
  await paper.focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('button', { name: 'Ampliar Soat, 1 de 2' })
  await picture.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /Soat/ })
  await expect(viewer.getByText('1 de 2')).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByText('140 %')).toBeVisible()
  await page.keyboard.press('r')
  await expect(viewer.getByText('100 %')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 de 2')).toBeVisible()
  await isAccessible(page, 'image viewer')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()
  await verdictOn(page, 'Soat').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await isTold(page, 'El vehículo se ha actualizado correctamente')
  await page.reload()
  await expect(verdictOn(page, 'Soat')).toBeChecked()

  const cargo = page.getByRole('combobox', { name: 'Tipos de carga permitidos' })
  await cargo.click()
  const refrigerated = page.getByRole('option').filter({ hasText: 'Refrigerada' })
  await expect(refrigerated).toContainText('Valide primero el documento de este tipo de carga.')
  await page.keyboard.press('Escape')
  for (const paper of [cargoPaper, 'Certificado sanitario']) await verdictOn(page, paper).click()
  await choose(cargo, 'Refrigerada')
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /^Estado del vehículo/ }).click()
  await save(page)
  await page.reload()
  await expect(page.getByText('Estado del vehículo: Activo')).toBeVisible()
  await expect(cargo).toHaveAccessibleDescription(/Refrigerada/)
  await page.context().close()
})

test('a vehicle with a service under way is not switched off, and the service is named', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/vehiculo/TRK907' })
  await page.getByRole('switch', { name: /^Estado del vehículo/ }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'no se puede desactivar' })
  await expect(alert).toBeVisible()
  await alert.getByRole('link').first().click()
  // The switch still stands as he turned it.
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(page).toHaveURL(/\/main\/servicios\/[0-9a-f]{24}$/)
  await expect(page.getByRole('dialog').getByText('En proceso').first()).toBeVisible()
  await page.context().close()
})

test('a service is read in its detail, photos and map, and closed with a fee', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'administrator2@demo.arriero.co',
    at: '/main/servicios?status=2',
  })
  await isAccessibleEverywhere(page, 'services')
  await page.getByRole('button', { name: 'Buscar en origen' }).click()
  await page.getByRole('textbox', { name: 'Buscar en origen' }).fill('antioquia')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Medellín' })
  await expect(row).toHaveCount(1)

  await row.getByRole('button', { name: /^Fotos y documento de soporte/ }).click()
  await expect(page.getByRole('button', { name: 'Ampliar Documento de soporte' })).toBeVisible()
  await isAccessible(page, 'photos of a service')
  await closeDialog(page)
  await row.getByRole('button', { name: /^Mapa/ }).click()
  await expect(page.getByRole('figure').getByRole('img', { name: /^Vehículo/ })).toBeVisible()
  await closeDialog(page)
  await row.getByRole('button', { name: /^Detalle/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Valor sugerido para el transportador')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /TMO846/ })).toHaveAttribute('href', '/main/vehiculo/TMO846')
  await isAccessibleEverywhere(page, 'detail of a service')

  await dialog.getByRole('button', { name: 'Cerrar el servicio' }).click()
  await dialog.getByLabel('Cobro antes de IVA').fill('100000')
  await expect(dialog.getByText('$19.000')).toBeVisible()
  await isAccessibleEverywhere(page, 'closing a service')
  const close = dialog.getByRole('button', { name: 'Cerrar y cobrar $119.000' })
  await close.click()
  await expect(dialog.getByText('El motivo es obligatorio')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('El camión quedó bloqueado por un derrumbe.')
  await dialog.getByLabel('Su contraseña').fill('no es esta contraseña')
  await close.click()
  await expect(dialog.getByText('El usuario o la contraseña no son correctos.')).toBeVisible()
  await dialog.getByLabel('Su contraseña').fill(password())
  await close.click()
  await isTold(page, 'El servicio se ha actualizado correctamente')

  await page.goto('/main/cancelados')
  const record = page.getByRole('row').filter({ hasText: 'El camión quedó bloqueado por un derrumbe.' })
  await expect(record).toContainText('$100.000')
  await expect(record).toContainText('Administrador')
  await isAccessibleEverywhere(page, 'cancelled services')
  await page.context().close()
})
