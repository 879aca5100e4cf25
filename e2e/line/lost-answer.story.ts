/** An answer that gets lost on its way: the same act is sent again and happens once. Decisions §4. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { choose } from '../acts/by-hand.ts'
import { cardOf, fillWizard, openServices, request } from '../acts/client.ts'
import { agree, askForAccount, codeTo, fillContact, fillDay, next, secret } from '../acts/registration.ts'
import { enter, logInAs, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

/** Lets the first request reach the server and takes its answer away; answers the keys of all. */
const loseFirstAnswer = async (page: Page, path: string): Promise<string[]> => {
  const keys: string[] = []
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    const answer = await route.fetch()
    expect(answer.status(), 'the server has done it').toBeLessThan(300)
    return route.abort('connectionreset')
  })
  return keys
}

test('a request whose answer is lost is sent again under its key and makes one service', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'client@demo.arriero.co' })
  await openServices(page)
  await fillWizard(page, {
    from: 'Cali',
    to: 'Popayán',
    street: 'Carrera 9 # 4-20',
    description: 'Libros en cajas.',
  })
  const keys = await loseFirstAnswer(page, '**/v1/order/create')
  await request(page, 'Popayán')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect(keys[1]).toBe(keys[0])
  await page.reload()
  await expect(cardOf(page, 'Popayán')).toHaveCount(1)
  await page.context().close()
})

test('who loses the answer to the code of his mail is told that his account may stand, and comes in with it', async ({
  browser,
}) => {
  const email = 'nubia.cardenas@example.co'
  const page = await open(browser, { viewport: phone })
  await page.goto('/auth/registro')
  await page.getByRole('radio', { name: /^Transportar con mi vehículo/ }).check({ force: true })
  await next(page)
  await page.getByLabel('Cédula').fill('52.118.904')
  await page.getByLabel('Nombre completo').fill('Nubia Cárdenas Rojas')
  await fillDay(page, 'Fecha de nacimiento', '02/06/1990')
  await next(page)
  await fillContact(page, email)
  await choose(page.getByLabel('Municipio desde donde trabaja'), 'Ibagué, Tolima', 'ibague')
  await next(page)
  await agree(page)
  await askForAccount(page)
  await page.getByLabel('Código').fill(await codeTo(email))
  await loseFirstAnswer(page, '**/v1/registration/confirm')
  const confirm = page.getByRole('button', { name: 'Confirmar y entrar' })
  await confirm.click()
  await expect(page.getByText(/^No hay conexión con Arriero/)).toBeVisible()
  await confirm.click()
  const note = page.getByRole('status').filter({ hasText: 'puede que su cuenta ya esté creada' })
  await expect(note).toBeVisible()
  await isAccessibleEverywhere(page, 'a code that may have done its work')
  await note.getByRole('link', { name: 'Iniciar sesión' }).click()
  await logInAs(page, email, secret)
  await expect(page.getByRole('heading', { name: 'Su cuenta está en validación' })).toBeVisible()
  await page.context().close()
})
