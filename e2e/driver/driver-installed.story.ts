/** The driver area on a phone's home screen: its browser finds nothing against it, and it opens without a signal. */
import type { Page } from '@playwright/test'
import { hasWorker } from '../acts/without-line.ts'
import { logInAs, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

test.use({ serviceWorkers: 'allow' })

const whatStandsAgainst = async (page: Page): Promise<unknown[]> => {
  const session = await page.context().newCDPSession(page)
  const [{ installabilityErrors }, { errors }] = [
    await session.send('Page.getInstallabilityErrors'),
    await session.send('Page.getAppManifest'),
  ]
  return [...installabilityErrors, ...errors]
}

test('a driver installs his area, and reads his trips on a road without a signal', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  // A private window can install nothing: this one has a profile of its own.
  const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('phone'), {
    ...launchOptions,
    viewport: phone,
    baseURL: url(),
  })
  const page = await context.newPage()
  await page.goto('/conductor')
  await logInAs(page, 'driver@demo.arriero.co')
  const trip = page.getByRole('link', { name: /TMO846/ }).first()
  await expect(trip).toBeVisible()
  await hasWorker(page)
  expect(await whatStandsAgainst(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await expect(trip).toBeVisible()
  await expect(page.getByText(/Sin señal de internet|la última vez que hubo señal/)).toBeVisible()
  await context.close()
})
