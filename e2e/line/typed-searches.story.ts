/** What is too long for a search stays as it was typed, says so and goes nowhere. */
import type { Locator, Page } from '@playwright/test'
import { callerOf } from '../acts/by-api.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const administrator = { email: 'administrator@demo.arriero.co' }
const long = 'Cartagena de Indias '.repeat(5).trim()
const over = `Sobran ${long.length - 80} caracteres: el máximo es 80. Nada se ha recortado; acórtelo para buscar.`

const staysWhole = async (field: Locator, place: Page | Locator): Promise<void> => {
  await field.fill(long)
  await field.press('Enter')
  await expect(field).toHaveValue(long)
  await expect(place.getByText(over)).toBeVisible()
}

test('on a phone a column is searched by no cut text either', async ({ browser }) => {
  const page = await enter(browser, { ...administrator, at: '/main/servicios', viewport: phone })
  await page.getByRole('button', { name: 'Filtrar y ordenar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar y ordenar' })
  await staysWhole(dialog.getByLabel('Dueño de carga'), dialog)
  await expect(page).not.toHaveURL(/Cartagena/)
  await page.context().close()
})

test('why a paper counts no more is kept while it is written', async ({ browser }) => {
  const { userId } = await callerOf('driver@demo.arriero.co')
  const page = await enter(browser, { ...administrator, at: `/main/detalle/${userId}` })
  const judgement = page.getByRole('switch', { name: 'Validado: EPS', exact: true })
  const words = page.getByLabel('Con sus palabras')
  await judgement.click()
  await words.fill('La foto está movida.')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await judgement.click()
  await expect(words).toHaveValue('La foto está movida.')
  await expect(page.getByText('Borrador recuperado.')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar el borrador recuperado' }).click()
  await expect(words).toHaveValue('')
  await page.context().close()
})
