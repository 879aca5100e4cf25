/** Rules of money on a screen, a payout that two people agree on, a carrier's settlement, and a client who complains. */
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const [boss, accountant, second] = ['administrator', 'accountancy', 'accountancy2'].map(
  (name) => `${name}@demo.arriero.co`,
) as [string, string, string]

const payouts = (page: Page) => page.getByRole('table', { name: 'Pagos a transportadores' })
const waiting = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Dinero por mover' }) })
    .getByRole('listitem')
    .filter({ hasText: title })

test('an administrator sets from which amount two people agree, and the history says so', async ({
  browser,
}) => {
  const page = await enter(browser, { email: boss })
  await openScreen(page, 'Reglas del dinero')
  await expect(page.getByRole('heading', { name: 'Segunda persona' })).toBeVisible()
  await isAccessibleEverywhere(page, 'rules of money')
  await page.getByLabel('Parte del valor').fill('95')
  await page.getByRole('button', { name: 'Cambiar: tope de los anticipos' }).click()
  await expect(page.getByText('Entre 0 % y 90 %.', { exact: true })).toBeVisible()
  // A refused form leads to what is wrong; from there he goes on.
  await expect(page.getByLabel('Parte del valor')).toBeFocused()

  await page.getByLabel('Una persona sola paga hasta').fill('100000')
  await expect(page.getByText('Uno de $100.001 espera a que otra persona lo confirme.')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar: segunda persona' }).click()
  const question = page.getByRole('dialog', { name: 'Cambiar: segunda persona' })
  await expect(question.getByText('De $10.000.000 a $100.000.')).toBeVisible()
  await isAccessible(page, 'rules of money, asked')
  await question.getByRole('button', { name: 'Cambiar a $100.000' }).click()
  const change = page.getByRole('row').filter({ hasText: '$10.000.000 → $100.000' }).first()
  await expect(change).toContainText('Adriana Molina')
  await page.context().close()
})

test('an accountant settles a carrier by herself: what is ready, its lines, its paper', async ({
  browser,
}) => {
  const page = await enter(browser, { email: accountant })
  await isAccessibleEverywhere(page, 'home of accountancy')
  await waiting(page, 'Pagos listos').getByRole('link').click()
  await expect(page).toHaveURL(/pagos\?ready=true/)
  await payouts(page)
    .getByRole('row')
    .filter({ hasText: /Listo para pagar|Vencido/ })
    .first()
    .click()
  const payout = page.getByRole('dialog', { name: /^Pago del servicio/ })
  await payout.getByRole('link', { name: 'Ver su liquidación completa' }).click()
  await page.getByLabel('Desde').fill(new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10))
  await expect(page.getByRole('heading', { name: 'Total del periodo' })).toBeVisible()
  const withheld = page.getByRole('row', { name: /^Retención en la fuente/ }).filter({ hasText: '1 %' })
  await expect(withheld.first()).toBeVisible()
  await isAccessibleEverywhere(page, 'settlement of a carrier')
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^Liquidación .+\.pdf$/)
  await page.context().close()
})

test('above the setting another person confirms a payout by the same reference', async ({ browser }) => {
  const page = await enter(browser, { email: accountant, at: '/main/contabilidad/pagos?ready=true' })
  const row = payouts(page)
    .getByRole('row')
    .filter({ hasText: /Listo para pagar|Vencido/ })
    .first()
  const code = await row.locator('code').innerText()
  await row.locator('code').click()
  const payout = page.getByRole('dialog', { name: `Pago del servicio ${code}` })
  await payout.getByLabel('Referencia del banco').fill('RELATO-9')
  await payout.getByRole('button', { name: /^Registrar pago de \$/ }).click()
  await expect(payout.getByText('Usted lo registró. Otra persona debe confirmarlo.')).toBeVisible()
  await isAccessible(page, 'a payout that waits')

  const other = await enter(browser, { email: second })
  await waiting(other, 'Esperan a la segunda persona').getByRole('link').first().click()
  await payouts(other).getByRole('row').filter({ hasText: code }).locator('code').click()
  const waits = other.getByRole('dialog', { name: `Pago del servicio ${code}` })
  await waits.getByLabel('Referencia del banco').fill('OTRA')
  await waits.getByRole('button', { name: /^Confirmar pago de \$/ }).click()
  await expect(
    waits
      .getByRole('alert')
      .filter({ hasText: /referencia/i })
      .first(),
  ).toBeVisible()
  await waits.getByLabel('Referencia del banco').fill('RELATO-9')
  await waits.getByRole('button', { name: /^Confirmar pago de \$/ }).click()
  await expect(waits.getByText('Pagado').first()).toBeVisible()
  await Promise.all([page, other].map((window) => window.context().close()))
})

test('whoever approves a batch sees where it goes, and whoever asked reads it at once', async ({
  browser,
}) => {
  const page = await enter(browser, { email: accountant, at: '/main/contabilidad/pagos?ready=true' })
  for (const at of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Seleccionar / })
      .nth(at)
      .check()
  await expect(page.getByRole('toolbar').getByText(/^Neto \$/)).toBeVisible()
  await page.getByRole('button', { name: 'Crear lote' }).click()
  const question = page.getByRole('dialog', { name: 'Crear lote' })
  await expect(question.getByText('Neto a girar')).toBeVisible()
  await question.getByRole('button', { name: 'Crear lote (2)' }).click()
  const batch = page.getByRole('dialog', { name: 'Lote de pago' })
  await batch.getByRole('button', { name: /^Pedir aprobación por \$/ }).click()
  await expect(batch.getByText('Usted pidió la aprobación. Otra persona debe aprobarlo.')).toBeVisible()
  const other = await enter(browser, { email: second, at: new URL(page.url()).pathname })
  const asked = other.getByRole('dialog', { name: 'Lote de pago' })
  const goesTo = asked.getByRole('list', { name: 'Pagos del lote' })
  await expect(goesTo.getByText(/Titular con identificación \d/).first()).toBeVisible()
  await expect(goesTo.getByText(/•••• \d{4}/).first()).toBeVisible()
  await asked.getByRole('button', { name: 'Mostrar números de cuenta' }).click()
  await expect(goesTo.getByText(/••••/)).toHaveCount(0)
  await isAccessibleEverywhere(other, 'a batch to approve')
  await asked.getByRole('button', { name: /^Aprobar lote por \$/ }).click()
  // Nothing was pressed on this page since.
  await expect(batch.getByText('Aprobado, por pagar')).toBeVisible()
  await expect(batch.getByRole('button', { name: 'Descargar archivo del banco' })).toBeVisible()
  await Promise.all([page, other].map((window) => window.context().close()))
})

test('a client complains of a finished service, and accountancy answers what holds the money', async ({
  browser,
}) => {
  const client = await enter(browser, {
    email: 'cliententerprise@demo.arriero.co',
    at: '/main/cliente-servicios?estado=3',
  })
  await client.getByRole('link', { name: 'Reclamar' }).first().click()
  const form = client.getByRole('dialog', { name: 'Reclamar por el servicio' })
  await isAccessible(client, 'complaining')
  await form.getByRole('button', { name: 'Registrar reclamo' }).click()
  await expect(form.getByText('La descripción es obligatoria')).toBeVisible()
  await form.getByLabel('¿Qué salió mal?').fill('Faltaron tres estibas.')
  await form.getByRole('button', { name: 'Registrar reclamo' }).click()
  await expect(client.getByText(/está en revisión: el pago al transportador espera/).first()).toBeVisible()

  const page = await enter(browser, { email: accountant })
  await waiting(page, 'Reclamos sin resolver').getByRole('link').click()
  const list = page.getByRole('table', { name: 'Reclamos sobre servicios' })
  const row = list.getByRole('row').filter({ hasText: 'Reclamo por el servicio' }).first()
  await expect(row).toBeVisible()
  await isAccessibleEverywhere(page, 'complaints')
  await row.click()
  const complaint = page.getByRole('dialog', { name: /^PQR / })
  await expect(complaint.getByText('Faltaron tres estibas.')).toBeVisible()
  await complaint.getByRole('textbox', { name: 'Respuesta' }).fill('Se descuentan de la liquidación.')
  await complaint.getByRole('button', { name: 'Responder' }).click()
  await expect(complaint).toBeHidden()
  await client.reload()
  await expect(client.getByText(/fue respondido/).first()).toBeVisible()
  await Promise.all([page, client].map((window) => window.context().close()))
})
