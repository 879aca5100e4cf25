/** Once the writers rest: a day and more goes by, the gateway is asked what became of everything, and what it did not give back is pressed for again. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { House } from '../../apps/api/src/compose.ts'
import { sweepGatewayRefunds } from '../../apps/api/src/features/refunds/gateway/gateway.sweeps.ts'
import { press, type Desk } from './giving.ts'
import { inHouse } from './seed.ts'
import { untilReady, type openServer } from './victims.ts'

const minuteMs = 60_000
/** A job that never came, an answer that never came, and silence that is taken for a no. */
const laterMs = [3 * minuteMs, 26 * 60 * minuteMs, 52 * 60 * minuteMs]
const roundMs = 80 * 60 * minuteMs
const roundsMost = 8
const sentWithinMs = 30_000
/** Looked at in one sweep are fifty. */
const sweepsMost = 40

type Server = Awaited<ReturnType<typeof openServer>>

const asking = async <R extends pg.QueryResultRow>(desk: Desk, text: string): Promise<R[]> => {
  const sql = new pg.Client(desk.at.connection)
  await sql.connect()
  try {
    return (await sql.query<R>(text)).rows
  } finally {
    await sql.end()
  }
}

const openTries = async (desk: Desk, states: string): Promise<number> => {
  const [row] = await asking<{ n: number }>(
    desk,
    `select count(*)::int as n from gateway_refunds where state in (${states})`,
  )
  return row?.n ?? 0
}

const sweepAll = async (desk: Desk, house: House): Promise<void> => {
  const open = `'requested', 'sent', 'unknown', 'underway'`
  for (let round = 0, before = Infinity; round < sweepsMost; round++) {
    const there = await openTries(desk, open)
    if (there === 0 || there >= before) return
    before = there
    await sweepGatewayRefunds(house.openCtx())
  }
}

/** By a clock that is ahead, each round further than the last: what was looked at is to be looked at again. */
const daysGoBy = async (desk: Desk, round: number): Promise<void> => {
  let aheadMs = 0
  const clock = () => new Date(Date.now() + aheadMs)
  await inHouse({ ...desk.at, clock }, async (house) => {
    for (const ms of laterMs) {
      aheadMs = round * roundMs + ms
      // What the last look sent may be on its way.
      await desk.gateway.quiet()
      await sweepAll(desk, house)
    }
  })
}

type Back = { _id: string; orderId: string; value: number }
/** What the gateway said no to, and what was never taken since another refund of its payment was there. */
const waiting = `
  select d.id as "_id", d.order_id as "orderId", d.amount_pesos::float8 as value
  from refunds_due d left join refunds r on r.id = d.id where coalesce(r.state, 'rejected') = 'rejected'`

const untilSent = async (desk: Desk): Promise<void> => {
  const limitMs = performance.now() + sentWithinMs
  while ((await openTries(desk, `'requested', 'sent'`)) > 0 && performance.now() < limitMs) await sleep(200)
}

/** The server is gone while the day goes by: nothing of it is on the line. */
export const settle = async (desk: Desk, server: Server): Promise<void> => {
  for (let round = 0; round < roundsMost; round++) {
    await server.die()
    await daysGoBy(desk, round)
    await server.rise()
    await untilReady(server.target)
    const again = await asking<Back>(desk, waiting)
    if (again.length === 0) return
    console.log(`     ${again.length} refunds are pressed for again`)
    for (const due of again) await press(desk, due.orderId, due)
    await untilSent(desk)
  }
}

/** What a careless product would do: forget that it was sent, and send again what it has heard nothing of. */
export const sendAgain = async (desk: Desk): Promise<void> => {
  await desk.gateway.quiet()
  await asking(
    desk,
    `update refunds set state = 'requested' where id in (select refund_id from gateway_refunds where state in ('sent', 'unknown'))`,
  )
  await asking(
    desk,
    `update gateway_refunds set state = 'requested', sent_at = null, look_at = null, asked_at = asked_at - interval '5 minutes'
     where state in ('sent', 'unknown')`,
  )
  await inHouse(desk.at, (house) => sweepGatewayRefunds(house.openCtx()))
}
