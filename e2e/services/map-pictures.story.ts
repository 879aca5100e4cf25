/** A picture of each map at both widths, in light and in the dark: `ARRIERO_PICTURES=<folder>`. Without that word it is no story. */
import type { Browser, Page } from '@playwright/test'
import { openScreen } from '../acts/back-office.ts'
import { callerOf } from '../acts/by-api.ts'
import { fillAfterRoute, fillRoute } from '../acts/client.ts'
import { isDrawn } from '../acts/map.ts'
import { targetsOf } from '../one-hand/targets.ts'
import type { PortalRole } from '../one-hand/places.ts'
import { pictures, takeAll } from '../one-hand/walk.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const emailOf = (role: string) => `${role}@demo.arriero.co`

/** Opens what one row of this person stands at. */
const at = async (browser: Browser, role: PortalRole, address: string, hasWebgl = true): Promise<Page> => {
  const email = emailOf(role)
  const target = await (await targetsOf(email, role))(address)
  if (target === undefined) throw new Error(`nothing of ${role} stands at ${address}`)
  return enter(browser, { email, at: target, hasWebgl })
}

const withDrawn = async (page: Page, where: string): Promise<void> => {
  await isDrawn(page)
  await takeAll(page, `map ${where}`, isDrawn)
  await page.context().close()
}

const runningMap = '/main/cliente-servicios/:running/mapa'
const serviceMaps: readonly [PortalRole, string][] = [
  ['cliententerprise', runningMap],
  ['enterprise', '/main/enterprise-services/mis/:running/mapa'],
  ['enterprise', '/main/enterprise-services/disponibles/:open/mapa'],
  ['administrator', '/main/servicios/:running/mapa'],
]

const bases: readonly [PortalRole, string][] = [
  ['enterprise', '/main/vehiculo/:plate'],
  ['enterprise', '/main/mi-cuenta'],
]

if (pictures) {
  test('the wizard with both pins and the ways between them, and its price with the tolls', async ({
    browser,
  }) => {
    const page = await enter(browser, { email: emailOf('client'), at: '/main/cliente-servicios' })
    await fillRoute(page, { from: 'Bogotá', to: 'Medellín', street: 'Carrera 50 # 10-30' })
    await takeAll(page, 'map wizard route', isDrawn)
    await fillAfterRoute(page, 'Bultos de papa.')
    await takeAll(page, 'wizard price', () => expect(page.getByText('Ver los peajes')).toBeVisible())
    await page.context().close()
  })

  for (const [role, address] of serviceMaps)
    test(`the map of a service at ${address}`, async ({ browser }) => {
      await withDrawn(await at(browser, role, address), `${role} ${address}`)
    })

  test('the same in words where none can be drawn', async ({ browser }) => {
    const page = await at(browser, 'cliententerprise', runningMap, false)
    await takeAll(page, 'map without webgl', () =>
      expect(page.getByText(/^No se pudo dibujar el mapa/)).toBeVisible(),
    )
    await page.context().close()
  })

  test('the tracking link', async ({ browser }) => {
    const target = await (await targetsOf(emailOf('cliententerprise'), 'cliententerprise'))(runningMap)
    const id = /[0-9a-f]{24}/.exec(target ?? '')?.[0] ?? ''
    const { url } = await (await callerOf(emailOf('cliententerprise')))(`/order/link/${id}`, {})
    const page = await open(browser, { viewport: phone })
    await page.goto(new URL(String(url)).pathname)
    await withDrawn(page, 'tracking link')
  })

  test('the fleet with one truck picked', async ({ browser }) => {
    const page = await enter(browser, { email: emailOf('enterprise') })
    await openScreen(page, 'Flota en el mapa')
    await page.getByRole('button', { name: 'Ver en el mapa' }).first().click()
    await expect(page.getByRole('region', { name: 'Vehículo elegido' })).toBeVisible()
    await expect(page.getByText('Por recorrer')).toBeVisible()
    await withDrawn(page, 'fleet picked')
  })

  test('the trip of a driver', async ({ browser }) => {
    const page = await enter(browser, { email: emailOf('driver'), viewport: phone })
    await page
      .getByRole('link', { name: /Medellín, Antioquia/ })
      .first()
      .click()
    await page.locator('summary').filter({ hasText: 'Ver mapa' }).click()
    await withDrawn(page, 'driver trip')
  })

  test('a load that an own driver may take', async ({ browser }) => {
    const page = await enter(browser, { email: emailOf('driver'), at: '/conductor/cargas', viewport: phone })
    await page.locator('a[href^="/conductor/cargas/"]').first().click()
    await page.locator('summary').filter({ hasText: 'Ver mapa' }).click()
    await withDrawn(page, 'driver load')
  })

  for (const [role, address] of bases)
    test(`the base at ${address}`, async ({ browser }) => {
      const page = await at(browser, role, address)
      await page.getByText(/^Base en .*: ver en el mapa$/).click()
      await withDrawn(page, `base ${address}`)
    })
}
