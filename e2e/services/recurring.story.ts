/** A service that comes again by weekdays. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService } from '../acts/by-api.ts'
import { choose } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise@demo.arriero.co'

/** Bogotá. */
const dayAfterTomorrowAt8 = () =>
  new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T13:00:00Z`)

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

test('whoever repeats a service at an hour when nobody loads it is told of it, and chooses another', async ({
  browser,
}) => {
  const ask = await callerOf(client)
  const monday = { monday: { opens: '07:00', closes: '17:00' } }
  const orderId = await openService(client, {
    at: dayAfterTomorrowAt8(),
    pricePesos: 2_000_000,
    contacts: { origin: { hours: monday } },
  })
  await ask('/order/template', { name: 'Lunes temprano', orderId })
  const page = await enter(browser, { email: client, at: '/main/recurrentes' })
  await page.getByRole('button', { name: 'Crear servicio recurrente' }).first().click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Qué se repite'), 'Lunes temprano')
  for (const day of ['Martes', 'Miércoles', 'Jueves', 'Viernes']) await dialog.getByLabel(day).uncheck()
  await expect(dialog.getByText(/^Próximas fechas: /)).toBeVisible()
  await expect(dialog.getByText(/^A esa hora el origen está cerrado/)).toBeHidden()
  await choose(dialog.getByLabel('Hora', { exact: true }), '05')
  await expect(
    dialog.getByText('A esa hora el origen está cerrado. Horario: Lunes 07:00–17:00.'),
  ).toBeVisible()
  await isAccessibleEverywhere(page, 'a recurring service while its origin is closed')
  await page.goto(new URL('/main/plantillas', page.url()).href)
  await page.getByText('Lunes temprano').first().click()
  await dialog.getByRole('button', { name: 'Pasado mañana' }).click()
  await choose(dialog.getByLabel('Hora', { exact: true }), '05')
  await expect(dialog.getByText(/^A esa hora el origen está cerrado/)).toBeVisible()
  await page.context().close()
})
