/** Calls on what carriers are paid and what clients are paid back. */
import { api } from '@arriero/contract'
import type { Role } from '@arriero/domain/people/roles'
import { record } from '#features/audit/audit.store.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { approveOrder } from '#features/orders/orders.actions.ts'
import { sendRefund } from '#features/refunds/gateway/send.actions.ts'
import { payRefund } from '#features/refunds/refunds.actions.ts'
import { approveBatch, createBatch, payBatch } from '#features/settlements/batches/batches.actions.ts'
import { askAdvance } from '#features/settlements/debts/advance-requests.actions.ts'
import { openRequestOf } from '#features/settlements/debts/advance-requests.store.ts'
import { payPayout } from '#features/settlements/payouts/payouts.actions.ts'
import { writeSetting } from '#features/settings/settings.store.ts'
import { byAnyone, inBody, inParam, onOrder, type Call } from './calls.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const reference = 'TRF-001'
const span = { from: '2026-11-01', to: '2026-11-30' }

/** Where it was done before to the same situation, it stays done. */
export const once = async (work: Promise<unknown>): Promise<void> => {
  await work.catch(() => undefined)
}

const released = async (world: World, { client, orderId }: Situation): Promise<string> => {
  await once(world.house.world.act(client, (ctx) => approveOrder(ctx, orderId)))
  return orderId
}

const batched = async (world: World, situation: Situation): Promise<string> => {
  const id = await released(world, situation)
  const accountant = await world.bystander('accountancy')
  await once(world.house.world.act(accountant, (ctx) => createBatch(ctx, [id])))
  const row = await world.house.database.db
    .selectFrom('payouts')
    .select('batch_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.batch_id ?? id
}

export const due = async (world: World, { client, orderId }: Situation): Promise<string> => {
  const cancelling = { orderId, description: 'Ya no viaja', acceptedFeePesos: 0 }
  await once(world.house.world.act(client, (ctx) => cancelOrder(ctx, cancelling)))
  const row = await world.house.database.db
    .selectFrom('refunds_due')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.id
}

/** His account came into force just now; what it is does not matter. */
const newAccount = (world: World, carrierId: string): Promise<void> =>
  record(world.house.openCtx(), { act: 'pay.change_applied', objectKind: 'user', objectId: carrierId })

/** A batch that waits for another person than somebody of this role. */
const askedBatch = async (world: World, situation: Situation, role: Role): Promise<string> => {
  const id = await batched(world, situation)
  const { house } = world
  const first = await world.bystander(role === 'accountancy' ? 'administrator' : 'accountancy')
  await writeSetting(house.openCtx(), 'secondPersonFromPesos', 0)
  await once(house.world.act(first, (ctx) => approveBatch(ctx, id)))
  await writeSetting(house.openCtx(), 'secondPersonFromPesos', 10_000_000)
  return id
}

/** A refund that waits for its second person. */
const asked = async (world: World, situation: Situation): Promise<string> => {
  const id = await due(world, situation)
  const { house } = world
  const accountant = await world.bystander('accountancy')
  await writeSetting(house.openCtx(), 'secondPersonFromPesos', 0)
  await once(house.world.act(accountant, (ctx) => payRefund(ctx, id, { reference: `DEV 3 ${id}` })))
  await writeSetting(house.openCtx(), 'secondPersonFromPesos', 10_000_000)
  return id
}

/** What its carrier asked for; made once, however many aim at it. */
const askedFor = async (world: World, { orderId, carrier }: Situation): Promise<string> => {
  const open = await openRequestOf(world.house.openCtx().db, orderId)
  if (open) return open.id
  const { _id } = await world.house.world.act(carrier, (ctx) =>
    askAdvance(ctx, { orderId, valuePesos: 100_000 }),
  )
  return _id
}

/** A refund that was sent to the gateway, of which nothing was heard yet. */
export const withGateway = async (world: World, situation: Situation): Promise<string> => {
  const id = await due(world, situation)
  const { house } = world
  const accountant = await world.bystander('accountancy')
  const row = await house.database.db
    .selectFrom('refunds_due')
    .select('amount_pesos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await once(house.world.act(accountant, (ctx) => sendRefund(ctx, id, row.amount_pesos)))
  await house.database.db
    .updateTable('gateway_refunds')
    .set({ state: 'unknown', sent_at: house.clock.now })
    .where('refund_id', '=', id)
    .where('state', '=', 'requested')
    .execute()
  return id
}

const finished = { state: 'finished', at: inParam('_id') } as const
const paid = { state: 'paid', at: inParam('_id') } as const
const ofCarrier = { state: 'pending', at: inParam('carrierId') } as const

export const settlementCalls: Record<string, Call> = {
  p1: byAnyone(api.settlements.payouts),
  p2: {
    ...byAnyone(api.settlements.own),
    foreignMarks: async ({ situation }, role) => [(await situation('finished', role)).orderId],
  },
  p2b: byAnyone(api.settlements.ownTotals),
  p2d: {
    ...byAnyone(api.settlements.ownGroups, () => ({ query: { by: 'vehicle' } })),
    foreignMarks: async ({ situation }, role) => [(await situation('finished', role)).vehicleId],
  },
  p2c: byAnyone(api.settlements.ownHead),
  p3: onOrder(api.settlements.pay, finished, async (situation, { world }) => ({
    params: { _id: await released(world, situation) },
    body: { reference },
  })),
  p4: onOrder(api.settlements.withdraw, finished, async (situation, { world }) => {
    await batched(world, situation)
    return { params: { _id: situation.orderId } }
  }),
  p4b: onOrder(api.settlements.returned, finished, async (situation, { world }) => {
    const id = await released(world, situation)
    const accountant = await world.bystander('accountancy')
    await once(world.house.world.act(accountant, (ctx) => payPayout(ctx, id, { reference })))
    return { params: { _id: id }, body: { reason: 'Cuenta inexistente' } }
  }),
  p4c: byAnyone(api.settlements.debts),
  p5: onOrder(api.settlements.advance, { state: 'running', at: inBody('orderId') }, ({ orderId }) => ({
    body: { orderId, value: 500_000, reference },
  })),
  p5b: {
    ...byAnyone(api.settlements.ownRoad),
    foreignMarks: async ({ situation }, role) => [(await situation('running', role)).orderId],
  },
  p5c: onOrder(api.settlements.askAdvance, { state: 'running', at: inBody('orderId') }, ({ orderId }) => ({
    body: { orderId, value: 100_000 },
  })),
  p5d: onOrder(
    api.settlements.withdrawRequest,
    { state: 'running', at: inParam('_id') },
    async (situation, { world }) => ({ params: { _id: await askedFor(world, situation) } }),
  ),
  p5e: byAnyone(api.settlements.advanceRequests),
  p5f: onOrder(
    api.settlements.refuseAdvance,
    { state: 'running', at: inParam('_id') },
    async (situation, { world }) => ({
      params: { _id: await askedFor(world, situation) },
      body: { reason: 'Ya va por la mitad' },
    }),
  ),
  p6: byAnyone(api.settlements.batches),
  p7: onOrder(api.settlements.batch, finished, async (situation, { world }) => ({
    params: { _id: await batched(world, situation) },
  })),
  p8: onOrder(
    api.settlements.createBatch,
    { state: 'finished', at: (input, id) => ({ ...input, body: { payouts: [id] } }) },
    async (situation, { world }) => ({ body: { payouts: [await released(world, situation)] } }),
  ),
  p8b: onOrder(api.settlements.approveBatch, finished, async (situation, { world, role }) => ({
    params: { _id: await askedBatch(world, situation, role) },
    body: {},
  })),
  p9: onOrder(api.settlements.payBatch, finished, async (situation, { world }) => ({
    params: { _id: await batched(world, situation) },
    body: { reference },
  })),
  p10: onOrder(api.settlements.discardBatch, finished, async (situation, { world }) => ({
    params: { _id: await batched(world, situation) },
  })),
  p11: onOrder(api.settlements.bankFile, finished, async (situation, { world }) => ({
    params: { _id: await batched(world, situation) },
  })),
  p20: byAnyone(api.settlements.payables),
  p21: onOrder(api.settlements.checkAccount, finished, async ({ carrier }, { world }) => {
    await newAccount(world, carrier.id)
    return {
      params: { _id: carrier.id },
      body: { note: 'Llamada al teléfono registrado: confirma la cuenta' },
    }
  }),
  p22: byAnyone(api.settlements.bankFileSettings),
  p23: byAnyone(api.settlements.setBankFile, () => ({
    body: {
      layout: 'bancolombiaPab',
      payerDocument: '900123456',
      payerName: 'Arriero S. A. S.',
      payerAccount: '12345678901',
      payerAccountKind: 'current',
    },
  })),
  p24: onOrder(api.settlements.answerBatch, finished, async (situation, { world }) => {
    const id = await batched(world, situation)
    const accountant = await world.bystander('accountancy')
    await once(world.house.world.act(accountant, (ctx) => payBatch(ctx, id, `LOTE ${id}`)))
    const text = `referencia;estado;motivo\n${situation.orderId.slice(18)};rechazado;Cuenta inexistente\n`
    return { params: { _id: id }, body: { text, name: 'respuesta.csv' } }
  }),
  p12: onOrder(api.settlements.settlement, ofCarrier, ({ carrier }) => ({
    params: { carrierId: carrier.id },
    query: span,
  })),
  p13b: onOrder(api.settlements.settlementItems, ofCarrier, ({ carrier }) => ({
    params: { carrierId: carrier.id },
    query: span,
  })),
  p13: onOrder(api.settlements.paper, ofCarrier, ({ carrier }) => ({
    params: { carrierId: carrier.id },
    body: span,
  })),
  p14: byAnyone(api.settlements.withholdings),
  p15: byAnyone(api.settlements.setRules, () => ({
    body: {
      validFrom: '2027-01-01',
      uvt: 55_000,
      source: 1,
      sourceFromUvt: 2,
      fopat: 0.1,
      fopatFromKg: 10_500,
      basis: 'Resolución de la DIAN',
    },
  })),
  p16: byAnyone(api.settlements.setTown, () => ({
    body: { townCode: '11001', validFrom: '2027-01-01', perMille: 4.14, basis: 'Acuerdo municipal' },
  })),
  p17: byAnyone(api.refunds.all),
  p17b: byAnyone(api.refunds.totals),
  q1: byAnyone(api.complaints.all),
  q2: onOrder(api.complaints.ofOrder, { state: 'finished', at: inParam('orderId') }, ({ orderId }) => ({
    params: { orderId },
  })),
  p18: onOrder(api.refunds.pay, paid, async (situation, { world }) => ({
    params: { _id: await due(world, situation) },
    body: { reference: `DEV 2 ${situation.orderId}` },
  })),
  p18b: onOrder(api.refunds.reject, paid, async (situation, { world }) => {
    const id = await due(world, situation)
    const accountant = await world.bystander('accountancy')
    await once(world.house.world.act(accountant, (ctx) => payRefund(ctx, id, { reference: `DEV 1 ${id}` })))
    return { params: { _id: id }, body: { reason: 'Tarjeta vencida' } }
  }),
  p18c: onOrder(api.refunds.send, paid, async (situation, { world }) => {
    const id = await due(world, situation)
    const { amount_pesos: value } = await world.house.database.db
      .selectFrom('refunds_due')
      .select('amount_pesos')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { params: { _id: id }, body: { value } }
  }),
  p18d: onOrder(api.refunds.look, paid, async (situation, { world }) => ({
    params: { _id: await withGateway(world, situation) },
  })),
  p19: onOrder(api.refunds.withdraw, paid, async (situation, { world }) => ({
    params: { _id: await asked(world, situation) },
  })),
}
