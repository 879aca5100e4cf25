/** What was asked for once is asked for again in three presses, or under a name of its own. */
import type { Locator } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const at = '/main/cliente-servicios'

test('a request like yesterday takes three presses', async ({ browser }) => {
  const page = await enter(browser, { email: client, at })
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  const dialog = page.getByRole('dialog')
  await press(page.getByRole('link', { name: 'Pedir otra vez' }).first())
  await press(dialog.getByRole('button', { name: 'Pasado mañana' }))
  await press(dialog.getByRole('button', { name: 'Solicitar servicio' }))
  await expect(page.getByText('El servicio se ha registrado correctamente').first()).toBeVisible()
  expect(presses).toBe(3)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().close()
})

for (const viewport of [undefined, phone]) {
  test(`a service is kept as a template and asked for by it${viewport ? ', on a phone' : ''}`, async ({
    browser,
  }) => {
    const name = `Despacho ${viewport ? 'del jueves' : 'semanal'}`
    const page = await enter(browser, { email: client, at, ...(viewport && { viewport }) })
    await page.getByRole('link', { name: 'Ver detalle' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Guardar como plantilla' }).click()
    await dialog.getByLabel('Nombre de la plantilla').fill(name)
    await isAccessibleEverywhere(page, 'new template')
    await dialog.getByRole('button', { name: 'Guardar plantilla' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(new URL('/main/plantillas', page.url()).href)
    await page.getByText(name).first().click()
    await dialog.getByRole('button', { name: 'Pasado mañana' }).click()
    await isAccessibleEverywhere(page, 'asking by a template')
    await dialog.getByRole('button', { name: 'Solicitar servicio' }).click()
    await expect(page.getByText('El servicio se ha registrado correctamente').first()).toBeVisible()
    await isAccessibleEverywhere(page, 'templates')
    await page.context().close()
  })
}
