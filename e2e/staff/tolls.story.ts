/** Tolls: an administrator brings tariffs from a day on; client and carrier read what the road of a service asks for. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, openService } from '../acts/by-api.ts'
import { openScreen } from '../acts/back-office.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const dayMs = 86_400_000
const client = 'cliententerprise@demo.arriero.co'
const carrier = 'enterprise@demo.arriero.co'
const table = (figure: string) =>
  Buffer.from(`Código;Peaje;Categorías;I;II;III;IV;V\n83;Oiba;5;13000;${figure};35000;43000;50000\n`)

/** As it is typed into the field of a day. */
const inDays = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

test('tariffs of tolls are read beforehand, told where they are wrong, and count from a day on', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator2@demo.arriero.co' })
  await openScreen(page, 'Tarifa de referencia')
  await page.getByRole('tab', { name: 'Peajes' }).click()
  await expect(page.getByText('INVÍAS, datos abiertos de diciembre de 2025')).toBeVisible()
  const file = page.getByLabel('Archivo')
  const review = page.getByRole('button', { name: 'Revisar el archivo' })
  await file.setInputFiles({ name: 'peajes.csv', mimeType: 'text/csv', buffer: table('mucho') })
  await review.click()
  await expect(page.getByText('Hay 1 celda por corregir').first()).toBeVisible()
  await expect(page.getByText('Debe ser un número: dice «mucho»')).toBeVisible()
  await file.setInputFiles({ name: 'peajes.csv', mimeType: 'text/csv', buffer: table('14000') })
  const day = page.getByLabel('Rige desde')
  await day.fill(inDays(40))
  await day.press('Tab')
  await review.click()
  await expect(page.getByRole('row', { name: /Oiba II\s+\$\s?12\.900\s+\$\s?14\.000/ })).toBeVisible()
  await isAccessibleEverywhere(page, 'tolls before they count')
  await page.getByRole('button', { name: /^Poner en vigor desde el/ }).click()
  await isTold(page, 'La edición se ha registrado correctamente')
  await expect(page.getByText('Aún no rige')).toBeVisible()
  await page.getByRole('button', { name: 'Ver qué cambió' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Oiba')
  await page.context().close()
})

test('client and carrier read the tolls of a service, and the carrier what is left of it', async ({
  browser,
}) => {
  const id = await openService(client, {
    at: new Date(Date.now() + 3 * dayMs),
    pricePesos: 6_000_000,
    destination: { name: 'Medellín, Antioquia', latitude: 6.245, longitude: -75.5715, code: '05001' },
  })
  const bid = await callerOf(carrier)
  await bid('/offer/create', { isOffer: true, idOrder: id, value: 5_500_000, description: 'Salgo temprano' })
  const tolls = 'Peajes en la vía'
  for (const at of [`/main/cliente-servicios/${id}`, `/main/cliente-servicios/${id}/ofertas`]) {
    const page = await enter(browser, { email: client, at, viewport: phone })
    const part = page.getByRole('region', { name: tolls })
    await expect(part).toContainText('Total que publica el Ministerio de Transporte')
    await expect(part).not.toContainText('Le queda')
    await isAccessibleEverywhere(page, `tolls at ${at}`)
    await page.context().close()
  }
  const page = await enter(browser, { email: carrier, at: `/main/enterprise-services/disponibles/${id}` })
  const part = page.getByRole('region', { name: tolls })
  await expect(part.getByRole('row', { name: /^Combustible/ })).toBeVisible()
  await expect(part.getByRole('row', { name: /^Le queda/ })).toBeVisible()
  await isAccessibleEverywhere(page, 'what is left of a service')
  await page.context().close()
})
