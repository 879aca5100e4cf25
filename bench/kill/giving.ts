/** Clients cancel what they paid and staff gives it back through the gateway, whole or in two halves; what was answered is written down. */
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RefundPlan } from '../../apps/api/src/providers/payment/sandbox/credits.ts'
import type { Person } from '../load/actors.ts'
import type { Gateway } from './gateway.ts'
import type { Installation } from './victims.ts'
import { act, ask, Refused, type PaidService, type Target } from './writers.ts'

/** What the treasury was told stands, kept where no kill reaches it. */
export const openAsked = () => {
  const refunds = new Map<string, { orderId: string; pesos: number }>()
  const paid = new Set<string>()
  return { refunds, paid }
}
export type AskedLedger = ReturnType<typeof openAsked>

/** How the gateway takes it, one payment after the other: most at once, some with an answer that is lost, late, or of a fault. */
const plans: readonly RefundPlan[][] = [
  [],
  ['lost', 'lost'],
  [],
  ['late'],
  ['underway', 'lost'],
  [],
  ['silent'],
  ['fault', 'late'],
]

/** Two refunds of one payment, the least of which is this part of it: what a gateway lets go twice. */
const inParts = `
  with half as (
    insert into refunds_due (id, order_id, attempt_id, cause, amount_pesos, created_at)
    select substr(md5('half' || id), 1, 24), order_id, attempt_id, 'insurance', amount_pesos / $2::integer, created_at from refunds_due
    where order_id = $1 and (select count(*) from refunds_due where order_id = $1) = 1
    returning attempt_id, amount_pesos)
  update refunds_due d set amount_pesos = d.amount_pesos - h.amount_pesos from half h where d.attempt_id = h.attempt_id`

/** Again until PostgreSQL is there to say that it is done. */
const divide = async (at: Installation, orderId: string, parts: number): Promise<void> => {
  for (;;) {
    const sql = new pg.Client(at.connection)
    sql.on('error', () => undefined)
    const isDone = await sql
      .connect()
      .then(() => sql.query(inParts, [orderId, parts]))
      .then(
        () => true,
        () => false,
      )
    await sql.end().catch(() => undefined)
    if (isDone) return
    await sleep(60)
  }
}

export type Desk = {
  at: Installation
  target: Target
  treasurer: Person
  gateway: Gateway
  asked: AskedLedger
}

type Due = { _id: string; value: number }

const isBusy = (error: unknown): boolean =>
  error instanceof Refused && error.message.endsWith(' refund.with_gateway')

/** A person at the desk presses: it is acknowledged that the gateway will be asked. False where another refund of the payment is there still. */
export const press = async (
  { target, treasurer, asked }: Desk,
  orderId: string,
  { _id, value }: Due,
): Promise<boolean> => {
  try {
    await act(target, treasurer, { path: `/accounting/gatewayrefund/${_id}`, body: { value } })
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
  asked.refunds.set(_id, { orderId, pesos: value })
  return true
}

const pressEveryMs = 250
const pressesMost = 12

/** As often as somebody has patience for; what is left is pressed for when all has settled. */
const pressUntilTaken = async (desk: Desk, orderId: string, due: Due): Promise<void> => {
  for (let presses = 0; presses < pressesMost; presses++) {
    if (await press(desk, orderId, due)) return
    await sleep(pressEveryMs)
  }
}

type Going = {
  /** How the gateway takes each. */
  planned: RefundPlan[]
  /** Two refunds, of which one is this part of the payment. */
  parts?: number
  /** As many of them, the least first; all unless told. */
  most?: number
}

export const giveBack = async (
  desk: Desk,
  { orderId, client, fields }: PaidService,
  { planned, parts, most }: Going,
): Promise<void> => {
  const { at, target, gateway } = desk
  await gateway.knows(fields, planned)
  const body = { orderId, description: 'La carga ya no sale' }
  await act(target, client, { path: '/order/cancellation/client', body })
  if (parts !== undefined) await divide(at, orderId, parts)
  const { headers } = client
  const own = await ask(target, { method: 'GET', path: `/refund/own?order=${orderId}`, headers })
  const dues = (own['items'] as Due[]).toSorted((one, other) => one.value - other.value)
  for (const due of dues.slice(0, most)) await pressUntilTaken(desk, orderId, due)
}

/** One service after the other, by every plan: whole, and in equal halves, which are told apart with the most difficulty. */
export const givingBack = (desk: Desk) => {
  let turn = 0
  return (paid: PaidService): Promise<void> => {
    const planned = plans[turn % plans.length] ?? []
    const isHalved = Math.floor(turn / plans.length) % 2 === 1 || planned.length > 1
    turn += 1
    return giveBack(desk, paid, { planned: [...planned], ...(isHalved && { parts: 2 }) })
  }
}
