/** Ten payouts of three carriers are put together by one person and agreed on by another, who reads the same sums; a new account waits for a call; the bank's answer is read. */
import type { Locator, Page } from '@playwright/test'
import { isAccessibleEverywhere, isAccessibleInTheDark } from '../accessible.ts'
import { callerOf } from '../acts/by-api.ts'
import { enter } from '../people.ts'
import { expect, test } from '../story.ts'

const accountant = 'accountancy@demo.arriero.co'
const second = 'accountancy2@demo.arriero.co'
const byCarrier = '/main/contabilidad/pagos/transportadores'

/** Counts what a hand does: each press once, whoever presses. */
const counting = () => {
  let count = 0
  return {
    press: async (place: Locator) => {
      count++
      await place.click()
    },
    count: () => count,
  }
}

type Row = { ready: { count: number }; carrier: { name: string } }

const clients = [
  ['client@demo.arriero.co', 'client'],
  ['client2@demo.arriero.co', 'client'],
  ['cliententerprise@demo.arriero.co', 'cliententerprise'],
  ['cliententerprise2@demo.arriero.co', 'cliententerprise'],
] as const

type Service = { _id: string; acts?: Readonly<Record<string, string | null>> }

/** Clients who are content say so: what their carriers earned lately is released. */
const approveAll = async (): Promise<void> => {
  for (const [email, userType] of clients) {
    const ask = await callerOf(email)
    const { items } = (await ask('/order/type?limit=100', {
      userType,
      _id: ask.userId,
    })) as unknown as { items: Service[] }
    for (const { _id, acts } of items) if (acts?.['approve'] === null) await ask(`/order/approve/${_id}`, {})
  }
}

/** Whoever asked for this service says that something of it went wrong. */
const complain = async (orderId: string): Promise<void> => {
  const body = { subject: 'Daño', description: 'Llegó con cajas abiertas.', type: 'Reclamo', orderId }
  for (const [email] of clients) {
    const ask = await callerOf(email)
    const isDone = await ask('/pqr/create', body).then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
  throw new Error('nobody asked for that service')
}

type Ready = { _id: string; order: string; kind: string; releaseOn: string }

/** Of what can be paid, what its client may still complain of. */
const complainable = async (): Promise<Ready> => {
  const ask = await callerOf(accountant)
  const { items } = (await ask('/accounting/payouts?isReady=true&limit=100')) as unknown as { items: Ready[] }
  // A day of Bogotá, five hours behind.
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  const found = items.find(({ kind, releaseOn }) => kind === 'service' && releaseOn >= today)
  if (!found) throw new Error('nothing of these days is ready')
  return found
}

/** The carriers of whom most is ready, by their names. */
const readiest = async (): Promise<Row[]> => {
  const ask = await callerOf(accountant)
  const { items } = (await ask('/accounting/payables?limit=100')) as unknown as { items: Row[] }
  return items.toSorted((one, other) => other.ready.count - one.ready.count).slice(0, 3)
}

const list = (page: Page) => page.getByRole('table', { name: 'Por pagar, por transportador' })
const pesosIn = (text: string): number => Number((/\$[\d.]+/.exec(text)?.[0] ?? '').replace(/\D/g, ''))

test('what came to hold a payout since it was prepared is told to whoever opens its batch, and nothing leaves', async ({
  browser,
}) => {
  await approveAll()
  const payout = await complainable()
  const ask = await callerOf(accountant)
  const { _id } = await ask('/accounting/batch', { payouts: [payout._id] })
  await complain(payout.order)
  const page = await enter(browser, { email: second, at: `/main/contabilidad/lotes/${String(_id)}` })
  const batch = page.getByRole('dialog', { name: 'Lote de pago' })
  await expect(batch.getByRole('list', { name: 'Qué cambió desde que se preparó' })).toContainText(
    'Ahora está retenido',
  )
  await expect(batch.getByText(/^Hay pagos que no se pueden hacer ahora/)).toBeVisible()
  await expect(batch.getByRole('button', { name: 'Descargar archivo del banco' })).toHaveCount(0)
  await expect(batch.getByRole('button', { name: /^Registrar pago del lote/ })).toHaveCount(0)
  await isAccessibleEverywhere(page, 'a batch in which something changed')
  await isAccessibleInTheDark(page, 'a batch in which something changed')
  await batch.getByRole('button', { name: 'Deshacer el lote' }).click()
  await page
    .getByRole('dialog', { name: '¿Deshacer este lote?' })
    .getByRole('button', { name: 'Deshacer el lote' })
    .click()
  await expect(page.getByText('Los pagos del lote vuelven a estar por pagar').first()).toBeVisible()
  await page.context().close()
})

test('ten payouts of three carriers, their sums read by both persons, in eight presses', async ({
  browser,
}) => {
  await approveAll()
  const carriers = await readiest()
  expect(carriers.reduce((sum, { ready }) => sum + ready.count, 0)).toBeGreaterThanOrEqual(10)
  const page = await enter(browser, { email: accountant, at: byCarrier })
  await expect(list(page).locator('tbody tr').first()).toBeVisible()
  await isAccessibleEverywhere(page, 'what is to be paid by carrier')
  await isAccessibleInTheDark(page, 'what is to be paid by carrier')
  const hand = counting()
  for (const { carrier } of carriers)
    await hand.press(page.getByRole('checkbox', { name: `Seleccionar ${carrier.name}` }))
  const sum = pesosIn(
    await page
      .getByRole('toolbar')
      .getByText(/^Neto \$/)
      .innerText(),
  )
  await expect(page.getByRole('toolbar').getByText(/\d+ pagos listos · 3 transportadores/)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Crear lote' }))
  const question = page.getByRole('dialog', { name: 'Crear lote' })
  expect(pesosIn(await question.getByText(/^Neto \$/).innerText())).toBe(sum)
  await hand.press(question.getByRole('button', { name: 'Crear lote (3)' }))
  const batch = page.getByRole('dialog', { name: 'Lote de pago' })
  const ask = batch.getByRole('button', { name: /^Pedir aprobación por \$/ })
  expect(pesosIn(await ask.innerText())).toBe(sum)
  await hand.press(ask)
  await expect(batch.getByText('Usted pidió la aprobación. Otra persona debe aprobarlo.')).toBeVisible()

  const other = await enter(browser, { email: second, at: '/main/contabilidad/lotes' })
  const asked = other.getByRole('table', { name: 'Lotes de pago' }).locator('tbody tr')
  await hand.press(asked.filter({ hasText: 'Espera aprobación' }).first())
  const seen = other.getByRole('dialog', { name: 'Lote de pago' })
  const payments = seen.getByRole('list', { name: 'Pagos del lote' })
  for (const { carrier } of carriers)
    await expect(payments.getByRole('list', { name: `Pagos de ${carrier.name}` })).toBeVisible()
  const nets = await payments.getByRole('definition').filter({ hasText: '$' }).allTextContents()
  // Of five sums of a carrier the last is his net.
  const ofCarriers = nets.filter((_, at) => at % 5 === 4).map(pesosIn)
  expect(ofCarriers.reduce((total, net) => total + net, 0)).toBe(sum)
  await expect(
    payments.getByText(/frente al último pago|Igual al último pago|Primer pago/).first(),
  ).toBeVisible()
  await isAccessibleEverywhere(other, 'a batch by carrier')
  await isAccessibleInTheDark(other, 'a batch by carrier')
  await hand.press(seen.getByRole('button', { name: /^Aprobar lote por \$/ }))
  await expect(seen.getByText('Aprobado, por pagar')).toBeVisible()
  expect(hand.count()).toBeLessThanOrEqual(8)

  await seen.getByLabel('Referencia del banco').fill('RELATO-70')
  await seen.getByRole('button', { name: /^Registrar pago del lote por \$/ }).click()
  await expect(seen.getByText('RELATO-70')).toBeVisible()
  // The bank names a payout by the end of its own id, which its address has.
  const address = await payments.getByRole('link').first().getAttribute('href')
  const code = (address ?? '').slice(-6).toUpperCase()
  const text = `referencia;estado;motivo\n${code};Rechazado;Cuenta cancelada\nFFFFFF;Pagado;\n`
  const answer = seen.getByRole('region', { name: 'Respuesta del banco' })
  const file = { name: 'respuesta.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await answer.getByLabel('Archivo con la respuesta del banco').setInputFiles(file)
  const lines = answer.getByRole('list', { name: 'Qué dice cada línea' })
  await expect(lines.getByText('Cuenta cancelada')).toBeVisible()
  await expect(lines.getByText('No es de ningún pago de este lote')).toBeVisible()
  await isAccessibleEverywhere(other, 'the answer of a bank')
  await isAccessibleInTheDark(other, 'the answer of a bank')
  await answer.getByRole('button', { name: 'Registrar 1 devolución' }).click()
  await expect(answer.getByRole('list', { name: 'Respuestas leídas' })).toContainText('1 devueltos')
  await answer.getByLabel('Archivo con la respuesta del banco').setInputFiles(file)
  await expect(answer.getByText(/Este archivo ya se había leído/)).toBeVisible()
  await Promise.all([page, other].map((window) => window.context().close()))
})

test('an administrator chooses the file of the house’s own bank', async ({ browser }) => {
  const page = await enter(browser, {
    email: 'administrator@demo.arriero.co',
    at: '/main/reglas-dinero',
  })
  const form = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Archivo del banco' }) })
    .last()
  await form.getByRole('radio', { name: 'Bancolombia PAB' }).check()
  await form.getByLabel('NIT de quien paga').fill('900123456')
  await form.getByLabel('Nombre de quien paga').fill('Arriero S. A. S.')
  await form.getByLabel('Cuenta que paga').fill('12345678901')
  await isAccessibleEverywhere(page, 'the file of a bank')
  await isAccessibleInTheDark(page, 'the file of a bank')
  await form.getByRole('button', { name: 'Guardar el formato' }).click()
  await expect(page.getByText('El archivo de los lotes sale ahora en este formato').first()).toBeVisible()
  await form.getByRole('radio', { name: /^General/ }).check()
  await form.getByRole('button', { name: 'Guardar el formato' }).click()
  await expect(form.getByRole('radio', { name: /^General/ })).toBeChecked()
  await page.context().close()
})

test('a new account holds what is paid to it until somebody of the desk has called its carrier', async ({
  browser,
}) => {
  const page = await enter(browser, { email: accountant, at: byCarrier })
  await page.getByRole('switch', { name: 'Con cuenta nueva' }).click()
  await expect(page).toHaveURL(/new=true/)
  const row = list(page).locator('tbody tr').filter({ hasText: 'Marta Lucía Quintero' })
  await expect(row).toContainText('Cuenta nueva sin confirmar')
  await row.click()
  await expect(page).toHaveURL(/carrier=[0-9a-f]{24}/)
  const held = page
    .getByRole('table', { name: 'Pagos a transportadores' })
    .locator('tbody tr')
    .filter({ hasText: 'Retenido' })
  await held.first().click()
  const payout = page.getByRole('dialog', { name: /^Pago del servicio/ })
  await expect(payout.getByText(/^Cuenta nueva desde el .+, sin confirmar/)).toBeVisible()
  await isAccessibleEverywhere(page, 'a payout whose account is new')
  await isAccessibleInTheDark(page, 'a payout whose account is new')
  await payout.getByRole('button', { name: 'Confirmar la cuenta nueva' }).click()
  const call = page.getByRole('dialog', { name: 'Confirmar la cuenta nueva' })
  await call.getByRole('button', { name: 'Confirmar la cuenta', exact: true }).click()
  await expect(call.getByText('Escriba con quién habló, a qué teléfono y qué confirmó').first()).toBeVisible()
  await isAccessibleEverywhere(page, 'confirming a new account')
  await call
    .getByLabel('Con quién habló y qué confirmó')
    .fill('Marta Quintero, al 317 400 0002: cuenta de Davivienda terminada en 3456.')
  await call.getByRole('button', { name: 'Confirmar la cuenta', exact: true }).click()
  await expect(payout.getByText(/La confirmó .+ el /)).toBeVisible()
  await expect(payout.getByText(/^(Listo para pagar|Vencido)$/).first()).toBeVisible()
  await page.context().close()
})
