/** What waits for staff: two presses from home to the remedy; the queue worked through without a mouse. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const at = '/main/bandeja'
const administrator = 'administrator@demo.arriero.co'

test('from home a stuck service is two presses from its remedy', async ({ browser }) => {
  const page = await enter(browser, { email: administrator, at: '/main/index' })
  await page.getByRole('link', { name: /^Ver la bandeja completa/ }).click()
  const rows = page.getByRole('table', { name: 'Bandeja' }).locator('tbody tr')
  const undriven = rows.filter({ hasText: 'Sin conductor' }).first()
  await undriven.getByRole('link', { name: /^Abrir el servicio/ }).click()
  await expect(page).toHaveURL(/\/main\/servicios\/[0-9a-f]{24}$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().close()
})

test('an entry is taken, noted and put off by keyboard alone, and comes back', async ({ browser }) => {
  const page = await enter(browser, { email: administrator, at: `${at}?cause=accountWaits` })
  const rows = page.getByRole('table', { name: 'Bandeja' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Cuenta por validar')
  await isAccessibleEverywhere(page, 'inbox')
  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toBeFocused()

  await page.keyboard.press('a')
  await expect(page.getByText(/^Tomó «Cuenta por validar/)).toBeVisible()
  await expect(rows.first()).toContainText('Adriana Molina')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rows.first()).toContainText('Nadie')

  await rows.first().focus()
  await page.keyboard.press('n')
  const notes = page.getByRole('dialog', { name: 'Notas' })
  await notes.getByLabel('Nota').fill('Llamé: envía el RUT mañana.')
  await isAccessibleEverywhere(page, 'notes of an entry')
  await notes.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Llamé: envía el RUT mañana.')
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasText: 'Llamé: envía el RUT' })).toHaveCount(1)

  await rows.first().focus()
  await page.keyboard.press('h')
  await page.getByRole('menuitem', { name: '2 horas' }).click()
  await expect(page.getByText('1 pospuesto')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 pospuesto')).toBeHidden()
  await page.context().close()
})

test('each of the staff reads what waits for him', async ({ browser }) => {
  const support = await enter(browser, { email: 'soport@demo.arriero.co', at, viewport: phone })
  const cards = support.getByRole('list', { name: 'Bandeja' }).getByRole('listitem')
  await expect(cards.first()).toContainText(/PQR por vencer|Reclamo por vencer/)
  await expect(support.getByText('Pago por hacer')).toHaveCount(0)
  await isAccessibleEverywhere(support, 'inbox of support')
  await support.context().close()
  const accountant = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  await expect(accountant.getByRole('heading', { name: 'Bandeja: lo primero' })).toBeVisible()
  await expect(accountant.getByText('Cuenta por validar')).toHaveCount(0)
  await accountant.context().close()
})
