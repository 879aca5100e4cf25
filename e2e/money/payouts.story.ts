/** An accountant settles carriers, pays a batch and pays a client back; a carrier reads what came; a client says he is content. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { openScreen } from '../acts/back-office.ts'
import { enter, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const accountant = { email: 'accountancy@demo.arriero.co' }

const openSection = async (page: Page, name: string): Promise<void> => {
  await openScreen(page, 'Contabilidad')
  await page
    .getByRole('navigation', { name: 'Secciones de contabilidad' })
    .getByRole('link', { name })
    .click()
}

test('ready payouts become a batch, a file for the bank and one reference', async ({ browser }) => {
  const page = await enter(browser, accountant)
  await openSection(page, 'Pagos')
  const table = page.getByRole('table', { name: 'Pagos a transportadores' })
  await expect(table.locator('tbody tr').first()).toBeVisible()
  await isAccessibleEverywhere(page, 'payouts')
  await page.getByRole('switch', { name: 'Listos para pagar' }).click()
  await expect(page).toHaveURL(/ready=true/)
  await expect(table.locator('tbody tr').filter({ hasNotText: /Listo para pagar|Vencido/ })).toHaveCount(0)
  await table
    .locator('tbody tr')
    .filter({ hasText: /Listo para pagar|Vencido/ })
    .first()
    .click()
  const payout = page.getByRole('dialog', { name: /^Pago del servicio/ })
  await expect(payout.getByRole('row', { name: /Retención en la fuente/ })).toContainText('1 %')
  await isAccessible(page, 'a payout')
  await page.keyboard.press('Escape')
  await expect(payout).toBeHidden()

  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .nth(1)
    .check()
  const [net = ''] = (await page.getByRole('toolbar').innerText()).match(/\$[\d.]+/) ?? []
  await page.getByRole('button', { name: 'Crear lote' }).click()
  const question = page.getByRole('dialog', { name: 'Crear lote' })
  await expect(question.getByRole('definition').last()).toHaveText(net)
  await question.getByRole('button', { name: 'Crear lote (1)' }).click()
  const batch = page.getByRole('dialog', { name: 'Lote de pago' })
  await expect(batch.getByText('Por pagar').first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    batch.getByRole('button', { name: 'Descargar archivo del banco' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Lote \d+ \d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('numero_cuenta;valor;referencia')
  await isAccessibleEverywhere(page, 'a batch')
  await batch.getByLabel('Referencia del banco').fill('RELATO-1')
  await batch.getByRole('button', { name: /^Registrar pago del lote por \$/ }).click()
  await expect(batch.getByText('RELATO-1')).toBeVisible()
  await expect(batch.getByText('Pagado').first()).toBeVisible()
  await page.context().close()
})

test('money that is due goes back to its client under a reference', async ({ browser }) => {
  const page = await enter(browser, accountant)
  await openSection(page, 'Devoluciones')
  const table = page.getByRole('table', { name: 'Devoluciones a clientes' })
  await expect(table.locator('tbody tr').first()).toBeVisible()
  await isAccessibleEverywhere(page, 'refunds')
  await page.goto('/main/contabilidad/reembolsos?state=due')
  const due = table.getByRole('row').filter({ hasText: 'Por devolver' }).first()
  // It is named by the service it is of, as its row is.
  const code = await due.locator('code').innerText()
  await due.click()
  const refund = page.getByRole('dialog', { name: `Devolución del servicio ${code}` })
  await expect(refund.getByText(/La tarjeta del pago/).first()).toBeVisible()
  const reference = refund.getByLabel('Referencia del banco')
  const register = refund.getByRole('button', { name: /^Registrar devolución de \$/ })
  await reference.fill('listo')
  await register.click()
  await expect(refund.getByText(/Escriba la referencia como la da/).first()).toBeVisible()
  await reference.fill('RELATO-2')
  await register.click()
  // In full once more before it stands in the books.
  const question = page.getByRole('dialog', { name: '¿Registrar esta devolución?' })
  await expect(question.getByText('RELATO-2')).toBeVisible()
  await isAccessible(page, 'a refund, asked')
  await question.getByRole('button', { name: /^Registrar devolución de \$/ }).click()
  await expect(question).toBeHidden()
  await expect(refund.getByText('RELATO-2')).toBeVisible()
  await expect(refund.getByText('Devuelto', { exact: true }).first()).toBeVisible()
  await refund.getByRole('button', { name: 'La rechazaron' }).click()
  const rejected = page.getByRole('dialog', { name: '¿Rechazaron esta devolución?' })
  await rejected.getByLabel('Motivo que dio la pasarela o el banco').fill('La tarjeta venció')
  await rejected.getByRole('button', { name: 'Registrar el rechazo' }).click()
  await expect(refund.getByText('Referencia RELATO-2: La tarjeta venció')).toBeVisible()
  await expect(refund.getByText('Rechazada, por devolver').first()).toBeVisible()
  await page.context().close()
})

test('an enterprise reads its earnings and takes its settlement home', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co' })
  await openScreen(page, 'Mis ingresos')
  const table = page.getByRole('table', { name: 'Ingresos por servicio' })
  await expect(table.locator('tbody tr').filter({ hasText: 'Pagado' }).first()).toBeVisible()
  const states = page.getByRole('list', { name: 'Totales por estado' }).getByRole('button')
  await expect(states.first()).toContainText('$')
  const [all = 0, ...parts] = (await states.locator('strong').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
  await states.filter({ hasText: 'Pagado' }).click()
  await expect(table.locator('tbody tr').filter({ hasNotText: 'Pagado' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Este año', exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
  await isAccessibleEverywhere(page, 'own earnings')
  await page.getByRole('link', { name: 'Resumen', exact: true }).click()
  const head = page.getByRole('region', { name: 'Cómo está su dinero' })
  await expect(head.getByText('Próximo pago')).toBeVisible()
  await expect(head.getByText(/^(Sin|\d+ de \d+) viajes? en curso$/)).toBeVisible()
  const toCome = (await head.locator('dd strong').first().textContent()) ?? ''
  await expect(page.getByRole('heading', { name: 'Próximos pagos' })).toBeVisible()
  const months = page.getByRole('table', { name: 'Por recibir, por mes' })
  await expect(months.getByRole('row', { name: /^En total/ })).toContainText(toCome)
  await isAccessibleEverywhere(page, 'how own money stands')
  await page.getByRole('link', { name: 'Liquidación', exact: true }).click()
  await page.getByLabel('Desde').fill(new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10))
  await expect(page.getByRole('heading', { name: 'Total del periodo' })).toBeVisible()
  await isAccessibleEverywhere(page, 'own settlement')
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^Liquidación .+\.pdf$/)
  await page.context().close()
})

test('an enterprise reads what each month, truck and driver brought, and a truck leads to its services', async ({
  browser,
}) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at: '/main/ingresos' })
  const views = page.getByRole('navigation', { name: 'Secciones de ingresos' })
  for (const [view, address] of [
    ['Por mes', 'por-mes'],
    ['Por conductor', 'por-conductor'],
    ['Por vehículo', 'por-vehiculo'],
  ] as const) {
    await views.getByRole('link', { name: view, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/main/ingresos/${address}$`))
    const groups = page.getByRole('table', { name: `Ingresos ${view.toLowerCase()}` })
    await expect(groups.locator('tbody tr').filter({ hasText: '$' }).first()).toBeVisible()
    await isAccessibleEverywhere(page, `own earnings, ${view}`)
  }
  const trucks = page.getByRole('table', { name: 'Ingresos por vehículo' })
  const first = trucks
    .locator('tbody tr')
    .filter({ hasText: /[A-Z]{3}\d{3}/ })
    .first()
  const plate = /[A-Z]{3}\d{3}/.exec(await first.innerText())?.[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/main\/ingresos\?vehicle=[0-9a-f]{24}$/)
  await expect(page.getByText(`Solo del vehículo ${plate}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos', exact: true }).click()
  await expect(page).toHaveURL(/\/main\/ingresos$/)
  await page.context().close()
})

const asksFor = async (page: Page, pesos: string): Promise<void> => {
  const road = page.getByRole('region', { name: 'En camino' })
  await road.getByRole('button', { name: 'Pedir anticipo' }).and(page.locator(':enabled')).first().click()
  const asking = page.getByRole('dialog', { name: 'Pedir un anticipo' })
  await asking.getByLabel('Cuánto necesita').fill(pesos)
  await isAccessible(page, 'asking for an advance')
  await asking.getByRole('button', { name: 'Pedir anticipo' }).click()
  await expect(road.getByText(`Pidió $${pesos}`)).toContainText('espera respuesta')
}

test('a carrier asks for part of his pay on the road, and accountancy answers', async ({ browser }) => {
  const page = await enter(browser, { email: 'enterprise@demo.arriero.co', at: '/main/ingresos/resumen' })
  const road = page.getByRole('region', { name: 'En camino' })
  await asksFor(page, '90.000')
  await isAccessibleEverywhere(page, 'an advance, asked for')
  const desk = await enter(browser, accountant)
  await desk.goto('/main/contabilidad/pagos')
  const asked = (pesos: string) =>
    desk.getByRole('listitem').filter({ hasText: `pide un anticipo de $${pesos}` })
  await desk.getByText(/piden? un anticipo$/).click()
  await expect(asked('90.000')).toBeVisible()
  await isAccessibleEverywhere(desk, 'advances that carriers ask for')
  await asked('90.000').getByRole('link', { name: 'Pagar anticipo' }).click()
  const paying = desk.getByRole('dialog', { name: 'Anticipo a un transportador' })
  await expect(paying.getByLabel('Valor del anticipo')).toHaveValue(/90\.000/)
  await paying.getByLabel('Referencia del banco').fill('RELATO-ANT')
  await paying.getByRole('button', { name: 'Registrar anticipo de $90.000' }).click()
  await expect(asked('90.000')).toHaveCount(0)
  await expect(road.getByText('Pidió $90.000')).toHaveCount(0)

  await asksFor(page, '80.000')
  await asked('80.000').getByRole('button', { name: 'No dar' }).click()
  const refusing = desk.getByRole('dialog', { name: '¿No dar este anticipo?' })
  await refusing.getByLabel('Motivo').fill('Falta el manifiesto')
  await isAccessible(desk, 'not giving an advance')
  await refusing.getByRole('button', { name: 'No dar el anticipo' }).click()
  await expect(asked('80.000')).toHaveCount(0)
  await expect(road.getByText('No se dio el anticipo de $80.000: Falta el manifiesto')).toBeVisible()
  await desk.context().close()
  await page.context().close()
})

test('a driver on his own reads on his phone what he receives', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'driver@demo.arriero.co',
    viewport: phone,
    at: '/conductor/ganancias',
  })
  await expect(
    page.getByRole('region', { name: 'Cómo está su dinero' }).getByText('Por recibir'),
  ).toBeVisible()
  const sums = page.getByRole('region', { name: 'Lo que suma' })
  await sums.getByLabel('Periodo').selectOption({ label: 'Todo' })
  const read = async () =>
    (await sums.getByRole('definition').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  // Nothing of this month, perhaps: what stands there until all of it is added up.
  await expect.poll(async () => (await read()).at(2)).toBeGreaterThan(0)
  const [received = 0, toCome = 0, net] = await read()
  expect(received + toCome).toBe(net)
  await page.getByRole('listitem').locator('a[href^="/conductor/ganancias/"]').first().click()
  await expect(page).toHaveURL(/\/conductor\/ganancias\/[0-9a-f]{24}$/)
  await expect(page.getByRole('row', { name: /Neto a pagar/ })).toBeVisible()
  await isAccessibleEverywhere(page, 'an earning')
  await page.context().close()
})

test('a client approves a service without rating it', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'cliententerprise@demo.arriero.co',
    at: '/main/cliente-servicios?estado=3',
  })
  const act = page.getByRole('button', { name: 'Aprobar servicio' })
  await expect(page.getByRole('heading', { name: 'Mis servicios', level: 1 })).toBeVisible()
  await act.first().click()
  const question = page.getByRole('dialog', { name: '¿Aprobar este servicio?' })
  await isAccessible(page, 'approving')
  await question.getByRole('button', { name: 'Aprobar servicio' }).click()
  await expect(page.getByText('Servicio aprobado.').first()).toBeVisible()
  await page.context().close()
})
