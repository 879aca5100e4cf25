/** WCAG 2.1 A and AA on what is shown, by axe. */
import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { desk, phone } from './people.ts'
import { isShort } from './story.ts'

const settleMs = 2_000

/** What was just asked for begins with the next frame. Written as the page runs it. */
const begun = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))'

/** Colours halfway through a fade are nobody's choice: what ends by itself is waited for. Written as the page runs it. */
const settled = `Promise.race([
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => undefined),
  new Promise((done) => setTimeout(done, ${settleMs})),
])`

/** Under a window nothing can be reached, and axe cannot tell its colours: it is looked at while no window lies over it. */
const lookAt = (part: string): string => `(async () => {
  const windows = [...document.querySelectorAll('body > :not(#root) [aria-modal=true]')]
  const shown = windows.some((one) => one.checkVisibility())
    ? { exclude: ['#root'] }
    : document.querySelector(${JSON.stringify(part)})
  const { violations } = await axe.run(shown, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) =>
    id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | '))
})()`

/** `part`: where the rest of the page has just been looked at as it stands. */
export const isAccessible = async (page: Page, what: string, part = 'html'): Promise<void> => {
  await page.evaluate(begun)
  await page.evaluate(settled)
  // A million characters: once for each page, not for each look at it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const told = await page.evaluate<string[]>(lookAt(part))
  expect.soft(told, `${what} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** On the desk and on the phone, in the short form as it stands; afterwards the window is as wide as before. */
export const isAccessibleEverywhere = async (page: Page, what: string, part?: string): Promise<void> => {
  const before = page.viewportSize() ?? desk
  await isAccessible(page, what, part)
  if (isShort) return
  await page.setViewportSize(before.width === phone.width ? desk : phone)
  await isAccessible(page, what, part)
  if (isShort) return
  await page.setViewportSize(before)
}

/** The same where the device asks for dark; `sees` looks at what axe does not. */
export const isAccessibleInTheDark = async (
  page: Page,
  what: string,
  sees: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await sees()
  await isAccessibleEverywhere(page, `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Of what is painted behind it: nothing white shines out of a dark screen. */
export const isDark = async (part: Locator): Promise<void> => {
  await expect(async () => {
    const painted = await part.evaluate(
      (own) => own.ownerDocument.defaultView?.getComputedStyle(own).backgroundColor ?? '',
    )
    const [red = 255, green = 255, blue = 255] = (painted.match(/[\d.]+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue), painted).toBeLessThan(80)
  }).toPass({ timeout: 10_000 })
}
