/** A driver whose signal goes half way: his map, his way and its tolls are in the phone, with the room they take; what he reports meanwhile goes when it is back. */
import type { Locator, Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { report } from '../acts/driver.ts'
import { isDrawn, passedIn, unfold } from '../acts/map.ts'
import { happenedOnce, hasWorker, sit } from '../acts/without-line.ts'
import { handOf, inGloves } from '../one-hand/one-hand.ts'
import { phone } from '../people.ts'
import { expect, test } from '../story.ts'

const driver = 'driver@demo.arriero.co'
const position = { latitude: 4.68, longitude: -74.12 }

const openMap = async (page: Page): Promise<void> => {
  await page.locator('summary').filter({ hasText: 'Ver mapa' }).click()
  await isDrawn(page)
}

/** Each post with its kilometres and what it asks for, and what they come to. */
const readTolls = async (page: Page): Promise<void> => {
  const tolls = page.getByRole('region', { name: 'Peajes en la vía' })
  await expect(tolls).toContainText(/\$\s?\d{2,3}\.\d{3}/)
  await tolls.getByText('Ver los peajes').click()
  await expect(
    tolls
      .getByRole('row')
      .filter({ hasText: /\d.km.*\$/ })
      .first(),
  ).toBeVisible()
}

const unfolded = async (page: Page): Promise<Locator> => {
  const trip = page.getByRole('figure', { name: 'Ruta del viaje' })
  await unfold(trip)
  return trip
}

const keptWords =
  /^El mapa de este viaje está en el teléfono \([\d,]+.[kM]B\), con la ruta, los municipios y los peajes: se ve sin señal\.$/
const goneWords =
  'El mapa de este viaje no está en el teléfono: sin señal no se verá. La ruta, los municipios y los peajes sí se leen.'

/** Rings are shown to whoever used the keyboard last. */
const expectOneHand = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift')
  expect((await handOf(page, inGloves)).faults).toEqual([])
}

test('a driver sees his way on the map after the signal is gone, and goes on reporting', async ({
  browser,
}) => {
  const { page, line, leave } = await sit(browser, { email: driver, viewport: phone, position })
  await hasWorker(page)
  await page
    .getByRole('link', { name: /Medellín, Antioquia/ })
    .first()
    .click()
  const kept = page.getByRole('status').filter({ hasText: 'mapa de este viaje' })
  const keep = page.getByRole('button', { name: 'Guardar el mapa' })
  await keep.click()
  await expect(kept).toHaveText(keptWords)
  await readTolls(page)
  await isAccessible(page, 'trip with its ground kept')
  await expectOneHand(page)

  line.cut('refuses')
  await page.reload()
  await openMap(page)
  const trip = await unfolded(page)
  await expect(trip).toContainText('Medellín, Antioquia')
  await passedIn(trip)
  await readTolls(page)
  await isAccessible(page, 'map of a trip without a signal')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await report(page, 'Llegué al destino', '¿Ya empezaron a descargar?')
  await expect(page.getByText(/^1 reporte.* esperan? señal$/)).toBeVisible()

  line.mend()
  await happenedOnce(id, 'milestone.inFinish')
  await expect(page.getByText('por enviar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Borrar el mapa' }).click()
  await expect(kept).toHaveText(goneWords)
  await page.reload()
  await expect(kept).toHaveText(goneWords)
  await expectOneHand(page)
  await keep.click()
  await expect(kept).toHaveText(/está en el teléfono/)
  await leave()
})

/** How many trips this phone has the whole ground of; written as the page runs it. A base that is not there yet must not be made by looking. */
const wholeGrounds = `(async () => {
  const bases = await indexedDB.databases()
  if (!bases.some(({ name }) => name === 'arriero-map')) return 0
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const db = await asked(indexedDB.open('arriero-map'))
  const trips = await asked(db.transaction('trips').objectStore('trips').getAll())
  db.close()
  return trips.filter(({ isWhole }) => isWhole).length
})()`

test('on a wide line the map of a trip is in the phone although he never opened it', async ({ browser }) => {
  const seat = { email: driver, viewport: phone, position, hasWideLine: true }
  const { page, line, leave } = await sit(browser, seat)
  await hasWorker(page)
  await expect.poll(() => page.evaluate<number>(wholeGrounds)).toBeGreaterThan(0)
  line.cut('refuses')
  await page.reload()
  await page
    .getByRole('link', { name: /Medellín, Antioquia/ })
    .first()
    .click()
  await openMap(page)
  await passedIn(await unfolded(page))
  await readTolls(page)
  await expect(page.getByRole('status').filter({ hasText: 'mapa de este viaje' })).toHaveText(keptWords)
  await leave()
})
