/** The staff's work on people: papers validated and an account opened, a company registered, a session ended. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { isTold, photo } from '../acts/by-hand.ts'
import { enter, logInAs, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const applicant = { email: 'nelson.ariza@demo.arriero.co', name: 'Nelson Ariza Beltrán' }
const inValidation = 'Su cuenta está en validación'

const openProfile = async (page: Page, list: string, name: string): Promise<void> => {
  await page.getByRole('link', { name: list, exact: true }).click()
  await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: `Ver perfil de ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

const validate = async (page: Page, paper: string): Promise<void> => {
  const judgement = page.getByRole('switch', { name: `Validado: ${paper}` })
  await judgement.click()
  await expect(judgement).toBeChecked()
}

test('a driver whose papers are validated and whose account is activated works at once', async ({
  browser,
}) => {
  const driver = await enter(browser, { email: applicant.email, viewport: phone })
  await expect(driver.getByText(inValidation).first()).toBeVisible()
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await openProfile(page, 'Transportadores', applicant.name)
  await isAccessibleEverywhere(page, 'profile in validation')
  await expect(page.getByText('Para activarla faltan documentos validados y vigentes')).toBeVisible()
  await page.getByRole('switch', { name: /^Estado/ }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('No se puede activar: faltan documentos validados y vigentes.')).toBeVisible()
  await page.getByText('Licencia de conducción', { exact: true }).click()
  await page.getByRole('button', { name: 'Ampliar Licencia de conducción' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await isAccessible(page, 'picture of a paper')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  for (const paper of ['Cédula de ciudadanía', 'Licencia de conducción', 'ARL', 'EPS']) {
    await validate(page, paper)
  }
  await expect(page.getByText('Para activarla faltan')).toBeHidden()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await isTold(page, 'El usuario se ha actualizado correctamente')
  await expect(page.getByRole('switch', { name: /^Estado/ })).toBeChecked()
  await isAccessibleEverywhere(page, 'profile, active')
  await driver.reload()
  await expect(driver.getByText('Mis viajes').first()).toBeVisible()
  await expect(driver.getByText(inValidation)).toBeHidden()
  await Promise.all([page, driver].map((one) => one.context().close()))
})

const password = 'mula-blanca-sube-la-loma'

/** Who did not make his own account agrees to the words of today before he goes on. */
const agree = async (page: Page): Promise<void> => {
  const asked = page.getByRole('dialog', { name: 'Antes de seguir' })
  await expect(asked).toBeVisible()
  await isAccessibleEverywhere(page, 'terms to be agreed to')
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  await asked.getByLabel('Acepto los términos y condiciones').check()
  await asked.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(
    asked.getByText('Para tener una cuenta acepte el tratamiento de sus datos.', { exact: true }),
  ).toBeVisible()
  await page.reload()
  await expect(asked).toBeVisible()
  await asked.getByLabel('Acepto los términos y condiciones').check()
  await asked.getByLabel('Autorizo el tratamiento de mis datos').check()
  await asked.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(asked).toBeHidden()
  await page.goto('/main/mi-cuenta')
  const given = page.getByRole('listitem').filter({ hasText: 'Aceptado' })
  await expect(given.filter({ hasText: 'Términos y política de privacidad' })).toBeVisible()
  await expect(given.filter({ hasText: 'Tratamiento de datos personales' })).toBeVisible()
  await expect(asked).toBeHidden()
}

test('a client company is registered once nothing is missing, and logs in', async ({ browser }) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await page.getByRole('link', { name: 'Dueños de carga' }).click()
  await page.getByRole('tab', { name: 'Empresa' }).click()
  await page.getByRole('button', { name: 'Registrar empresa' }).first().click()
  const form = page.getByRole('dialog', { name: 'Registrar empresa cliente' })
  await isAccessibleEverywhere(page, 'register company')
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  for (const sentence of [
    'El nit es obligatorio',
    'El nombre es obligatorio',
    'El telefono es obligatorio',
    'El email es obligatorio',
    'La contraseña es obligatoria',
  ])
    await expect(form.getByText(sentence)).toBeVisible()
  await expect(form.getByText('Selecciona una imagen')).toHaveCount(2)
  await isAccessible(page, 'register company, refused')
  await form.getByLabel('NIT').fill('901.333.444-5')
  await form.getByLabel('Razón social').fill('Papeles del Nevado S.A.S.')
  await form.getByLabel('Teléfono').fill('3145550199')
  await form.getByLabel('Correo electrónico').fill('cliententerprise@demo.arriero.co')
  await form.getByLabel('Contraseña inicial').fill(password)
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, 'Logo'))
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo(page, 'Rut'), await photo(page, 'Cámara de comercio')])
  await expect(form.getByText('RUT, CÁMARA DE COMERCIO')).toBeVisible()
  await expect(form.getByText('El dígito de verificación del NIT no corresponde.')).toBeVisible()
  await form.getByLabel('NIT').fill('901.333.444')
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(form.getByText('Ya existe una cuenta con ese correo electrónico.')).toBeVisible()
  await form.getByLabel('Correo electrónico').fill('papeles@nevado.example.co')
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await isTold(page, 'El usuario se ha registrado correctamente')
  await expect(page.getByRole('row').filter({ hasText: 'Papeles del Nevado' })).toContainText('Activo')
  const company = await open(browser)
  await company.goto('/auth/login')
  await logInAs(company, 'papeles@nevado.example.co', password)
  await company.waitForURL(/\/main\/index/)
  await agree(company)
  await Promise.all([page, company].map((one) => one.context().close()))
})

/** The text of a program for the page: the name of what has the focus. */
const focused = `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`

/** Tab until this is where the keyboard is. */
const reach = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate<string>(focused)
    if (name.test(label)) return
  }
  throw new Error(`the keyboard does not reach ${String(name)}`)
}

test('the keyboard alone validates a document', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'administrator2@demo.arriero.co',
    at: '/main/transportadores?validation=pending',
  })
  await expect(page.getByRole('link', { name: 'Ver perfil de Yolanda Cuero Mina' })).toBeVisible()
  await reach(page, /Ver perfil de Yolanda/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Yolanda Cuero Mina' })).toBeVisible()
  await reach(page, /^Validado: EPS/)
  await page.keyboard.press('Space')
  await reach(page, /^Guardar$/)
  await page.keyboard.press('Enter')
  await isTold(page, 'El usuario se ha actualizado correctamente')
  await expect(page.getByRole('switch', { name: 'Validado: EPS' })).toBeChecked()
  await page.context().close()
})

test('a log-in that an administrator ends is over in its own window', async ({ browser }) => {
  const client = await enter(browser, { email: 'client2@demo.arriero.co' })
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await openProfile(page, 'Dueños de carga', 'Hernán Bedoya')
  await page
    .getByRole('button', { name: /^Cerrar sesión iniciada el/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await isTold(page, 'La sesión se cerró')
  await expect(client).toHaveURL(/\/auth\/login/)
  await Promise.all([page, client].map((one) => one.context().close()))
})
