/** The day of whoever has services begins with what only he can move on. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

test('a cargo owner finds on his first screen what waits for him, his cargo on the road and what the month comes to', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co', at: '/main/index' })
  const waits = page
    .getByRole('region', { name: 'Requiere su acción' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Requiere su acción' }) }))
  await expect(waits.getByText(/^\d ofertas por decidir$/).first()).toBeInViewport()
  await expect(waits.getByText(/^Por pagar: \$/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'En camino' })).toBeVisible()
  await expect(
    page
      .getByRole('list')
      .filter({ hasText: /En viaje/ })
      .first(),
  ).toContainText('→')
  await expect(page.getByText(/^En Nov|^En [A-Z][a-z]{2} \d{4}$/).first()).toBeVisible()
  await isAccessibleEverywhere(page, 'home of a cargo owner')
  await waits.getByRole('link', { name: 'Comparar' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Ofertas de los transportadores' })).toBeVisible()
  await page.context().close()
})

test('a transport enterprise finds what its trips still lack', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'enterprise@demo.arriero.co',
    viewport: phone,
    at: '/main/index',
  })
  await page.getByRole('link', { name: 'Subir' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().close()
})
