/** An accountant closes a month: what keeps it open, what it came to, what comes late, and the file for her program. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet, withTotals } from '../../apps/api/src/features/exports/xlsx/workbook.fixture.ts'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { callerOf } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const accountant = { email: 'accountancy@demo.arriero.co' }
const names = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'] as const
const nameOf = (month: string) => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
const pesosIn = (text: string | null) => Number((text ?? '').replace(/[^\d-]/g, ''))
/** The Bogotá month of an instant. */
const monthAt = (at: string) => new Date(Date.parse(at) - 5 * 3_600_000).toISOString().slice(0, 7)

type Months = { months: readonly { month: string; state: string }[] }
const monthsOf = async () => {
  const ask = await callerOf(accountant.email)
  return ((await ask('/accounting/months')) as unknown as Months).months
}

const accounts = (page: Page) => page.getByRole('table', { name: 'Lo que movió cada cuenta' })
const review = (page: Page) => page.getByRole('table', { name: 'Revisión antes de cerrar' })
const cellOf = (row: Locator, at: number) => row.getByRole('cell').nth(at)
/** What is written in each row, but for the way to its entries. */
const figuresOf = (page: Page) => accounts(page).getByRole('row').allInnerTexts()

const failWith = (why: string): never => {
  throw new Error(why)
}

test('the oldest open month is looked through and closed; it cannot be opened again', async ({ browser }) => {
  const known = await monthsOf()
  const month = known.findLast(({ state }) => state === 'open')?.month ?? failWith('none is open')
  const page = await enter(browser, { ...accountant, at: '/main/cierres' })
  const months = page.getByRole('table', { name: 'Meses de los libros' })
  await expect(months.getByRole('row')).toHaveCount(known.length + 1)
  await expect(months.getByText('En curso')).toHaveCount(1)
  await expect(months.getByText('Cerrado').first()).toBeVisible()
  await isAccessibleEverywhere(page, 'months of the books')
  await months.getByRole('link', { name: nameOf(month) }).click()
  await expect(page.getByRole('heading', { name: `Cierre de ${nameOf(month)}` })).toBeVisible()
  for (const title of [
    /^Asientos que no suman cero/,
    /^Pagos que la pasarela cuenta distinto/,
    /^Pagos autorizados sin capturar/,
    /^Devoluciones sin hacer/,
  ])
    await expect(review(page).getByRole('row', { name: title })).toContainText('En orden')
  await isAccessibleEverywhere(page, 'a month to be closed')
  const before = await figuresOf(page)
  const total = accounts(page).getByRole('row', { name: /^Total/ })
  // Debits and credits are the same.
  expect(pesosIn(await cellOf(total, 1).textContent())).toBe(pesosIn(await cellOf(total, 2).textContent()))
  await page.getByRole('button', { name: `Cerrar ${nameOf(month)}` }).click()
  const question = page.getByRole('dialog', { name: `¿Cerrar ${nameOf(month)}?` })
  await expect(question.getByText(/no se vuelve a abrir/)).toBeVisible()
  await isAccessible(page, 'a month, asked to be closed')
  await question.getByRole('button', { name: `Cerrar ${nameOf(month)}` }).click()
  await expect(page.getByText('Este mes está cerrado: sus cifras ya no cambian.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cerrar ${nameOf(month)}` })).toHaveCount(0)
  expect(await figuresOf(page)).toEqual(before)
  await page.reload()
  await expect(page.getByText('Este mes está cerrado: sus cifras ya no cambian.')).toBeVisible()
  await page.context().close()
})

type Refunds = {
  items: readonly { _id: string; order: string; paidAt: string | null; value: number }[]
}

test('a refund of a closed month that came back, and is paid again, stands in the month that is going on', async ({
  browser,
}) => {
  const ask = await callerOf(accountant.email)
  const closed = (await monthsOf()).filter(({ state }) => state === 'closed').map(({ month }) => month)
  const { items } = (await ask('/accounting/refunds?state=paid&limit=100')) as unknown as Refunds
  const refund =
    items.find(({ paidAt }) => paidAt !== null && closed.includes(monthAt(paidAt))) ??
    failWith('no refund of a closed month')
  const month = monthAt(refund.paidAt ?? '')
  const page = await enter(browser, { ...accountant, at: `/main/cierres/${month}` })
  await expect(accounts(page)).toBeVisible()
  const before = await figuresOf(page)

  await page.goto(`/main/contabilidad/reembolsos/${refund._id}`)
  const shown = page.getByRole('dialog', { name: `Devolución del servicio ${refund.order.slice(18)}` })
  await shown.getByRole('button', { name: 'La rechazaron' }).click()
  const rejected = page.getByRole('dialog', { name: '¿Rechazaron esta devolución?' })
  await rejected.getByLabel('Motivo que dio la pasarela o el banco').fill('La cuenta está cerrada')
  await rejected.getByRole('button', { name: 'Registrar el rechazo' }).click()
  await expect(shown.getByText('Rechazada, por devolver').first()).toBeVisible()
  await ask(`/accounting/refund/${refund._id}`, { reference: `TARDE-${refund._id.slice(18)}1` })

  await page.goto(`/main/cierres/${month}`)
  const late = page.getByRole('table', { name: 'Asientos de meses siguientes que se refieren a este' })
  const row = late
    .getByRole('row')
    .filter({ hasText: refund.order.slice(18) })
    .first()
  await expect(row).toContainText('Devolución pagada')
  expect(await figuresOf(page)).toEqual(before)
  await isAccessibleEverywhere(page, 'a closed month with what came late')
  await row.click()
  await expect(page.getByRole('dialog', { name: /^Asientos del servicio/ })).toBeVisible()
  await page.context().close()
})

test('the chart of accounts is kept, and the file of a closed month comes to what the month does', async ({
  browser,
}) => {
  const closed = (await monthsOf()).find(({ state }) => state === 'closed')?.month ?? ''
  const page = await enter(browser, accountant)
  await openScreen(page, 'Cierres')
  await page.getByRole('link', { name: 'Plan de cuentas' }).click()
  await expect(page.getByText(/Nadie ha guardado el plan/)).toBeVisible()
  const bank = page.getByLabel('Bancos', { exact: true })
  await bank.fill('11')
  const save = page.getByRole('button', { name: 'Guardar el plan de cuentas' })
  await save.click()
  await expect(page.getByText(/El código tiene 4, 6, 8 o 10 dígitos/)).toBeVisible()
  await expect(bank).toBeFocused()
  await isAccessibleEverywhere(page, 'the chart of accounts, refused')
  await bank.fill('11100501')
  await save.click()
  await expect(page.getByText('Plan de cuentas guardado')).toBeVisible()
  await expect(page.getByText(/Nadie ha guardado el plan/)).toHaveCount(0)

  await page.goto(`/main/cierres/${closed}`)
  const total = accounts(page).getByRole('row', { name: /^Total/ })
  const debit = pesosIn(await cellOf(total, 1).textContent())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`Asientos ${closed} Archivo general.xlsx`)
  const { rows, totals } = withTotals(readSheet(await readFile(await file.path())))
  const [head = [], ...lines] = rows
  const sumOf = (title: string) =>
    lines.reduce((sum, line) => sum + (Number(line[head.indexOf(title)]) || 0), 0)
  expect(sumOf('debito')).toBe(debit)
  expect(sumOf('credito')).toBe(debit)
  expect(totals?.[head.indexOf('debito')]).toBe(debit)
  expect(lines.some((line) => line[head.indexOf('cuenta')] === '11100501')).toBe(true)
  await page.context().close()
})

test('on a phone months are cards; one that is going on says why it is not closed', async ({ browser }) => {
  const page = await enter(browser, { ...accountant, viewport: phone, at: '/main/cierres' })
  const cards = page.getByRole('list', { name: 'Meses de los libros' })
  await cards.getByRole('link').first().click()
  await expect(page.getByText(/sigue en curso/)).toBeVisible()
  await isAccessible(page, 'a month that is going on, on a phone')
  await page.context().close()
})

test('last month is one press among the filters of what carriers are paid', async ({ browser }) => {
  const page = await enter(browser, { ...accountant, at: '/main/contabilidad/pagos' })
  await page
    .getByRole('button', { name: /filtros/i })
    .first()
    .click()
  const last = page.getByRole('button', { name: 'Mes pasado', exact: true })
  await last.click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}/)
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await isAccessible(page, 'payouts of last month')
  await page.context().close()
})
