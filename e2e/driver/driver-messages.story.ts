/** A driver says what he has to with one press, also without a signal; on the move nothing else is left to him. */
import type { Locator, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { assignCrew, callerOf, payService, takenService } from '../acts/by-api.ts'
import { setOut } from '../acts/driver.ts'
import { drive, makePhone, turnBack } from '../acts/phone-of-minutes.ts'
import { hasWorker, sit } from '../acts/without-line.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'
const driver = 'enterprisedriver2@demo.arriero.co'
const plate = 'VKM118'
const hourMs = 3_600_000

/** Each story's on another day: one driver is in one place. */
const assignedTrip = async (hours: number): Promise<string> => {
  const id = await takenService(client, carrier, {
    at: new Date(Date.now() + hours * hourMs),
    pricePesos: 900_000,
  })
  await payService(client, id)
  await assignCrew(id, { carrier, driver, plate })
  return id
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversación del servicio' })
/** Nothing lies over it: where one writes stays at the foot of the page. */
const standsInSight = (words: Locator) =>
  words.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = one.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (one.contains(top) || top.contains(one))
  })
const says = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true }).click()

test('a driver reads what he is written on his trip, answers with one press, and his client reads it at once', async ({
  browser,
}) => {
  const id = await assignedTrip(338)
  const asks = await callerOf(client)
  await asks(`/message/send/${id}`, { clientId: crypto.randomUUID(), text: 'Entre por la portería 2' })
  const page = await enter(browser, { email: driver, viewport: phone, at: `/conductor/viaje/${id}` })
  const way = page.getByRole('link', { name: /^Mensajes.*1 sin leer/ })
  await expect(way).toBeVisible()
  const desk = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mensajes` })
  await way.click()
  await expect(log(page).getByText('Entre por la portería 2')).toBeVisible()
  await expect(desk.getByText(/Leído por conductor/)).toBeVisible()
  await page.getByRole('button', { name: 'Llegué, estoy en portería' }).click()
  await expect(desk.getByRole('log').getByText('Llegué, estoy en portería')).toBeVisible()
  await isAccessibleEverywhere(page, 'a driver’s conversation')
  await Promise.all([page, desk].map((one) => one.context().close()))
})

test('without a signal what a driver says waits in his phone, outlives its page, and reaches both sides once and in order', async ({
  browser,
}) => {
  const id = await assignedTrip(362)
  const { page, line, leave } = await sit(browser, {
    email: driver,
    viewport: phone,
    at: `/conductor/viaje/${id}/mensajes`,
  })
  await expect(page.getByRole('button', { name: 'Voy en camino' })).toBeVisible()
  await hasWorker(page)
  line.cut('hangs')
  await says(page, 'Voy en camino')
  await says(page, 'Me demoro unos 30 minutos')
  await page.getByLabel('Mensaje', { exact: true }).fill('Hay cierre en la vía')
  await says(page, 'Enviar')
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(3)
  await expect(page.getByText('3 mensajes esperan señal')).toBeVisible()
  await isAccessible(page, 'a driver’s unsent messages')
  await page.reload()
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(3)

  const [desk, office] = await Promise.all([
    enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mensajes` }),
    enter(browser, { email: carrier, at: `/main/enterprise-services/mis/${id}/mensajes`, viewport: phone }),
  ])
  await expect(desk.getByText('Todavía no hay mensajes')).toBeVisible()
  line.mend()
  for (const side of [desk, office, page])
    await expect(
      log(side)
        .locator('bdi')
        .filter({ hasText: /camino|minutos|vía/ }),
    ).toHaveText(['Voy en camino', 'Me demoro unos 30 minutos', 'Hay cierre en la vía'])
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(0)
  await isAccessible(office, 'a conversation of an enterprise')
  await Promise.all([leave(), ...[desk, office].map((one) => one.context().close())])
})

test('what is said as the signal goes stands in sight, though the page tells above it that it is gone', async ({
  browser,
}) => {
  const id = await assignedTrip(386)
  const page = await enter(browser, {
    email: driver,
    viewport: phone,
    at: `/conductor/viaje/${id}/mensajes`,
  })
  await says(page, 'Voy en camino')
  await expect(log(page).getByText('Enviado')).toBeVisible()
  await page.context().setOffline(true)
  await says(page, 'Me demoro unos 30 minutos')
  await expect(page.getByText('1 mensaje espera señal')).toBeVisible()
  await expect.poll(() => standsInSight(log(page).getByText('Sin enviar.'))).toBe(true)
  await page.context().setOffline(false)
  await expect(log(page).getByText('Sin enviar.')).toHaveCount(0)
  await page.context().close()
})

test('a driver on the move has buttons alone; where he stands he writes again, and what he had begun is there', async ({
  browser,
}) => {
  const id = await assignedTrip(2)
  const before = await enter(browser, { email: driver, viewport: phone })
  await makePhone(before.context())
  const page = await before.context().newPage()
  await page.goto(`/conductor/viaje/${id}`)
  await setOut(page)
  await page.getByRole('link', { name: /^Mensajes/ }).click()
  const field = page.getByLabel('Mensaje', { exact: true })
  await field.fill('Falta el sello de')
  await drive(page, 3)
  await expect(page.getByText('En movimiento solo respuestas rápidas.')).toBeVisible()
  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enviar mi ubicación' })).toBeHidden()
  await says(page, 'Me demoro unos 30 minutos')
  await expect(log(page).getByText('Me demoro unos 30 minutos')).toBeVisible()
  await isAccessible(page, 'a driver’s conversation on the move')
  // A minute ahead: what the phone said of its speed is no word of now.
  await turnBack(page, -1)
  await expect(field).toHaveValue('Falta el sello de')
  await before.context().close()
})
