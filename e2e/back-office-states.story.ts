/** What staff sees while it waits, when nothing can be read and when there is nothing yet is as accessible as the rest. */
import { expect, test, type Page, type Route } from '@playwright/test'
import { isAccessibleEverywhere } from './accessible.ts'
import { enter } from './people.ts'

const lists: Readonly<Record<string, readonly string[]>> = {
  administrator: [
    '/main/usuarios',
    '/main/empresas',
    '/main/transportadores',
    '/main/transportadores?tipo=empresa',
    '/main/duenodecarga',
    '/main/duenodecarga?tipo=empresa',
    '/main/servicios',
    '/main/cancelados',
    '/main/documentacion',
    '/main/pqrs',
    '/main/auditoria',
    '/main/mis-solicitudes',
  ],
  accountancy: ['/main/cancelados', '/main/mis-solicitudes'],
  soport: ['/main/pqrs', '/main/mis-solicitudes'],
}
const others: Readonly<Record<string, readonly string[]>> = {
  administrator: ['/main/index', '/main/porcentajes', '/main/vehiculo/TRK907'],
  accountancy: ['/main/index'],
  soport: [],
}

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const refuse = json(500, { error: '', code: 'server.unexpected', requestId: 'relato-1' })
const nothing = json(200, { items: [], total: 0, next: null })
const silence = () => new Promise<void>(() => undefined)

/** Everything but who one is and the live channel. */
const answerWith = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route(/\/v1\/(?!auth|live)/, answer)
}

for (const role of Object.keys(lists)) {
  const screens = [...(lists[role] ?? []), ...(others[role] ?? [])]

  test(`${role}: what cannot be read offers to try again`, async ({ browser }) => {
    const page = await enter(browser, { email: `${role}@demo.arriero.co` })
    await answerWith(page, refuse)
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Reintentar' }).first(), path).toBeVisible()
      await isAccessibleEverywhere(page, `${path}, refused, ${role}`)
    }
    await page.context().close()
  })

  test(`${role}: what is awaited has its shape`, async ({ browser }) => {
    const page = await enter(browser, { email: `${role}@demo.arriero.co` })
    await answerWith(page, silence)
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' }).first(), path).toBeVisible()
      await isAccessibleEverywhere(page, `${path}, awaited, ${role}`)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })

  test(`${role}: a list without rows says what comes first`, async ({ browser }) => {
    const page = await enter(browser, { email: `${role}@demo.arriero.co` })
    await answerWith(page, nothing)
    for (const path of lists[role] ?? []) {
      await page.goto(path)
      await expect(page.getByText(/^(Todavía no|Ninguna|No hay|No tiene) /).first(), path).toBeVisible()
      await isAccessibleEverywhere(page, `${path}, empty, ${role}`)
    }
    await page.context().close()
  })
}
