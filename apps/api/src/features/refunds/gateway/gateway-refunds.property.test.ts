/**
 * Whatever the gateway answers or leaves unanswered, whoever dies in between and whoever presses again: money goes back once, and where it
 * stands is what became of it. Security M12, docs/decisions/0068.
 */
import { api } from '@arriero/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AppError } from '#app-error.ts'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { scriptedGateway, type Turn } from '#providers/payment/scripted-gateway.fixture.ts'
import { clientPrice, hourMs, minuteMs, openStage } from '../../../stories/stage.fixture.ts'
import { payRefund } from '../refunds.actions.ts'
import { sendRefunds } from './gateway.reactions.ts'
import { sweepGatewayRefunds } from './gateway.sweeps.ts'
import { sendRefund } from './send.actions.ts'

/** `npm run bench -- refunds` plays 10,000. */
const cases = Number(process.env['REFUND_HISTORIES'] ?? 120)
const hours: { now?: () => Date } = {}
const gateway = scriptedGateway(() => hours.now?.() ?? new Date(0))
const { house, called, fleet, services } = await openStage({ providers: { refunds: gateway } })
hours.now = () => house.clock.now
const client = await called('client')
const accountant = await called('accountancy')

/** Of a payment a third is due, or all: a third given back twice is what the gateway would let pass. */
const situation = async (duePesos: number) => {
  const orderId = await services.paid(client, await fleet())
  await client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
  const { db } = house.database
  await db
    .updateTable('refunds_due')
    .set({ amount_pesos: duePesos })
    .where('order_id', '=', orderId)
    .execute()
  const { id } = await db
    .selectFrom('refunds_due')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ uuid: string }>`select n.gateway_uuid as uuid from payment_notices n
    join refunds_due d on d.attempt_id = n.attempt_id where d.id = ${id}`.execute(db)
  const [payment] = rows
  gateway.knows(payment?.uuid ?? '', { orderId, takenPesos: clientPrice })
  return { orderId, id, duePesos }
}
const situations = [await situation(Math.floor(clientPrice / 3)), await situation(clientPrice)]

/** Where a node dies: before anything is sent, after it was sent, or before what it heard is kept. */
type Crash = 'none' | 'beforeCall' | 'afterCall' | 'beforeHearing'
type Step =
  | { do: 'press' }
  | { do: 'hand' }
  | { do: 'sweep' }
  | { do: 'down' }
  | { do: 'up' }
  | { do: 'job'; turn: Turn; crash: Crash }
  | { do: 'wait'; ms: number }
  | { do: 'settle'; as: 'paid' | 'failed' }

const turns: readonly Turn[] = [
  'credited',
  'underway',
  'lost',
  'lostUnderway',
  'silent',
  'late',
  'transfer',
  'later',
  'settings',
  'look',
]
const crashes: readonly Crash[] = ['none', 'none', 'beforeCall', 'afterCall', 'beforeHearing']
const waits = [minuteMs, 3 * minuteMs, 20 * minuteMs, 5 * hourMs, 26 * hourMs]

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'press' }) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...turns), fc.constantFrom(...crashes))
      .map(([turn, crash]): Step => ({ do: 'job', turn, crash })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...waits).map((ms): Step => ({ do: 'wait', ms })) },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'sweep' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>({ do: 'settle', as: 'paid' }, { do: 'settle', as: 'failed' }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'hand' }, { do: 'down' }, { do: 'up' }) },
)

class Undo extends Error {}
class Died extends Error {}

/** A transaction within the one of the history: what it did not commit is gone with who died. */
const within =
  (tx: Db) =>
  async <T>(work: (db: never) => Promise<T>): Promise<T> => {
    await sql`savepoint act`.execute(tx)
    try {
      const done = await work(tx as never)
      await sql`release savepoint act`.execute(tx)
      return done
    } catch (error) {
      await sql`rollback to savepoint act`.execute(tx)
      throw error
    }
  }

type Play = { tx: Db; orderId: string; id: string; duePesos: number; handPesos: number; isFaulty: boolean }

const ctxOf = ({ tx }: Play, crash: Crash = 'none'): OpenCtx => {
  const ctx = house.openCtx(tx)
  let transactions = 0
  const inTransaction = (work: (db: never) => Promise<unknown>) => {
    transactions += 1
    if (crash === 'beforeHearing' && transactions === 2)
      return within(tx)(async (db) => {
        await work(db)
        throw new Died()
      })
    return within(tx)(work)
  }
  const refund: typeof gateway.refund = async (request) => {
    if (crash === 'beforeCall') throw new Died()
    const answer = await gateway.refund(request)
    if (crash === 'afterCall') throw new Died()
    return answer
  }
  return {
    ...ctx,
    inTransaction: inTransaction as OpenCtx['inTransaction'],
    providers: { ...ctx.providers, refunds: { ...gateway, refund } },
  }
}

const alive = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Died) && !(error instanceof AppError)) throw error
  }
}

const acting = (play: Play): Ctx => ({ ...ctxOf(play), actor: accountant.actor })
let references = 0

/** What a careless product would do: send again what it has heard nothing of. */
const sendAgain = ({ tx, id }: Play) =>
  sql`update gateway_refunds set state = 'requested', sent_at = null where refund_id = ${id} and state = 'unknown'`.execute(
    tx,
  )

const press = (play: Play) => alive(within(play.tx)(() => sendRefund(acting(play), play.id, play.duePesos)))

const payByHand = async (play: Play): Promise<void> => {
  const reference = `TRF ${++references}`
  await alive(
    within(play.tx)(async () => {
      await payRefund(acting(play), play.id, { reference })
      play.handPesos += play.duePesos
    }),
  )
}

const take = async (play: Play, step: Step): Promise<void> => {
  if (step.do === 'press') return press(play)
  if (step.do === 'hand') return payByHand(play)
  if (step.do === 'wait') return house.clock.forward(step.ms)
  if (step.do === 'settle') return gateway.settle(step.as)
  if (step.do === 'down') return void (gateway.isDown = true)
  if (step.do === 'up') return void (gateway.isDown = false)
  if (step.do === 'sweep') {
    if (play.isFaulty) await sendAgain(play)
    return alive(sweepGatewayRefunds(ctxOf(play)))
  }
  gateway.turns = [step.turn]
  await alive(sendRefunds(ctxOf(play, step.crash), { name: 'refund.started', orderId: play.orderId }))
  gateway.turns = []
}

/** A day and more goes by, in which the bank decides and the gateway can be asked. */
const goOn = async (play: Play): Promise<void> => {
  gateway.isDown = false
  for (let round = 0; round < 4; round++) {
    house.clock.forward(26 * hourMs)
    await sweepGatewayRefunds(ctxOf(play))
    gateway.settle('paid')
  }
}

const endOf = async ({ tx, orderId, id }: Play) => {
  const { rows } = await sql<{ state: string; bank: number; due: number }>`
    select coalesce((select state from refunds where id = ${id}), 'due') as state,
      (select amount_pesos from order_balances where order_id = ${orderId} and account = 'bank') as bank`.execute(
    tx,
  )
  return rows[0] ?? expect.unreachable('it is there')
}

const judge = async (play: Play): Promise<void> => {
  const { duePesos, handPesos, orderId } = play
  const backPesos = gateway.given(orderId) + handPesos
  expect(backPesos, 'more went back than is due').toBeLessThanOrEqual(duePesos)
  const { state, bank } = await endOf(play)
  expect(['due', 'rejected', 'paid'], state).toContain(state)
  expect(backPesos, state).toBe(state === 'paid' ? duePesos : 0)
  expect(clientPrice - bank, 'what the books say went back').toBe(backPesos)
}

/** Plays a history on its own; nothing of it stays. */
const play = async (at: number, history: readonly Step[], isFaulty = false): Promise<void> => {
  const began = house.clock.now
  gateway.forget()
  gateway.lateMs = 20 * hourMs
  const work = house.database.db.transaction().execute(async (tx) => {
    const playing: Play = { tx, ...situations[at]!, handPesos: 0, isFaulty }
    for (const step of history) {
      await take(playing, step)
      expect(gateway.given(playing.orderId) + playing.handPesos).toBeLessThanOrEqual(clientPrice)
    }
    await goOn(playing)
    await judge(playing)
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  house.clock.now = began
}

const histories = fc.tuple(
  fc.nat({ max: situations.length - 1 }),
  fc.array(steps, { minLength: 2, maxLength: 14 }),
)

test(
  'every history of answers ends in the state of what went back, once',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, ([at, history]) => play(at, history)),
      { numRuns: cases, endOnFailure: true },
    )
  },
  Math.max(600_000, cases * 1_000),
)

test('a product that sends again what nobody answered is found', async () => {
  const history: Step[] = [
    { do: 'press' },
    { do: 'job', turn: 'lost', crash: 'none' },
    { do: 'sweep' },
    { do: 'wait', ms: 3 * minuteMs },
    { do: 'sweep' },
  ]
  await play(0, history)
  await expect(play(0, history, true)).rejects.toThrow('more went back than is due')
})
