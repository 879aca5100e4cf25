/** What a lane has cost and taken, where a price is about to be named: each reads his own side of it. */
import type { Locator, Page } from '@playwright/test'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { openService } from '../acts/by-api.ts'
import { fillWizard } from '../acts/client.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const title = 'Cómo ha estado esta ruta'
const price = 'Precio del cliente, antes de IVA'
const freight = 'Lo que ganó el transportador'
const hours = 'Del cargue a la entrega'
const dayMs = 86_400_000

const toMedellin = {
  name: 'Carrera 50 # 10-30, Medellín, Antioquia',
  latitude: 6.244,
  longitude: -75.581,
  code: '05001',
}
const toCome = () => ({ at: new Date(Date.now() + 3 * dayMs), pricePesos: 2_975_000 })

const figureOf = (page: Page, name: string): Locator => page.getByRole('figure').filter({ hasText: name })

/** A figure in words with its middle half, drawn once it is on screen; the others are not told. */
const tells = async (page: Page, told: readonly string[]): Promise<void> => {
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(/^Lo último, \w{3}.* \d{4}: \d+ servicios\.$/)).toBeVisible()
  for (const name of [price, freight, hours]) {
    const figure = figureOf(page, name)
    if (!told.includes(name)) {
      await expect(figure).toHaveCount(0)
      continue
    }
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toContainText(name === hours ? /\d h/ : /\$\d\.\d{3}\.\d{3}/)
    await expect(
      figure
        .locator('[aria-hidden]')
        .getByText(/\d (M|h)$/)
        .first(),
    ).toBeVisible()
  }
}

test('a client reads what others paid on the same way before he names his price', async ({ browser }) => {
  const page = await enter(browser, { email: client, at: '/main/cliente-servicios' })
  await fillWizard(page, {
    from: 'Bogotá',
    to: 'Medellín',
    street: 'Carrera 50 # 10-30',
    description: 'Alimentos secos en estibas.',
  })
  await tells(page, [price, hours])
  await page.getByText('Ver en una tabla').click()
  const table = page.getByRole('table', { name: title })
  await expect(table.getByRole('columnheader')).toHaveText(['Meses', 'Servicios', price, hours])
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(4)
  await isAccessibleInTheDark(page, 'history of a lane, price')
  await isAccessibleEverywhere(page, 'history of a lane, price')
  await page.context().close()
})

test('carriers read what was earned before they offer, staff both sides, and of a new way nobody anything', async ({
  browser,
}) => {
  const id = await openService(client, { ...toCome(), destination: toMedellin })
  const enterprise = await enter(browser, {
    email: 'enterprise2@demo.arriero.co',
    at: `/main/enterprise-services/disponibles/${id}`,
  })
  await tells(enterprise, [freight, hours])
  await isAccessibleEverywhere(enterprise, 'history of a lane, open service')
  await enterprise.goto(`/main/enterprise-services/disponibles/${id}/tomar`)
  await tells(enterprise, [freight, hours])
  await enterprise.context().close()

  const driver = await enter(browser, {
    email: 'driver@demo.arriero.co',
    at: `/conductor/cargas/${id}`,
    viewport: phone,
  })
  await tells(driver, [freight, hours])
  await isAccessibleEverywhere(driver, 'history of a lane, driver')
  await driver.context().close()

  const administrator = 'administrator2@demo.arriero.co'
  const staff = await enter(browser, { email: administrator, at: `/main/servicios/${id}` })
  await tells(staff, [price, freight, hours])
  await isAccessibleEverywhere(staff, 'history of a lane, staff')
  const fresh = await openService(client, toCome())
  await staff.goto(`/main/servicios/${fresh}`)
  await expect(
    staff.getByText('Aún no hay historia suficiente de esta ruta con este vehículo.'),
  ).toBeVisible()
  await staff.context().close()
})
