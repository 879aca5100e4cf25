/** What a service told whom, by which ways and what became of it, and who read its conversation, on the service's page. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, takenService } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const [client, carrier] = ['client@demo.arriero.co', 'enterprise2@demo.arriero.co']
const hourMs = 3_600_000

type Bell = { items: readonly { _id: string; orderId: string | null; title: string }[] }

test('staff sees how far the carrier read, that the client was told by mail, and that he read it in the bell', async ({
  browser,
}) => {
  const at = new Date(Date.now() + 50 * hourMs)
  const id = await takenService(client, carrier, { at, pricePesos: 900_000 })
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: `/main/servicio/${id}/historial`,
  })
  await page.getByRole('tab', { name: 'Enviado' }).click()
  await expect(page).toHaveURL(new RegExp(`/main/servicio/${id}/enviado$`))
  await expect(page.getByText('Nadie ha leído la conversación todavía.')).toBeVisible()

  const [ask, take] = [await callerOf(client), await callerOf(carrier)]
  for (const text of ['Llego a las siete', 'Por la portería dos'])
    await ask(`/message/send/${id}`, { clientId: crypto.randomUUID(), text })
  await take(`/message/read/${id}`, { position: 1 }, 'PUT')
  await page.reload()
  const seen = page.getByRole('table', { name: 'Quién vio qué' })
  await expect(seen.getByText('La conversación, hasta el mensaje 1 de 2')).toBeVisible()

  await take(`/order/release/${id}`, { reason: 'Se varó el camión' })
  const row = page
    .getByRole('table', { name: 'Lo que salió' })
    .getByRole('row')
    .filter({ hasText: 'Correo: enviado' })
    .filter({ hasText: 'Sin leer' })
    .first()
  // Letters leave some seconds after the act.
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await isAccessibleEverywhere(page, 'what a service told whom')

  const { items } = (await ask('/notification/all?limit=50')) as unknown as Bell
  const texts = await row.innerText()
  const told = items.find(({ orderId, title }) => orderId === id && texts.includes(title))
  await ask(`/notification/read/${told?._id}`, undefined, 'PUT')
  await page.reload()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: told?.title ?? '' })
      .first(),
  ).toContainText('Leída')

  await page.getByRole('link', { name: 'Lo que hizo el equipo en este servicio, en la auditoría' }).click()
  await expect(page).toHaveURL(/\/main\/auditoria\?q=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible()
  await page.context().close()
})
