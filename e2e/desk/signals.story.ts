/** Signs of fraud: in a list of their own, with what they rest on, on the page of who they are about, put aside with a reason. */
import { isAccessibleEverywhere } from '../accessible.ts'
import { isTold } from '../acts/by-hand.ts'
import { desk, enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const administrator = 'administrator@demo.arriero.co'
const sign = 'Una cuenta bancaria en dos cuentas'
const reason = 'Es su empresa: vi la cédula y el RUT.'

test('what nobody has looked at waits in the inbox, and leads to its sign', async ({ browser }) => {
  const page = await enter(browser, { email: administrator, at: '/main/bandeja?cause=signal' })
  const row = page.locator('tbody tr').filter({ hasText: 'Señal de fraude por revisar' }).first()
  await row.getByRole('link', { name: /^Ver la señal/ }).click()
  await expect(page.getByRole('dialog', { name: 'Señal' })).toBeVisible()
  await page.context().close()
})

test('an administrator looks at a sign, goes to whom it is about, and puts it aside with a reason', async ({
  browser,
}) => {
  const page = await enter(browser, { email: administrator, at: '/main/senales?kind=sameAccount' })
  await expect(page.getByRole('heading', { name: 'Señales', level: 1 })).toBeVisible()
  const row = page.locator('tbody tr').filter({ hasText: sign })
  await expect(row).toContainText('Por revisar')
  await isAccessibleEverywhere(page, 'signs of fraud')
  await page.setViewportSize(phone)
  await isAccessibleEverywhere(page, 'signs of fraud on a phone')
  await page.setViewportSize(desk)

  await row.click()
  const window = page.getByRole('dialog', { name: 'Señal' })
  await expect(window.getByText('Termina en 0001')).toHaveCount(2)
  await expect(window.getByText(/^Es una coincidencia, no una prueba/)).toBeVisible()
  await isAccessibleEverywhere(page, 'a sign of fraud')
  await page.setViewportSize(phone)
  await isAccessibleEverywhere(page, 'a sign of fraud on a phone')
  await page.setViewportSize(desk)
  await window.getByRole('link', { name: 'Diego Alejandro Suárez' }).click()

  const panel = page.getByRole('region', { name: 'Señales' })
  await isAccessibleEverywhere(page, 'a person with signs of fraud')
  await panel.getByRole('link', { name: sign }).click()

  await window.getByRole('button', { name: 'Dejar a un lado' }).click()
  await expect(window.getByText('Escriba por qué la deja a un lado.')).toBeVisible()
  await window.getByRole('textbox', { name: 'Por qué no es nada' }).fill(reason)
  await window.getByRole('button', { name: 'Dejar a un lado' }).click()
  await isTold(page, 'Señal dejada a un lado')
  await expect(window.getByText(reason)).toBeVisible()
  await expect(window.getByText('A un lado', { exact: true })).toBeVisible()
  await isAccessibleEverywhere(page, 'a sign of fraud put aside')
  await page.context().close()
})
