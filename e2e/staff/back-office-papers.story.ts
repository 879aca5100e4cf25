/** What the platform publishes reaches those it is for; what staff did stands in the trail, and the trail holds. */
import type { Page } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { choose, isTold, pdf } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const name = 'Reglamento de parqueaderos'

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Nuevo documento' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo documento legal' })
  await dialog.getByRole('button', { name: 'Publicar documento' }).click()
  for (const sentence of ['El nombre es obligatorio', 'Selecciona un rol', 'Selecciona un archivo'])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await isAccessibleEverywhere(page, 'new document, refused')
  await dialog.getByLabel('Nombre').fill(name)
  await choose(dialog.getByLabel('Visible para'), 'Empresa transportadora')
  await page.keyboard.press('Escape')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'reglamento.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(dialog.getByText('El archivo debe ser un PDF.')).toBeVisible()
  await file.setInputFiles({ name: 'mentira.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') })
  await expect(dialog.getByText('El archivo debe ser un PDF.')).toBeVisible()
  await file.setInputFiles({ name: 'reglamento.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(dialog.getByText('reglamento.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publicar documento' }).click()
  await isTold(page, 'El documento se ha registrado correctamente')
}

test('a document is published for carriers, renewed, and its act stands in a trail that holds', async ({
  browser,
}) => {
  const administrator = await enter(browser, { email: 'administrator@demo.arriero.co' })
  await openScreen(administrator, 'Documentación')
  await isAccessibleEverywhere(administrator, 'legal documents')
  await publish(administrator)

  const enterprise = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await openScreen(enterprise, 'Documentación')
  await isAccessibleEverywhere(enterprise, 'own legal documents')
  const download = enterprise.waitForEvent('download')
  await enterprise.getByRole('link', { name: `Descargar ${name}` }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  const client = await enter(browser, { email: 'cliententerprise@demo.arriero.co' })
  await openScreen(client, 'Documentación')
  await expect(client.getByText('Guía de pagos y facturación')).toBeVisible()
  await expect(client.getByText(name)).toBeHidden()

  await administrator.getByRole('button', { name: `Editar ${name}` }).click()
  const dialog = administrator.getByRole('dialog', { name: 'Editar documento legal' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'segunda.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(dialog.getByText('segunda.pdf')).toBeVisible()
  await isAccessibleEverywhere(administrator, 'changing a document')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await isTold(administrator, 'El documento se ha actualizado correctamente')

  await openScreen(administrator, 'Auditoría')
  const trail = administrator.getByRole('table').getByRole('row')
  await expect(trail.filter({ hasText: 'Publicó un documento legal' }).first()).toContainText(
    'Adriana Molina',
  )
  await isAccessibleEverywhere(administrator, 'audit trail')
  await administrator.getByRole('button', { name: 'Verificar los sellos' }).click()
  await expect(administrator.getByText(/^Íntegro: |Todavía no hay sellos/)).toBeVisible()
  await Promise.all([administrator, enterprise, client].map((window) => window.context().close()))
})

test('of a paper that is soon over the next one is asked for in a press, and its owner reads it', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'administrator@demo.arriero.co', at: '/main/vencimientos' })
  const ask = page.getByRole('button', { name: /^Pedir.+: Soat, SYD204$/ })
  await isAccessibleEverywhere(page, 'papers that are soon over')
  await ask.click()
  await isTold(page, 'Se pidió la nueva versión: Soat')
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await page.context().close()
  const owner = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await owner.getByRole('button', { name: /^Avisos/ }).click()
  await expect(
    owner.getByText('Suba la nueva versión de este documento de SYD204: Soat').first(),
  ).toBeVisible()
  await owner.context().close()
})
