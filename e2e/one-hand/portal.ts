/** Every screen of one role of the portal: its menus and the sections they lead to, what `places.ts` names, and the window of each first row. */
import { expect, type Browser, type Page } from '@playwright/test'
import { desk, enter } from '../people.ts'
import { atDesk, underThumb } from './one-hand.ts'
import { portalPlaces, type PortalRole } from './places.ts'
import { targetsOf } from './targets.ts'
import { addressesIn, go, kindOf, look } from './walk.ts'

/** Where a list is one part of the screen, under others. */
const parts = /porcentajes|reglas-dinero|integraciones|detalle|vehiculo\/|index|window|nuev|pagar/

const kit = { desk: atDesk, phone: underThumb }
const isWindow = (page: Page): Promise<boolean> => page.getByRole('dialog').first().isVisible()

/** Over the list: what its first row opens, where that is a window. */
const openFirstRow = async (page: Page): Promise<boolean> => {
  await page.setViewportSize(desk)
  const row = page.locator('main [data-list] tbody tr[tabindex="0"]').first()
  if (!(await row.isVisible())) return false
  const before = page.url()
  await row.press('Enter')
  await expect(async () => {
    expect(page.url() !== before || (await isWindow(page))).toBe(true)
  }).toPass({ intervals: [20, 40, 80] })
  return true
}

export interface PortalWalk {
  page: Page
  email: string
  see: (where: string) => Promise<void>
}

/** `more` looks at what has no address of its own. Answers all that another hand drew. */
export const walkPortal = async (
  browser: Browser,
  role: PortalRole,
  more: (walk: PortalWalk) => Promise<void> = async () => undefined,
): Promise<string[]> => {
  const email = `${role}@demo.arriero.co`
  const page = await enter(browser, { email })
  const told: string[] = []
  const been = new Set<string>()
  const see = async (where: string) => {
    been.add(kindOf(new URL(page.url()).pathname))
    told.push(...(await look(page, { where: `${role} ${where}`, kit, isList: !parts.test(where) })))
  }
  const walkTabs = async (at: string) => {
    for (const tab of await page.locator('main [role=tab][aria-selected=false]').all()) {
      await page.setViewportSize(desk)
      const name = await tab.innerText()
      await tab.click()
      await see(`${at} ${name}`)
    }
  }
  const walkRow = async (at: string) => {
    if (!(await openFirstRow(page))) return
    const kind = kindOf(new URL(page.url()).pathname)
    if (kind === kindOf(at) ? await isWindow(page) : !been.has(kind)) await see(`${at} window`)
  }
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  const waiting = await addressesIn(page, 'aside a[href^="/main"], .ant-dropdown a[href^="/main"]')
  await page.keyboard.press('Escape')
  const targetOf = await targetsOf(email, role)
  for (const place of portalPlaces[role]) {
    const address = await targetOf(place)
    if (address === undefined) told.push(`${role} has no row for ${place}`)
    else waiting.push(address)
  }
  const asked = new Set<string>()
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const kind = kindOf(at)
    if (asked.has(kind)) continue
    asked.add(kind)
    await go(page, at)
    await see(at)
    waiting.push(...(await addressesIn(page, 'main nav a[href^="/main"]')))
    // Under a window nothing else is pressed.
    if ((await isWindow(page)) || !(await page.locator('main :is([data-list], [role=tab])').count())) continue
    await walkTabs(at)
    await walkRow(at)
  }
  await more({ page, email, see })
  await page.context().close()
  return told
}
