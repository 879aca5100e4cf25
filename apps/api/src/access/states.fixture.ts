/** For each act of the state table: what is sent, and which state a situation must be brought to for it. */
import { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import type { Role } from '@arriero/domain/people/roles'
import { callOf } from './matrix/row-check.fixture.ts'
import { matrix } from './matrix/matrix.ts'
import type { Call } from './calls/calls.fixture.ts'
import type { Input } from './probe.fixture.ts'
import { leaveUndriven } from './undriven.fixture.ts'
import { statesCsv } from './states.csv.ts'
import type { OrderState, Situation, World } from './world.fixture.ts'

export const columns = ['P0', 'A1u', 'A1p', 'A1q', 'R2', 'R2a', 'F3', 'X4'] as const
export type Column = (typeof columns)[number]

export const stateOf: Record<Column, OrderState> = {
  P0: 'pending',
  A1u: 'taken',
  A1p: 'paid',
  A1q: 'inPosition',
  R2: 'running',
  R2a: 'arrived',
  F3: 'finished',
  X4: 'cancelled',
}

const roleOf: Record<string, Role> = {
  A: 'administrator',
  CE: 'cliententerprise',
  CL: 'client',
  E: 'enterprise',
  D: 'driver',
  ED: 'enterprisedriver',
}

export type StateRow = { act: string; of: string; roles: Role[]; expected: Record<Column, string> }

export const stateRows: StateRow[] = statesCsv
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [act = '', of = '', who = '', ...cells] = line.split(';')
    const roles = who.split(',').flatMap((short) => roleOf[short] ?? [])
    const expected = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >
    return { act, of, roles, expected }
  })

type Asking = { situation: Situation; role: Role; world: World }
export type Act = {
  call: Pick<Call, 'endpoint'>
  input(asking: Asking): Input | Promise<Input>
  /** Where an offer must be open or countered for it, in P0. */
  pendingAs?: OrderState
  /** Changes a fresh situation first, where the act needs more than its state. */
  bring?(asking: Asking): Promise<void>
}

/** The request of a row of the matrix, for the order of this situation. */
const asRow = (id: string, more: Partial<Act> = {}): Act => {
  const row = matrix.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  const call = callOf(row)
  return {
    call,
    input: async ({ situation, role, world }) =>
      (await call.own({ world, situation: async () => situation }, role)).input,
    ...more,
  }
}

const reporting = (milestone: Milestone, more: Record<string, unknown> = {}): Act => ({
  call: { endpoint: api.tracking.milestone },
  input: async ({ situation: { orderId, driver }, world }) => ({
    params: { _id: orderId },
    body: { milestone, ...more, ...(milestone === 'finish' ? { images: [await world.photo(driver)] } : {}) },
  }),
})

const assigning = (more: Record<string, unknown>): Act => ({
  call: { endpoint: api.orders.update },
  input: ({ situation: { orderId, colleague, vehicleId } }) => ({
    params: { _id: orderId },
    body: { driverId: colleague.id, vehicleId, ...more },
  }),
})

/** What had paid it fails after all, where it is in position or beyond; a captured payment never does by notices. */
const loseOnTheRoad = async ({ situation: { orderId }, world: { house } }: Asking): Promise<void> => {
  const { db } = house.database
  const lost = await db
    .updateTable('orders')
    .set({ payment_lost_at: house.clock.now, pay_status: 'CAPTURE_FAILED' })
    .where('id', '=', orderId)
    .where((order) => order.or([order('is_in_position', '=', true), order('status', 'in', [2, 3])]))
    .executeTakeFirst()
  if (lost.numUpdatedRows === 0n) return
  await db
    .updateTable('payment_attempts')
    .set({ state: 'CAPTURE_FAILED', is_applied: false })
    .where('order_id', '=', orderId)
    .execute()
}

/** Taken, and nobody named to drive it two hours before its time. */
const unname = ({ situation: { orderId }, world: { house } }: Asking) => leaveUndriven(house, orderId)

export const acts: Record<string, Act> = {
  offer: asRow('32a'),
  take: asRow('32b'),
  'accept offer': asRow('33', { pendingAs: 'offered' }),
  counter: asRow('33b', { pendingAs: 'offered' }),
  'accept counter': asRow('33c', { pendingAs: 'countered' }),
  'withdraw offer': asRow('33d', { pendingAs: 'offered' }),
  'move date': asRow('16c'),
  assign: assigning({}),
  'assign with reason': assigning({ reason: 'Se enfermó el conductor' }),
  waive: asRow('n20'),
  pay: asRow('23'),
  'pay what was lost': asRow('23', { bring: loseOnTheRoad }),
  insure: asRow('27'),
  'preview cancellation': asRow('25b'),
  cancel: asRow('25'),
  release: asRow('n4'),
  close: asRow('n5'),
  'close without a driver': asRow('n5', { bring: unname }),
  remind: { ...asRow('n24'), input: ({ situation: { orderId } }) => ({ params: { _id: orderId } }) },
  'remind without a driver': asRow('n24', { bring: unname }),
  propose: asRow('n24b', { pendingAs: 'offered' }),
  'load support document': asRow('24'),
  'on the way': reporting('onTheWay'),
  'in position': reporting('inPosition'),
  'loading starts': reporting('loadingStart'),
  'trip starts': reporting('tripStart'),
  arrives: reporting('inFinish'),
  'unloading starts': reporting('unloadingStart'),
  finish: reporting('finish'),
  'report without reason': reporting('inPosition'),
  'report on behalf': reporting('inPosition', { reason: 'Sin señal' }),
  'write location': asRow('i57'),
  'read location': asRow('54'),
  rate: asRow('34'),
  'rate the client': asRow('34'),
  'write to the carrier': asRow('g3'),
  'write to the client': asRow('g3'),
  approve: asRow('n6'),
}
