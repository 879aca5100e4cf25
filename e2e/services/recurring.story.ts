/** A service that comes again by weekdays. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise@demo.arriero.co'

for (const viewport of [undefined, phone]) {
  test(`a service is made to come again, paused and ended${viewport ? ', on a phone' : ''}`, async ({
    browser,
  }) => {
    const name = `Despacho ${viewport ? 'móvil' : 'diario'}`
    const page = await enter(browser, {
      email: client,
      at: '/main/recurrentes',
      ...(viewport && { viewport }),
    })
    await expect(page.getByText('Lunes y jueves').first()).toBeVisible()
    await isAccessibleEverywhere(page, 'recurring services')
    await page.getByRole('button', { name: 'Crear servicio recurrente' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill(name)
    await expect(dialog.getByText(/^Próximas fechas: /)).toBeVisible()
    await isAccessibleEverywhere(page, 'new recurring service')
    await dialog.getByRole('button', { name: 'Crear', exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByText(name).first().click()
    await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await dialog.getByLabel('Su precio antes de IVA').fill('1800000')
    await isAccessibleEverywhere(page, 'a recurring service being changed')
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(dialog.getByText('$1.800.000')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pausar' }).click()
    await expect(dialog.getByRole('button', { name: 'Reanudar' })).toBeVisible()
    await isAccessibleEverywhere(page, 'a recurring service')
    await dialog.getByRole('button', { name: 'Terminar' }).click()
    await page.getByRole('button', { name: 'Terminar' }).last().click()
    await expect(dialog.getByText('Terminado')).toBeVisible()
    await page.context().close()
  })
}
