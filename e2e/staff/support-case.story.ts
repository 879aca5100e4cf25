/** A PQR from its page: taken and taken back, answered by a template and by keyboard, answered by mail as the person would, noted; and what joins no PQR. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { choose, isTold } from '../acts/by-hand.ts'
import { enter, open, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const supportEmail = 'soport@demo.arriero.co'
const clientEmail = 'client2@demo.arriero.co'
const administratorEmail = 'administrator@demo.arriero.co'

const fileRequest = async (subject: string): Promise<string> => {
  const ask = await callerOf(clientEmail)
  const filed = await ask('/pqr/create', { subject, description: 'El extracto muestra dos cobros iguales.' })
  return String(filed['_id'])
}

/** In the sandbox's letter box, the letter with this title; answered as its reader would. */
const answerByMail = async (page: Page, title: RegExp, words: string): Promise<void> => {
  const letter = page.getByRole('link', { name: title }).first()
  await expect(async () => {
    await page.goto(`/sandbox/correo/?para=${clientEmail}`)
    await letter.click({ timeout: 500 })
  }).toPass()
  await isAccessibleEverywhere(page, 'a letter that asks to be answered')
  await page.getByLabel(/^Responder a pqr\+/).fill(words)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('heading', { name: 'Correo de prueba' })).toBeVisible()
}

test('support takes a PQR, answers it by a template, and reads what the person answers by mail', async ({
  browser,
}) => {
  const subject = 'Me cobraron dos veces el peaje'
  const id = await fileRequest(subject)
  const page = await enter(browser, { email: supportEmail, at: `/main/pqr/${id}` })
  await expect(page.getByRole('heading', { level: 1, name: /^PQR \d{4}-\d{6}$/ })).toBeVisible()
  await expect(page.getByText(subject).first()).toBeVisible()
  for (const panel of ['La persona', 'Lo que se le envió'])
    await expect(page.getByRole('region', { name: panel })).toBeVisible()
  await isAccessibleEverywhere(page, 'a PQR as a page')

  // By the keyboard: taken, and taken back by one press.
  await page.keyboard.press('a')
  await expect(page.getByText(/^Quedó a cargo de /)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Asignarme (A)' })).toBeVisible()
  await page.getByRole('button', { name: 'Asignarme (A)' }).click()
  await expect(page.getByText(/^Quedó a cargo de /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Asignarme (A)' })).toBeHidden()

  // A template that this case does not fill is seen before it goes out.
  await choose(page.getByLabel('Plantilla'), 'Estado de un servicio')
  await expect(page.getByText('Este caso no tiene: {servicio}, {ruta}.')).toBeVisible()
  await isAccessible(page, 'a template that lacks something')
  await page.getByRole('button', { name: 'Usar la plantilla' }).click()
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(page.getByText(/tiene entre llaves datos que este caso no tiene/)).toBeVisible()
  await choose(page.getByLabel('Plantilla'), 'Pedir el soporte de un cobro')
  await page.getByRole('button', { name: 'Usar la plantilla' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('r')
  const words = page.getByRole('textbox', { name: 'Respuesta' })
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(/necesitamos el extracto/)
  await page.getByRole('radio', { name: 'En proceso' }).check()
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await isTold(page, 'El PQR se ha actualizado correctamente')
  await expect(words).toHaveValue('')

  const person = await open(browser)
  const number =
    /\d{4}-\d{6}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
  await answerByMail(person, new RegExp(`Respondimos su PQR ${number}`), 'Aquí está: son dos cobros iguales.')
  await person.context().close()
  const reply = page.getByRole('listitem').filter({ hasText: 'Aquí está: son dos cobros iguales.' })
  await expect(reply).toBeVisible({ timeout: 15_000 })
  await expect(reply).toContainText(clientEmail)
  await expect(reply).not.toContainText('necesitamos el extracto')
  await isAccessibleEverywhere(page, 'a PQR with an answer by mail')

  await page.getByRole('textbox', { name: 'Nota nueva' }).fill('Contabilidad confirma los dos cobros.')
  await page.getByRole('button', { name: 'Guardar la nota' }).click()
  await isTold(page, 'La nota quedó guardada')

  // The person reads in the portal what she wrote by mail, and nothing of the note.
  const client = await enter(browser, { email: clientEmail, at: `/main/mis-solicitudes/${id}` })
  const window = client.getByRole('dialog', { name: `PQR ${number}` })
  await expect(window.getByText('Aquí está: son dos cobros iguales.')).toBeVisible()
  await expect(window.getByText('Contabilidad confirma')).toBeHidden()
  await isAccessible(client, 'own PQR with an answer by mail')
  await client.context().close()
  await page.context().close()
})

test('from one PQR to the next as the list has them, by keyboard and by thumb', async ({ browser }) => {
  const page = await enter(browser, { email: supportEmail, at: '/main/pqrs' })
  await page
    .getByRole('button', { name: /^Responder la PQR / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir como página' }).click()
  await expect(page).toHaveURL(/\/main\/pqr\/[0-9a-f]{24}/)
  const title = page.getByRole('heading', { level: 1 })
  const first = await title.textContent()
  await expect(page.getByText(/^1 de \d+/)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 de \d+/)).toBeVisible()
  await expect(title).not.toHaveText(first ?? '')
  await page.keyboard.press('k')
  await expect(title).toHaveText(first ?? '')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^PQR siguiente/ }).click()
  await expect(page.getByText(/^2 de \d+/)).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await expect(page).toHaveURL(/\/main\/pqrs/)
  await page.context().close()
})

test('what joins no PQR waits, and the desk says what becomes of it', async ({ browser }) => {
  const subject = 'Soportes de la entrega del viernes'
  const person = await open(browser)
  await person.goto('/sandbox/correo/escribir')
  await isAccessibleEverywhere(person, 'writing as a person would')
  await person.getByLabel('De', { exact: true }).fill('bodega@otra.example.co')
  await person.getByLabel('Asunto').fill(subject)
  await person.getByLabel('Texto').fill('<b>Buenos días</b>: estos son los soportes.')
  await person.getByRole('button', { name: 'Enviar' }).click()
  await person.context().close()

  const id = await fileRequest('Soportes que llegan de otra parte')
  const ask = await callerOf(supportEmail)
  const { number } = (await ask(`/pqr/detail/${id}`)) as { number: string }
  const page = await enter(browser, { email: supportEmail, at: '/main/pqr-correos' })
  await isAccessibleEverywhere(page, 'mails that wait')
  await page.getByRole('row').filter({ hasText: subject }).click()
  const window = page.getByRole('dialog', { name: 'Correo recibido' })
  // Shown as it was written, and drawn as nothing.
  await expect(window.getByText('<b>Buenos días</b>: estos son los soportes.')).toBeVisible()
  await expect(window.getByText('No nombra ninguna PQR')).toBeVisible()
  await isAccessibleEverywhere(page, 'a mail that joined no PQR')
  await window.getByRole('button', { name: 'Unir a la PQR' }).click()
  await expect(window.getByText('Escriba el número de radicado de la PQR.')).toBeVisible()
  await window.getByLabel('Radicado').fill(number)
  await window.getByRole('button', { name: 'Unir a la PQR' }).click()
  await isTold(page, 'El correo quedó en la PQR')
  await expect(page.getByRole('row').filter({ hasText: subject })).toBeHidden()
  await page.goto(`/main/pqr/${id}`)
  await expect(page.getByText('<b>Buenos días</b>: estos son los soportes.')).toBeVisible()
  await page.context().close()
})

test('an administrator writes a template, sees how it looks, and lets go of it', async ({ browser }) => {
  const page = await enter(browser, { email: administratorEmail, at: '/main/pqr-plantillas' })
  await isAccessibleEverywhere(page, 'templates of answers')
  await page.getByRole('button', { name: 'Nueva plantilla' }).click()
  const window = page.getByRole('dialog', { name: 'Nueva plantilla' })
  await window.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(window.getByText('Escriba el texto de la plantilla.')).toBeVisible()
  await window.getByLabel('Nombre').fill('Cierre amable')
  await window.getByLabel('Texto').fill('Hola, {nombre} {apellido}.')
  await window.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(window.getByText(/nombra un dato que ningún caso tiene/)).toBeVisible()
  await isAccessibleEverywhere(page, 'a template, refused')
  await window.getByLabel('Texto').fill('Hola, {nombre}: cerramos su PQR {radicado}.')
  await expect(window.getByText('Hola, Ana Ruiz: cerramos su PQR 2026-000042.')).toBeVisible()
  await window.getByRole('button', { name: 'Crear plantilla' }).click()
  await isTold(page, 'La plantilla quedó creada')
  await page.getByRole('button', { name: 'Eliminar la plantilla Cierre amable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await isTold(page, 'La plantilla quedó eliminada')
  await expect(page.getByRole('heading', { name: 'Cierre amable' })).toBeHidden()
  await page.context().close()
})
