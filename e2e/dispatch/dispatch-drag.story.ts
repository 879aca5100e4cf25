/** The dispatch board: what waits, and ten services dragged onto six trucks. */
import type { Locator, Page } from '@playwright/test'
import { choose } from '../acts/by-hand.ts'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'enterprise3@demo.arriero.co'
const at = '/main/tablero-de-despacho'
const crew = [
  ['DPA101', 'Álvaro Pinzón'],
  ['DPB202', 'Nubia Esperanza Celis'],
  ['DPC303', 'Ramiro Buitrago'],
  ['DPD404', 'Fernando Aldana'],
  ['DPE505', 'Gladys Patarroyo'],
  ['DPF606', 'Wilson Tovar'],
] as const

const tray = (page: Page): Locator => page.getByRole('region', { name: /^Sin camión/ })
const loads = (page: Page): Locator => tray(page).getByRole('listitem').getByRole('button')
const rowOf = (page: Page, plate: string): Locator => page.getByRole('listitem', { name: `Camión ${plate}` })
const left = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Sin camión (${count})` })).toBeVisible()
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Asignar / })
/** As a hand does it: pressed, moved in steps, let go over the row. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await to.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 20, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 3 })
  await page.mouse.move(end.x + 320, end.y + end.height / 2, { steps: 6 })
  await expect(to).toHaveAttribute('data-over', '')
  await page.mouse.up()
}

/** What is read in bars too short for the name of a town. */
const wordsInShortBars = (page: Page) =>
  page
    .locator('[data-bar]')
    .evaluateAll((bars) =>
      bars
        .filter(({ clientWidth }) => clientWidth < 64)
        .map((bar) => ('innerText' in bar ? String(bar.innerText).trim() : '')),
    )

const confirm = async (page: Page, driver?: string): Promise<void> => {
  if (driver !== undefined) await choose(sheet(page).getByLabel('Conductor'), driver, driver)
  await expect(sheet(page).getByText(/^Sin cruces/)).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Asignar', exact: true }).click()
  await expect(sheet(page)).toBeHidden()
}

test('three trucks wait at once, and ten services are assigned to six trucks within two minutes', async ({
  browser,
}) => {
  const page = await enter(browser, { email, at })
  const waits = page.getByRole('region', { name: '3 camiones esperan' }).getByRole('button')
  await expect(waits).toHaveText([/^DPA101 Espera 7 h/, /^DPB202 Espera 5 h/, /^DPC303 Espera 2 h/])
  await waits.first().click()
  await expect(rowOf(page, 'DPA101').getByRole('button')).toBeFocused()
  await expect(rowOf(page, 'DPF606')).toContainText(/SOAT hasta el/)
  await left(page, 10)
  await isAccessibleInTheDark(page, 'dispatch board')
  await isAccessibleEverywhere(page, 'dispatch board')

  const beganMs = Date.now()
  for (let index = 0; index < 10; index++) {
    const [plate, driver] = crew[index % crew.length] ?? crew[0]
    await drag(page, loads(page).first(), rowOf(page, plate))
    // Who has driven it before stands there already.
    const isNew = index >= 3 && index < 6
    await confirm(page, isNew ? driver : undefined)
    await left(page, 9 - index)
  }
  expect(Date.now() - beganMs).toBeLessThan(120_000)
  await expect(page.getByText('Todos sus servicios tienen camión.')).toBeVisible()
  await expect(rowOf(page, 'DPD404').getByRole('button')).toHaveCount(2)
  expect(new Set(await wordsInShortBars(page))).toEqual(new Set(['']))

  await page.getByText('Conductores', { exact: true }).click()
  await expect(page).toHaveURL(/filas=drivers/)
  await expect(
    page.getByRole('listitem', { name: 'Conductor Fernando Aldana' }).getByRole('button'),
  ).toHaveCount(2)
  await page.getByText('Día', { exact: true }).click()
  await expect(page).toHaveURL(/dias=1/)
  await page.getByRole('button', { name: 'Día siguiente' }).click()
  await isAccessibleEverywhere(page, 'a day of the dispatch board')
  const shown = await page
    .getByRole('listitem', { name: /^Conductor/ })
    .getByRole('button')
    .count()
  await page.reload()
  await expect(page.getByRole('listitem', { name: /^Conductor/ }).getByRole('button')).toHaveCount(shown)
  await page.context().close()
})
