/** The page of the API: read by who integrates his system, and tried with the session of who is logged in here. */
import type { Page } from '@playwright/test'
import { isAccessible } from '../accessible.ts'
import { desk, enter, open, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

/** What the page asks of anybody else, or runs against its policy. */
const strayed = (page: Page): string[] => {
  const found: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url()) found.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

/** Words of the library that no Spanish page has. */
const english =
  /\b(Search|Close|Copy|Copied|Show|Hide|Test Request|Send|Authentication|Responses|Request|Body|Required|Download|Headers|Query|Models|Introduction|Open Group|Menu|Loading|Selected|Powered|Sample)\b/

const shows = async (page: Page): Promise<void> => {
  await page.goto('/v1/docs#tag/order/GET/v1/order/count')
  await expect(page.getByRole('heading', { name: 'API de Arriero', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Integrar su sistema' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cuántos servicios hay en cada estado' })).toBeVisible()
}

for (const [name, viewport, colorScheme] of [
  ['a desk', desk, 'light'],
  ['a desk in the dark', desk, 'dark'],
  ['a phone', phone, 'light'],
] as const)
  test(`on ${name} it is in Spanish, asks nobody else for anything, and can be read by everybody`, async ({
    browser,
  }) => {
    const page = await open(browser, { viewport })
    const found = strayed(page)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await shows(page)
    await expect(page.locator('body')).toHaveClass(new RegExp(`${colorScheme}-mode`))
    await isAccessible(page, 'the page of the API')
    expect(await page.locator('#api').innerText()).not.toMatch(english)
    expect(found).toEqual([])
    await page.context().close()
  })

test('who is logged in tries a call with his session, and nobody’s key stands in the page', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await shows(page)
  await page.getByRole('button', { name: 'Probar solicitud (get /v1/order/count)' }).click()
  const trial = page.getByRole('dialog', { name: 'Cliente API' })
  const answered = page.waitForResponse(/\/v1\/order\/count/)
  await trial
    .getByRole('button', { name: /^Enviar/ })
    .first()
    .click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await page.content()).not.toContain(
    String(answer.request().headers()['authorization']).slice('Bearer '.length),
  )
  await page.context().close()
})

test('from the integrations one comes to the words about them', async ({ browser }) => {
  const page = await enter(browser, { email: 'cliententerprise@demo.arriero.co', at: '/main/integraciones' })
  await page.getByRole('main').locator('a[href^="/v1/docs"]').click()
  await expect(page.getByRole('heading', { name: 'Integrar su sistema' })).toBeInViewport()
  await page.context().close()
})
