/** Payouts that go to the bank together. Part of `settlements.ts`. Decisions §16. */
import { batchStates } from '@arriero/domain/payout-batches'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery, manyOf } from './list.ts'
import { batchShape, madeFile, payoutHolds, payoutShape, referenceInput } from './settlement-shapes.ts'
import { created, idParams, idShape, says, updated } from './shapes.ts'

const money = { roles: ['administrator', 'accountancy'] } as const

export const batchEndpoints = {
  batches: endpoint({
    method: 'GET',
    path: '/accounting/batches',
    summary: 'Payout batches, newest first.',
    access: money,
    query: listQuery(['-createdAt', 'createdAt']).extend({
      state: manyOf(z.enum(batchStates)),
    }),
    reply: listOf(batchShape),
    errors: [],
  }),
  batch: endpoint({
    method: 'GET',
    path: '/accounting/batch/{_id}',
    summary: 'One batch with its payouts.',
    access: money,
    params: idParams,
    reply: batchShape.extend({ items: z.array(payoutShape) }),
    errors: ['batch.not_found'],
  }),
  createBatch: endpoint({
    method: 'POST',
    path: '/accounting/batch',
    summary: 'Put payouts that are ready into one batch for the bank.',
    access: money,
    body: z.strictObject({
      payouts: z
        .array(idShape, says('batch.payouts_required'))
        .min(1, says('batch.payouts_required'))
        .max(200),
    }),
    reply: created,
    errors: [
      'batch.payouts_required',
      'payout.not_found',
      'payout.already_paid',
      'payout.in_batch',
      'payout.nothing_left',
      ...payoutHolds,
    ],
  }),
  approveBatch: endpoint({
    method: 'POST',
    path: '/accounting/batchapproval/{_id}',
    summary:
      'Ask for, or as another person give, the approval of a batch above a setting: before it no file leaves.',
    access: money,
    params: idParams,
    reply: z.object({ state: z.enum(['confirming', 'approved']) }),
    errors: [
      'batch.not_found',
      'batch.already_paid',
      'batch.approval_unneeded',
      'batch.payout_held',
      'batch.payouts_required',
      'payout.second_person',
    ],
  }),
  payBatch: endpoint({
    method: 'POST',
    path: '/accounting/batch/{_id}',
    summary: 'Record that the bank paid a batch; above a setting it was approved by two people before.',
    access: money,
    params: idParams,
    body: z.strictObject({ reference: referenceInput }),
    reply: z.object({ state: z.literal('paid') }),
    errors: [
      'batch.not_found',
      'batch.already_paid',
      'batch.not_approved',
      'batch.payout_held',
      'batch.payouts_required',
      'payout.reference_required',
    ],
  }),
  discardBatch: endpoint({
    method: 'DELETE',
    path: '/accounting/batch/{_id}',
    summary: 'Take back the approval of a batch, or dissolve it: its payouts are open again, its files gone.',
    access: money,
    params: idParams,
    reply: updated,
    errors: ['batch.not_found', 'batch.already_paid'],
  }),
  bankFile: endpoint({
    method: 'POST',
    path: '/accounting/bankfile/{_id}',
    summary:
      'The file of a batch for the bank: CSV, semicolons, codes as text; the format is in docs/bank-file.',
    access: money,
    transaction: 'own',
    keyless: 'address',
    callsPerMinute: 20,
    params: idParams,
    reply: madeFile,
    errors: ['batch.not_found', 'batch.payouts_required', 'batch.not_approved', 'batch.changed'],
  }),
}
