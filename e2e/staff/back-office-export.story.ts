/** Working with a list: filtered by keyboard, written into a spreadsheet, kept as a view, found by one search. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet, type Cell } from '../../apps/api/src/features/exports/xlsx/workbook.fixture.ts'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen, tabTo } from '../acts/back-office.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter, type Seat } from '../people.ts'
import { expect, test } from '../story.ts'

const administrator: Seat = { email: 'administrator@demo.arriero.co' }
const colleague: Seat = { email: 'administrator2@demo.arriero.co' }

const table = (page: Page) => page.getByRole('table', { name: 'Servicios' })
const rows = (page: Page) => table(page).locator('tbody tr')
const heads = (page: Page) => table(page).getByRole('columnheader')

const openServices = async (page: Page): Promise<void> => {
  await openScreen(page, 'Servicios')
  await expect(rows(page).first().getByRole('button').first()).toBeVisible()
}

/** Head, then Enter, Space and Enter: as somebody without a mouse does. */
const filterByState = async (page: Page, state: string): Promise<void> => {
  const head = page.getByRole('button', { name: 'Filtrar por estado' })
  await tabTo(page, head)
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Filtrar por estado' })
  await tabTo(page, window.getByRole('checkbox', { name: state }))
  await page.keyboard.press('Space')
  await isAccessible(page, 'filter of a column')
  await page.keyboard.press('Enter')
  await expect(window).toBeHidden()
  await expect(head).toBeFocused()
}

const totalOf = async (page: Page): Promise<number> => {
  const told = page.getByRole('status').filter({ hasText: /^\d[\d.]* registros?$/ })
  return Number((await told.innerText()).replace(/\D/g, ''))
}

/** Every code on screen, page after page. */
const codesOnScreen = async (page: Page): Promise<string[]> => {
  const codes: string[] = []
  const next = page.getByRole('button', { name: 'Siguiente' })
  for (;;) {
    const first = rows(page).first().locator('code')
    codes.push(...(await rows(page).locator('code').allInnerTexts()))
    if (!(await next.isVisible()) || (await next.isDisabled())) return codes
    const before = await first.innerText()
    await next.click()
    await expect(first).not.toHaveText(before)
  }
}

const exported = async (page: Page, which: string): Promise<{ name: string; sheet: Cell[][] }> => {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Exportar a Excel' })
  await window.getByRole('radio', { name: which }).check()
  await isAccessible(page, 'export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Exportar a Excel' }).click(),
  ])
  await expect(window.getByText(/^Listo: /)).toBeVisible()
  const sheet = readSheet(await readFile(await file.path()))
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  return { name: file.suggestedFilename(), sheet }
}

const columnOf = ([head = [], ...body]: Cell[][], title: string): Cell[] => {
  const at = head.indexOf(title)
  expect(at, `the sheet has a column ${title}`).toBeGreaterThanOrEqual(0)
  return body.map((row) => row[at] ?? null)
}
const endings = (cells: Cell[]) => cells.map((cell) => String(cell).slice(-6))

test('what is filtered on screen is what the file holds: every row, every value', async ({ browser }) => {
  const page = await enter(browser, administrator)
  await openServices(page)
  await filterByState(page, 'Finalizado')
  await expect(page).toHaveURL(/status=3/)
  await expect(rows(page).filter({ hasNotText: 'Finalizado' })).toHaveCount(0)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(1)
  const firstRow = await rows(page).first().innerText()

  const { name, sheet } = await exported(page, 'Todas')
  expect(name).toMatch(/^Servicios \d{4}-\d{2}-\d{2}\.xlsx$/)
  expect(sheet).toHaveLength(total + 1)
  expect(new Set(columnOf(sheet, 'Estado'))).toEqual(new Set(['Finalizado']))
  expect(firstRow).toContain(String(columnOf(sheet, 'Dueño de carga')[0]).split(' ')[0])
  const pesos = Number(columnOf(sheet, 'Total')[0])
  expect(firstRow).toContain(`$${pesos.toLocaleString('de-DE')}`)
  for (const day of columnOf(sheet, 'Creación')) expect(day).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)
  expect(endings(columnOf(sheet, 'Id'))).toEqual(await codesOnScreen(page))
  await page.context().close()
})

test('a view kept by one is there after a reload, in another browser, and for a colleague', async ({
  browser,
}) => {
  const page = await enter(browser, administrator)
  await openServices(page)
  await page.goto('/main/servicios?status=1&orden=reservationDate')
  await expect(rows(page).first().getByRole('button').first()).toBeVisible()
  const chooser = page.getByRole('button', { name: 'Columnas' })
  await tabTo(page, chooser)
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Columnas y densidad' })
  await window.getByRole('checkbox', { name: 'Seguro' }).uncheck()
  await window.getByRole('button', { name: 'Subir estado' }).click()
  await window.getByText('Compacta').click()
  await isAccessible(page, 'choosing columns')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(chooser).toBeFocused()
  await expect(heads(page).filter({ hasText: 'Seguro' })).toHaveCount(0)
  const titles = await heads(page).allInnerTexts()

  await page.getByRole('button', { name: 'Vistas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como vista…' }).click()
  await page.getByLabel('Nombre').fill('Por cargar')
  await page.getByLabel('Compartir con las personas de mi rol').check()
  await page.getByLabel('Abrir la lista con esta vista').check()
  await isAccessibleEverywhere(page, 'saving a view')
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await isTold(page, 'La vista se ha registrado correctamente')
  await expect(page).toHaveURL(/vista=[0-9a-f]{24}/)

  const isThere = async (one: Page) => {
    await expect(one.getByRole('button', { name: 'Vista: Por cargar' })).toBeVisible()
    await expect(rows(one).first()).toContainText('Asignado')
    expect(await heads(one).allInnerTexts()).toEqual(titles)
    expect(new URL(one.url()).searchParams.get('orden')).toBe('reservationDate')
  }
  await page.reload()
  await isThere(page)

  // His own list opens with it by itself; the colleague finds it among the shared ones.
  const elsewhere = await enter(browser, administrator)
  await openServices(elsewhere)
  await isThere(elsewhere)
  await elsewhere.context().close()
  const other = await enter(browser, colleague)
  await openServices(other)
  await other.getByRole('button', { name: 'Vistas' }).click()
  await other.getByRole('menuitem', { name: /^Por cargar/ }).click()
  await isThere(other)
  await other.context().close()

  const linked = await enter(browser, colleague)
  await linked.goto(`/main/servicios?vista=${new URL(page.url()).searchParams.get('vista') ?? ''}`)
  await isThere(linked)
  await linked.context().close()

  await page.getByRole('button', { name: 'Vista: Por cargar' }).click()
  await page.getByRole('menuitem', { name: 'Administrar vistas…' }).click()
  await isAccessibleEverywhere(page, 'looking after views')
  await page.getByRole('button', { name: 'Borrar la vista Por cargar' }).click()
  await page
    .getByRole('dialog', { name: 'Borrar vista' })
    .getByRole('button', { name: 'Borrar vista' })
    .click()
  await isTold(page, 'La vista se ha borrado correctamente')
  await page.context().close()
})

test('everything is reached from the keyboard: one search, and the list of keys', async ({ browser }) => {
  const page = await enter(browser, administrator)
  await openServices(page)
  const code = await rows(page).first().locator('code').innerText()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Ir a…' })
  await expect(search).toBeFocused()
  await search.fill(code)
  const found = page.getByRole('option', { name: new RegExp(code) })
  await expect(found).toBeVisible()
  await isAccessibleEverywhere(page, 'search over everything')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/main/servicios/[0-9a-f]{18}${code}$`))
  const detail = page.getByRole('dialog', { name: `Servicio ${code}` })
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()

  await page.keyboard.press('Control+k')
  await search.fill('porcent')
  await expect(page.getByRole('option', { name: 'Porcentajes' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/main\/porcentajes/)

  await openServices(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await isAccessible(page, 'list of keys')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeHidden()
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox', { name: 'Buscar por código, lugar, persona o placa' })
  await expect(box).toBeFocused()
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeHidden()
  await expect(box).toHaveValue('?')
  await page.context().close()
})

test('who chose the dark look finds it again, painted dark before anything else', async ({ browser }) => {
  const page = await enter(browser, administrator)
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Oscuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  // Without any of the product's code: what remains is what is painted first.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload()
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
    'rgb(13, 20, 17)',
  )
  await page.unroute(/\/assets\/.*\.js/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await isAccessible(page, 'home, dark')
  await page.goto('/main/flota')
  // MapLibre brings white ones.
  for (const control of ['.maplibregl-ctrl-group', '.maplibregl-ctrl-attrib'])
    await expect(page.locator(control)).toHaveCSS('background-color', 'rgb(27, 38, 33)')
  await isAccessible(page, 'fleet, dark')
  await page.context().close()
})
