/** A driver says what he has to with one press, also without a signal; on the move nothing else is left to him. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, payService, takenService } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const driver = 'enterprisedriver2@demo.arriero.co'
const plate = 'VKM118'
const hourMs = 3_600_000

const assignedTrip = async (): Promise<string> => {
  const id = await takenService(client, carrier, {
    at: new Date(Date.now() + 2 * hourMs),
    pricePesos: 900_000,
  })
  await payService(client, id)
  const [assign, { userId: driverId }] = [await callerOf(carrier), await callerOf(driver)]
  const { _id: vehicleId } = await assign(`/vehicle/detail/${plate}`)
  await assign(`/order/update/${id}`, { driverId, vehicleId }, 'PUT')
  return id
}

test('a driver reads what he is written on his trip, answers with one press, and his client reads it at once', async ({
  browser,
}) => {
  const id = await assignedTrip()
  const asks = await callerOf(client)
  await asks(`/message/send/${id}`, { clientId: crypto.randomUUID(), text: 'Entre por la portería 2' })
  const page = await enter(browser, { email: driver, viewport: phone, at: `/conductor/viaje/${id}` })
  const way = page.getByRole('link', { name: /^Mensajes.*1 sin leer/ })
  await expect(way).toBeVisible()
  const desk = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mensajes` })
  await way.click()
  const log = page.getByRole('log', { name: 'Conversación del servicio' })
  await expect(log.getByText('Entre por la portería 2')).toBeVisible()
  await expect(desk.getByText(/Leído por conductor/)).toBeVisible()
  await page.getByRole('button', { name: 'Llegué, estoy en portería' }).click()
  await expect(desk.getByRole('log').getByText('Llegué, estoy en portería')).toBeVisible()
  await isAccessibleEverywhere(page, 'a driver’s conversation')
  await Promise.all([page, desk].map((one) => one.context().close()))
})
