/** What staff sees while it waits, when nothing can be read and when there is nothing yet is as accessible as the rest. */
import type { Page, Route } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

/** A worker would bring by itself what is held back or refused here. */
test.use({ serviceWorkers: 'block' })

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
    '/main/contabilidad',
    '/main/documentacion',
    '/main/pqrs',
    '/main/auditoria',
    '/main/mis-solicitudes',
  ],
  accountancy: [
    '/main/cancelados',
    '/main/contabilidad',
    '/main/contabilidad/pagos',
    '/main/contabilidad/lotes',
    '/main/contabilidad/reembolsos',
    '/main/contabilidad/reclamos',
  ],
  soport: ['/main/pqrs'],
}
const others: Readonly<Record<string, readonly string[]>> = {
  administrator: ['/main/index', '/main/porcentajes', '/main/reglas-dinero', '/main/vehiculo/TRK907'],
  accountancy: [
    '/main/index',
    '/main/contabilidad/libro',
    '/main/contabilidad/conciliacion',
    '/main/contabilidad/retenciones',
  ],
  soport: [],
}

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const refuse = json(500, { error: '', code: 'server.unexpected', requestId: 'relato-1' })
const emptyList = json(200, { items: [], total: 0, next: null })
const summed = [
  'profitsDriver',
  'profits',
  'totalCost',
  'ivaCost',
  'priceInsurance',
  'priceArrieroInsurance',
  'percentArrieroInsurance',
  'total',
  'standby',
  'ivaStandby',
  'fee',
  'refund',
  'refunded',
]
const noSums = json(200, {
  all: { count: 0, amounts: Object.fromEntries(summed.map((name) => [name, 0])) },
  states: [],
})
/** No installation is without a name, and no sum without its figures. */
const nothing = (route: Route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/v1/setting/open') return route.continue()
  return pathname === '/v1/order/accounting/totals' ? noSums(route) : emptyList(route)
}
const silence = () => new Promise<void>(() => undefined)

/** Everything but who one is and the live channel. */
const answerWith = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.route(/\/v1\/(?!auth|live)/, answer)
}

type Look = { path: string; page: Page }
type State = {
  name: string
  answer: (route: Route) => Promise<void>
  paths: (role: string) => readonly string[]
  isShown: (look: Look) => Promise<void>
}

const listsOf = (role: string) => lists[role] ?? []
const screensOf = (role: string) => [...listsOf(role), ...(others[role] ?? [])]

const states: readonly State[] = [
  {
    name: 'what cannot be read offers to try again',
    answer: refuse,
    paths: screensOf,
    isShown: ({ page, path }) =>
      expect(page.getByRole('button', { name: 'Reintentar' }).first(), path).toBeVisible(),
  },
  {
    name: 'what is awaited has its shape',
    answer: silence,
    paths: screensOf,
    isShown: ({ page, path }) =>
      expect(page.getByRole('status').filter({ hasText: 'Cargando' }).first(), path).toBeVisible(),
  },
  {
    name: 'a list without rows says what comes first',
    answer: nothing,
    paths: listsOf,
    isShown: ({ page, path }) =>
      expect(page.getByText(/^(Todavía no|Ninguna|No hay|No tiene) /).first(), path).toBeVisible(),
  },
]

/** As the browser's own buttons do: the program stays, the screen is another one. */
const change = (page: Page, path: string) =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )

/** By way of a page that shows none of the states, so that what is seen is the next screen's own. */
const goOn = async (page: Page, path: string): Promise<void> => {
  await change(page, '/main/nada')
  await expect(page.getByText('Has perdido tu ruta').first()).toBeVisible()
  await change(page, path)
}

const seeAll = async (page: Page, role: string, { answer, name, paths, isShown }: State): Promise<void> => {
  await answerWith(page, answer)
  // What the state before had read or awaited is gone with the page.
  const [first = '/main/index', ...rest] = paths(role)
  for (const path of [first, ...rest]) {
    await (path === first ? page.goto(path) : goOn(page, path))
    await isShown({ page, path })
    // Menu and bar are the same over each of them.
    await isAccessibleEverywhere(page, `${path}, ${role}: ${name}`, path === first ? undefined : 'main')
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const role of Object.keys(lists)) {
  test(`${role}: lists that fail, that are awaited and that are empty`, async ({ browser }) => {
    test.setTimeout(480_000)
    const page = await enter(browser, { email: `${role}@demo.arriero.co` })
    for (const state of states) await test.step(state.name, () => seeAll(page, role, state))
    await page.context().close()
  })
}
