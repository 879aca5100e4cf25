/** What is too long for a name or the log-in stays as it was typed, says so and goes nowhere. */
import { isAccessible } from '../accessible.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter, open } from '../people.ts'
import { expect, test } from '../story.ts'

const administrator = { email: 'administrator@demo.arriero.co' }
const long = 'Cartagena de Indias '.repeat(5).trim()

test('a view is not renamed to half of what was typed', async ({ browser }) => {
  const page = await enter(browser, { ...administrator, at: '/main/cancelados' })
  await page.getByRole('button', { name: 'Vistas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como vista…' }).click()
  await page.getByLabel('Nombre').fill('Las de noviembre')
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await isTold(page, 'La vista se ha registrado correctamente')
  await page.getByRole('button', { name: 'Vista: Las de noviembre' }).click()
  await page.getByRole('menuitem', { name: 'Administrar vistas…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Administrar vistas' })
  const name = dialog.getByLabel('Nombre de la vista Las de noviembre')
  await name.fill(long)
  await name.press('Enter')
  await expect(name).toHaveValue(long)
  await expect(dialog.getByText(`Sobran ${long.length - 60} caracteres: el máximo es 60.`)).toBeVisible()
  await name.fill('Las de diciembre')
  await name.press('Enter')
  await isTold(page, 'La vista se ha actualizado correctamente')
  await expect(dialog.getByLabel('Nombre de la vista Las de diciembre')).toBeVisible()
  await page.context().close()
})

test('a log-in takes what was pasted whole, and says what is too long where it stands', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/auth/login')
  const [user, secret] = [page.getByLabel('Usuario'), page.getByLabel('Contraseña', { exact: true })]
  await user.fill('a'.repeat(260))
  await expect(user).toHaveValue('a'.repeat(260))
  await expect(page.getByText('Sobran 6 caracteres: el máximo es 254.')).toBeVisible()
  await secret.fill('b'.repeat(1030))
  await expect(secret).toHaveValue('b'.repeat(1030))
  await expect(page.getByText('Sobran 6 caracteres: el máximo es 1.024.')).toBeVisible()
  await secret.press('Enter')
  await expect(user).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('El usuario o la contraseña no son correctos.')).toBeHidden()
  await isAccessible(page, 'a log-in with too long a text')
  await page.context().close()
})
