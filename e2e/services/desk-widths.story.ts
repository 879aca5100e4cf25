/** At a desk of 1440 a list stands whole beside the menu: nothing of a row hides behind its last column. */
import type { Browser, Page } from '@playwright/test'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

/** What a desk of 1440 leaves a page where the browser keeps a bar to scroll by in sight. */
const besideItsBar = { width: 1425, height: 900 }

/** By how much what stands in the list is wider than its place. */
const beyond = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('table', { name: list, exact: true })
    .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0))

type Lists = readonly (readonly [at: string, list: string])[]

const stand = async (browser: Browser, email: string, lists: Lists): Promise<void> => {
  const page = await enter(browser, { email, viewport: besideItsBar })
  for (const [at, list] of lists) {
    await page.goto(at)
    const table = page.getByRole('table', { name: list, exact: true })
    await expect(table.locator('tbody td').nth(1)).toBeVisible()
    await expect.poll(() => beyond(page, list), list).toBe(0)
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
