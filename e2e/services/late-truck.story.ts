/** A truck that comes late: everybody who waits for it reads by how much, from the rule that makes it so to the consignee's link. */
import type { Browser, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { phoneOf } from '../acts/by-api.ts'
import { client, crew, setOutForMedellin } from '../acts/trip-to-medellin.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const boss = 'administrator@demo.arriero.co'
const late = /^\d+ (días|h) tarde$/
const promised = /^Llegaría .+ después de lo prometido$/

/** One rule of the trip, set after its question. */
const set = async (page: Page, rule: { label: string; title: string; to: string }): Promise<void> => {
  await page.getByLabel(rule.label).fill(rule.to)
  await page.getByRole('button', { name: `Cambiar: ${rule.title}` }).click()
  const question = page.getByRole('dialog', { name: `Cambiar: ${rule.title}` })
  await question.getByRole('button', { name: `Cambiar a ${rule.to} horas` }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `→ ${rule.to} horas` })
      .first(),
  ).toBeVisible()
}

/** Drivers rest more often and longer than when the arrival was promised. */
const restMore = async (browser: Browser): Promise<Page> => {
  const page = await enter(browser, { email: boss })
  await openScreen(page, 'Reglas del dinero')
  await expect(page.getByRole('heading', { name: 'Reglas del viaje' })).toBeVisible()
  await set(page, { label: 'Horas al volante', title: 'jornada del conductor', to: '4' })
  await set(page, { label: 'Horas de descanso', title: 'descanso del conductor', to: '24' })
  await isAccessible(page, 'rules of the trip')
  return page
}

test('a truck that comes late is told so to its carrier, its client, the staff and the consignee', async ({
  browser,
}) => {
  const id = await setOutForMedellin(browser)
  const staff = await test.step('the rule of the rests is another one', () => restMore(browser))
  const driver = await phoneOf(crew.driver)
  await driver.isAt({ latitude: 4.66, longitude: -74.12 })

  await test.step('staff reads it in the list of services', async () => {
    await staff.goto(`/main/servicios?q=${id}`)
    await expect(staff.getByText(late).first()).toBeVisible()
    await isAccessibleEverywhere(staff, 'services, one late')
  })
  const carrier = await enter(browser, { email: crew.carrier })
  await test.step('its carrier reads it on the map of the fleet', async () => {
    await openScreen(carrier, 'Flota en el mapa')
    const row = carrier
      .getByRole('region', { name: 'Vehículos en servicio' })
      .getByRole('listitem')
      .filter({ hasText: crew.plate })
    await expect(row.getByText(late)).toBeVisible()
    await expect(row).toContainText(/Llegaría el \d/)
    await isAccessibleEverywhere(carrier, 'fleet, one late')
  })
  const customer = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}` })
  const link = await test.step('its client reads it with the promise, and gives a link', async () => {
    await expect(customer.getByText(promised).first()).toBeVisible()
    await expect(customer.getByText('Llegada prometida').first()).toBeVisible()
    const panel = customer.getByRole('region', { name: 'Enlace para el destinatario' })
    await panel.getByRole('button', { name: 'Crear enlace' }).click()
    const copy = panel.getByRole('button', { name: /^Copiar http/ })
    await expect(copy).toBeVisible()
    await isAccessibleEverywhere(customer, 'a late service of its client')
    return /http\S+/.exec((await copy.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  })
  const consignee = await open(browser, { viewport: phone })
  await test.step('the consignee reads it without an account', async () => {
    await consignee.goto(link)
    await expect(consignee.getByText(promised)).toBeVisible()
    await expect(consignee.getByText('Llegada prometida')).toBeVisible()
    await expect(consignee.getByText(/entre .+ y .+/)).toBeVisible()
    await isAccessibleEverywhere(consignee, 'public tracking of a late truck')
  })
  await Promise.all([staff, carrier, customer, consignee].map((page) => page.context().close()))
})
