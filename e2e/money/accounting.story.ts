/** An accountant asks of every figure where it comes from: table, postings, journal, reconciliation, spreadsheet. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet, withTotals } from '../../apps/api/src/features/exports/xlsx/workbook.fixture.ts'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const accountant = { email: 'accountancy@demo.arriero.co' }

const table = (page: Page) => page.getByRole('table', { name: 'Contabilidad de los servicios' })
const rows = (page: Page) => table(page).locator('tbody tr')
const pesosIn = (text: string | null) => Number((text ?? '').replace(/[^\d-]/g, ''))

const openAccounting = async (page: Page): Promise<void> => {
  await openScreen(page, 'Contabilidad')
  await expect(rows(page).first().locator('code')).toBeVisible()
}

test('from a row of the table to its postings, which come to nothing on both sides', async ({ browser }) => {
  const page = await enter(browser, accountant)
  await openAccounting(page)
  await isAccessibleEverywhere(page, 'accounting table')
  await page.goto('/main/contabilidad?status=3')
  const code = rows(page).first().locator('code')
  await expect(code).toBeVisible()
  await expect(rows(page).filter({ hasNotText: 'Finalizado' })).toHaveCount(0)
  await code.click()
  const drawer = page.getByRole('dialog', { name: /^Asientos del servicio/ })
  await expect(drawer.getByRole('heading', { name: /^Servicio finalizado/ })).toBeVisible()
  await expect(page).toHaveURL(/\/main\/contabilidad\/[0-9a-f]{24}\?status=3/)
  await isAccessible(page, 'postings of a service')
  const finish = drawer.getByRole('table', { name: 'Servicio finalizado' })
  const cells = await finish.getByRole('cell').allInnerTexts()
  const side = (which: number) =>
    cells.filter((_, at) => at % 2 === which).reduce((sum, text) => sum + pesosIn(text), 0)
  expect(side(0)).toBeGreaterThan(0)
  expect(side(0)).toBe(side(1))
  // The address alone opens it again.
  await page.reload()
  await expect(drawer.getByRole('heading', { name: /^Servicio finalizado/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/main\/contabilidad\?status=3/)
  await page.context().close()
})

const states = (page: Page) => page.getByRole('list', { name: 'Totales por estado del dinero' })
const wholeSum = (page: Page) => table(page).getByRole('row', { name: /^Todos · / })
const columnAt = async (page: Page, title: string): Promise<number> =>
  (await table(page).getByRole('columnheader').allTextContents()).findIndex((text) => text.trim() === title)
const head = (page: Page, title: string) =>
  table(page)
    .getByRole('columnheader')
    .filter({ has: page.getByText(title, { exact: true }) })
/** What a column of a line of sums says; its title spans the columns before the first amount. */
const sumIn = async (page: Page, line: Locator, title: string): Promise<number> => {
  const first = await columnAt(page, 'Ganancia del conductor')
  return pesosIn(
    await line
      .getByRole('cell')
      .nth((await columnAt(page, title)) - first)
      .textContent(),
  )
}

test('at rest an accountant sees the service, how its money stands and its pesos; sums stay in sight', async ({
  browser,
}) => {
  const page = await enter(browser, { ...accountant, viewport: { width: 1440, height: 900 } })
  await openAccounting(page)
  for (const title of ['Estado del dinero', 'Ganancia del conductor', 'Total', 'Total acordado'])
    await expect(head(page, title)).toBeInViewport({ ratio: 1 })
  await expect(wholeSum(page).getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  await head(page, 'Valor declarado').scrollIntoViewIfNeeded()
  await expect(rows(page).first().locator('code')).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('what was given back or is under way counts nothing: states, table, sums and file say the same', async ({
  browser,
}) => {
  const page = await enter(browser, { ...accountant, viewport: { width: 1440, height: 900 } })
  await openAccounting(page)
  const pesosOf = async (button: Locator) => pesosIn(await button.locator('strong').textContent())
  const all = states(page).getByRole('button', { name: /^Todos/ })
  const each = await states(page).locator('strong').allTextContents()
  const parts = each.slice(1).reduce((sum, text) => sum + pesosIn(text), 0)
  expect(await pesosOf(all)).toBe(parts)
  expect(await sumIn(page, wholeSum(page), 'Total')).toBe(parts)
  const running = states(page).getByRole('button', { name: /^En curso/ })
  expect(await pesosOf(running)).toBe(0)
  await running.click()
  await expect(page).toHaveURL(/moneyState=running/)
  await expect(running).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).filter({ hasNotText: 'Suma al finalizar' })).toHaveCount(0)
  const [first] = await rows(page).all()
  const cells = first?.getByRole('cell')
  expect(pesosIn((await cells?.nth(await columnAt(page, 'Total')).textContent()) ?? '')).toBe(0)
  const agreed = await cells?.nth(await columnAt(page, 'Total acordado')).textContent()
  expect(pesosIn(agreed ?? '')).toBeGreaterThan(0)
  await running.click()
  const cancelled = states(page).getByRole('button', { name: /^Cancelado/ })
  await cancelled.click()
  await expect(rows(page).filter({ hasNotText: 'Cancelado' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Por devolver' }).first()).toBeVisible()
  await expect.poll(() => sumIn(page, wholeSum(page), 'Devolución')).toBeGreaterThan(0)
  expect(await sumIn(page, wholeSum(page), 'Total')).toBe(await pesosOf(cancelled))
  await isAccessible(page, 'accounting by state of the money')
  await page.context().close()
})

test('a month is one press, and on a phone the sums stand under the cards', async ({ browser }) => {
  const page = await enter(browser, { ...accountant, viewport: phone, at: '/main/contabilidad' })
  const month = page.getByRole('button', { name: 'Este mes', exact: true })
  await month.click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}/)
  await expect(month).toHaveAttribute('aria-pressed', 'true')
  await month.click()
  await expect(page).not.toHaveURL(/from=/)
  const sums = page.getByRole('region', { name: 'Totales' })
  await sums.getByText(/^Todos · /).click()
  await expect(sums.getByText('Ganancia de la plataforma').last()).toBeVisible()
  await isAccessibleEverywhere(page, 'accounting on a phone')
  await page.context().close()
})

test('from a figure of the home to the entries it is the sum of', async ({ browser }) => {
  const page = await enter(browser, accountant)
  const card = page.getByRole('list', { name: 'Dinero según el libro diario' }).getByRole('link', {
    name: /^Por pagar a transportadores/,
  })
  const shown = pesosIn((/\$[\d.]+/.exec((await card.textContent()) ?? '') ?? [''])[0])
  expect(shown).toBeGreaterThan(0)
  await card.click()
  await expect(page.getByRole('table', { name: 'Asientos del libro diario' })).toBeVisible()
  const sums = page.getByText(/^Débitos \$/)
  const difference = /Diferencia (-?\$[\d.]+)/.exec((await sums.textContent()) ?? '')?.[1] ?? ''
  expect(Math.abs(pesosIn(difference))).toBe(shown)
  await isAccessibleEverywhere(page, 'entries of the journal')
  await page.getByRole('link', { name: 'Cuentas del libro' }).click()
  const ledger = page.getByRole('table', { name: 'Cuentas del libro diario' })
  await expect(ledger.getByRole('row')).toHaveCount(11)
  await isAccessibleEverywhere(page, 'accounts of the journal')
  await page.context().close()
})

test('the report is named by its day and holds every row; the books are reconciled', async ({ browser }) => {
  const page = await enter(browser, accountant)
  await openAccounting(page)
  const told = page.getByRole('status').filter({ hasText: /^\d[\d.]* registros?$/ })
  const total = pesosIn(await told.innerText())
  const shown = await sumIn(page, wholeSum(page), 'Total')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Exportar a Excel' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Exportar a Excel' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}Arriero\.xlsx$/)
  const { rows: sheet, totals } = withTotals(readSheet(await readFile(await file.path())))
  const [head = [], ...body] = sheet
  expect(body).toHaveLength(total)
  expect(head[0]).toBe('Estado')
  const at = head.indexOf('Total')
  expect(totals?.[at]).toBe(body.reduce((sum, row) => sum + (Number(row[at]) || 0), 0))
  expect(totals?.[at]).toBe(shown)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await page.getByRole('link', { name: 'Conciliación' }).click()
  const zero = page.getByRole('listitem').filter({ hasText: 'Partida doble' })
  await expect(zero).toContainText('Concuerda')
  for (const title of ['Pagos según la pasarela', 'Servicios finalizados', 'Tablero: valor pagado'])
    await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toContainText('Concuerda')
  await isAccessibleEverywhere(page, 'reconciliation')
  const again = page.getByRole('button', { name: 'Conciliar de nuevo' })
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  const pressedAt = new Date().toISOString()
  const foundAnew = page.waitForResponse(async (answer) => {
    if (!answer.url().endsWith('/accounting/reconciliation') || answer.request().method() !== 'GET')
      return false
    const { at, underWay } = (await answer.json()) as { at: string; underWay: object | null }
    return underWay === null && at >= pressedAt
  })
  await again.click()
  expect((await foundAnew).ok()).toBe(true)
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  await expect(zero).toContainText('Concuerda')
  await page.context().close()
})
