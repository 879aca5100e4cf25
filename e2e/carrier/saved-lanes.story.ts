/** Lanes of which a carrier is told: saved from the board in one press, changed, paused, removed and brought back. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const at = '/main/rutas-guardadas'
const email = 'enterprise@demo.arriero.co'

test('what the board is narrowed to becomes a lane in one press; wherever to anywhere is refused in words', async ({
  browser,
}) => {
  const page = await enter(browser, { email, at: '/main/tablero-de-cargas' })
  const save = page.getByRole('button', { name: 'Avisarme de cargas así' })
  await save.click()
  await expect(page.getByText(/Diga por lo menos de dónde salen o a dónde van/)).toBeVisible()
  await page.goto('/main/tablero-de-cargas?originCode=52001&originKm=120&perKmLeast=3000')
  await save.click()
  await expect(page.getByText('Le avisaremos de las cargas nuevas que estén en esta ruta')).toBeVisible()
  await page.getByRole('link', { name: 'Rutas guardadas' }).last().click()
  const row = page.getByRole('table', { name: 'Rutas guardadas' }).locator('tbody tr', { hasText: 'Desde' })
  await expect(row.first()).toContainText('a 120 km a la redonda')
  await expect(row.first()).toContainText(/3\.000/)
  await isAccessibleEverywhere(page, 'saved lanes')

  await page
    .getByRole('button', { name: /^Eliminar: Desde/ })
    .first()
    .click()
  await expect(page.getByText(/^Eliminó la ruta «Desde/)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row.first()).toContainText('a 120 km a la redonda')
  await page
    .getByRole('button', { name: /^Pausar los avisos: Desde/ })
    .first()
    .click()
  await expect(row.first()).toContainText('En pausa')
  await page
    .getByRole('button', { name: /^Eliminar: Desde/ })
    .first()
    .click()
  await expect(row).toHaveCount(0)
  await page.context().close()
})

test('a lane is written by hand, and one without a place is told so where it stands', async ({ browser }) => {
  const page = await enter(browser, { email, at: `${at}/nueva` })
  const form = page.getByRole('dialog', { name: 'Nueva ruta' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText(/Diga por lo menos de dónde salen/)).toBeVisible()
  await form.getByRole('combobox', { name: 'Desde' }).fill('Leticia')
  await page
    .getByRole('option', { name: /^Leticia/ })
    .first()
    .click()
  await form.getByLabel('Nombre').fill('Por el río')
  await isAccessibleEverywhere(page, 'new lane')
  await form.getByRole('button', { name: 'Guardar' }).click()
  const row = page
    .getByRole('table', { name: 'Rutas guardadas' })
    .locator('tbody tr', { hasText: 'Por el río' })
  await expect(row).toContainText('Leticia')
  await page.getByRole('button', { name: 'Eliminar: Por el río' }).click()
  await expect(row).toHaveCount(0)
  await page.context().close()
})

test('when one is told is changed, on a phone too', async ({ browser }) => {
  const page = await enter(browser, { email, at, viewport: phone })
  await expect(page.getByText(/^En silencio de 21:00 a 05:00/)).toBeVisible()
  await page.getByRole('button', { name: /^Cambiar/ }).click()
  const form = page.getByRole('dialog', { name: 'Cuándo le avisamos' })
  await isAccessibleEverywhere(page, 'alert times')
  await form.getByLabel('Avisos al día, como máximo').fill('3')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Máximo 3 avisos al día/)).toBeVisible()
  await isAccessibleEverywhere(page, 'saved lanes')
  await page.context().close()
})
