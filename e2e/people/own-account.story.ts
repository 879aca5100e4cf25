/** A forgotten password, a second factor, a session ended elsewhere, and leaving for good. */
import type { Browser, Page, Request } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { appCode, recoveryCodeTo } from '../acts/authenticator.ts'
import { confirm, enrol, panel } from '../acts/own-account.ts'
import { keepsNone } from '../browser-stores.ts'
import { enter, logInAs, open, password, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const next = 'una frase nueva y bien larga'
const account = '/main/mi-cuenta'

/** Of one browser, both on the own account. */
const twoWindows = async (browser: Browser, email: string): Promise<[Page, Page]> => {
  const page = await enter(browser, { email, at: account })
  const other = await page.context().newPage()
  await other.goto(account)
  return [page, other]
}

test('a forgotten password is set anew with the code of the mail', async ({ browser }) => {
  const email = 'cliententerprise2@demo.arriero.co'
  const page = await open(browser)
  await page.goto('/auth/login')
  await page.getByRole('main').getByRole('link', { name: 'Recuperar contraseña' }).click()
  await isAccessibleEverywhere(page, 'recovery, e-mail')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText('El correo es obligatorio')).toBeVisible()
  await page.getByLabel('Correo').fill('no es un correo')
  await expect(page.getByText('La entrada no es un email válido')).toBeVisible()
  await page.getByLabel('Correo').fill(email)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  const notice = 'Si el correo se encuentra registrado recibirá un código que debe digitar a continuación'
  await expect(page.getByText(notice).first()).toBeVisible()
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('El token enviado al correo es obligatorio')).toBeVisible()
  await expect(page.getByText('La nueva contraseña es obligatoria')).toBeVisible()
  await isAccessible(page, 'recovery, code')
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(page.getByLabel('Correo')).toHaveValue(email)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('Nueva contraseña').fill(next)
  await page.getByLabel('Código').fill('AAAA-BBBB-CCCC')
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText(/^El código no es correcto o ya venció/).first()).toBeVisible()
  await page.getByLabel('Código').fill((await recoveryCodeTo(email)).toLowerCase())
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('La contraseña se ha restablecido')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await logInAs(page, email, next)
  await page.waitForURL(/\/main\/index$/)
  await keepsNone(page, next)
  await page.context().close()
})

test('a second factor is enrolled, asked for at the log-in, and a session ended elsewhere dies at once', async ({
  browser,
}) => {
  const email = 'accountancy2@demo.arriero.co'
  const page = await enter(browser, { email, at: account })
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'own account')
  const secret = await enrol(page)
  const other = await open(browser)
  await other.goto('/auth/login')
  await logInAs(other, email)
  await expect(other.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible()
  await isAccessible(other, 'log-in, code')
  await other.getByLabel('Código').fill('000000')
  await other.getByRole('button', { name: 'Entrar' }).click()
  await expect(other.getByText(/^El código no es correcto o ya se usó/)).toBeVisible()
  await other.getByLabel('Código').fill(appCode(secret, 1))
  await other.getByRole('button', { name: 'Entrar' }).click()
  await other.waitForURL(/\/main\/index$/)
  await keepsNone(other, password(), secret)
  await other.waitForLoadState('networkidle')
  await page.reload()
  const sessions = panel(page, 'Sesiones abiertas')
  await expect(sessions.getByRole('button', { name: /^Cerrar la sesión de Chrome en Linux/ })).toHaveCount(1)
  await expect(sessions.getByText('Chrome en Linux')).toHaveCount(2)
  const end = sessions.getByRole('button', { name: /^Cerrar la sesión/ })
  const isEnding = (request: Request) => request.method() === 'DELETE'
  await page.route('**/v1/**', (route) =>
    isEnding(route.request()) ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await end.click()
  await expect(sessions.getByRole('alert')).toBeVisible()
  await page.unroute('**/v1/**')
  const left = other.waitForURL(/\/auth\/login$/).then(() => Date.now())
  const ended = page
    .waitForResponse((answer) => answer.request().method() === 'DELETE')
    .then(() => Date.now())
  await end.click()
  expect((await left) - (await ended)).toBeLessThan(1_000)
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('alert')).toBeHidden()
  await page.context().close()
  await other.context().close()
})

const bookkeeper = 'accountancy@demo.arriero.co'
const bookRows = (page: Page) =>
  page.getByRole('table', { name: 'Contabilidad de los servicios' }).locator('tbody tr')

/** The accounting table with the names of clients beside their numbers, and the service of one of them. */
const openBooks = async (browser: Browser, client: string) => {
  const page = await enter(browser, {
    email: bookkeeper,
    at: `/main/contabilidad?client=${encodeURIComponent(client)}`,
  })
  await bookRows(page).first().locator('code').click()
  await expect(page).toHaveURL(/\/main\/contabilidad\/[0-9a-f]{24}/)
  const orderId = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? 'none'
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Columnas' }).click()
  const columns = page.getByRole('dialog', { name: 'Columnas y densidad' })
  await columns.getByRole('checkbox', { name: 'Dueño de carga' }).check()
  await page.keyboard.press('Escape')
  return { page, orderId }
}

test('whoever leaves reads what stays; the books keep his name, nobody else does', async ({ browser }) => {
  const [email, name, identification] = ['client3@demo.arriero.co', 'Olga Lucía Tirado', '41678901']
  const { page: books, orderId } = await openBooks(browser, name)
  const page = await enter(browser, { email, at: account })
  const leaving = panel(page, 'Eliminar mi cuenta')
  await expect(leaving.getByText(/^Su nombre e identificación, solo para los libros/)).toBeVisible()
  await leaving.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await leaving.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(leaving.getByText('Marque que lo entiende')).toBeVisible()
  await isAccessible(page, 'own account, leaving')
  await leaving.getByLabel('Entiendo que no se puede deshacer').check()
  await confirm(page, 'Eliminar mi cuenta', 'Eliminar para siempre')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('Su cuenta se eliminó')).toBeVisible()
  await expect(page.getByText(/^Su nombre e identificación, solo para los libros/)).toBeVisible()
  await isAccessible(page, 'log-in, farewell')
  await logInAs(page, email)
  await expect(page.getByText('El usuario o la contraseña no son correctos.').first()).toBeVisible()
  await books.goto(`/main/contabilidad?transaction=${orderId}`)
  await expect(bookRows(books)).toHaveCount(1)
  await expect(bookRows(books)).toContainText(identification)
  await expect(bookRows(books)).toContainText(name)
  const kept = await books.evaluate<string>(
    `fetch('/sandbox/correo/mensajes.json?para=${email}').then((answer) => answer.text())`,
  )
  expect(kept).toContain('Su cuenta se eliminó')
  expect(kept).toMatch(/Servicios con dinero, en la contabilidad \(\d+\)/)
  await books.context().close()
  const staff = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/duenodecarga' })
  await expect(staff.getByText('Hernán Bedoya').first()).toBeVisible()
  await expect(staff.getByText(name)).toHaveCount(0)
  await staff.context().close()
  await page.context().close()
})

test('what another window changed is seen before it is saved over, and what was typed stays', async ({
  browser,
}) => {
  const [page, other] = await twoWindows(browser, 'client2@demo.arriero.co')
  const [data, elsewhere] = [panel(page, 'Datos'), panel(other, 'Datos')]
  for (const form of [data, elsewhere]) await form.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await elsewhere.getByLabel('Celular').fill('3105550199')
  await elsewhere.getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByText('Sus datos se actualizaron correctamente')).toBeVisible()
  await data.getByLabel('Nombre').fill('Un nombre nuevo')
  await data.getByRole('button', { name: 'Guardar' }).click()
  await expect(data.getByText(/^Otra persona cambió este perfil/)).toBeVisible()
  await expect(data.getByLabel('Celular')).toHaveValue('3105550199')
  await expect(data.getByLabel('Nombre')).toHaveValue('Un nombre nuevo')
  await data.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Sus datos se actualizaron correctamente')).toBeVisible()
  await expect(data.getByText('Un nombre nuevo')).toBeVisible()
  await expect(data.getByText('3105550199')).toBeVisible()
  await page.context().close()
})

test('a driver does the same on his phone', async ({ browser }) => {
  const page = await enter(browser, { email: 'driver2@demo.arriero.co', viewport: phone })
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'driver, own account')
  const paid = panel(page, 'Cuenta de pago')
  await paid.getByRole('button', { name: 'Cambiar la cuenta' }).click()
  await paid.getByLabel('Banco').fill('Bancolombia')
  await paid.getByLabel('Ahorros').check()
  await paid.getByLabel('Número de cuenta').fill('45678901234')
  await confirm(page, 'Cuenta de pago', 'Pedir el cambio')
  await expect(paid.getByText(/^Rige desde/)).toBeVisible()
  await paid.getByRole('button', { name: 'Retirar el cambio' }).click()
  await expect(paid.getByText(/^Rige desde/)).toHaveCount(0)
  await panel(page, 'Contraseña').getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await panel(page, 'Contraseña').getByLabel('Nueva contraseña').fill(next)
  await confirm(page, 'Contraseña', 'Cambiar la contraseña')
  await expect(page.getByText(/^La contraseña se cambió/)).toBeVisible()
  const download = page.waitForEvent('download')
  await panel(page, 'Copia de mis datos').getByRole('button', { name: 'Descargar mis datos' }).click()
  await confirm(page, 'Copia de mis datos', 'Descargar mis datos', next)
  expect((await download).suggestedFilename()).toMatch(/^mis-datos-arriero-\d{4}-\d\d-\d\d\.json$/)
  await keepsNone(page, next, password())
  await page.context().close()
})
