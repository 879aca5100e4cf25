/** A transport company from its registration to its first delivery, with the refusals on the way. */
import type { Browser, Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { callerOf, openService, payService } from '../acts/by-api.ts'
import { choose, isTold, photo, rowOf, whileTold } from '../acts/by-hand.ts'
import { handOver, loadUp, setOut } from '../acts/driver.ts'
import { cannotAssign, openServices, take, tryToAssign } from '../acts/enterprise.ts'
import {
  agree,
  approve,
  askForAccount,
  bringPaper,
  codeTo,
  fillContact,
  fillDay,
  letterTo,
  next,
  sayWherePaid,
  secret,
} from '../acts/registration.ts'
import { bringSoat, fillBasics, fillCardAndInspection, fillEndingSoat, fillSpecs } from '../acts/vehicle.ts'
import { enter, open, phone, type Place } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'cliententerprise@demo.arriero.co'
const company = { name: 'Carga del Combeima S.A.S.', email: 'gerencia@combeima.example.co' }
const hired = { name: 'Jairo Peña Cano', email: 'jairo.pena@example.co' }
const companyPapers = ['RUT', 'Cámara de comercio', 'Cédula del representante legal']
const driverPapers = ['Cédula de ciudadanía', 'Licencia de conducción', 'ARL', 'EPS']
const plate = 'VWZ731'
const hourMs = 3_600_000
const gate: Place = { latitude: 4.66, longitude: -74.12 }
/** Over a thousand kilometres: whenever it begins, it ends after today. */
const farAway = {
  name: 'Vía 40 # 85-470, Barranquilla, Atlántico',
  latitude: 11.004,
  longitude: -74.807,
  code: '08001',
}
const expired = 'El SOAT del vehículo está vencido o vence antes de terminar el servicio.'
const unseen = 'El SOAT del vehículo no ha sido validado.'

/** Everybody's windows; the driver's opens with his invitation. */
type Windows = { enterprise: Page; administrator: Page; cab: Page }

const fillWizard = async (page: Page): Promise<void> => {
  await page.goto('/auth/registro')
  await page.getByRole('radio', { name: /^Transportar con mi empresa/ }).check({ force: true })
  await next(page)
  await page.getByLabel('NIT').fill('901.458.772-5')
  await page.getByLabel('Razón social').fill(company.name)
  await next(page)
  await expect(page.getByText('El dígito de verificación del NIT no corresponde.')).toBeVisible()
  await page.getByLabel('NIT').fill('901.458.772-2')
  await next(page)
  await fillContact(page, client)
  await choose(page.getByLabel('Municipio desde donde trabaja'), 'Ibagué, Tolima', 'ibague')
  await next(page)
  await agree(page)
  await page.getByLabel(/^Declaro que el representante/).check()
  await askForAccount(page)
}

/** An address that has an account is answered the same, and only its mailbox says so; then the right one is typed. */
const register = async (page: Page): Promise<void> => {
  await fillWizard(page)
  await letterTo(client, /Usted ya tiene una cuenta/)
  await page.getByRole('button', { name: 'Cambiar mis datos' }).click()
  await page.getByRole('button', { name: 'Atrás' }).click()
  await page.getByLabel('Correo electrónico').fill(company.email)
  await next(page)
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await askForAccount(page)
  await page.getByLabel('Código').fill(await codeTo(company.email))
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
  await page.waitForURL(/\/main\/index/)
  await expect(page.getByRole('heading', { name: 'Su cuenta está en validación' })).toBeVisible()
  await isAccessibleEverywhere(page, 'enterprise in validation')
  for (const paper of companyPapers) await bringPaper(page, paper)
  await sayWherePaid(page)
  await expect(page.getByText('Recibimos todo.')).toBeVisible()
}

const isLetIn = async ({ enterprise, administrator }: Windows): Promise<void> => {
  await approve(administrator, { list: 'empresas', name: company.name, papers: companyPapers })
  await enterprise.reload()
  await openScreen(enterprise, 'Transportadores')
  await expect(enterprise.getByText('Su cuenta está en validación')).toBeHidden()
}

const inviteDriver = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Registrar conductor' }).first().click()
  const form = page.getByRole('dialog', { name: 'Registrar un conductor' })
  await form.getByRole('button', { name: 'Registrar conductor' }).click()
  await expect(form.getByText('La cédula es obligatoria')).toBeVisible()
  await isAccessibleEverywhere(page, 'register driver, refused')
  await form.getByLabel('Cédula').fill('80.111.222')
  await form.getByLabel('Nombre completo').fill(hired.name)
  await form.getByLabel('Celular').fill('3105550188')
  await form.getByLabel(/^Correo electrónico/).fill(hired.email)
  // A slow line: who sends the form before his picture has arrived is not told that it is missing.
  await page.route(/\/upload\//, async (route) => setTimeout(() => void route.continue(), 2_000), {
    times: 1,
  })
  await form.locator('input[type=file]').setInputFiles(await photo(page, 'Retrato'))
  await form.getByRole('button', { name: 'Registrar conductor' }).click()
  await expect(form.getByText('Se enviará en cuanto termine de subir el archivo.')).toBeVisible()
  await isTold(page, 'El conductor se ha registrado correctamente')
  await expect(page.getByRole('heading', { name: hired.name })).toBeVisible()
  await expect(page.getByText('Recibió la invitación y aún no la acepta.')).toBeVisible()
  await isAccessibleEverywhere(page, 'own driver')
  return /\/auth\/invitacion#[\w-]+/.exec((await letterTo(hired.email)).text)?.[0] ?? ''
}

const accept = async (browser: Browser, cab: Page, link: string): Promise<void> => {
  await cab.goto(link)
  await expect(cab.getByText(hired.name)).toBeVisible()
  await isAccessibleEverywhere(cab, 'invitation')
  await fillDay(cab, 'Fecha de nacimiento', '02/08/1990')
  await agree(cab)
  await cab.getByRole('button', { name: 'Aceptar y entrar' }).click()
  await cab.waitForURL(/\/conductor/)
  await expect(cab.getByRole('heading', { name: 'Su cuenta está en validación' })).toBeVisible()
  const stranger = await open(browser)
  await stranger.goto(link)
  await expect(stranger.getByText('Esta invitación no sirve')).toBeVisible()
  await stranger.context().close()
}

/** His papers come as another driver's do in the browser. */
const sendDriverPapers = async (cab: Page): Promise<void> => {
  const call = await callerOf(hired.email, secret)
  const until = { expirationDate: '2029-05-01' }
  const papers = [
    { kind: 'identity' },
    { kind: 'licence', category: 'C2', ...until },
    { kind: 'occupationalRisk', ...until },
    { kind: 'health', ...until },
  ]
  for (const paper of papers) {
    const image = await call.upload(await photo(cab, paper.kind))
    await call(`/user/paper/${call.userId}`, { ...paper, images: [image] })
  }
}

const addDriver = async (browser: Browser, { enterprise, cab }: Windows): Promise<void> => {
  const link = await inviteDriver(enterprise)
  await accept(browser, cab, link)
  await sendDriverPapers(cab)
  await enterprise.goto('/main/transportadores')
  await expect(enterprise.getByRole('row').filter({ hasText: hired.name })).toContainText('Aceptada')
  await isAccessibleEverywhere(enterprise, 'own drivers')
}

const cardOf = (page: Page) =>
  page.getByRole('list', { name: 'Vehículos' }).getByRole('listitem').filter({ hasText: plate })

const addVehicle = async ({ enterprise }: Windows): Promise<void> => {
  await openScreen(enterprise, 'Vehículos')
  await enterprise.getByRole('link', { name: 'Registrar vehículo' }).first().click()
  await fillBasics(enterprise, plate, isAccessibleEverywhere)
  await fillSpecs(enterprise)
  await fillEndingSoat(enterprise, isAccessibleEverywhere)
  await fillCardAndInspection(enterprise)
  await enterprise.getByRole('button', { name: 'Registrar vehículo' }).click()
  await isTold(enterprise, 'El vehículo se ha registrado correctamente')
  await expect(cardOf(enterprise)).toContainText('Inactivo')
  await expect(cardOf(enterprise)).toContainText('Documentos por validar')
  await isAccessibleEverywhere(enterprise, 'vehicles')
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await isTold(page, 'El vehículo se ha actualizado correctamente')
  await expect(page.getByText('No hay cambios por guardar.').first()).toBeVisible()
}

const validateBoth = async ({ administrator, cab }: Windows): Promise<void> => {
  await approve(administrator, {
    list: 'transportadores?tipo=empresa',
    name: hired.name,
    papers: driverPapers,
  })
  await cab.reload()
  await expect(cab.getByRole('heading', { name: 'Mis viajes' })).toBeVisible()
  await administrator.goto(`/main/vehiculo/${plate}`)
  for (const paper of ['Soat', 'Tarjeta de propiedad', 'Revisión Tecnicomecánica'])
    await administrator.getByRole('switch', { name: `Validado: ${paper}`, exact: true }).click()
  await administrator.getByRole('switch', { name: /^Estado del vehículo/ }).click()
  await save(administrator)
}

/** Brings the enterprise a paid service; returns its code. */
const win = async ({ enterprise }: Windows): Promise<string> => {
  const id = await openService(client, {
    at: new Date(Date.now() + 3 * hourMs),
    pricePesos: 7_140_000,
    destination: farAway,
  })
  await openServices(enterprise)
  await take(enterprise, id.slice(18))
  await payService(client, id)
  return id.slice(18)
}

const assign = async (page: Page, code: string, sentence: string): Promise<void> => {
  await openServices(page)
  await tryToAssign(page, code, { driver: hired.name, plate })
  await isTold(page, sentence)
}

const isRefused = async (page: Page, code: string, why: string): Promise<void> => {
  await openServices(page)
  await cannotAssign(page, code, plate, why)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const renew = async ({ enterprise }: Windows, code: string): Promise<void> => {
  await openScreen(enterprise, 'Vencimientos')
  await isAccessibleEverywhere(enterprise, 'ending papers')
  await enterprise.getByRole('button', { name: `Subir nueva versión: Soat, ${plate}` }).click()
  await bringSoat(enterprise, 365)
  await expect(enterprise.getByRole('row').filter({ hasText: plate })).toContainText('Por validar')
  await isRefused(enterprise, code, unseen)
}

const validateSoat = async ({ administrator }: Windows): Promise<void> => {
  await openScreen(administrator, 'Vencimientos')
  await isAccessibleEverywhere(administrator, 'ending papers of everybody')
  await administrator.getByRole('link', { name: `Revisar Soat de ${plate}` }).click()
  const paper = `Soat: ${plate}`
  await expect(administrator.getByRole('heading', { name: paper, level: 1 })).toBeVisible()
  await expect(administrator.getByRole('button', { name: 'Validar', exact: true })).toBeVisible()
  await administrator.keyboard.press('v')
  await isTold(administrator, `${paper}: validado.`)
}

const drive = async ({ enterprise, cab }: Windows, code: string): Promise<void> => {
  await cab
    .getByRole('link', { name: /Barranquilla/ })
    .first()
    .click()
  await setOut(cab)
  await loadUp(cab)
  await expect(rowOf(enterprise, code)).toContainText('En proceso')
  await handOver(cab)
  await expect(rowOf(enterprise, code)).toContainText('Finalizado')
}

test('an enterprise registers, is validated, and carries its first service once its SOAT is renewed', async ({
  browser,
}) => {
  // Two wizards, two refusals and three desks, each looked at on the desk and on the phone.
  test.setTimeout(600_000)
  const enterprise = await open(browser)
  const cab = await open(browser, { viewport: phone, position: gate })
  await test.step('it registers with the code of its mail', () => register(enterprise))
  const administrator = await enter(browser, { email: 'administrator@demo.arriero.co' })
  const windows = { enterprise, cab, administrator }
  await test.step('staff lets it in', () => isLetIn(windows))
  await test.step('it adds a driver, who accepts', () => addDriver(browser, windows))
  await test.step('it adds a vehicle through the wizard', () => addVehicle(windows))
  await test.step('staff validates both', () => validateBoth(windows))
  const code = await test.step('it wins a service', () => win(windows))
  await test.step('its SOAT ends before the service does', () => isRefused(enterprise, code, expired))
  await test.step('the desk of papers leads to a newer version', () => renew(windows, code))
  await test.step('staff validates it', () => validateSoat(windows))
  await test.step('the assignment passes', () =>
    whileTold([{ page: cab, sentence: 'Tiene un nuevo viaje asignado.' }], () =>
      assign(enterprise, code, 'El servicio se ha actualizado correctamente'),
    ))
  await test.step('the trip runs on the driver’s phone', () => drive(windows, code))
  await test.step('a cargo type is asked for with its paper', async () => {
    await enterprise.goto(`/main/vehiculo/${plate}?documento=cargo:dangerous`)
    await expect(
      enterprise.getByRole('dialog', { name: /Certificado de mercancías peligrosas/ }),
    ).toBeVisible()
    await isAccessibleEverywhere(enterprise, 'asking for a cargo type')
  })
  await Promise.all([enterprise, cab, administrator].map((window) => window.context().close()))
})
