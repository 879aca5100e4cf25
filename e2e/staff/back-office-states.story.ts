/** What staff sees while it waits, when nothing can be read and when there is nothing yet is as accessible as the rest. */
import type { Page, Route } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter } from '../people.ts'
import { expect, isLong, test } from '../story.ts'

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
    '/main/contabilidad/pagos/transportadores',
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
    '/main/cierres',
    '/main/cierres/cuentas',
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
  all: { count: 0, value: 0, amounts: Object.fromEntries(summed.map((name) => [name, 0])) },
  states: [],
})
/** No installation is without a name, and no sum without its figures. */
const nothing = (route: Route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/v1/setting/open') return route.continue()
  return pathname.endsWith('/totals') ? noSums(route) : emptyList(route)
}

type Answer = (route: Route) => Promise<void>

/** Everything but who one is and the live channel. */
const answerWith = async (page: Page, answer: Answer): Promise<void> => {
  await page.route(/\/v1\/(?!auth|live)/, answer)
}

/** Nothing comes, until all that was asked for is refused. */
const makeGate = () => {
  let held: Route[] | undefined = []
  return {
    pass: async (route: Route): Promise<void> => {
      if (held) held.push(route)
      else await refuse(route)
    },
    shut: () => {
      held ??= []
    },
    open: async (): Promise<void> => {
      const waiting = held ?? []
      held = undefined
      // Who asked may have gone on meanwhile.
      await Promise.allSettled(waiting.map(refuse))
    },
  }
}

const listsOf = (role: string) => lists[role] ?? []
const screensOf = (role: string) => [...listsOf(role), ...(others[role] ?? [])]

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

type Visit = { path: string; look: (state: string) => Promise<void> }

/** One after the other; the first is read anew, so that what was read or awaited before is gone. */
const visit = async (
  page: Page,
  role: string,
  paths: readonly string[],
  see: (visit: Visit, arrive: () => Promise<unknown>) => Promise<void>,
): Promise<void> => {
  const [first] = paths
  const looked = new Set([first, others[role]?.[0]])
  for (const path of paths) {
    const isFirst = path === first
    const look = async (state: string) => {
      // One piece draws it everywhere: axe looks at it in a list and outside of one. Menu and bar are the same over each of them.
      if (isLong || looked.has(path))
        await isAccessibleEverywhere(page, `${path}, ${role}: ${state}`, isFirst ? undefined : 'main')
    }
    await see({ path, look }, () => (isFirst ? page.goto(path) : goOn(page, path)))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** What is awaited has its shape; what cannot be read offers to try again. */
const seeWaitAndFail = async (page: Page, role: string): Promise<void> => {
  const gate = makeGate()
  await answerWith(page, gate.pass)
  await visit(page, role, screensOf(role), async ({ path, look }, arrive) => {
    gate.shut()
    await arrive()
    const waits = page.getByRole('status').filter({ hasText: 'Cargando' }).first()
    await expect(waits, path).toBeVisible()
    await look('awaited')
    await gate.open()
    await expect(page.getByRole('button', { name: 'Reintentar' }).first(), path).toBeVisible()
    await look('failed')
  })
}

/** A list without rows says what comes first. */
const seeEmpty = async (page: Page, role: string): Promise<void> => {
  await answerWith(page, nothing)
  await visit(page, role, listsOf(role), async ({ path, look }, arrive) => {
    await arrive()
    await expect(page.getByText(/^(Todavía no|Ninguna|No hay|No tiene) /).first(), path).toBeVisible()
    await look('empty')
  })
}

for (const role of Object.keys(lists)) {
  test(`${role}: lists that fail, that are awaited and that are empty`, async ({ browser }) => {
    test.setTimeout(480_000)
    const page = await enter(browser, { email: `${role}@demo.arriero.co` })
    await test.step('awaited, then refused', () => seeWaitAndFail(page, role))
    await test.step('empty', () => seeEmpty(page, role))
    await page.context().close()
  })
}
