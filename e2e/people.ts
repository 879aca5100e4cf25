/** People of the stories, each in a browser window of his own. */
import type { Browser, Page } from '@playwright/test'

/** Of this worker's own product. */
export const url = () =>
  (process.env['ARRIERO_URLS'] ?? '').split(' ')[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''
export const password = () => process.env['ARRIERO_PASSWORD'] ?? ''

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Place = { latitude: number; longitude: number }
export type Seat = { email: string; viewport?: typeof desk; position?: Place }

/** A window of one person: what he is logged in as, he is in this window only. */
export const open = async (
  browser: Browser,
  { viewport = desk, position }: Omit<Seat, 'email'> = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport,
    baseURL: url(),
    ...(position ? { geolocation: position, permissions: ['geolocation'] } : {}),
  })
  return context.newPage()
}

/** Types both and presses; what comes of it is the story's matter. */
export const logInAs = async (page: Page, email: string, secret = password()): Promise<void> => {
  await page.getByLabel('Usuario').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Logs in through the page, as a person would. */
export const enter = async (browser: Browser, seat: Seat): Promise<Page> => {
  const page = await open(browser, seat)
  await page.goto('/auth/login')
  await logInAs(page, seat.email)
  await page.waitForURL(/\/(main\/index|conductor)/)
  return page
}

/** Fails the story when the page reads itself anew: from here on what changes must come by itself. */
export const forbidReload = (page: Page, name: string): (() => void) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  return () => {
    if (loads.length > 0) throw new Error(`${name} read the page anew: ${loads.join(', ')}`)
  }
}
