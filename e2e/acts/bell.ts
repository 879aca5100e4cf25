/** What the desk hears of what others did. */
import { expect, type Page } from '@playwright/test'

export const bellOf = (page: Page) => page.getByRole('button', { name: /^Avisos/ })

export const unreadOf = async (page: Page): Promise<number> =>
  Number(/(\d+) sin leer/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

/** What somebody does elsewhere rings here by itself, and the bell says it in the sentence. */
export const whileRung = async <Done>(
  page: Page,
  sentence: RegExp,
  act: () => Promise<Done>,
): Promise<Done> => {
  await expect(bellOf(page)).toHaveAccessibleName(/^Avisos: /)
  const before = await unreadOf(page)
  const done = await act()
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(before)
  await bellOf(page).click()
  await expect(
    page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: sentence }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  return done
}
