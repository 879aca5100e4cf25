/** A driver who is his own carrier saves by which roads he works, on his phone: changed, paused, removed and brought back. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { openService } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'driver2@demo.arriero.co'

test('lanes are saved on a phone, and one that was removed comes back by one press', async ({ browser }) => {
  const page = await enter(browser, { email, at: '/conductor/cargas', viewport: phone })
  await page.getByRole('link', { name: 'Avisarme de cargas en mis rutas' }).click()
  await expect(page).toHaveURL('/conductor/rutas')
  await expect(page.getByRole('heading', { name: 'Rutas guardadas' })).toBeVisible()
  await page.getByRole('link', { name: 'Guardar una ruta' }).click()
  await expect(page).toHaveURL('/conductor/rutas/nueva')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Diga por lo menos de dónde salen/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Desde' }).fill('Leticia')
  await page
    .getByRole('option', { name: /^Leticia/ })
    .first()
    .click()
  await page.getByLabel('Nombre').fill('Por el río')
  await isAccessibleEverywhere(page, 'a new lane on a phone')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const lane = page.getByRole('listitem').filter({ hasText: 'Por el río' })
  await expect(lane).toContainText('Desde Leticia')
  await isAccessibleEverywhere(page, 'saved lanes on a phone')

  await lane.getByRole('button', { name: 'Pausar los avisos: Por el río' }).click()
  await expect(lane).toContainText('En pausa')
  await lane.getByRole('link', { name: 'Cambiar: Por el río' }).click()
  await page.getByLabel('Nombre').fill('Por el Amazonas')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const renamed = page.getByRole('listitem').filter({ hasText: 'Por el Amazonas' })
  await renamed.getByRole('button', { name: 'Eliminar: Por el Amazonas' }).click()
  await expect(renamed).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(renamed).toBeVisible()

  await page.getByRole('link', { name: /^Cuándo le avisamos/ }).click()
  await expect(page).toHaveURL('/conductor/rutas/horario')
  await page.getByLabel('Avisos al día, como máximo').fill('3')
  await isAccessibleEverywhere(page, 'alert times on a phone')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Máximo 3 avisos al día/)).toBeVisible()
  await renamed.getByRole('button', { name: 'Eliminar: Por el Amazonas' }).click()
  await expect(renamed).toHaveCount(0)
  await page.context().close()
})

test('a load that one looks at becomes a lane in one press', async ({ browser }) => {
  const id = await openService('client2@demo.arriero.co', {
    at: new Date(Date.now() + 30 * 3_600_000),
    pricePesos: 1_500_000,
    origin: {
      name: 'Carrera 6 # 9-20, Piedecuesta, Santander',
      latitude: 6.988,
      longitude: -73.05,
      code: '68547',
    },
    destination: {
      name: 'Calle 30 # 25-10, Girón, Santander',
      latitude: 7.07,
      longitude: -73.168,
      code: '68307',
    },
  })
  const page = await enter(browser, { email, at: `/conductor/cargas/${id}`, viewport: phone })
  await page.getByRole('button', { name: 'Avisarme de cargas así' }).click()
  await expect(
    page.getByText('Le avisaremos de las cargas nuevas que estén en esta ruta').first(),
  ).toBeVisible()
  await isAccessibleEverywhere(page, 'a load whose lane was saved')
  await page.goto('/conductor/rutas')
  const lane = page.getByRole('listitem').filter({ hasText: 'Girón' })
  await expect(lane.first()).toContainText('Desde Piedecuesta')
  await lane
    .first()
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await page.context().close()
})
