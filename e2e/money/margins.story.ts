/** What the brokerage keeps: every figure and every bar leads to the rows it is made of, and they add up to it. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet, withTotals } from '../../apps/api/src/features/exports/xlsx/workbook.fixture.ts'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const accountant = 'accountancy@demo.arriero.co'
const administrator = 'administrator@demo.arriero.co'
const nobodysWeek = 'from=2020-01-06&to=2020-01-12'

const figures = (page: Page): Locator => page.getByRole('list', { name: 'Lo que suman estas semanas' })
const marginOf = (page: Page): Locator =>
  figures(page)
    .getByRole('listitem')
    .filter({ hasText: /^Margen\$/ })
/** Its first amount: groups of three, for what stands behind it may be glued to it. */
const pesosIn = (text: string | null): string => /-?\$\d{1,3}(?:\.\d{3})*/.exec(text ?? '')?.[0] ?? 'no pesos'

const servicesTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Servicios que suman el margen' })
const wholeSum = (table: Locator): Locator => table.getByRole('row', { name: /^En total: / })

/** Rows that add up to so many pesos stand on screen. */
const addUpTo = async (page: Page, pesos: string): Promise<void> => {
  await expect(page).toHaveURL(/\/main\/margenes\/servicios\?/)
  await expect(wholeSum(servicesTable(page))).toContainText(pesos)
}

type Row = { margin: number; order: string }
type Totals = { all: { amounts: Record<'profits' | 'priceInsurance' | 'priceArrieroInsurance', number> } }
type Postings = {
  postings: readonly { entries: readonly { account: string; amount: number }[] }[]
}
type Ask = Awaited<ReturnType<typeof callerOf>>

/** All of them, page by page. */
const rowsOf = async (ask: Ask, weeks: string): Promise<Row[]> => {
  const rows: Row[] = []
  let after = ''
  do {
    const { items, next } = (await ask(`/margin/services${weeks}&limit=100${after}`)) as unknown as {
      items: readonly Row[]
      next: string | null
    }
    rows.push(...items)
    after = next === null ? '' : `&after=${next}`
  } while (after !== '')
  return rows
}

/** What the journal posted as the platform's own, of one service. */
const bookedOf = async (ask: Ask, order: string): Promise<number> => {
  const { postings } = (await ask(`/accounting/order/${order}`)) as unknown as Postings
  return postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'platform_revenue')
    .reduce((sum, { amount }) => sum - amount, 0)
}

test('the margin of the screen is the sum of its rows, of the accounting table and of the journal', async ({
  browser,
}) => {
  const page = await enter(browser, { email: accountant, at: '/main/margenes' })
  const shown = pesosIn(await marginOf(page).textContent())
  await isAccessibleEverywhere(page, 'margins')
  await isAccessibleInTheDark(page, 'margins')
  await marginOf(page).getByRole('link').click()
  await addUpTo(page, shown)
  await isAccessibleEverywhere(page, 'services with their margin')
  const ask = await callerOf(accountant)
  const weeks = new URL(page.url()).search
  const rows = await rowsOf(ask, weeks)
  const margin = rows.reduce((sum, row) => sum + row.margin, 0)
  expect(`$${margin.toLocaleString('de-DE')}`).toBe(shown)
  const { all } = (await ask(`/order/accounting/totals${weeks}`)) as unknown as Totals
  const { profits, priceInsurance, priceArrieroInsurance } = all.amounts
  expect(profits + priceInsurance - priceArrieroInsurance).toBe(margin)
  for (const row of rows.slice(0, 20)) expect(await bookedOf(ask, row.order), row.order).toBe(row.margin)
  await page.context().close()
})

test('the bar of a lane, of a client and of a week leads to the services that add up to it', async ({
  browser,
}) => {
  const page = await enter(browser, { email: administrator, at: '/main/margenes' })
  for (const [list, key] of [
    ['Rutas que más dejan', 'lane'],
    ['Clientes que más dejan', 'client'],
    ['Transportadores que más dejan', 'carrier'],
  ] as const) {
    await page.goto('/main/margenes')
    const bar = page.getByRole('list', { name: list }).getByRole('link').first()
    const shown = pesosIn(await bar.textContent())
    await bar.click()
    await expect(page).toHaveURL(new RegExp(`[?&]${key}=`))
    await addUpTo(page, shown)
  }
  await page.goto('/main/margenes')
  const weeks = page.getByRole('figure', { name: 'Margen por semana' })
  await weeks.scrollIntoViewIfNeeded()
  await weeks.getByText('Ver en una tabla').click()
  const week = weeks
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  const shown = pesosIn(await week.textContent())
  await week.getByRole('link').click()
  await addUpTo(page, shown)
  await page.context().close()
})

test('a drawn bar is pressed as well, and what it counts of offers is what is listed', async ({
  browser,
}) => {
  const page = await enter(browser, { email: administrator, at: '/main/margenes' })
  const won = page.getByRole('figure', { name: 'Ofertas ganadas por semana' })
  await won.scrollIntoViewIfNeeded()
  await won.getByText('Ver en una tabla').click()
  const week = won
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  const count = await week.getByRole('cell').last().textContent()
  await week.getByRole('link').click()
  await expect(page).toHaveURL(/\/main\/margenes\/ofertas\?/)
  await expect(page.getByRole('status').filter({ hasText: /registros?$/ })).toContainText(count ?? 'none')
  await isAccessibleEverywhere(page, 'offers of a week')
  await page.goBack()
  const margin = page.getByRole('figure', { name: 'Margen por semana' })
  await margin.scrollIntoViewIfNeeded()
  const drawn = margin.locator('.recharts-bar-rectangle path')
  await expect(drawn.first()).toBeVisible()
  for (const bar of await drawn.all()) {
    const box = await bar.boundingBox()
    if (!box || box.height < 20) continue
    await bar.click()
    break
  }
  await expect(page).toHaveURL(/\/main\/margenes\/servicios\?.*from=/)
  await page.context().close()
})

test('lanes stand in a list that leads on and leaves as a file with the same sum', async ({ browser }) => {
  const page = await enter(browser, { email: accountant, at: '/main/margenes' })
  const shown = pesosIn(await marginOf(page).textContent())
  await page
    .getByRole('navigation', { name: 'Secciones de los márgenes' })
    .getByRole('link', { name: 'Por ruta', exact: true })
    .click()
  const lanes = page.getByRole('table', { name: 'Márgenes por ruta' })
  await expect(wholeSum(lanes)).toContainText(shown)
  await isAccessibleEverywhere(page, 'margins by lane')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Exportar a Excel' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Exportar a Excel' }).click(),
  ])
  const { rows, totals } = withTotals(readSheet(await readFile(await file.path())))
  const at = rows[0]?.indexOf('Margen') ?? -1
  expect(`$${Number(totals?.[at]).toLocaleString('de-DE')}`).toBe(shown)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await lanes.locator('tbody tr').filter({ hasText: '→' }).first().click()
  await expect(page).toHaveURL(/\/main\/margenes\/servicios\?.*lane=\d{5}-\d{5}/)
  await page.context().close()
})

test('weeks without anything say so, and what narrows them is taken away again', async ({ browser }) => {
  const page = await enter(browser, {
    email: accountant,
    viewport: phone,
    at: `/main/margenes?${nobodysWeek}`,
  })
  await expect(page.getByText('Sin movimiento en estas semanas')).toBeVisible()
  await isAccessibleEverywhere(page, 'margins of nothing')
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page).toHaveURL(/\/main\/margenes$/)
  await expect(marginOf(page)).toBeVisible()
  await page.goto('/main/margenes?from=2024-01-01&to=2026-01-01')
  await expect(page.getByText('Elija a lo sumo un año: 54 semanas.')).toBeVisible()
  await page.goto(`/main/margenes/devueltos?${nobodysWeek}`)
  await expect(page.getByText('Nada coincide con lo que busca')).toBeVisible()
  await page.context().close()
})
