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
  accountancy: ['/main/cancelados'],
  soport: ['/main/pqrs'],
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

const seeAll = async (page: Page, role: string, { answer, name, paths, isShown }: State): Promise<void> => {
  await answerWith(page, answer)
  for (const path of paths(role)) {
    await page.goto(path)
    await isShown({ page, path })
    await isAccessibleEverywhere(page, `${path}, ${role}: ${name}`)
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
