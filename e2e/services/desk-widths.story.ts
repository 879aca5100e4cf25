/** At a desk of 1440 a list stands whole beside the menu: nothing of a row hides behind its last column. */
import type { Browser, Page } from '@playwright/test'
import { callerOf, openService } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

/** What a desk of 1440 leaves a page where the browser keeps a bar to scroll by in sight. */
const besideItsBar = { width: 1425, height: 900 }

/** By how much what stands in the list is wider than its place. */
const beyond = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('table', { name: list, exact: true })
    .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0))

/** By how much the last thing that is pressed in a row reaches out of its cell, where it would be cut. */
const cutOff = (page: Page, list: string): Promise<number> =>
  page.getByRole('table', { name: list, exact: true }).evaluate((table) => {
    const ends = [...table.querySelectorAll('tbody td:last-child :is(button, a)')].map(
      (one) =>
        one.getBoundingClientRect().right - (one.closest('td')?.getBoundingClientRect().right ?? Infinity),
    )
    return Math.max(0, ...ends)
  })

type Lists = readonly (readonly [at: string, list: string])[]

const stand = async (browser: Browser, email: string, lists: Lists): Promise<void> => {
  const page = await enter(browser, { email, viewport: besideItsBar })
  for (const [at, list] of lists) {
    await page.goto(at)
    const table = page.getByRole('table', { name: list, exact: true })
    await expect(table.locator('tbody td').nth(1)).toBeVisible()
    await expect.poll(() => beyond(page, list), list).toBe(0)
    await expect.poll(() => cutOff(page, list), list).toBe(0)
  }
  await page.context().close()
}

test('no list of the staff is wider than its place', async ({ browser }) => {
  await stand(browser, 'administrator@demo.arriero.co', [
    ['/main/servicios', 'Servicios'],
    ['/main/cancelados', 'Servicios cancelados'],
    ['/main/usuarios', 'Usuarios del equipo'],
    ['/main/empresas', 'Empresas transportadoras'],
    ['/main/transportadores', 'Conductores, persona natural'],
    ['/main/transportadores?tipo=empresa', 'Conductores de empresas'],
    ['/main/duenodecarga', 'Dueños de carga, persona natural'],
    ['/main/pqrs', 'PQRs'],
    ['/main/vencimientos', 'Documentos por vencer'],
    ['/main/esperas', 'Cobros por espera'],
    ['/main/avisos-pasarela', 'Avisos de la pasarela'],
    ['/main/auditoria', 'Registro de auditoría'],
    ['/main/margenes/rutas', 'Márgenes por ruta'],
    ['/main/margenes/semanas', 'Márgenes por semana'],
    ['/main/margenes/servicios', 'Servicios que suman el margen'],
    ['/main/margenes/ofertas', 'Ofertas de estas semanas'],
  ])
})

test('no list of a carrier is wider than its place', async ({ browser }) => {
  await stand(browser, 'enterprise@demo.arriero.co', [
    ['/main/enterprise-services/mis', 'Mis servicios'],
    ['/main/enterprise-services/disponibles', 'Servicios disponibles'],
    ['/main/transportadores', 'Mis conductores'],
    ['/main/vencimientos', 'Documentos por vencer'],
    ['/main/ingresos', 'Ingresos por servicio'],
  ])
})

test('nothing of a row is cut where a counter-offer is to be answered', async ({ browser }) => {
  const [client, carrier] = ['cliententerprise@demo.arriero.co', 'enterprise@demo.arriero.co']
  const at = new Date(Date.now() + 3 * 86_400_000)
  const id = await openService(client, { at, pricePesos: 2_400_000 })
  const [ask, bid] = [await callerOf(client), await callerOf(carrier)]
  const { _id } = await bid('/offer/create', {
    isOffer: true,
    idOrder: id,
    value: 2_000_000,
    description: 'Voy',
  })
  await ask('/offer/counter', { idOffer: _id, value: 1_900_000, description: 'Es lo que tengo' })
  const list = 'Servicios disponibles'
  const page = await enter(browser, { email: carrier, viewport: besideItsBar })
  await page.goto('/main/enterprise-services/disponibles')
  const row = page.getByRole('table', { name: list }).locator('tbody tr', { hasText: id.slice(-6) })
  await expect(row.getByText('Responder')).toBeVisible()
  await expect.poll(() => cutOff(page, list), list).toBe(0)
  await page.context().close()
})
