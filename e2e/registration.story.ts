/** How people come into the house: a driver registers and is approved, an enterprise's driver accepts his invitation. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from './accessible.ts'
import { choose, isTold, photo } from './acts/by-hand.ts'
import { enter, logInAs, open, phone, url } from './people.ts'

const secret = 'tres mulas y un cerro'
const driver = { name: 'Wilmer Ospina Rincón', email: 'wilmer.ospina@example.co' }
const hired = { name: 'Jairo Peña Cano', email: 'jairo.pena@example.co' }

type Letter = { to: string; subject: string; text: string }

/** Letters go out after the act: the newest one to an address, once it is there. */
const letterTo = async (email: string): Promise<Letter> => {
  const found: Letter[] = []
  await expect(async () => {
    const answer = await fetch(`${url()}/sandbox/correo/mensajes.json?para=${encodeURIComponent(email)}`)
    const { items } = (await answer.json()) as { items: Letter[] }
    found.splice(0, found.length, ...items)
    expect(items.length).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  const [newest] = found
  if (!newest) throw new Error(`no letter to ${email}`)
  return newest
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

const day = async (page: Page, label: string, typed: string): Promise<void> => {
  await page.getByLabel(label).fill(typed)
  await page.getByLabel(label).press('Tab')
}

const fillContact = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Celular').fill('300 555 0177')
  await page.getByLabel('Dirección').fill('Carrera 7 # 12-40, Ibagué')
}

const agree = async (page: Page): Promise<void> => {
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await page.getByLabel(/^Acepto los términos/).check()
  await page.getByLabel(/^Autorizo el tratamiento/).check()
}

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
  await day(page, 'Fecha de nacimiento', '14/03/2012')
  await next(page)
  await expect(page.getByText('Debe ser mayor de 18 años para tener una cuenta.')).toBeVisible()
  await isAccessible(page, 'registration, underage')
  await day(page, 'Fecha de nacimiento', '14/03/1988')
  await next(page)
  await fillContact(page, driver.email)
  await choose(page.getByLabel('Municipio desde donde trabaja'), 'Ibagué, Tolima', 'ibague')
  await isAccessible(page, 'registration, contact')
  await next(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Contraseña y permisos' })).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await agree(page)
  const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })')
  expect(kept).toContain(driver.email)
  expect(kept).not.toContain(secret)
  await isAccessibleEverywhere(page, 'registration, access')
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible()
}

const bringPaper = async (page: Page, paper: string, more: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: `Subir ${paper}` }).click()
  await page.getByLabel('Elegir fotos').setInputFiles(await photo(page, paper))
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await more()
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByRole('button', { name: `Cambiar ${paper}` })).toBeVisible()
}

const bringAll = async (page: Page): Promise<void> => {
  const until = async () => page.getByLabel('Fecha de vencimiento').fill('2029-05-01')
  await bringPaper(page, 'Cédula de ciudadanía', async () => undefined)
  await bringPaper(page, 'Licencia de conducción', async () => {
    await until()
    await page.getByRole('radio', { name: 'C2' }).check({ force: true })
  })
  await bringPaper(page, 'ARL', until)
  await bringPaper(page, 'EPS', until)
}

/** Staff finds who waits, validates his papers and lets him in. */
const approve = async (browser: Browser, name: string, kind: 'natural' | 'empresa'): Promise<void> => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await page.goto(
    `/main/transportadores?${kind === 'empresa' ? 'tipo=empresa&' : ''}q=${encodeURIComponent(name)}`,
  )
  await page.getByRole('link', { name: `Ver perfil de ${name}` }).click()
  for (const paper of ['Cédula de ciudadanía', 'Licencia de conducción', 'ARL', 'EPS']) {
    await page.getByRole('switch', { name: `Validado: ${paper}` }).click()
  }
  await page.getByRole('switch', { name: /^Estado/ }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await isTold(page, 'El usuario se ha actualizado correctamente')
  await page.context().close()
}

test('a driver registers with the code of his mail, brings his papers, is approved and works', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: phone })
  await register(page)
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await letterTo(driver.email)).text)?.[0] ?? ''
  await page.getByLabel('Código').fill('AAAA-AAAA')
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await expect(page.getByText(/^El código no es correcto o ya venció/)).toBeVisible()
  await isAccessibleEverywhere(page, 'code, refused')
  await page.getByLabel('Código').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await page.waitForURL(/\/conductor/)
  await expect(page.getByRole('heading', { name: 'Su cuenta está en validación' })).toBeVisible()
  await isAccessibleEverywhere(page, 'driver in validation')
  await bringAll(page)
  await expect(page.getByText('Recibimos todo.')).toBeVisible()
  await isAccessible(page, 'driver in validation, all brought')
  await approve(browser, driver.name, 'natural')
  await page.reload()
  await expect(page.getByText('Su cuenta está en validación')).toBeHidden()
  await page.context().close()
})

test('an e-mail that has an account is answered the same, and only its mailbox says so', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/auth/registro')
  await page.getByRole('radio', { name: /^Enviar carga de mi empresa/ }).check({ force: true })
  await next(page)
  await page.getByLabel('NIT').fill('900.373.923-7')
  await page.getByLabel('Razón social').fill('Frutas del Sur S.A.S.')
  await next(page)
  await expect(page.getByText('El dígito de verificación del NIT no corresponde.')).toBeVisible()
  await page.getByLabel('NIT').fill('900.373.923-8')
  await next(page)
  await fillContact(page, 'client@demo.arriero.co')
  await next(page)
  await agree(page)
  await page.getByLabel(/^Declaro que el representante/).check()
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible()
  // Other letters may lie in that box already.
  await expect
    .poll(async () => (await letterTo('client@demo.arriero.co')).subject)
    .toContain('Usted ya tiene una cuenta')
  await page.context().close()
})

test('an enterprise adds a driver, who accepts the invitation and drives for it once approved', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await page.getByRole('link', { name: 'Transportadores', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Transportadores', level: 1 })).toBeVisible()
  await isAccessibleEverywhere(page, 'own drivers')
  await page.getByRole('button', { name: 'Registrar conductor' }).first().click()
  const form = page.getByRole('dialog', { name: 'Registrar un conductor' })
  await form.getByRole('button', { name: 'Registrar conductor' }).click()
  await expect(form.getByText('La cédula es obligatoria')).toBeVisible()
  await isAccessibleEverywhere(page, 'register driver, refused')
  await form.getByLabel('Cédula').fill('80.111.222')
  await form.getByLabel('Nombre completo').fill(hired.name)
  await form.getByLabel('Celular').fill('3105550188')
  await form.getByLabel(/^Correo electrónico/).fill(hired.email)
  await form.locator('input[type=file]').setInputFiles(await photo(page, 'Retrato'))
  await expect(form.getByRole('img').first()).toBeVisible()
  await form.getByRole('button', { name: 'Registrar conductor' }).click()
  await isTold(page, 'El conductor se ha registrado correctamente')
  await expect(page.getByRole('heading', { name: hired.name })).toBeVisible()
  await expect(page.getByText('Recibió la invitación y aún no la acepta.')).toBeVisible()
  await isAccessibleEverywhere(page, 'own driver')
  const link = /\/auth\/invitacion#[\w-]+/.exec((await letterTo(hired.email)).text)?.[0] ?? ''
  const cab = await open(browser, { viewport: phone })
  await cab.goto(link)
  await expect(cab.getByText(hired.name)).toBeVisible()
  await isAccessibleEverywhere(cab, 'invitation')
  await day(cab, 'Fecha de nacimiento', '02/08/1990')
  await agree(cab)
  await cab.getByRole('button', { name: 'Aceptar y entrar' }).click()
  await cab.waitForURL(/\/conductor/)
  await bringAll(cab)
  await expect(cab.getByText('Recibimos todo.')).toBeVisible()
  await approve(browser, hired.name, 'empresa')
  const again = await open(browser, { viewport: phone })
  await again.goto('/auth/login')
  await logInAs(again, hired.email, secret)
  await again.waitForURL(/\/conductor/)
  await expect(again.getByText('Su cuenta está en validación')).toBeHidden()
  await again.goto(link)
  await again.waitForURL(/\/conductor/)
  const stranger = await open(browser)
  await stranger.goto(link)
  await expect(stranger.getByText('Esta invitación no sirve')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aceptó la invitación')).toBeVisible()
  await Promise.all([page, cab, again, stranger].map((one) => one.context().close()))
})
