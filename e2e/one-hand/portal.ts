/** Every screen of one role of the portal, its tabs and the window of its first row. */
import { expect, type Browser, type Page } from '@playwright/test'
import { desk, enter } from '../people.ts'
import { atDesk, underThumb } from './one-hand.ts'
import { portalPlaces, type PortalRole } from './places.ts'
import { isLong } from '../story.ts'
import { targetsOf } from './targets.ts'
import { addressesIn, go, kindOf, look } from './walk.ts'

/** Where a list is one part of the screen, under others. */
const parts = /porcentajes|reglas-dinero|cierres|integraciones|detalle|vehiculo\/|index|window|nuev|pagar/

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

/** Where this file has been: a screen of several roles is walked for the first of them, and for each of them by `npm run prove -- walks`. */
const been = new Set<string>()
/** The home screen differs by role, so each role's is walked. */
const homes = '/main/index'

interface PortalWalk {
  page: Page
  email: string
  see: (where: string) => Promise<void>
  /** Each address, and all that its screen leads to inside of itself. */
  walk: (addresses: readonly string[]) => Promise<void>
}

/** `look` goes where it wants to. Answers all that another hand drew. */
const inPortal = async (
  browser: Browser,
  role: PortalRole,
  goAround: (walk: PortalWalk) => Promise<void>,
): Promise<string[]> => {
  const email = `${role}@demo.arriero.co`
  const page = await enter(browser, { email })
  const told: string[] = []
  const screenAt = (address: string) => {
    const kind = kindOf(address)
    return isLong || kind === homes ? `${role} ${kind}` : kind
  }
  const here = () => screenAt(new URL(page.url()).pathname)
  const see = async (where: string) => {
    been.add(here())
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
    if (here() === screenAt(at) ? await isWindow(page) : !been.has(here())) await see(`${at} window`)
  }
  const walk = async (addresses: readonly string[]) => {
    for (const at of new Set(addresses)) {
      if (been.has(screenAt(at))) continue
      await go(page, at)
      been.add(screenAt(at))
      await see(at)
      // Under a window nothing else is pressed.
      if ((await isWindow(page)) || !(await page.locator('main :is([data-list], [role=tab])').count()))
        continue
      await walkTabs(at)
      await walkRow(at)
    }
  }
  await goAround({ page, email, see, walk })
  await page.context().close()
  return told
}

/** Walks the screens that a role's menus lead to. */
export const walkMenus = (browser: Browser, role: PortalRole): Promise<string[]> =>
  inPortal(browser, role, async ({ page, walk }) => {
    await page.getByRole('button', { name: /^Su cuenta/ }).click()
    const entries = await addressesIn(page, ':is(aside, [role=menu]) a[href^="/main"]')
    expect(entries.length, `entries of ${role}`).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await walk(entries)
  })

/** What stands below these screens, and what no menu names; `more` looks at what has no address of its own. */
export const walkPlaces = async (
  browser: Browser,
  role: PortalRole,
  more: (walk: Pick<PortalWalk, 'page' | 'email' | 'see'>) => Promise<void> = async () => undefined,
): Promise<string[]> => {
  const lacking: string[] = []
  const told = await inPortal(browser, role, async ({ walk, ...rest }) => {
    const targetOf = await targetsOf(rest.email, role)
    for (const place of portalPlaces[role]) {
      const address = await targetOf(place)
      if (address === undefined) lacking.push(`${role} has no row for ${place}`)
      else await walk([address])
    }
    await more(rest)
  })
  return [...lacking, ...told]
}
