/** How a story goes from screen to screen and looks at each: at a desk and on a phone, in light and in the dark. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { desk, phone } from '../people.ts'
import { handOf, type Allowed, type Hand } from './one-hand.ts'

const leastRows = 14
const leastCompact = 18
const mostOfPhone = 0.4

/** Where pictures of all that is walked are put; axe looks at each then, too. */
export const pictures = process.env['ARRIERO_PICTURES']
/** How long a picture of a whole page may take on a busy machine. */
const pictureMs = 120_000

export type Kit = Readonly<{ desk: Allowed; phone: Allowed }>

interface Looked {
  /** How it is told, and what its picture is called. */
  where: string
  kit: Kit
  /** A list that has the screen to itself shows so many rows, and its first card so early. */
  isList?: boolean
}

/** Written as the page runs it: a heading that is its own, nothing that waits, no window that is still to be seen. */
const still = `Boolean(document.querySelector('h1:not([data-left])'))
  && !document.querySelector('[data-shape], .ant-skeleton, .ant-spin-spinning')
  && [...document.querySelectorAll('[role=dialog], dialog[open]')]
    .every((one) => !one.checkVisibility() || one.checkVisibility({ opacityProperty: true }))`

/** Read, drawn, and nothing on its way. Asked often: a look at it costs nothing. */
const isStill = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>(still), { intervals: [20, 40, 80] }).toBe(true)

/** As a link of the page leads: nothing is read anew. `held` is what the router keeps of the entry. */
export const go = async (page: Page, address: string, held: unknown = null): Promise<void> => {
  await page.evaluate(`(() => {
    const screen = (at) => at.split(/[?#]/)[0].split('/').slice(0, 3).join()
    const to = ${JSON.stringify(address)}
    // Another screen has another heading: the one of the screen before is not taken for it. Where a way led off that was not yet
    // drawn, the heading that still stands is the one to be seen.
    const heading = document.querySelector('h1')
    if (screen(to) !== screen(location.pathname) && heading?.dataset.of !== screen(to)) heading?.setAttribute('data-left', '')
    const entry = { usr: ${JSON.stringify(held)}, key: crypto.randomUUID(), idx: history.state?.idx ?? 0 }
    history.pushState(entry, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })()`)
  // What is drawn anew at the same screen begins with the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await isStill(page)
  await page.evaluate(
    `document.querySelector('h1:not([data-left])')?.setAttribute('data-of', location.pathname.split('/').slice(0, 3).join())`,
  )
}

const take = async (page: Page, where: string, at: string): Promise<void> => {
  if (!pictures) return
  // Nobody waits for it: it takes what it takes.
  test.info().setTimeout(0)
  await mkdir(pictures, { recursive: true })
  const name = `${where} ${at}`.replaceAll(/[^\w.@-]+/g, '_')
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true, timeout: pictureMs })
  await isAccessible(page, `${where} ${at}`)
}

const ofList = ({ rows, firstCard }: Hand, isDesk: boolean): string[] => {
  if (isDesk && rows && (rows.room < leastRows || rows.compactRoom < leastCompact))
    return [
      `room for ${rows.room} rows of ${rows.heightPx} px and ${rows.compactRoom} set close, ${rows.shown} are seen`,
    ]
  if (!isDesk && firstCard !== undefined && firstCard > mostOfPhone)
    return [`the first card begins at ${Math.round(firstCard * 100)} % of the height`]
  return []
}

const isOnPhone = (page: Page): boolean => page.viewportSize()?.width === phone.width

/**
 * A desk in light and a phone in the dark: what draws a page anew, another width and another colour, comes together, and each screen
 * begins where the last one left the window. Pictures are taken of all four.
 */
const looks = pictures
  ? ([
      [desk, 'dark'],
      [desk, 'light'],
      [phone, 'light'],
      [phone, 'dark'],
    ] as const)
  : ([
      [desk, 'light'],
      [phone, 'dark'],
    ] as const)

const settleMs = 500

/** What is found is looked at once more, by the keyboard: a window that was still coming is no fault. */
const steadyHandOf = async (page: Page, allowed: Allowed): Promise<Hand> => {
  const hand = await handOf(page, allowed)
  if (hand.faults.length === 0) return hand
  await page.waitForTimeout(settleMs)
  await isStill(page)
  await page.keyboard.press('Shift')
  return handOf(page, allowed)
}

/** Takes what is shown as it stands in each size and colour scheme, once `isReady`. */
export const takeAll = async (
  page: Page,
  where: string,
  isReady: (page: Page) => Promise<void>,
): Promise<void> => {
  for (const [size, colorScheme] of isOnPhone(page) ? looks.toReversed() : looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await isStill(page)
    await isReady(page)
    await take(page, where, `${size.width} ${colorScheme}`)
  }
}

/** Returns what breaks the common look, in each size and colour scheme. */
export const look = async (page: Page, { where, kit, isList = false }: Looked): Promise<string[]> => {
  const told: string[] = []
  for (const [size, colorScheme] of isOnPhone(page) ? looks.toReversed() : looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await isStill(page)
    // The keyboard was used last: the focus is shown.
    await page.keyboard.press('Shift')
    await page.evaluate('scrollTo(0, 0)')
    const isDesk = size === desk
    const hand = await steadyHandOf(page, isDesk ? kit.desk : kit.phone)
    const at = `${size.width} ${colorScheme}`
    const faults = [...hand.faults, ...(isList ? ofList(hand, isDesk) : [])]
    told.push(...faults.map((fault) => `${where} ${at}: ${fault}`))
    await take(page, where, at)
  }
  return told
}

export const addressesIn = (page: Page, links: string): Promise<string[]> =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/** Where a page stands: rows under one name, and without what narrows it. */
export const kindOf = (address: string): string =>
  address
    .replace(/[?#](?!tipo=).*$/, '')
    .replaceAll(/[0-9a-f]{24}|:\w+/g, ':id')
    .replace(/(vehiculos?\/)(?!nuevo)[^/?]+/, '$1:id')
