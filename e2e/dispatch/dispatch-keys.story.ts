/** The dispatch board without a mouse, at two desks, and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { callerOf } from '../acts/by-api.ts'
import { choose } from '../acts/by-hand.ts'
import { isAccessible } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'enterprise3@demo.arriero.co'
const at = '/main/tablero-de-despacho'

const tray = (page: Page): Locator => page.getByRole('region', { name: /^Sin camión/ })
const loads = (page: Page): Locator => tray(page).getByRole('listitem').getByRole('button')
const rowOf = (page: Page, plate: string): Locator => page.getByRole('listitem', { name: `Camión ${plate}` })
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Asignar / })
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()
const left = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Sin camión (${count})` })).toBeVisible()

test('by keys alone a service is taken, led over the rows, let go, taken again and put down, all of it said', async ({
  browser,
}) => {
  const page = await enter(browser, { email, at })
  await left(page, 10)
  await loads(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(loads(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await said(page, /^Tomó Bogotá – /)
  await expect(loads(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await said(page, 'Sobre Camión DPB202. Libre a esa hora')
  await page.keyboard.press('Escape')
  await said(page, /quedó donde estaba/)
  await expect(loads(page).first()).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await said(page, /^Sobre Camión DPA101/)
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText(/^Sin cruces/)).toBeVisible()
  const act = sheet(page).getByRole('button', { name: 'Asignar', exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(act).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await left(page, 9)
  await said(page, /quedó asignado/)

  // The same hours again: shown before, refused after, and nothing lost.
  const second = loads(page).first()
  await second.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await said(page, /^Sobre Camión DPA101\. .*otro servicio en ese horario/)
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText('Al asignar se rechazaría:')).toBeVisible()
  await expect(sheet(page).getByText(/El camión va ese día de Bogotá/)).toBeVisible()
  await isAccessible(page, 'what speaks against an assignment')
  await sheet(page).getByRole('button', { name: 'Asignar', exact: true }).click()
  await expect(
    sheet(page).getByText('El conductor ya tiene otro servicio en ese horario.').first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await left(page, 9)

  // Bars are reached as the tray is.
  await rowOf(page, 'DPA101').getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(rowOf(page, 'DPA101').getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'DPB202').getByRole('button').first()).toBeFocused()
  await page.context().close()
})

test('two dispatchers hold one service: the second is told who was faster, and his board is up to date', async ({
  browser,
}) => {
  const page = await enter(browser, { email, at })
  const card = loads(page).first()
  await card.click()
  await choose(sheet(page).getByLabel('Conductor'), 'Gladys Patarroyo', 'Gladys')
  await choose(sheet(page).getByLabel('Vehiculo'), 'DPE505', 'DPE505')
  await expect(sheet(page).getByText(/^Sin cruces/)).toBeVisible()

  const other = await callerOf(email)
  const today = new Date().toISOString().slice(0, 10)
  const board = await other(`/order/dispatch?from=${today}&days=7&rows=vehicles`)
  const drivers = await other(`/order/dispatch?from=${today}&days=7&rows=drivers`)
  type Named = { _id: string; name: string }
  const idOf = (list: unknown, name: string) =>
    (list as Named[]).find((one) => one.name === name)?._id ?? `no ${name}`
  const { items } = board['tray'] as { items: { _id: string }[] }
  await other(
    `/order/update/${items[0]?._id ?? ''}`,
    {
      driverId: idOf(drivers['items'], 'Fernando Aldana'),
      vehicleId: idOf(board['items'], 'DPD404'),
      was: { driverId: null, vehicleId: null },
    },
    'PUT',
  )
  await left(page, 8)
  await expect(rowOf(page, 'DPD404').getByRole('button')).toHaveCount(1)
  await expect(sheet(page).getByText('Ahora va en DPD404 con Fernando Aldana.')).toBeVisible()
  const act = sheet(page).getByRole('button', { name: 'Asignar', exact: true })
  await act.click()
  await expect(sheet(page).getByText(/^Mientras usted lo movía, otra persona cambió/)).toBeVisible()
  await expect(rowOf(page, 'DPE505').getByRole('button')).toHaveCount(0)
  // He has read it, and decides anew.
  await act.click()
  await expect(rowOf(page, 'DPE505').getByRole('button')).toHaveCount(1)
  await expect(rowOf(page, 'DPD404').getByRole('button')).toHaveCount(0)
  await page.context().close()
})

test('on a phone the trucks are a list, and a sheet assigns', async ({ browser }) => {
  const page = await enter(browser, { email, at, viewport: phone })
  await expect(rowOf(page, 'DPA101')).toContainText('Espera')
  await isAccessible(page, 'dispatch board')
  await tray(page)
    .getByRole('button', { name: /^Asignar: / })
    .first()
    .click()
  await expect(sheet(page).getByLabel('Conductor')).toBeVisible()
  await isAccessible(page, 'assigning from the dispatch board')
  await page.context().close()
})
