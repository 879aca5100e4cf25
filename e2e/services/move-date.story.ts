/** The client needs another day before anybody took the service. Decisions §7 "move the date". */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { cardOf, openServices } from '../acts/client.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const hourMs = 3_600_000

test('moving the date ends the offers for the old day, keeps the price, and their carriers are told', async ({
  browser,
}) => {
  const email = 'client2@demo.arriero.co'
  const carrier = 'enterprise2@demo.arriero.co'
  const id = await openService(email, { at: new Date(Date.now() + 50 * hourMs), pricePesos: 2_380_000 })
  const offer = await callerOf(carrier)
  await offer('/offer/create', {
    isOffer: true,
    value: 1_900_000,
    description: 'Ese día puedo.',
    idOrder: id,
  })

  const page = await enter(browser, { email })
  await openServices(page)
  const card = cardOf(page, id.slice(-6))
  await expect(card).toContainText('Revisar 1 oferta')
  await card.getByRole('link', { name: 'Otra fecha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar la fecha del servicio' })
  await expect(dialog.getByText('La oferta abierta se cierra')).toBeVisible()
  await isAccessibleEverywhere(page, 'moving the date')
  const act = dialog.getByRole('button', { name: 'Cambiar la fecha' })
  await act.click()
  await expect(dialog.getByText('La fecha de entrega es obligatoria')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mañana', exact: true }).click()
  await expect(dialog.getByText(/^El vehículo debe estar en el origen el/)).toBeVisible()
  await act.click()
  await isTold(page, 'El servicio se ha actualizado correctamente')
  await expect(card).toContainText('Esperando ofertas de los transportadores')
  await expect(card).toContainText('$2.380.000')

  const enterprise = await enter(browser, { email: carrier, at: '/main/avisos' })
  await isTold(enterprise, 'El cliente cambió la fecha')
  await Promise.all([page, enterprise].map((window) => window.context().close()))
})
