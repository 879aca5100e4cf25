/** People of the stories, each in a browser window of his own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { worldPassword } from './product.ts'

/** Of the world this file of stories is in. */
export const url = () => process.env['ARRIERO_URL'] ?? ''
export const password = () => worldPassword

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Place = { latitude: number; longitude: number }
type Window = Pick<BrowserContextOptions, 'proxy' | 'serviceWorkers' | 'storageState'> & {
  viewport?: typeof desk
  position?: Place
  /** As on a machine that has nothing to draw a map with. */
  hasWebgl?: boolean
}
export type Seat = Omit<Window, 'storageState'> & {
  email: string
  /** A driver's: else he pays by the megabyte, and nothing comes into his phone by itself. */
  hasWideLine?: boolean
  /** Where he goes first; left out: home. */
  at?: string
}

/** Of all that a canvas is asked for only the flat drawing is left. Written as the page runs it. */
const withoutWebgl = `(() => {
  const given = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.includes('webgl') ? null : given.call(this, kind, ...more)
  }
})()`

/** What a browser says of its own line changes with what a busy machine does. Written as the page runs it. */
const lineThat = (isWide: boolean) =>
  `Object.defineProperty(navigator, 'connection', { value: { saveData: ${!isWide}, effectiveType: '4g' } })`

/** A window of one person: what he is logged in as, he is in this window only. */
export const open = async (
  browser: Browser,
  { viewport = desk, position, hasWebgl = true, ...more }: Window = {},
): Promise<Page> => {
  const context = await browser.newContext({
    viewport,
    baseURL: url(),
    ...(position ? { geolocation: position, permissions: ['geolocation'] } : {}),
    ...more,
  })
  if (!hasWebgl) await context.addInitScript({ content: withoutWebgl })
  return context.newPage()
}

/** Types both and presses; what comes of it is the story's matter. */
export const logInAs = async (page: Page, email: string, secret = password()): Promise<void> => {
  await page.getByLabel('Usuario').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** What a browser keeps of somebody who logged in, beside the cookie. */
const remembered = () => ({
  cookies: [],
  origins: [{ origin: url(), localStorage: [{ name: 'arriero.remembered', value: '1' }] }],
})

/** Comes back to a browser that remembers him: typing the password is a story of its own. */
export const enter = async (
  browser: Browser,
  { email, at, hasWideLine = false, ...window }: Seat,
): Promise<Page> => {
  const page = await open(browser, { ...window, storageState: remembered() })
  const answer = await page
    .context()
    .request.post('/v1/auth/tokenbackoffice', { data: { email, password: password() } })
  if (!answer.ok()) throw new Error(`${email} is not let in: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { rol: string } }
  const home = user.rol.endsWith('driver') ? '/conductor' : '/main/index'
  if (home === '/conductor') await page.addInitScript({ content: lineThat(hasWideLine) })
  await page.goto(at ?? home)
  // In both areas: the button behind which his account lies.
  await page.getByRole('button', { name: /^Su cuenta/ }).waitFor()
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
