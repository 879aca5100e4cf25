/** People of the stories, each in a browser window of his own. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Browser, type Page } from '@playwright/test'

export const url = () => process.env['ARRIERO_URL'] ?? ''
const password = () => process.env['ARRIERO_PASSWORD'] ?? ''

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Seat = { email: string; viewport?: { width: number; height: number }; position?: { latitude: number; longitude: number } }

/** Logs in through the page, as a person would. */
export const enter = async (browser: Browser, seat: Seat): Promise<Page> => {
  const context = await browser.newContext({
    viewport: seat.viewport ?? desk,
    baseURL: url(),
    ...(seat.position ? { geolocation: seat.position, permissions: ['geolocation'] } : {}),
  })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Usuario').fill(seat.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password())
  await page.getByRole('button', { name: /Iniciar sesión|Ingresar/ }).click()
  await page.waitForURL(/\/(main\/index|conductor)/)
  return page
}

/** No violation of WCAG 2.1 A and AA on what is shown now. */
export const isAccessible = async (page: Page, what: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`)
  expect(told, what).toEqual([])
}
