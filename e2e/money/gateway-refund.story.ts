/** An accountant has the gateway give money back: it goes once, and what is not known of it is asked about and not sent again. */
import type { Page } from '@playwright/test'
import { authoriseService, callerOf, gatewayPlans, gatewaySays, takenService } from '../acts/by-api.ts'
import { isAccessible, isAccessibleEverywhere } from '../accessible.ts'
import { enter, password, phone } from '../people.ts'
import { expect, test } from '../story.ts'

const client = 'client2@demo.arriero.co'
const carrier = 'enterprise@demo.arriero.co'
const dayMs = 86_400_000

/** A service of two millions that was paid at the gateway and cancelled; answers the gateway's name of the payment, the service's id and the refund's. */
const cancelledService = async (inDays: number) => {
  const at = new Date(Date.now() + inDays * dayMs)
  const orderId = await takenService(client, carrier, { at, pricePesos: 2_000_000 })
  const payment = await authoriseService(client, orderId)
  await gatewaySays(payment, 'CAPTURED')
  const ask = await callerOf(client)
  await ask('/order/cancellation/client', { orderId, description: 'Ya no viaja' })
  const desk = await callerOf('accountancy@demo.arriero.co')
  const { items } = (await desk('/accounting/refunds?limit=100')) as unknown as {
    items: { _id: string; order: string }[]
  }
  const refund = items.find(({ order }) => order === orderId)
  if (!refund) throw new Error('nothing is due')
  return { payment, orderId, refundId: refund._id }
}

const openRefund = async (page: Page, refundId: string) => {
  await page.goto(`/main/contabilidad/reembolsos/${refundId}`)
  return page.getByRole('dialog', { name: /^Devolución del servicio/ })
}

/** Presses, and confirms what is asked. */
const sendBack = async (page: Page) => {
  await page.getByRole('button', { name: /^Devolver \$.+ por la pasarela$/ }).click()
  const question = page.getByRole('dialog', { name: '¿Devolver por la pasarela?' })
  await expect(question.getByText('Se envía una sola vez y no se puede deshacer.')).toBeVisible()
  await isAccessible(page, 'a refund through the gateway, asked')
  await question.getByRole('button', { name: /^Devolver \$.+ por la pasarela$/ }).click()
  await expect(page.getByText('La devolución va para la pasarela').first()).toBeVisible()
}

test('money goes back through the gateway, and stands as given back by its name there', async ({
  browser,
}) => {
  const { refundId } = await cancelledService(6)
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  const refund = await openRefund(page, refundId)
  await expect(
    refund.getByRole('heading', { name: 'Registrar una devolución hecha por fuera' }),
  ).toBeVisible()
  await isAccessibleEverywhere(page, 'a refund that the gateway can give back')
  await sendBack(page)
  await expect(refund.getByText('Devuelto', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(refund.getByText('Por la pasarela', { exact: true }).first()).toBeVisible()
  await expect(refund.getByText(/^Hecha/)).toBeVisible()
  await isAccessibleEverywhere(page, 'a refund that the gateway gave back')
  await page.context().close()
})

test('a payment of the world that was there before anybody came goes back too', async ({ browser }) => {
  const desk = await callerOf('accountancy@demo.arriero.co')
  const { items } = (await desk('/accounting/refunds?limit=100&state=due')) as unknown as {
    items: { _id: string; order: string; createdAt: string; gatewayHold: string | null }[]
  }
  const before = new Date(Date.now() - dayMs).toISOString()
  // Other stories take the newest.
  const due = items.findLast(({ createdAt, gatewayHold }) => createdAt < before && gatewayHold === null)
  if (!due) throw new Error('nothing of the past is due')
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  const refund = await openRefund(page, due._id)
  await sendBack(page)
  await expect(refund.getByText('Devuelto', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await page.context().close()
})

test('what the gateway refuses for good is due again and leads to another way', async ({ browser }) => {
  const { refundId, payment } = await cancelledService(7)
  await gatewayPlans(payment, 'PSP_079')
  const page = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  const refund = await openRefund(page, refundId)
  await sendBack(page)
  await expect(refund.getByText('Rechazada, por devolver').first()).toBeVisible({ timeout: 30_000 })
  await expect(refund.getByText('No la hizo: código PSP_079')).toBeVisible()
  await expect(
    refund.getByText('La pasarela no puede devolver este pago: devuelva por transferencia.'),
  ).toBeVisible()
  await expect(refund.getByRole('button', { name: /por la pasarela$/ })).toHaveCount(0)
  await isAccessibleEverywhere(page, 'a refund that the gateway refused')
  await page.context().close()
})

test('where the gateway cannot the client names his account on his phone, and the transfer is recorded', async ({
  browser,
}) => {
  const { refundId, payment, orderId } = await cancelledService(8)
  await gatewayPlans(payment, 'PSP_079')
  const desk = await enter(browser, { email: 'accountancy@demo.arriero.co', at: '/main/index' })
  const refund = await openRefund(desk, refundId)
  await sendBack(desk)
  await refund.getByRole('button', { name: 'Pedir cuenta al cliente' }).click({ timeout: 30_000 })
  const question = desk.getByRole('dialog', { name: '¿Pedirle la cuenta al cliente?' })
  await question.getByRole('button', { name: 'Pedir cuenta al cliente' }).click()
  await expect(refund.getByText('Falta que el cliente dé su cuenta.')).toBeVisible()

  const page = await enter(browser, { email: client, at: '/main/index', viewport: phone })
  await page.getByRole('link', { name: 'Dar mi cuenta' }).first().click()
  await expect(page).toHaveURL(`/main/cliente-servicios/${orderId}/devolucion`)
  const own = page.getByRole('dialog', { name: 'Dinero que le devolvemos' })
  await expect(own.getByText('Falta su cuenta')).toBeVisible()
  await own.getByRole('button', { name: 'Dar mi cuenta' }).click()
  await own.getByLabel('Banco').fill('Bancolombia')
  await own.getByRole('radio', { name: 'Ahorros' }).check()
  await own.getByLabel('Número de cuenta').fill('45678901234')
  await own.getByLabel('Titular de la cuenta').fill('Marta Ruiz')
  await own.getByLabel('Documento del titular').fill('52345678')
  await own.getByLabel('Su contraseña').fill(password())
  await isAccessibleEverywhere(page, 'naming the account for a refund on a phone')
  await own.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(own.getByText(/a su cuenta de Bancolombia terminada en 1234/)).toBeVisible()
  await page.goto('/main/index')
  await expect(page.getByRole('heading', { name: 'Devoluciones' })).toBeVisible()
  await page.context().close()

  await openRefund(desk, refundId)
  await expect(refund.getByText('•••••••1234')).toBeVisible()
  await refund.getByRole('button', { name: 'Ver la cuenta completa' }).click()
  await expect(refund.getByText('45678901234')).toBeVisible()
  await isAccessibleEverywhere(desk, 'a refund with the account of its client')
  await refund.getByLabel(/^Referencia/).fill(`TRF ${refundId.slice(-6)}1`)
  await refund.getByRole('button', { name: /^Registrar devolución de/ }).click()
  const record = desk.getByRole('dialog', { name: '¿Registrar esta devolución?' })
  await record.getByRole('button', { name: /^Registrar devolución de/ }).click()
  await expect(refund.getByText('A la cuenta del cliente', { exact: true }).first()).toBeVisible()
  await desk.context().close()
})
