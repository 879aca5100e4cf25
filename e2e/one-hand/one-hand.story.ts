/** Every screen of every role is drawn by one hand, and its lists show what a desk needs: measured, at a desk and on a phone. */
import type { Browser, Page } from '@playwright/test'
import { atDesk, handOf, inGloves, underThumb } from './one-hand.ts'
import { desk, enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const leastRows = 14
const leastCompact = 18
const mostOfPhone = 0.4
/** Where a list is one part of the screen, under others. */
const parts = /porcentajes|reglas-dinero|integraciones|detalle|vehiculo\/|index|window/

/** Read, drawn, and nothing on its way. Asked often: a look at it costs nothing. */
const isStill = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate<boolean>(
          `Boolean(document.querySelector('main h1')) && !document.querySelector('main [data-shape], .ant-skeleton, .ant-spin-spinning')`,
        ),
      { intervals: [20, 40, 80] },
    )
    .toBe(true)

/** As a link of the page leads: nothing is read anew. */
const go = async (page: Page, address: string) => {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await isStill(page)
}

const addressesIn = (page: Page, links: string): Promise<string[]> =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const measured = async (page: Page, where: string): Promise<string[]> => {
  const told: string[] = []
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await isStill(page)
    // The keyboard was used last: the focus is shown.
    await page.keyboard.press('Shift')
    await page.evaluate('scrollTo(0, 0)')
    const isDesk = size === desk
    const { faults, rows, firstCard } = await handOf(page, isDesk ? atDesk : underThumb)
    const at = `${where} at ${size.width}`
    told.push(...faults.map((fault) => `${at}: ${fault}`))
    if (process.env['ARRIERO_ROWS']) console.log(at, JSON.stringify({ rows, firstCard }))
    if (parts.test(where)) continue
    if (isDesk && rows && (rows.room < leastRows || rows.compactRoom < leastCompact))
      told.push(
        `${at}: room for ${rows.room} rows of ${rows.heightPx} px and ${rows.compactRoom} set close, ${rows.shown} are seen`,
      )
    if (!isDesk && firstCard !== undefined && firstCard > mostOfPhone)
      told.push(`${at}: the first card begins at ${Math.round(firstCard * 100)} % of the height`)
  }
  await page.setViewportSize(desk)
  return told
}

/** Over the list: what its first row opens, where that is a window. */
const inWindow = async (page: Page, where: string): Promise<string[]> => {
  const row = page.locator('main [data-list] tbody tr[tabindex="0"]').first()
  if (!(await row.isVisible())) return []
  await row.press('Enter')
  await isStill(page)
  const isOpen = await page.getByRole('dialog').first().isVisible()
  return isOpen ? measured(page, `${where} window`) : []
}

/** Every entry of his menus, every section of their screens with the window of a row, and one page of a person and of a vehicle. */
const walk = async (browser: Browser, email: string): Promise<string[]> => {
  const page = await enter(browser, { email })
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  const menus = await addressesIn(page, 'aside a[href^="/main"], .ant-dropdown a[href^="/main"]')
  await page.keyboard.press('Escape')
  const told: string[] = []
  const waiting = [...new Set(menus)]
  const been = new Set<string>()
  const isOfKind = (kind: string) => [...been].some((one) => one.startsWith(kind))
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (been.has(at)) continue
    been.add(at)
    await go(page, at)
    told.push(...(await measured(page, `${email} ${at}`)))
    waiting.push(...(await addressesIn(page, 'main nav a[href^="/main"]')))
    for (const kind of ['/main/detalle/', '/main/vehiculo/']) {
      const [one] = await addressesIn(page, `main a[href^="${kind}"]`)
      if (one && !isOfKind(kind)) {
        been.add(kind)
        waiting.push(one)
      }
    }
    for (const tab of (await page.locator('main [role=tab][aria-selected=false]').all()).slice(0, 3)) {
      const name = await tab.innerText()
      await tab.click()
      await isStill(page)
      told.push(...(await measured(page, `${email} ${at} ${name}`)))
    }
    told.push(...(await inWindow(page, `${email} ${at}`)))
  }
  expect(been.size, `screens of ${email}`).toBeGreaterThan(3)
  await page.context().close()
  return told
}

for (const role of ['administrator', 'accountancy', 'soport', 'enterprise', 'client', 'cliententerprise'])
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    expect(await walk(browser, `${role}@demo.arriero.co`)).toEqual([])
  })

for (const role of ['driver', 'enterprisedriver'])
  test(`one hand drew what ${role} sees`, async ({ browser }) => {
    const page = await enter(browser, { email: `${role}@demo.arriero.co`, viewport: phone })
    const told: string[] = []
    const waiting = ['/conductor', '/conductor/avisos', '/conductor/documentos', '/conductor/perfil']
    const been = new Set<string>()
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (been.has(at)) continue
      been.add(at)
      await go(page, at)
      await page.keyboard.press('Shift')
      const { faults } = await handOf(page, inGloves)
      told.push(...faults.map((fault) => `${at}: ${fault}`))
      waiting.push(...(await addressesIn(page, 'main nav a[href^="/conductor"]')))
    }
    await page.context().close()
    expect(told).toEqual([])
  })

test('one hand drew what a visitor sees', async ({ browser }) => {
  const page = await open(browser)
  const told: string[] = []
  for (const at of ['/auth/login', '/auth/registro', '/reset/resetPassword']) {
    await page.goto(at)
    told.push(...(await measured(page, at)))
  }
  await page.context().close()
  expect(told).toEqual([])
})
