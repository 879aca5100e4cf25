/** Hours before its time nobody is named to drive a service: what staff does from where it is seen. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { payService, takenService } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { cardOf, openServices } from '../acts/client.ts'
import { enter, password, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const hourMs = 3_600_000

test('a service without a driver: staff calls, reminds in one press, closes it, and its client publishes it again', async ({
  browser,
}) => {
  const at = new Date(Date.now() + 3 * hourMs)
  const id = await takenService(client, 'enterprise2@demo.arriero.co', { at, pricePesos: 1_190_000 })
  await payService(client, id)
  const code = id.slice(18)
  const page = await enter(browser, {
    email: 'administrator2@demo.arriero.co',
    at: `/main/servicios?q=${id}`,
  })
  const row = page.getByRole('row').filter({ hasText: code })
  const call = await row.getByRole('link', { name: /^3\d{9}$/ }).getAttribute('href')
  expect(call).toMatch(/^tel:\+573\d{9}$/)

  await row.getByRole('button', { name: /^Detalle/ }).click()
  const dialog = page.getByRole('dialog')
  const blocker = dialog.getByRole('alert').filter({ hasText: 'Sin conductor' })
  await expect(blocker.getByRole('link', { name: /^3\d{9}$/ })).toHaveAttribute('href', call ?? '')
  const next = dialog.getByText('Siguiente paso: Transportador')
  const [red, green] = [await blocker.boundingBox(), await next.boundingBox()]
  expect(red?.y ?? 0).toBeLessThan(green?.y ?? 0)
  await isAccessibleEverywhere(page, 'a service without a driver')

  await blocker.getByRole('button', { name: 'Recordarle ahora' }).click()
  await isTold(page, 'Se le recordó al transportador que asigne conductor y vehículo')
  await expect(blocker.getByText(/^Último recordatorio: .+, por .+\.$/)).toBeVisible()
  await expect(blocker.getByRole('button', { name: 'Recordarle ahora' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(dialog.getByText('Arriero recordó asignar conductor y vehículo')).toBeVisible()

  await blocker.getByRole('button', { name: 'Cerrar y devolver el dinero' }).click()
  await expect(dialog.getByText(/se le devuelve todo al cliente/)).toBeVisible()
  await expect(dialog.getByLabel('Cobro antes de IVA')).toBeHidden()
  await page.setViewportSize(phone)
  await isAccessibleEverywhere(page, 'closing a service without a driver')
  await dialog.getByLabel('Motivo').fill('El transportador no contesta y no nombró conductor.')
  await dialog.getByLabel('Su contraseña').fill(password())
  await dialog.getByRole('button', { name: 'Cerrar como cancelado' }).click()
  await isTold(page, 'El servicio se ha actualizado correctamente')
  await page.context().close()

  const owner = await enter(browser, { email: client })
  await openServices(owner)
  const card = cardOf(owner, code)
  await card.getByRole('link', { name: 'Publicar de nuevo' }).click()
  await expect(owner.getByText('Partimos de su servicio anterior')).toBeVisible()
  await owner.context().close()
})
