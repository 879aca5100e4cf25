import { api } from '@arriero/contract'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSupportDocument } from '#features/orders/support-document.actions.ts'
import { some } from '#testing/form.ts'
import { formFor, forged } from './notice.fixture.ts'
import { requestsSent, send, watchHouse, type Watch } from './probe.fixture.ts'
import { acts, columns, stateOf, stateRows, type Act, type Column, type StateRow } from './states.fixture.ts'
import { openWorld, partyOf, type OrderState, type Situation, type World } from './world.fixture.ts'

let world: World
let watch: Watch
let cells = 0
const kept = new Map<string, Promise<Situation>>()
const driving: readonly OrderState[] = ['inPosition']

beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
})
afterAll(() => {
  watch.stop({ of: 'states' })
  process.stdout.write(`access: ${cells} cells of the state table, ${requestsSent()} requests\n`)
})

/** Trips start with papers; in position they are already there. */
const withPapers = async (state: OrderState, role: Role): Promise<Situation> => {
  const situation = await world.situation(state, role)
  if (!driving.includes(state)) return situation
  const file = await world.photo(situation.carrier)
  await world.house.world.act(situation.carrier, (ctx) => loadSupportDocument(ctx, situation.orderId, file))
  return situation
}

const freshFor = async (act: Act, state: OrderState, role: Role): Promise<Situation> => {
  const situation = await withPapers(state, role)
  await act.bring?.({ situation, role, world })
  return situation
}

/** What is refused changes nothing, so that one situation serves all refusals of a state. */
const shared = (state: OrderState, role: Role): Promise<Situation> => {
  const kind = role === 'driver' || role === 'cliententerprise' ? role : 'client'
  const known = kept.get(`${state} ${kind}`) ?? withPapers(state, kind)
  kept.set(`${state} ${kind}`, known)
  return known
}

const actorIn = async (situation: Situation, role: Role): Promise<Actor> =>
  partyOf(situation, role) ?? (await world.bystander(role))

type Cell = { row: StateRow; role: Role; column: Column }

const outcomeOf = async ({ row, role, column }: Cell): Promise<string> => {
  const act = acts[row.act]
  if (!act) throw new Error(`no act ${row.act}`)
  const expected = row.expected[column]
  const state = column === 'P0' ? (act.pendingAs ?? stateOf.P0) : stateOf[column]
  const isFresh = expected === 'ok' || expected === 'kept'
  const situation = isFresh ? await freshFor(act, state, role) : await shared(state, role)
  const caller = await actorIn(situation, role)
  const input = await act.input({ situation, role, world })
  const token = await world.tokenOf(caller)
  const version = await versionOf(situation)
  const before = await watch.state()
  const { status, text } = await send(world.house.app, act.call.endpoint, { ...input, token })
  const isSame = before === (await watch.state())
  if (status !== 200) {
    if (isSame) return String(status)
    const isEvidence = status === 409 && (await evidenceOf(situation)) === 1
    const isUntouched = version === (await versionOf(situation))
    return isEvidence && isUntouched ? 'kept' : `${status}, but something changed`
  }
  if (act.call.endpoint.method === 'GET') return isHidden(text) ? 'none' : 'ok'
  if (isSame) return isUnkept(text) ? 'none' : 'same'
  return 'ok'
}

const versionOf = async ({ orderId }: Situation) =>
  (
    await world.house.database.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).version
const evidenceOf = async ({ orderId }: Situation) =>
  (
    await world.house.database.db
      .selectFrom('order_history')
      .select('id')
      .where('order_id', '=', orderId)
      .where('act', 'like', 'evidence.%')
      .execute()
  ).length

/** A location that is not to be shown. */
const isHidden = (text: string) => text.includes('"isOpen":false') && text.includes('"position":null')
const isUnkept = (text: string) => text.includes('"stored":0')

test.each(some(stateRows))('$act answers in every state what the table says', async (row) => {
  const found: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  for (const role of row.roles) {
    for (const column of columns) {
      cells++
      wanted[`${role} ${column}`] = row.expected[column]
      found[`${role} ${column}`] = await outcomeOf({ row, role, column })
    }
  }
  expect(found).toEqual(wanted)
})

describe('a notice of the gateway', () => {
  const orderOf = (orderId: string) =>
    world.house.database.db
      .selectFrom('orders')
      .select(['status', 'paid_at', 'pay_status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const refundsOf = (orderId: string) =>
    world.house.database.db
      .selectFrom('refunds_due')
      .select('amount_pesos')
      .where('order_id', '=', orderId)
      .execute()
  const tell = (form: Record<string, string>, status: string) =>
    send(world.house.app, api.payments.notification, { body: world.house.signNotice(form, status) })

  test.each(['AUTHORISED', 'CAPTURED'])('%s pays a taken service once', async (status) => {
    const situation = await world.situation('taken', 'client')
    const form = await formFor(world, situation)
    expect((await tell(form, status)).status).toBe(200)
    const paid = await orderOf(situation.orderId)
    expect(paid).toMatchObject({ status: 1, pay_status: status === 'CAPTURED' ? 'CAPTURED' : 'ACCEPTED' })
    expect(paid.paid_at).not.toBeNull()
    expect((await tell(form, status)).status).toBe(200)
    expect(await orderOf(situation.orderId)).toEqual(paid)
    expect(await refundsOf(situation.orderId)).toEqual([])
  })

  test.each(['REFUSED', 'ABANDONED', 'CANCELLED', 'EXPIRED', 'CAPTURE_FAILED'])(
    '%s of an attempt leaves the service as it was, to be paid',
    async (status) => {
      const situation = await world.situation('taken', 'client')
      expect((await tell(await formFor(world, situation), status)).status).toBe(200)
      expect(await orderOf(situation.orderId)).toMatchObject({ status: 1, paid_at: null })
    },
  )

  test('CAPTURED after the cancellation is money to give back, and revives nothing', async () => {
    const situation = await world.situation('taken', 'client')
    const form = await formFor(world, situation)
    const token = await world.tokenOf(situation.client)
    const body = { orderId: situation.orderId, description: 'Ya no viaja' }
    expect((await send(world.house.app, api.cancellations.cancel, { body, token })).status).toBe(200)
    expect((await tell(form, 'CAPTURED')).status).toBe(200)
    expect(await orderOf(situation.orderId)).toMatchObject({ status: 4 })
    const [refund] = (await refundsOf(situation.orderId)).filter(({ amount_pesos }) => amount_pesos > 0)
    expect(refund?.amount_pesos).toBe(2_380_000)
  })

  test('that nobody signed is nothing, in any state', async () => {
    const situation = await world.situation('taken', 'client')
    const notice = world.house.signNotice(await formFor(world, situation), 'CAPTURED')
    const before = await watch.state()
    const { code } = await send(world.house.app, api.payments.notification, { body: forged(notice) })
    expect(code).toBe('payment.notice_signature')
    expect(await watch.state()).toBe(before)
  })
})
