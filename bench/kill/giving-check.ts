/** What went back, as the gateway knows it, beside what was acknowledged and what the books say. */
import pg from 'pg'
import type { Connection } from '../servers/process.ts'
import type { GatewayPayment } from './gateway.ts'
import type { AskedLedger } from './giving.ts'

type Row = {
  id: string
  orderId: string
  duePesos: number
  takenPesos: number
  state: string
  reference: string | null
}
type Told = { orderId: string; count: number }

const dues = `
  select d.id, d.order_id as "orderId", d.amount_pesos::float8 as "duePesos", a.amount_pesos::float8 as "takenPesos",
    coalesce(r.state, 'due') as state, r.reference
  from refunds_due d join payment_attempts a on a.id = d.attempt_id left join refunds r on r.id = d.id`

/** What each service's history, and so its client, was told. */
const tellings = `select order_id as "orderId", count(*)::int as count from order_history where act = 'refund.paid' group by 1`

/** Once nobody acts any more. */
const stuck: Record<string, string> = {
  'a try that never ended': `select refund_id as id from gateway_refunds where state not in ('done', 'refused')`,
  'a key of an act that never ended': `select user_id || ' ' || route as id from idempotency_keys where status is null`,
  'a reaction that was given up': `select id::text from pgboss.job where name = 'reaction-dead' and state = 'created'`,
}

const sumOf = (all: readonly number[]) => all.reduce((sum, pesos) => sum + pesos, 0)

const lostOf = (rows: readonly Row[], { refunds, paid }: AskedLedger): string[] => {
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
  const asked = [...refunds.keys()].filter((id) => (stateOf.get(id) ?? 'due') === 'due')
  const back = [...paid].filter((id) => stateOf.get(id) !== 'paid')
  return [...asked.map((id) => `the refund ${id}`), ...back.map((id) => `that the refund ${id} was paid`)]
}

const countsOf = (amounts: readonly number[]) =>
  new Map([...Map.groupBy(amounts, (pesos) => pesos)].map(([pesos, same]) => [pesos, same.length]))

/**
 * More than was taken, more than is due, or a refund twice. The gateway tells nobody which of two equal halves a movement was of:
 * each may stand for the other, and together they are two.
 */
const doubledOf = ({ orderId, takenPesos, credits }: GatewayPayment, rows: readonly Row[]): string[] => {
  const given = credits.map(({ pesos }) => pesos)
  const due = countsOf(rows.map(({ duePesos }) => duePesos))
  const twice = [...countsOf(given)].filter(([pesos, count]) => count > (due.get(pesos) ?? 0))
  const givenPesos = sumOf(given)
  return [
    ...twice.map(
      ([pesos, count]) => `of ${orderId} ${pesos} were given back ${count} times, ${due.get(pesos) ?? 0} due`,
    ),
    ...(givenPesos > takenPesos ? [`of ${orderId} ${givenPesos} were given back, ${takenPesos} taken`] : []),
  ]
}

type Credits = ReadonlyMap<string, { pesos: number }>

/** What the books say was paid has to stand at the gateway, each under a name of its own. */
const bookFaults = (rows: readonly Row[], credits: Credits): string[] => {
  const paid = rows.filter(({ state }) => state === 'paid')
  const names = new Set(paid.map(({ reference }) => reference))
  const unknown = paid.filter(({ reference, duePesos }) => credits.get(reference ?? '')?.pesos !== duePesos)
  return [
    ...unknown.map(({ id }) => `the refund ${id} is paid in the books and not at the gateway`),
    ...(names.size < paid.length ? [`${paid.length} refunds are paid by ${names.size} movements`] : []),
  ]
}

const toldFaults = (rows: readonly Row[], told: readonly Told[]): string[] => {
  const counts = new Map(told.map(({ orderId, count }) => [orderId, count]))
  return [...Map.groupBy(rows, ({ orderId }) => orderId)].flatMap(([orderId, of]) => {
    const paid = of.filter(({ state }) => state === 'paid').length
    const heard = counts.get(orderId) ?? 0
    return heard === paid ? [] : [`of ${orderId} ${paid} refunds are paid, ${heard} were told`]
  })
}

/** Everything that is due went back. */
const unsettled = (rows: readonly Row[], payments: readonly GatewayPayment[]): string[] => {
  const given = new Map(
    payments.map(({ orderId, credits }) => [orderId, sumOf(credits.map(({ pesos }) => pesos))]),
  )
  const open = rows.filter(({ state }) => state !== 'paid')
  return [
    ...open.map(({ id, state }) => `the refund ${id} stands still: ${state}`),
    ...[...Map.groupBy(rows, ({ orderId }) => orderId)].flatMap(([orderId, of]) => {
      const duePesos = sumOf(of.map((row) => row.duePesos))
      const givenPesos = given.get(orderId) ?? 0
      return givenPesos === duePesos ? [] : [`of ${orderId} ${givenPesos} of ${duePesos} went back`]
    }),
  ]
}

export type Known = { asked: AskedLedger; payments: () => Promise<GatewayPayment[]> }
export type Found = { lost: string[]; faults: string[] }

/** Nobody presses meanwhile. `isSettled`: all that was to follow has followed. */
export const checkGiving = async (
  connection: Connection,
  { asked, payments }: Known,
  isSettled: boolean,
): Promise<Found> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  try {
    // In one moment, and before the gateway is asked: the server goes on hearing from it.
    await sql.query('begin isolation level repeatable read')
    const { rows } = await sql.query<Row>(dues)
    const told = (await sql.query<Told>(tellings)).rows
    const there = await payments()
    const credits = new Map(there.flatMap((payment) => payment.credits.map((one) => [one.id, one] as const)))
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
    const faults = [
      ...there.flatMap((payment) => doubledOf(payment, byOrder.get(payment.orderId) ?? [])),
      ...bookFaults(rows, credits),
      ...toldFaults(rows, told),
      ...(isSettled ? unsettled(rows, there) : []),
    ]
    for (const [what, query] of isSettled ? Object.entries(stuck) : [])
      faults.push(...(await sql.query<{ id: string }>(query)).rows.map(({ id }) => `${what}: ${id}`))
    const lost = lostOf(rows, asked)
    for (const { id, state } of rows) if (state === 'paid') asked.paid.add(id)
    return { lost, faults }
  } finally {
    await sql.end()
  }
}
