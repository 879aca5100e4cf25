import type { Page } from '@playwright/test'
import { paths } from '../../apps/web/src/shared/paths.ts'
import { findChromium } from '../../tools/run/chromium.mjs'

/** Logs in as a person does, and is on his first page then. */
export const enterPortal = async (
  page: Page,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto(url + paths.login)
  await page.locator('input[autocomplete=username]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**${paths.home}`)
}

/** @throws where this machine has none */
export const chromiumPath = (): string => {
  const path = findChromium()
  if (path === undefined) throw new Error('Chromium is missing')
  return path
}
