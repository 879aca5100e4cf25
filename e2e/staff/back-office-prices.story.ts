/** What prices are reckoned with: the base of VAT is planned for a day, and the reference figures come and go as a workbook. */
import { readFile } from 'node:fs/promises'
import { isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { choose, isTold } from '../acts/by-hand.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const email = 'administrator2@demo.arriero.co'
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a change of the base of VAT is planned for a day, read beforehand, and taken back', async ({
  browser,
}) => {
  const page = await enter(browser, { email, at: '/main/porcentajes' })
  await expect(page.getByText('Hoy el IVA del flete se cobra sobre: todo el flete.')).toBeVisible()
  const plan = page.getByRole('button', { name: 'Programar el cambio' })
  await plan.click()
  await isTold(page, 'Elija la base')
  await choose(page.getByLabel('Nueva base'), 'Solo la ganancia de la plataforma')
  const day = page.getByLabel('Rige desde')
  await day.fill('31/12/2029')
  await day.press('Tab')
  await plan.click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar la base del IVA' })
  await expect(dialog).toContainText('Desde el 31 Dic 2029')
  await expect(dialog).toContainText('conserva la base de su momento')
  await dialog.getByRole('button', { name: 'Programar el cambio' }).click()
  await isTold(page, 'El cambio de la base del IVA se ha registrado correctamente')
  const planned = page.getByRole('listitem').filter({ hasText: '31 Dic 2029' })
  await expect(planned).toContainText('Programado')
  await isAccessibleEverywhere(page, 'base of VAT')
  await planned.getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await isTold(page, 'Se retiró el cambio programado')
  await expect(planned).toBeHidden()
  await page.context().close()
})

test('the reference figures go out as a workbook and are read back; what is none is told', async ({
  browser,
}) => {
  const page = await enter(browser, { email })
  await openScreen(page, 'Tarifa de referencia')
  await expect(page.getByText('En vigor')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar la plantilla' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Tarifa de referencia \d{4}-\d\d-\d\d\.xlsx$/)
  const buffer = await readFile(await download.path())
  const file = page.getByLabel('Archivo')
  const review = page.getByRole('button', { name: 'Revisar el archivo' })
  await file.setInputFiles({ name: 'tarifa.xlsx', mimeType: workbookType, buffer })
  await review.click()
  await isTold(page, 'El archivo tiene los mismos valores')
  await file.setInputFiles({ name: 'otra.xlsx', mimeType: workbookType, buffer: Buffer.from('a;b;c') })
  await review.click()
  await isTold(page, 'No se pudo leer el archivo')
  await isAccessibleEverywhere(page, 'reference price')
  await page.context().close()
})
