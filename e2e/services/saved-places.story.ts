/** A client's own places: kept once, chosen wherever a place is asked for. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'

for (const viewport of [undefined, phone]) {
  test(`a place is kept, chosen in a request and let go of${viewport ? ', on a phone' : ''}`, async ({
    browser,
  }) => {
    const name = `Bodega ${viewport ? 'móvil' : 'norte'}`
    const page = await enter(browser, {
      email: client,
      at: '/main/mis-lugares',
      ...(viewport && { viewport }),
    })
    await page.getByRole('button', { name: 'Guardar un lugar' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre del lugar').fill(name)
    await form.getByLabel('Municipio').fill('medellin')
    await page.getByRole('option', { name: /^Medellín, Antioquia/ }).click()
    await form.getByLabel('Dirección').fill('Carrera 52 # 14-90')
    await form.getByLabel('Contacto en el sitio').fill('Portería')
    await form.getByLabel('Teléfono del contacto').fill('12')
    await form.getByRole('button', { name: 'Lunes a viernes de 7 a 17' }).click()
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(form.getByLabel('Teléfono del contacto')).toBeFocused()
    await form.getByLabel('Teléfono del contacto').fill('300 123 4567')
    await isAccessibleEverywhere(page, 'new place')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText(name).first()).toBeVisible()
    await isAccessibleEverywhere(page, 'own places')

    await page.goto(new URL('/main/cliente-servicios/nuevo', page.url()).href)
    const destination = page.getByRole('group', { name: 'Destino' })
    await page.getByLabel('Mis lugares').nth(1).click()
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await expect(destination.getByLabel('Municipio')).toHaveValue(/Carrera 52 # 14-90/)
    await expect(page.getByLabel('Contacto en el sitio')).toHaveValue('Portería')
    await expect(page.getByText('Lunes a viernes 07:00–17:00')).toBeVisible()
    await isAccessibleEverywhere(page, 'request with an own place')

    await page.goto(new URL('/main/mis-lugares', page.url()).href)
    await page.getByText(name).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Eliminar', exact: true }).last().click()
    await expect(page.getByText(name)).toHaveCount(0)
    await page.context().close()
  })
}
