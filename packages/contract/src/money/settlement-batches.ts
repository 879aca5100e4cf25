/** Payouts that go to the bank together. Part of `settlements.ts`. Decisions §16. */
import { treasurers } from '@arriero/domain/people/roles'
import { batchStates } from '@arriero/domain/money/payout-batches'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { batchShape, dayShape, madeFile, payoutHolds, payoutShape, referenceInput } from './settlement-shapes.ts'
import { created, idParams, idShape, says, updated } from '../shapes.ts'

const money = { roles: treasurers } as const

export const batchEndpoints = {
  batches: endpoint('GET /accounting/batches', {
    access: money,
    query: listQuery(['-createdAt', 'createdAt']).extend({
      state: manyOf(z.enum(batchStates)),
      /** Days of Bogotá in which they were made, both included. */
      from: dayShape.optional(),
      to: dayShape.optional(),
    }),
    reply: listOf(batchShape),
  }),
  batch: endpoint('GET /accounting/batch/{_id}', {
    access: money,
    params: idParams,
    reply: batchShape.extend({ items: z.array(payoutShape) }),
    errors: ['batch.not_found'],
  }),
  createBatch: endpoint('POST /accounting/batch', {
    access: money,
    body: z.strictObject({
      payouts: z
        .array(idShape, says('batch.payouts_required'))
        .min(1, says('batch.payouts_required'))
        .max(200),
    }),
    reply: created,
    errors: [
      'payout.not_found',
      'payout.already_paid',
      'payout.in_batch',
      'payout.nothing_left',
      ...payoutHolds,
    ],
  }),
  approveBatch: endpoint('POST /accounting/batchapproval/{_id}', {
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
  payBatch: endpoint('POST /accounting/batch/{_id}', {
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
    ],
  }),
  discardBatch: endpoint('DELETE /accounting/batch/{_id}', {
    access: money,
    params: idParams,
    reply: updated,
    errors: ['batch.not_found', 'batch.already_paid'],
  }),
  bankFile: endpoint('POST /accounting/bankfile/{_id}', {
    access: money,
    transaction: 'own',
    keyless: 'address',
    callsPerMinute: 20,
    params: idParams,
    reply: madeFile,
    errors: ['batch.not_found', 'batch.payouts_required', 'batch.not_approved', 'batch.changed'],
  }),
}
