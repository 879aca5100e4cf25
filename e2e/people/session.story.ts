/** Coming in, being kept out, and leaving. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, logInAs, open } from '../people.ts'
import { expect, test } from '../story.ts'

const clientEmail = 'cliententerprise@demo.arriero.co'

test('the login asks for both fields and tells a wrong password', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  await isAccessibleEverywhere(page, 'login')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('El usuario es obligatorio!')).toBeVisible()
  await expect(page.getByText('La contraseña es obligatoria!')).toBeVisible()
  await isAccessibleEverywhere(page, 'login, refused')
  await logInAs(page, clientEmail, 'no-es-esta')
  await expect(page.getByText('El usuario o la contraseña no son correctos.').first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.context().close()
})

test('a private address leads to the login, and from there to where one wanted to go', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/main/cliente-servicios')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await logInAs(page, clientEmail)
  await expect(page).toHaveURL(/\/main\/cliente-servicios$/)
  await page.context().close()
})

test('who is logged in comes back without a password, and public addresses lead home', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  await logInAs(page, clientEmail)
  await page.waitForURL(/\/main\/index$/)
  for (const address of ['/auth/login', '/']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/main\/index$/)
    await expect(page.getByText('Alimentos El Páramo S.A.').first()).toBeVisible()
  }
  await page.context().close()
})

test('an unknown address, and one of another role, has lost its way', async ({ browser }) => {
  const page = await enter(browser, { email: clientEmail })
  for (const address of ['/main/no-existe', '/main/servicios', '/tampoco']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Has perdido tu ruta' })).toBeVisible()
  }
  await page.goto('/main/no-existe')
  await expect(page.getByText('Lo que buscaba no se encontró. Intente con el menú lateral.')).toBeVisible()
  await isAccessibleEverywhere(page, 'lost')
  await page.context().close()
})

test('an address that nothing answers has lost its way for visitors, too', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/nadie/por/aqui')
  await expect(page.getByRole('heading', { name: 'Has perdido tu ruta' })).toBeVisible()
  await page.context().close()
})

test('who logs out in one tab is out in all of them', async ({ browser }) => {
  const page = await enter(browser, { email: clientEmail })
  const other = await page.context().newPage()
  await other.goto('/main/cliente-servicios')
  await expect(other.getByRole('heading', { name: 'Mis servicios', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Su cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(other).toHaveURL(/\/auth\/login$/)
  await other.goto('/main/index')
  await expect(other).toHaveURL(/\/auth\/login$/)
  await page.context().close()
})
