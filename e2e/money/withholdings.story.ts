/** An administrator sets what is kept back from a day to come, and reads beforehand what it changes. */
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const year = new Date().getFullYear() + 1

test('new withholdings hold from a day to come, are confirmed, and keep the name of who wrote them', async ({
  browser,
}) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: '/main/contabilidad/retenciones/vigencia',
  })
  const form = page.getByRole('dialog', { name: 'Retenciones desde un día' })
  await form.getByLabel('Rige desde').fill(`01/01/${year}`)
  await form.getByLabel('Rige desde').press('Tab')
  await form.getByLabel('Retención en la fuente, en %').fill('100')
  await form.getByRole('button', { name: 'Revisar y guardar' }).click()
  await expect(form.getByText('Escriba un valor entre 0 y 5')).toBeVisible()
  await form.getByLabel('Retención en la fuente, en %').fill('1,5')
  await form.getByLabel('Norma que la fija').fill('Decreto de prueba')
  await form.getByRole('button', { name: 'Revisar y guardar' }).click()
  const question = page.getByRole('dialog', { name: /^¿Rige desde el / })
  await expect(question.getByText('Retención en la fuente: 1 % → 1,5 %')).toBeVisible()
  await isAccessible(page, 'confirming withholdings')
  await question.getByRole('button', { name: 'Guardar vigencia' }).click()
  const rules = page.getByRole('table', { name: 'Retenciones de ley' })
  await expect(rules.getByRole('row', { name: /Decreto de prueba/ })).toContainText('1,5 %')
  await isAccessibleEverywhere(page, 'withholdings')
  await page.context().close()
})
