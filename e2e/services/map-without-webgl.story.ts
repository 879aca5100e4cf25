/** A machine that has nothing to draw a map with: route, towns, tolls and the truck's place are read instead, by everybody who has a map. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { callerOf, lineOf, phoneOf } from '../acts/by-api.ts'
import { fillRoute, next } from '../acts/client.ts'
import { passedIn, tripIn, whereIn } from '../acts/map.ts'
import { client, crew, setOutForMedellin } from '../acts/trip-to-medellin.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const hasWebgl = false
const failed = 'No se pudo dibujar el mapa en este equipo. Abajo está la misma información en palabras.'

/** Nothing is folded away: there is no map to show it. */
const isRead = async (page: Page, what: string): Promise<void> => {
  const trip = tripIn(page)
  await expect(trip.getByText(failed)).toBeVisible()
  for (const words of ['Origen', 'Destino', 'Distancia', 'Bogotá', 'Medellín'])
    await expect(trip).toContainText(words)
  await expect.poll(() => whereIn(trip)).toMatch(/^cerca de .+, km \d+ de \d+$/)
  await passedIn(trip)
  await expect(page.locator('.maplibregl-canvas')).toHaveCount(0)
  await isAccessibleEverywhere(page, what)
}

test('a trip is read where it cannot be drawn: by its client, by a link, by its driver, and among the fleet', async ({
  browser,
}) => {
  const id = await setOutForMedellin(browser)
  const line = await lineOf(id, client)
  const driver = await phoneOf(crew.driver)
  await driver.isAt(line[Math.floor(line.length / 2)] ?? { latitude: 5.2, longitude: -74.74 }, 38)

  await test.step('by its client', async () => {
    const page = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/mapa`, hasWebgl })
    await isRead(page, 'service without a map')
    await page.context().close()
  })
  await test.step('by whoever has its link', async () => {
    const { url } = await (await callerOf(client))(`/order/link/${id}`, {})
    const page = await open(browser, { viewport: phone, hasWebgl })
    await page.goto(new URL(String(url)).pathname)
    await isRead(page, 'public tracking without a map')
    await page.context().close()
  })
  await test.step('by its driver', async () => {
    const at = `/conductor/viaje/${id}`
    const page = await enter(browser, { email: crew.driver, at, viewport: phone, hasWebgl })
    await page.locator('summary').filter({ hasText: 'Ver mapa' }).click()
    await isRead(page, 'trip without a map')
    await expect(page.getByRole('region', { name: 'Peajes en la vía' })).toContainText('$')
    // His enterprise's money is not his.
    await expect(page.getByText('Le queda')).toHaveCount(0)
    await page.context().close()
  })
  await test.step('among the fleet', async () => {
    const page = await enter(browser, { email: crew.carrier, hasWebgl })
    await openScreen(page, 'Flota en el mapa')
    const list = page.getByRole('region', { name: 'Vehículos en servicio' })
    await expect(page.getByText(/^No se pudo dibujar el mapa .* La lista dice cerca de/)).toBeVisible()
    const row = list.getByRole('listitem').filter({ hasText: crew.plate })
    await expect(row).toContainText(/cerca de \p{L}+.* · (ahora|hace).* · 38 km\/h/u)
    await expect(list.getByRole('button', { name: 'Ver en el mapa' })).toHaveCount(0)
    await isAccessibleEverywhere(page, 'fleet without a map')
    await page.context().close()
  })
})

test('a way is asked for and chosen in words alone', async ({ browser }) => {
  const page = await enter(browser, { email: client, at: '/main/cliente-servicios', hasWebgl })
  await fillRoute(page, { from: 'Bogotá', to: 'Cali', street: 'Calle 70 # 7-15' })
  const route = page.getByRole('figure', { name: 'Mapa de la ruta' })
  await expect(route.getByText(/^No se pudo dibujar el mapa .* con sus coordenadas/)).toBeVisible()
  const first = await passedIn(route)
  const ways = page.getByRole('group', { name: 'Por dónde va' }).getByRole('radio')
  await ways.nth(1).check()
  await expect.poll(() => passedIn(route)).not.toEqual(first)
  await isAccessibleEverywhere(page, 'wizard, route without a map')
  const destination = page.getByRole('group', { name: 'Destino' })
  await destination.getByLabel(/^Punto exacto/).fill('3.48, -76.5')
  await expect(destination.getByText('Punto exacto marcado.')).toBeVisible()
  await expect(page.getByText(/\d km por carretera|\d km, distancia/)).toBeVisible()
  await next(page, 'Carga')
  await page.context().close()
})
