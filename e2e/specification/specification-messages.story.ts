/** What is said when a form is empty, when something fails, and when it is done. Spec §4, §5, §8. */
import type { Page } from '@playwright/test'
import { payService, takenService } from '../acts/by-api.ts'
import { choose, holdBack, photo, whileTold } from '../acts/by-hand.ts'
import { cardOf, goToGateway, openServices } from '../acts/client.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const hourMs = 3_600_000
const client = 'client2@demo.arriero.co'
const carrier = 'enterprise2@demo.arriero.co'

const notice = (page: Page, sentence: string) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: sentence })

/** From here on the server answers every act without a word of its own. */
const failActs = (page: Page): Promise<unknown> =>
  page.route(/\/v1\/(?!auth|live)/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ error: '', code: 'server.unexpected', requestId: 'relato-2' }),
        }),
  )

test('what fails without a word of the server is told as Error, with the usual sentence', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/porcentajes' })
  await failActs(page)
  await page.getByLabel('Ganancia', { exact: true }).fill('11')
  await page.getByRole('button', { name: 'Guardar porcentajes' }).click()
  await page
    .getByRole('dialog', { name: 'Cambiar los porcentajes' })
    .getByRole('button', { name: 'Cambiar porcentajes' })
    .click()
  const notUpdated = 'Ocurrió un error al actualizar los datos. Por favor, intenta nuevamente'
  await expect(notice(page, notUpdated).filter({ hasText: /^Error/ })).toBeVisible()
  await page.goto('/main/cancelados')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Exportar a Excel' })
    .getByRole('button', { name: 'Exportar a Excel' })
    .click()
  await expect(notice(page, 'Ha ocurrido un error inesperado').filter({ hasText: /^Error/ })).toBeVisible()
  await page.context().close()
})

test('a payment that is cancelled, expires or is not captured leads back to the first step with its reason', async ({
  browser,
}) => {
  const at = new Date(Date.now() + 30 * hourMs)
  const id = await takenService(client, carrier, { at, pricePesos: 1_190_000 })
  const amount = '$1.190.000'
  const page = await enter(browser, { email: client, at: `/main/cliente-servicios/${id}/pagar` })
  const isBack = async (reason: string) => {
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Detalle del pago', level: 2 })).toBeVisible()
  }
  await goToGateway(page, amount)
  await page.getByRole('button', { name: 'Cancelar desde la tienda' }).click()
  await isBack('El pago fue cancelado por el usuario')
  await goToGateway(page, amount)
  await page.getByRole('button', { name: 'Dejar vencer' }).click()
  await isBack('El pago expiró')
  await goToGateway(page, amount)
  await page.getByRole('radio', { name: /El cobro falla/ }).check()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await isBack('El pago no fue capturado')
  await page.context().close()
})

test('the support document is a .jpg of a paid service; its client is told at once', async ({ browser }) => {
  const at = new Date(Date.now() + 32 * hourMs)
  const id = await takenService(client, carrier, { at, pricePesos: 1_190_000 })
  await payService(client, id)
  const owner = await enter(browser, { email: client })
  await openServices(owner)
  await expect(cardOf(owner, id.slice(18))).toContainText('Esperando la subida del documento legal')
  const page = await enter(browser, { email: carrier, at: `/main/enterprise-services/mis/${id}/documento` })
  const dialog = page.getByRole('dialog', { name: /^Documento de soporte del servicio/ })
  await dialog.getByRole('button', { name: 'Subir el documento' }).click()
  await expect(dialog.getByText('Selecciona algún archivo')).toBeVisible()
  const field = dialog.locator('input[type=file]').first()
  await field.setInputFiles({ name: 'remesa.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await expect(dialog.getByText('El archivo debe ser una imagen .jpg o un PDF.')).toBeVisible()
  await field.setInputFiles(await photo(page, 'Remesa'))
  await expect(dialog.getByRole('img', { name: 'remesa.jpg' })).toBeVisible()
  await whileTold([{ page: owner, sentence: 'Se ha actualizado el servicio' }], () =>
    dialog.getByRole('button', { name: 'Subir el documento' }).click(),
  )
  await expect(notice(page, 'Documento subido exitosamente')).toContainText('Hecho')
  await cardOf(owner, id.slice(18)).getByRole('link', { name: 'Fotos' }).click()
  const photos = owner.getByRole('dialog', { name: 'Fotos y documentos' })
  await expect(photos.getByRole('button', { name: 'Ampliar Documento de soporte' })).toBeVisible()
  await Promise.all([owner, page].map((one) => one.context().close()))
})

test('staff is registered under one of three roles, with a JPEG of which the last counts', async ({
  browser,
}) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: '/main/usuarios/registrar',
  })
  const form = page.getByRole('dialog', { name: 'Registrar usuario del equipo' })
  await expect(form).toBeVisible()
  expect((await form.boundingBox())?.width, 'width of a form').toBe(550)
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  for (const sentence of ['Selecciona algún rol', 'La cédula es obligatoria', 'Selecciona una imagen'])
    await expect(form.getByText(sentence)).toBeVisible()
  await form.getByLabel('Rol').click()
  await expect(page.getByRole('option')).toHaveText(['Administrador', 'Contabilidad', 'Soporte'])
  await page.keyboard.press('Escape')
  await form.getByLabel('Correo electrónico').fill('no es un correo')
  const field = form.locator('input[type=file]').first()
  await field.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
  await expect(form.getByText('El archivo debe ser una imagen .jpg.')).toBeVisible()
  for (const name of ['Primera', 'Segunda']) {
    await field.setInputFiles(await photo(page, name))
    await expect(form.getByRole('img', { name: `${name.toLowerCase()}.jpg` })).toBeVisible()
  }
  await expect(form.getByRole('img', { name: 'primera.jpg' })).toBeHidden()
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(form.getByText('El correo electrónico no es válido.')).toBeVisible()
  await page.context().close()
})

test('the vehicle wizard asks for brand, type and body, a short plate and a year', async ({ browser }) => {
  const page = await enter(browser, { email: carrier, at: '/main/vehiculos' })
  const letGo = await holdBack(page, '**/v1/brand/vehicle/all')
  await page.getByRole('link', { name: 'Registrar vehículo' }).first().click()
  await expect(page.getByRole('heading', { name: 'Datos básicos', level: 2 })).toBeVisible()
  // The fields that come would push it away from under the finger.
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeHidden()
  letGo()
  await page.getByRole('button', { name: 'Continuar' }).click()
  for (const sentence of ['Selecciona una imagen', 'La placa es obligatoria', 'Selecciona una marca'])
    await expect(page.getByText(sentence)).toBeVisible()
  for (const [field, tooLong, right] of [
    ['Placa', 'ABC1234', 'ABC123'],
    ['Modelo', '20245', '2024'],
  ] as const) {
    const input = page.getByLabel(field, { exact: true })
    await input.fill(tooLong)
    // What was typed stands, and is refused: a plate cut to six would be another truck's.
    await expect(input).toHaveValue(tooLong)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await input.fill(right)
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  }
  await choose(page.getByLabel('Marca'), 'Hino', 'Hino')
  await page.getByLabel('Fecha de matrícula').fill('15/03/2024')
  await page.getByLabel('Fecha de matrícula').press('Tab')
  await page.getByRole('radio', { name: /^Público/ }).check()
  const images = page.getByRole('group', { name: 'Fotos del vehículo' })
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(page, 'Camion'))
  await expect(images.getByRole('img', { name: 'camion.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Características', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  for (const sentence of [
    'Selecciona un tipo de camión',
    'Selecciona un tipo de carrocería',
    'La capacidad de carga es obligatoria',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await page.context().close()
})

const unitsOf = async (page: Page, measure: string): Promise<string[]> => {
  await page.getByLabel(`Unidad de ${measure}`).click()
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const units = await options.allTextContents()
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  return units
}

test('a request opens at Bogotá, and asks for its measures in the units of the trade', async ({
  browser,
}) => {
  const page = await enter(browser, { email: client })
  await page.route(/\/v1\/place\/route/, (route) => route.abort())
  await openServices(page)
  await page.getByRole('link', { name: 'Solicitar servicio' }).click()
  for (const [name, town] of [
    ['Origen', 'Cali'],
    ['Destino', 'Popayán'],
  ] as const) {
    const field = page.getByRole('group', { name }).getByLabel('Municipio')
    await expect(field).toHaveValue('Bogotá, ')
    await choose(field, town, town)
  }
  // A road that cannot be asked for is nobody's fault: no notice, and the request goes on.
  await expect(page.getByText('No pudimos calcular la distancia. Puede continuar.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('radio', { name: 'General' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Vehículo y medidas', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('La medida es obligatoria')).toHaveCount(3)
  await expect(page.getByText('Selecciona un tipo de camión')).toBeVisible()
  expect(await unitsOf(page, 'alto')).toEqual(['cm', 'M'])
  expect(await unitsOf(page, 'ancho')).toEqual(['cm', 'M'])
  expect(await unitsOf(page, 'peso')).toEqual(['Kg', 'tn'])
  expect(await unitsOf(page, 'piezas')).toEqual(['Unidades', 'Decenas'])
  await page.context().close()
})
