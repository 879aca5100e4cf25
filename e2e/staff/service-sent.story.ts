/** What a service told whom, by which ways and what became of it, and who read its conversation, on the service's page. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, takenService } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const [client, carrier] = ['client@demo.arriero.co', 'enterprise2@demo.arriero.co']
const hourMs = 3_600_000

type Bell = { items: readonly { _id: string; orderId: string | null; title: string }[] }

test('staff sees that a client was told by mail, that he read it in the bell, and how far the carrier read', async ({
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
  const table = page.getByRole('table', { name: 'Lo que salió' })

  const ask = await callerOf(client)
  const told = (await ask('/notification/all?limit=50')) as unknown as Bell
  const notice = told.items.find(({ orderId }) => orderId === id)
  const row = table
    .getByRole('row')
    .filter({ hasText: notice?.title ?? 'no notice' })
    .first()
  // Letters leave some seconds after the act.
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Correo: enviado', { timeout: 3_000 })
  }).toPass()
  await expect(row).toContainText('Sin leer')
  await isAccessibleEverywhere(page, 'what a service told whom')

  await ask(`/notification/read/${notice?._id}`, {}, 'PUT')
  for (const text of ['Llego a las siete', 'Por la portería dos'])
    await ask(`/message/send/${id}`, { clientId: crypto.randomUUID(), text })
  await (
    await callerOf(carrier)
  )(`/message/read/${id}`, { position: 1 }, 'PUT')
  await page.reload()
  await expect(row).toContainText('Leída')
  const seen = page.getByRole('table', { name: 'Quién vio qué' })
  await expect(seen.getByText('La conversación, hasta el mensaje 1 de 2')).toBeVisible()
  await isAccessibleEverywhere(page, 'who read what of a service')

  await page.getByRole('link', { name: 'Lo que hizo el equipo en este servicio, en la auditoría' }).click()
  await expect(page).toHaveURL(/\/main\/auditoria\?q=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible()
  await page.context().close()
})
