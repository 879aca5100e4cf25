/** A driver whose signal goes half way: his map and his way are in the phone, with the room they take, and leave it when he says so. */
import type { Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { hasWorker, sit } from '../acts/without-line.ts'
import { phone } from '../people.ts'
import { expect, test } from '../story.ts'

const driver = 'driver@demo.arriero.co'

/** A picture of one colour is a tenth of this. */
const drawnBytes = 15_000

const openMap = async (page: Page): Promise<void> => {
  await page.locator('summary').filter({ hasText: 'Ver mapa' }).click()
  const canvas = page.locator('.maplibregl-canvas')
  await canvas.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await canvas.screenshot()).length).toBeGreaterThan(drawnBytes)
}

test('a driver sees his way on the map after the signal is gone', async ({ browser }) => {
  const { page, line, leave } = await sit(browser, { email: driver, viewport: phone })
  await hasWorker(page)
  await page
    .getByRole('link', { name: /Medellín, Antioquia/ })
    .first()
    .click()
  const kept = page.getByRole('status').filter({ hasText: 'mapa de este viaje' })
  // By itself on a wide line; a browser that is kept busy takes its line for a narrow one.
  const keep = page.getByRole('button', { name: 'Guardar el mapa' })
  await keep.or(page.getByText('se ve sin señal')).first().waitFor()
  if (await keep.isVisible()) await keep.click()
  await expect(kept).toHaveText(
    /^El mapa de este viaje está en el teléfono \([\d,]+.[kM]B\): se ve sin señal\.$/,
  )
  await isAccessible(page, 'trip with its ground kept')

  line.cut('refuses')
  await page.reload()
  await openMap(page)
  await expect(page.getByRole('figure', { name: 'Ruta del viaje' })).toContainText('Medellín, Antioquia')
  await isAccessible(page, 'map of a trip without a signal')

  line.mend()
  await page.getByRole('button', { name: 'Borrar' }).click()
  await expect(kept).toHaveText('El mapa de este viaje no está en el teléfono: sin señal no se verá.')
  await page.reload()
  await expect(kept).toHaveText('El mapa de este viaje no está en el teléfono: sin señal no se verá.')
  await keep.click()
  await expect(kept).toHaveText(/está en el teléfono/)
  await leave()
})
