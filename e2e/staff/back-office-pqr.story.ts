/** A request from the person who writes it to its answer, given by keyboard alone; a second answer is refused. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openScreen, tabTo } from '../acts/back-office.ts'
import { whileRung } from '../acts/bell.ts'
import { isTold, newRowOf } from '../acts/by-hand.ts'
import { enter, logInAs, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const subject = 'Me cobraron dos veces el mismo servicio'
const answer = 'Se devolvió el segundo cobro a su tarjeta.'

const fileRequest = async (client: Page): Promise<string> => {
  await openScreen(client, 'Mis solicitudes (PQR)')
  await isAccessibleEverywhere(client, 'own requests')
  await client.getByRole('button', { name: 'Nueva solicitud' }).click()
  const dialog = client.getByRole('dialog', { name: 'Nueva solicitud' })
  await dialog.getByRole('button', { name: 'Registrar solicitud' }).click()
  await expect(dialog.getByText('El asunto es obligatorio')).toBeVisible()
  await expect(dialog.getByText('La descripción es obligatoria')).toBeVisible()
  await isAccessibleEverywhere(client, 'new request, refused')
  await dialog.getByRole('radio', { name: 'Reclamo' }).check()
  await dialog.getByLabel('Asunto').fill(subject)
  await dialog.getByLabel('Descripción').fill('El extracto muestra dos cobros iguales del 3 de noviembre.')
  await dialog.getByRole('button', { name: 'Registrar solicitud' }).click()
  await isTold(client, 'El PQR se ha registrado correctamente')
  const row = client.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Faltan 15 días hábiles')
  return /\d{4}-\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
}

/** From the list to the answer sent, without a mouse. */
const answerByKeyboard = async (page: Page, number: string): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name: `Responder la PQR ${number}` }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `PQR ${number}` })
  await expect(dialog.getByText(subject)).toBeVisible()
  await isAccessibleEverywhere(page, 'answering a PQR')
  const send = dialog.getByRole('button', { name: 'Responder' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('La respuesta es obligatoria')).toBeVisible()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Respuesta' }))
  await page.keyboard.type(answer)
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await isTold(page, 'El PQR se ha actualizado correctamente')
  await expect(dialog).toBeHidden()
}

test('support answers by keyboard alone, the person reads it at once, and nobody answers it again', async ({
  browser,
}) => {
  const client = await enter(browser, { email: 'client2@demo.arriero.co' })
  const soport = await enter(browser, { email: 'soport@demo.arriero.co' })
  await openScreen(soport, 'PQRs')
  await isAccessibleEverywhere(soport, 'PQRs')
  const number = await whileRung(soport, new RegExp(`Llegó una PQR.*${subject}`), () => fileRequest(client))
  await newRowOf(soport, number, /1 PQR nueva/)

  // Another one of the desk has it open and hears nothing of the world meanwhile.
  const administrator = await open(browser)
  await administrator.routeWebSocket(/\/v1\/live/, () => undefined)
  await administrator.goto('/auth/login')
  await logInAs(administrator, 'administrator@demo.arriero.co')
  await openScreen(administrator, 'PQRs')
  await administrator.getByRole('button', { name: `Responder la PQR ${number}` }).click()
  const second = administrator.getByRole('dialog', { name: `PQR ${number}` })
  await second.getByRole('textbox', { name: 'Respuesta' }).fill('Estamos revisando.')

  await whileRung(client, new RegExp(`Respondimos su PQR.*${subject}`), () =>
    answerByKeyboard(soport, number),
  )
  const own = client.getByRole('row').filter({ hasText: number })
  await expect(own).toContainText('Solucionado')
  await own.getByText(subject).click()
  await expect(client.getByRole('dialog').getByText(answer)).toBeVisible()
  await isAccessibleEverywhere(client, 'own request, answered')

  await second.getByRole('button', { name: 'Responder' }).click()
  await isTold(administrator, 'Esta solicitud ya está solucionada y no se puede responder otra vez.')
  await expect(second.getByText(answer)).toBeVisible()
  await expect(second.getByText('Lo que usted escribió no se envió.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Responder' })).toBeHidden()
  await isAccessibleEverywhere(administrator, 'a PQR somebody else answered')
  await Promise.all([client, soport, administrator].map((window) => window.context().close()))
})

test('the desk narrows its list to what is urgent and writes down what somebody tells by telephone', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator2@demo.arriero.co', at: '/main/pqrs?light=red' })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Dos estibas llegaron mojadas' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Corregir mi número de cédula' })).toBeHidden()
  await page.goto('/main/pqrs/nueva')
  const dialog = page.getByRole('dialog', { name: 'Registrar una PQR' })
  await dialog.getByRole('button', { name: 'Registrar solicitud' }).click()
  for (const sentence of [
    'El usuario es obligatorio',
    'El asunto es obligatorio',
    'La descripción es obligatoria',
    'El estado es obligatorio',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await isAccessibleEverywhere(page, 'writing a PQR down, refused')
  await dialog.getByLabel('Usuario').click()
  await dialog.getByLabel('Usuario').fill('Clara')
  await page.getByRole('option').filter({ hasText: 'Clara Inés Ospina' }).click()
  await dialog.getByLabel('Asunto').fill('Cambio de teléfono')
  await dialog.getByLabel('Descripción').fill('Llamó para cambiar su número.')
  await dialog.getByLabel('Estado').click()
  await page.getByRole('option').filter({ hasText: 'En proceso' }).click()
  await dialog.getByRole('button', { name: 'Registrar solicitud' }).click()
  await isTold(page, 'El PQR se ha registrado correctamente')
  await expect(page.getByRole('row').filter({ hasText: 'Cambio de teléfono' })).toContainText(
    'Clara Inés Ospina',
  )
  await page.context().close()
})

test('a driver files his own from his phone and reads the documents for him', async ({ browser }) => {
  const page = await enter(browser, { email: 'driver2@demo.arriero.co', viewport: phone })
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  await page.getByRole('link', { name: 'Mis solicitudes (PQR)' }).click()
  await expect(page.getByRole('heading', { name: 'Mis solicitudes (PQR)' })).toBeVisible()
  await isAccessibleEverywhere(page, 'driver, own requests')
  await page.getByRole('link', { name: 'Nueva solicitud' }).click()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByText('El asunto es obligatorio')).toBeVisible()
  await isAccessibleEverywhere(page, 'driver, new request refused')
  await page.getByRole('radio', { name: 'Habeas data' }).check()
  await page.getByRole('radio', { name: /^Corregirlos/ }).check()
  await page.getByLabel('Asunto').fill('Mi licencia venció')
  await page.getByLabel('Descripción').fill('Quiero actualizar la fecha.')
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await isTold(page, 'El PQR se ha registrado correctamente')
  await page.getByRole('link', { name: /Mi licencia venció/ }).click()
  await expect(page.getByText('Habeas data (reclamo)')).toBeVisible()
  await isAccessibleEverywhere(page, 'driver, request')
  await page.goto('/conductor/documentos')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar Contrato marco de transporte de carga' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await isAccessibleEverywhere(page, 'driver, documents')
  await page.context().close()
})
