/** How somebody who drives his own truck comes into the house; the chain of an enterprise walks the rest. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { choose, photo } from '../acts/by-hand.ts'
import { panel } from '../acts/own-account.ts'
import {
  agree,
  askForAccount,
  bringPaper,
  codeTo,
  fillContact,
  fillDay,
  next,
  sayWherePaid,
  secret,
} from '../acts/registration.ts'
import { keepsNone, storesOf } from '../browser-stores.ts'
import { open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const driver = { name: 'Wilmer Ospina Rincón', email: 'wilmer.ospina@example.co' }

/** Through the wizard up to the code. */
const register = async (page: Page): Promise<void> => {
  await page.goto('/auth/login')
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click()
  await isAccessibleEverywhere(page, 'registration, role')
  await page.getByRole('radio', { name: /^Transportar con mi vehículo/ }).check({ force: true })
  await next(page)
  await next(page)
  await expect(page.getByText('La cédula es obligatoria')).toBeVisible()
  await page.getByLabel('Cédula').fill('79.345.112')
  await page.getByLabel('Nombre completo').fill(driver.name)
  await fillDay(page, 'Fecha de nacimiento', '14/03/2012')
  await next(page)
  await expect(page.getByText('Debe ser mayor de 18 años para tener una cuenta.')).toBeVisible()
  await isAccessible(page, 'registration, underage')
  await fillDay(page, 'Fecha de nacimiento', '14/03/1988')
  await next(page)
  await fillContact(page, driver.email)
  await choose(page.getByLabel('Municipio desde donde trabaja'), 'Ibagué, Tolima', 'ibague')
  await isAccessible(page, 'registration, contact')
  await next(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Contraseña y permisos' })).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await agree(page)
  const password = page.getByLabel('Contraseña', { exact: true })
  await password.fill('12345678')
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByText(/^Esa contraseña es fácil de adivinar/)).toHaveCount(1)
  await expect(password).toBeFocused()
  await isAccessible(page, 'registration, a password too common')
  await password.fill(secret)
  // What he typed of himself waits for him in this tab; the password does not.
  expect((await storesOf(page))['sessionStorage']).toContain(driver.email)
  await keepsNone(page, secret)
  await isAccessibleEverywhere(page, 'registration, access')
  await askForAccount(page)
}

/** A picture of a paper is nothing yet until it is sent: who goes is asked. */
const isAskedAboutPictures = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Subir Cédula de ciudadanía', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivos' }).click()
  await (await chooser).setFiles(await photo(page, 'Cédula'))
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' })
  await expect(question).toContainText('Fotos o PDF')
  await question.getByRole('button', { name: 'Descartar' }).click()
}

const bringAll = async (page: Page): Promise<void> => {
  await isAskedAboutPictures(page)
  const until = () => page.getByLabel('Fecha de vencimiento').fill('2029-05-01')
  await bringPaper(page, 'Cédula de ciudadanía')
  await bringPaper(page, 'Licencia de conducción', async () => {
    await until()
    await page.getByRole('radio', { name: 'C2' }).check({ force: true })
  })
  await bringPaper(page, 'ARL', until)
  await bringPaper(page, 'EPS', until)
}

test('a driver registers with the code of his mail and brings his papers', async ({ browser }) => {
  const page = await open(browser, { viewport: phone })
  await register(page)
  await page.getByLabel('Código').fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByText(/^El código no es correcto o ya venció/)).toBeVisible()
  await isAccessibleEverywhere(page, 'code, refused')
  await page.getByLabel('Código').fill((await codeTo(driver.email)).toLowerCase())
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await page.waitForURL(/\/conductor/)
  await expect(page.getByRole('heading', { name: 'Su cuenta está en validación' })).toBeVisible()
  await keepsNone(page, secret)
  await isAccessibleEverywhere(page, 'driver in validation')
  await bringAll(page)
  await page.goto('/conductor/perfil')
  await panel(page, 'Cuenta de pago').getByRole('link', { name: 'Mis viajes' }).click()
  await sayWherePaid(page)
  await expect(page.getByText('Recibimos todo.')).toBeVisible()
  await isAccessible(page, 'driver in validation, all brought')
  await page.context().close()
})
