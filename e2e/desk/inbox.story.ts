/** What waits for staff: two presses from home to the remedy; the queue worked through without a mouse. */
import type { Locator } from '@playwright/test'
import { isAccessibleEverywhere } from '../accessible.ts'
import { callerOf, takenService } from '../acts/by-api.ts'
import { isTold } from '../acts/by-hand.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const at = '/main/bandeja'
const administrator = 'administrator@demo.arriero.co'

/** What is pressed, counted. */
const counted = () => {
  let presses = 0
  return {
    press: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    count: () => presses,
  }
}

test('from home a stuck service is two presses from its remedy, which says whom it speaks to', async ({
  browser,
}) => {
  const at = new Date(Date.now() + 65 * 60_000)
  const id = await takenService('client2@demo.arriero.co', 'enterprise2@demo.arriero.co', {
    at,
    pricePesos: 1_190_000,
  })
  const page = await enter(browser, { email: administrator, at: '/main/index' })
  const { press, count } = counted()
  const home = page.getByRole('list', { name: 'Servicios en riesgo' })
  await press(home.locator(`a[href$="/main/bandeja/${id}"]`))
  const entry = page.getByRole('dialog', { name: 'Qué hacer' })
  await expect(entry.getByText('Sin conductor')).toBeVisible()
  await expect(entry.getByText(/^Le pide a .+ que asigne conductor y vehículo/)).toBeVisible()
  await press(entry.getByRole('button', { name: 'Recordarle ahora' }))
  await isTold(page, 'Se le recordó al transportador que asigne conductor y vehículo')
  expect(count()).toBe(2)
  await expect(entry.getByText(/^Último recordatorio: .+, por .+\.$/)).toBeVisible()
  await expect(entry.getByRole('button', { name: 'Recordarle ahora' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const carrier = entry.getByRole('link', { name: /^3\d{9}$/ }).first()
  expect(await carrier.getAttribute('href')).toMatch(/^tel:\+573\d{9}$/)
  await entry.getByText('Anotar una llamada').click()
  await entry.getByRole('radio', { name: 'No contestó' }).check()
  await isAccessibleEverywhere(page, 'an entry of a service')
  await page.setViewportSize(phone)
  await isAccessibleEverywhere(page, 'an entry of a service on a phone')
  await entry.getByRole('button', { name: 'Anotar la llamada' }).click()
  await isTold(page, 'Llamada anotada')
  await expect(entry.getByText(/^Llamó a .+: no contestó$/)).toBeVisible()
  await page.context().close()
})

test('a truck that is silent is looked for from its entry, and its service can be ended there', async ({
  browser,
}) => {
  const page = await enter(browser, { email: administrator, at: `${at}?cause=silent` })
  const silent = page.getByRole('link', { name: /^Resolver/ }).first()
  // Whoever is silent is found each minute.
  await expect(silent).toBeVisible({ timeout: 75_000 })
  await silent.click()
  const entry = page.getByRole('dialog', { name: 'Qué hacer' })
  const end = entry.getByRole('link', { name: 'Cerrar el servicio' })
  expect(await end.getAttribute('href')).toMatch(/\/main\/servicios\/[0-9a-f]{24}\/cerrar$/)
  await expect(
    entry.getByText(/Les avisa al cliente y al transportador\. Pide su contraseña\./),
  ).toBeVisible()
  await isAccessibleEverywhere(page, 'an entry of a truck that is silent')
  await entry.getByRole('link', { name: 'Ver el viaje' }).click()
  await expect(page.getByRole('tab', { name: 'Viaje' })).toHaveAttribute('aria-selected', 'true')
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
  const notes = page.getByRole('dialog', { name: 'Qué hacer' })
  await notes.getByRole('textbox', { name: 'Nota', exact: true }).fill('Llamé: envía el RUT mañana.')
  await isAccessibleEverywhere(page, 'notes of an entry')
  await notes.getByRole('button', { name: 'Agregar nota' }).click()
  const noted = notes.getByRole('region', { name: 'Notas' }).getByRole('listitem')
  await expect(noted).toContainText('Llamé: envía el RUT mañana.')
  await page.keyboard.press('Escape')
  await expect(notes).toBeHidden()
  await expect(rows.filter({ hasText: 'Llamé: envía el RUT' })).toHaveCount(1)

  await rows.first().focus()
  await page.keyboard.press('h')
  await page.getByRole('menuitem', { name: '2 horas' }).click()
  await expect(page.getByText('1 pospuesto')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 pospuesto')).toBeHidden()
  await page.context().close()
})

test('what a colleague has says so, and is taken from him only after a question', async ({ browser }) => {
  const ask = await callerOf('administrator2@demo.arriero.co')
  const { items } = (await ask('/inbox/items?cause=accountWaits&owner=free&limit=1')) as unknown as {
    items: readonly { _id: string; person: { name: string } }[]
  }
  const [entry] = items
  await ask(`/inbox/take/${entry?._id}`, { seenOwner: null, isMine: true })
  const page = await enter(browser, { email: administrator, at: `${at}?cause=accountWaits` })
  const row = page
    .getByRole('table', { name: 'Bandeja' })
    .getByRole('row')
    .filter({ hasText: entry?.person.name ?? '' })
  await expect(row).not.toContainText('Nadie')
  await row.focus()
  await page.keyboard.press('a')
  const question = page.getByRole('dialog', { name: /^¿Tomar lo que tiene / })
  await expect(question).toBeVisible()
  await isAccessibleEverywhere(page, 'taking what a colleague has')
  await question.getByRole('button', { name: 'Volver' }).click()
  await expect(row).not.toContainText('Adriana Molina')
  await row.focus()
  await page.keyboard.press('a')
  await question.getByRole('button', { name: 'Tomarlo' }).click()
  await expect(row).toContainText('Adriana Molina')
  await page.context().close()
})

test('several entries are taken at once without a question, and given back as one', async ({ browser }) => {
  const page = await enter(browser, { email: administrator, at: `${at}?cause=papersWait&owner=free` })
  const rows = page.getByRole('table', { name: 'Bandeja' }).locator('tbody tr')
  await expect(rows.nth(1)).toContainText('Nadie')
  for (const nth of [0, 1]) await rows.nth(nth).getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: 'Acciones sobre las filas seleccionadas' })
  await isAccessibleEverywhere(page, 'inbox with entries chosen')
  await bar.getByRole('button', { name: 'Tomar' }).click()
  await expect(page.getByText('Tomó 2 entradas.')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Tomó 2 entradas.')).toBeHidden()
  await expect(rows.nth(1)).toContainText('Nadie')
  await page.context().close()
})

test('each of the staff reads what waits for him', async ({ browser }) => {
  const support = await enter(browser, { email: 'soport@demo.arriero.co', at, viewport: phone })
  const cards = support.getByRole('list', { name: 'Bandeja' }).getByRole('listitem')
  await expect(cards.filter({ hasText: /PQR por vencer|Reclamo por vencer/ }).first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Correo por revisar' }).first()).toContainText('@')
  await expect(support.getByText('Pago por hacer')).toHaveCount(0)
  await isAccessibleEverywhere(support, 'inbox of support')
  await support.context().close()
  const accountant = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  await expect(accountant.getByRole('heading', { name: 'Bandeja: lo primero' })).toBeVisible()
  await expect(accountant.getByText('Cuenta por validar')).toHaveCount(0)
  await accountant.context().close()
})

test('what comes in stands in the open inbox at once', async ({ browser }) => {
  const page = await enter(browser, { email: 'soport@demo.arriero.co', at: `${at}?cause=mailWaits` })
  const rows = page.getByRole('table', { name: 'Bandeja' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Correo por revisar')
  const form = {
    de: 'nuria@example.co',
    para: 'pqr@correo.invalid',
    asunto: 'Una caja de menos',
    texto: 'Falta una caja.',
  }
  const sent = await page.request.post('/sandbox/correo/escribir', { form })
  expect(sent.ok()).toBe(true)
  // Read every ten seconds alone, it would seldom be there so soon.
  await expect(rows.filter({ hasText: 'nuria@example.co' })).toBeVisible({ timeout: 2_500 })
  await page.context().close()
})
