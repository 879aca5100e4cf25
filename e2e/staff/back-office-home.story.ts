/** What the home tells staff is what the lists say; charts come when they are looked at, and can be read without seeing them. */
import type { Locator, Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const administrator = 'administrator@demo.arriero.co'

/** Reads `1.234` as 1234: the dot parts the thousands. */
const numberIn = (text: string | null): number => Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', ''))

const figureOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Cifras' }).getByRole('listitem').filter({ hasText: title })

const valueOf = async (page: Page, title: string): Promise<number> =>
  numberIn(await figureOf(page, title).textContent())

/** How many rows the list on screen has in all. */
const listed = async (page: Page): Promise<number> => {
  const foot = page.getByRole('status').filter({ hasText: /registros?$/ })
  await expect(foot).toBeVisible()
  return numberIn(await foot.textContent())
}

const isHome = (page: Page): Promise<void> => expect(figureOf(page, 'Servicios finalizados')).toBeVisible()

const goHome = async (page: Page): Promise<void> => {
  await page.goto('/main/index')
  await isHome(page)
}

/** Follows a card or an item of the home and counts what is there. */
const follow = async (page: Page, link: Locator): Promise<number> => {
  await link.click()
  await page.waitForURL((url) => !url.pathname.endsWith('/main/index'))
  const count = await listed(page)
  await goHome(page)
  return count
}

const attentionOf = (page: Page, title: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Requiere atención ahora' }) })
    .getByRole('listitem')
    .filter({ hasText: title })

/** What stands still is in its own card, and in that of what waits no more. */
const riskOf = (page: Page, title: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Servicios en riesgo' }) })
    .getByRole('link', { name: title })

test('each figure of the home is what its list counts', async ({ browser }) => {
  const page = await enter(browser, { email: administrator })
  await isHome(page)
  for (const title of ['Servicios finalizados', 'Servicios cancelados']) {
    const shown = await valueOf(page, title)
    expect(shown).toBeGreaterThan(0)
    expect(await follow(page, figureOf(page, title).getByRole('link'))).toBe(shown)
  }
  const drivers = await valueOf(page, 'Todos')
  await page.goto('/main/transportadores')
  const natural = await listed(page)
  await page.goto('/main/transportadores?tipo=empresa')
  await expect(page.getByRole('tab', { name: 'Empresa', selected: true })).toBeVisible()
  expect(natural + (await listed(page))).toBe(drivers)
  await page.context().close()
})

test('what waits leads to just those who wait', async ({ browser }) => {
  const page = await enter(browser, { email: administrator })
  await isHome(page)
  await expect(attentionOf(page, 'Papeles por validar')).toBeVisible()
  await expect(attentionOf(page, 'Servicios sin conductor')).toHaveCount(0)
  for (const title of ['Servicios sin conductor', 'Pagos perdidos']) {
    const figure = riskOf(page, title)
    const shown = numberIn(await figure.textContent())
    expect(shown, title).toBeGreaterThan(0)
    expect(await follow(page, figure), title).toBe(shown)
  }
  for (const title of ['Devoluciones por pagar', 'PQR cerca de su plazo legal']) {
    const item = attentionOf(page, title)
    const shown = numberIn(await item.textContent())
    expect(shown, title).toBeGreaterThan(0)
    expect(await follow(page, item.getByRole('link')), title).toBe(shown)
  }
  for (const title of ['Cuentas por validar', 'Papeles por validar']) {
    const item = attentionOf(page, title)
    const shown = numberIn(await item.textContent())
    const ways = await item.getByRole('link').count()
    let sum = 0
    for (let way = 0; way < ways; way += 1) sum += await follow(page, item.getByRole('link').nth(way))
    expect(sum, title).toBe(shown)
  }
  await page.context().close()
})

test('the charts come when they are scrolled to, and say the same in tables', async ({ browser }) => {
  const page = await enter(browser, { email: administrator, viewport: { width: 1440, height: 420 } })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/charts-/.test(request.url())) asked.push(request.url())
  })
  await goHome(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('heading', { name: 'Servicios por estado' }).scrollIntoViewIfNeeded()
  await page.getByRole('figure', { name: 'Valor por semana' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.recharts-surface').nth(2)).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  const days = page.getByRole('figure', { name: 'Servicios por día' })
  await days.getByText('Ver en una tabla').click()
  await expect(days.getByRole('row')).toHaveCount(31)
  const weeks = page.getByRole('figure', { name: 'Valor por semana' })
  await weeks.getByText('Ver en una tabla').click()
  await expect(weeks.getByRole('row')).toHaveCount(14)
  await isAccessibleEverywhere(page, 'home of an administrator')
  await page.context().close()
})

test('accountancy sees the money of the books and how the services stand, and no more of the dashboard', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co' })
  await expect(page.getByRole('heading', { name: 'Servicios por estado' })).toBeVisible()
  await expect(page.locator('.recharts-surface')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Requiere atención ahora' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Cifras' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Dinero según el libro diario' })).toContainText('Recaudado')
  await isAccessibleEverywhere(page, 'home of accountancy')
  await page.context().close()
})

test('what waits stands first: in sight without scrolling, at a desk and on a phone', async ({ browser }) => {
  const page = await enter(browser, { email: administrator })
  await isHome(page)
  const waits = riskOf(page, 'Servicios sin conductor')
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport)
    await expect(waits).toBeInViewport({ ratio: 1 })
    const figures = await page.getByRole('list', { name: 'Cifras' }).boundingBox()
    expect((await waits.boundingBox())?.y ?? 0).toBeLessThan(figures?.y ?? 0)
  }
  await page.context().close()
})

test('first steps are done when they are so, however that came, and can be put away', async ({ browser }) => {
  const support = 'soport2@demo.arriero.co'
  const page = await enter(browser, { email: support })
  await expect(page.getByText('0 de 2')).toBeVisible()
  const file = await callerOf(support)
  await file('/pqr/create', {
    userId: (await callerOf('client2@demo.arriero.co')).userId,
    status: 'Pendiente',
    type: 'Consulta',
    subject: 'Horario de atención',
    description: 'Llamó a preguntar el horario.',
  })
  await page.reload()
  await expect(page.getByText('1 de 2')).toBeVisible()
  await isAccessibleEverywhere(page, 'home of support')
  await page.getByRole('button', { name: 'No mostrar más' }).click()
  await expect(page.getByText('1 de 2')).toBeHidden()
  await page.goto('/main/index')
  await expect(page.getByRole('link', { name: /^PQR/ }).last()).toBeVisible()
  await expect(page.getByText('Sus primeros pasos')).toBeHidden()
  await page.context().close()
})
