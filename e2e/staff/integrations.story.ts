/** A client company joins its own system: a key, a webhook, a test, and what came of it. An administrator gives the house its look. */
import type { Locator, Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { appCode } from '../acts/authenticator.ts'
import { openScreen } from '../acts/back-office.ts'
import { holdBack, isTold } from '../acts/by-hand.ts'
import { enrol } from '../acts/own-account.ts'
import { letterTo } from '../acts/registration.ts'
import { keepsNone } from '../browser-stores.ts'
import { enter, password, phone, url } from '../people.ts'
import { expect, test } from '../story.ts'

const company = { email: 'cliententerprise2@demo.arriero.co' }

/** Esc, a press beside it, and no cross to press. */
const staysOpen = async (page: Page, dialog: Locator): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('button', { name: /^(Close|Cerrar)$/ })).toHaveCount(0)
  // As long as it would take to close.
  await page.waitForTimeout(500)
  await expect(dialog).toBeVisible()
}

const ownId = async (page: Page): Promise<string> => {
  const data = { email: company.email, password: password() }
  const answer = await page.context().request.post('/v1/auth/tokenbackoffice', { data })
  return ((await answer.json()) as { user: { _id: string } }).user._id
}

test('a company makes a key, and its system reads with it what it may and no more', async ({ browser }) => {
  const page = await enter(browser, company)
  await openScreen(page, 'Integraciones')
  await expect(page.getByText('Todavía no tiene claves de API')).toBeVisible()
  await isAccessibleEverywhere(page, 'integrations without anything')

  await page.getByRole('button', { name: 'Crear clave' }).click()
  const form = page.getByRole('dialog', { name: 'Crear una clave de API' })
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await expect(form.getByText('Póngale un nombre a la clave.')).toBeVisible()
  await form.getByLabel('Nombre').fill('ERP')
  await form.getByRole('checkbox', { name: 'Crear y mover servicios' }).check()
  await form.getByLabel('Su contraseña').fill(password())
  await isAccessible(page, 'a new key')
  const letGo = await holdBack(page, '**/v1/integration/key')
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await staysOpen(page, form)
  letGo()

  const once = page.getByRole('dialog', { name: 'Su clave de API' })
  const key = await once.locator('code').innerText()
  expect(key).toMatch(/^arriero_/)
  await staysOpen(page, once)
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))')
  await once.getByRole('button', { name: /^Copiar/ }).click()
  await expect(once.getByText('No se pudo copiar. Ya quedó seleccionado: cópielo a mano.')).toBeVisible()
  await expect.poll(() => page.evaluate<string>('getSelection().toString()')).toBe(key)
  await isAccessible(page, 'a key shown once')
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()
  await expect(page.getByText(`Termina en ${key.slice(-4)}`)).toBeVisible()

  const headers = { authorization: `Bearer ${key}` }
  const { request } = page.context()
  const own = { headers, data: { userType: 'cliententerprise', _id: await ownId(page) } }
  expect((await request.post('/v1/order/type', own)).status()).toBe(200)
  const sessions = await request.get('/v1/session/all', { headers })
  expect([sessions.status(), ((await sessions.json()) as { code: string }).code]).toEqual([
    403,
    'key.scope_missing',
  ])

  await page.getByRole('button', { name: 'Terminar la clave ERP' }).click()
  await page.getByRole('button', { name: 'Terminar clave' }).click()
  await expect(page.getByText('Todavía no tiene claves de API')).toBeVisible()
  expect((await request.post('/v1/order/type', own)).status()).toBe(401)

  await page.route('**/v1/integration/key', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Crear clave' }).click()
  await form.getByLabel('Nombre').fill('Sin respuesta')
  await form.getByLabel('Su contraseña').fill(password())
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await expect(form.getByText(/^No hay conexión con Arriero/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Terminar la clave Sin respuesta' })).toBeVisible()
  await page.context().close()
})

const oneDelivery = /\/v1\/integration\/delivery\/[0-9a-f]{24}$/

/** A delivery that cannot be read just now is not said to be gone. */
const breaksOff = async (page: Page, row: Locator): Promise<void> => {
  await row.getByRole('button', { name: /^Ver el envío/ }).click()
  const address = page.url()
  await page.route(oneDelivery, (route) =>
    route.fulfill({ status: 500, json: { error: '', code: 'server.unexpected', requestId: 'abcdef123456' } }),
  )
  await page.reload()
  const detail = page.getByRole('dialog', { name: 'Detalle del envío' })
  await expect(detail.getByText('abcdef12')).toBeVisible()
  await isAccessible(page, 'a delivery that could not be read')
  await page.unroute(oneDelivery)
  await detail.getByRole('button', { name: 'Reintentar' }).click()
  await expect(detail.getByLabel('Cuerpo firmado')).toBeVisible()
  await page.goto(address.replace(/[0-9a-f]{24}/, '0'.repeat(24)))
  await expect(detail.getByText('Este envío no existe o no es suyo.')).toBeVisible()
  await page.goto('/main/integraciones')
}

test('a company registers a webhook, sends a test and reads what came of it', async ({ browser }) => {
  const page = await enter(browser, company)
  await openScreen(page, 'Integraciones')
  await page.getByRole('button', { name: 'Crear webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Crear un webhook' })
  await form.getByLabel('Dirección').fill('https://127.0.0.1:5432/avisos')
  await form.getByRole('button', { name: 'Crear webhook' }).click()
  await expect(form.getByText(/no se puede llamar/).first()).toBeVisible()
  const address = 'https://erp.demo.arriero.invalid/relato'
  await form.getByLabel('Dirección').fill(address)
  await isAccessible(page, 'a new webhook')
  await form.getByRole('button', { name: 'Crear webhook' }).click()
  const once = page.getByRole('dialog', { name: 'Secreto del webhook' })
  await expect(once.locator('code')).toContainText('whsec_')
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()

  await page.getByRole('button', { name: `Enviar prueba a ${address}` }).click()
  const log = page.getByRole('table', { name: 'Envíos a sus webhooks' })
  const row = log.locator('tbody tr').filter({ hasText: 'Prueba' }).first()
  await expect(row).toContainText('Entregado')
  await expect(row).toContainText('HTTP 204')
  await isAccessibleEverywhere(page, 'integrations with a log')
  await row.getByRole('button', { name: /^Ver el envío/ }).click()
  const detail = page.getByRole('dialog', { name: 'Detalle del envío' })
  await expect(detail.getByLabel('Cuerpo firmado')).toContainText('"type":"webhook.test"')
  await isAccessible(page, 'a delivery')
  await detail.getByRole('button', { name: 'Enviar de nuevo' }).click()
  await expect(detail.getByRole('row', { name: /HTTP 204/ })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await breaksOff(page, row)

  await page.getByRole('button', { name: `Detener el webhook ${address}` }).click()
  const asked = page.getByRole('dialog', { name: '¿Detener el webhook?' })
  await expect(asked.getByText(/^Lo que pase mientras está detenido no se envía/)).toBeVisible()
  await isAccessible(page, 'stopping a webhook')
  await asked.getByRole('button', { name: 'Detener webhook' }).click()
  await isTold(page, 'El webhook se detuvo.')
  await page.getByRole('button', { name: `Reanudar el webhook ${address}` }).click()
  await isTold(page, 'El webhook se reanudó.')
  await expect(page.getByRole('button', { name: `Detener el webhook ${address}` })).toBeVisible()

  await page.getByRole('button', { name: `Cambiar secreto de ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar secreto' }).click()
  await expect(once.locator('code')).toContainText('whsec_')
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()
  await expect(page.getByText('El secreto anterior firma hasta')).toBeVisible()

  await page.getByRole('button', { name: `Eliminar el webhook ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar webhook' }).click()
  await expect(page.getByText('Todavía no tiene webhooks')).toBeVisible()
  await expect(log.locator('tbody tr').filter({ hasText: 'Prueba' })).toHaveCount(1)
  await page.context().close()
})

test('where a second factor is on, the password alone makes no key', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise2@demo.arriero.co', at: '/main/mi-cuenta' })
  const secret = await enrol(page)
  await page.goto('/main/integraciones')
  await page.getByRole('button', { name: 'Crear clave' }).click()
  const form = page.getByRole('dialog', { name: 'Crear una clave de API' })
  await form.getByLabel('Nombre').fill('ERP')
  await form.getByLabel('Su contraseña').fill(password())
  await form.getByRole('button', { name: 'Crear clave' }).click()
  const code = form.getByLabel('Código de la aplicación o de respaldo')
  await expect(code).toBeFocused()
  await isAccessible(page, 'a new key, the code')
  await code.fill('000000')
  await form.getByRole('button', { name: 'Crear clave' }).click()
  await expect(form.getByText(/^El código no es correcto o ya se usó/)).toBeVisible()
  await code.fill(appCode(secret, 1))
  await form.getByRole('button', { name: 'Crear clave' }).click()
  const once = page.getByRole('dialog', { name: 'Su clave de API' })
  const key = await once.locator('code').innerText()
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()
  await keepsNone(page, key, password(), secret)
  const { text } = await letterTo('enterprise2@demo.arriero.co', /clave de API/)
  expect(text).toContain(`terminada en ${key.slice(-4)}`)
  await page.context().close()
})

test('on a phone the same is there', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'cliententerprise@demo.arriero.co',
    at: '/main/integraciones',
    viewport: phone,
  })
  await expect(page.getByText('ERP de despachos')).toBeVisible()
  await isAccessibleEverywhere(page, 'integrations on a phone')
  await page.context().close()
})

test('an administrator gives the house a name and a colour, and everybody sees them', async ({ browser }) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await openScreen(page, 'Marca e instalación')
  await isAccessibleEverywhere(page, 'the brand')
  await page.getByLabel('Color principal', { exact: true }).fill('#ffee00')
  await expect(
    page.getByText('Con ese color el texto no se leería bien. Elija uno más oscuro.'),
  ).toBeVisible()
  await page.getByLabel('Color principal', { exact: true }).fill('#1b4fb3')
  await page.getByLabel('Nombre').fill('Cargas del Sur')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La marca se guardó y ya se ve.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cargas del Sur' })).toBeVisible()
  await expect(page).toHaveTitle(/· Cargas del Sur$/)
  const primary = () =>
    page.evaluate<string>(
      `getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim()`,
    )
  expect(await primary()).toBe('#1b4fb3')
  await isAccessibleEverywhere(page, 'the house in its own colour')

  const stranger = await browser.newPage({ baseURL: url() })
  await stranger.goto('/auth/login')
  await expect(stranger.getByRole('link', { name: /Cargas del Sur/ })).toBeVisible()
  await stranger.goto('/conductor')
  await expect(stranger.getByText('Cargas del Sur conductor')).toBeVisible()
  await stranger.goto('/')
  await expect(stranger).toHaveTitle(/^Cargas del Sur: /)
  await expect(stranger.getByRole('link', { name: 'Cargas del Sur, ir a la portada' })).toBeVisible()
  await isAccessibleEverywhere(stranger, 'the landing page in the colour of the house')
  const manifest = await stranger.request.get('/conductor.webmanifest')
  expect(await manifest.json()).toMatchObject({ short_name: 'Cargas del Sur', theme_color: '#1b4fb3' })
  await stranger.close()
  await page.context().close()
})
