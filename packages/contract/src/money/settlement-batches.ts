/** Payouts that go to the bank together. Part of `settlements.ts`. Decisions §16. */
import { treasurers } from '@arriero/domain/people/roles'
import { batchPayoutsMost, batchStates } from '@arriero/domain/money/payout-batches'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import {
  answerLineShape,
  batchAnswerShape,
  batchShape,
  dayShape,
  madeFile,
  payoutHolds,
  payoutShape,
  referenceInput,
} from './settlement-shapes.ts'
import { fileText, sealInput } from './settlement-payables.ts'
import { lettersMost } from '@arriero/domain/typed/limits'
import { created, idParams, idShape, line, says, updated } from '../shapes.ts'

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
    reply: batchShape.extend({
      items: z.array(payoutShape),
      /** Says what stands here, all payouts together: whoever agrees to it sends it back. */
      seal: z.string(),
      /** What the bank answered, the newest first. */
      answers: z.array(batchAnswerShape),
    }),
    errors: ['batch.not_found'],
  }),
  createBatch: endpoint('POST /accounting/batch', {
    access: money,
    body: z.strictObject({
      payouts: z
        .array(idShape, says('batch.payouts_required'))
        .min(1, says('batch.payouts_required'))
        .max(batchPayoutsMost),
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
    /** What was read; asked for where something is other than it was when the batch was made. */
    body: z.strictObject({ seal: sealInput.optional() }),
    reply: z.object({ state: z.enum(['confirming', 'approved']) }),
    errors: [
      'batch.not_found',
      'batch.already_paid',
      'batch.approval_unneeded',
      'payout.changed_since',
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
    errors: [
      'batch.not_found',
      'batch.payouts_required',
      'batch.not_approved',
      'batch.changed',
      'batch.payout_held',
      'bank_file.payer_missing',
      'bank_file.bank_unknown',
      'bank_file.does_not_fit',
    ],
  }),
  answerBatch: endpoint('POST /accounting/bankreturn/{_id}', {
    access: money,
    params: idParams,
    body: z.strictObject({
      text: fileText,
      /** Of the file, as its person knows it. */
      name: line(lettersMost.fileName, 'bank_return.required'),
      /** Only tells what it would come to. */
      isTrial: z.boolean().optional(),
    }),
    reply: z.object({
      lines: z.array(answerLineShape),
      /** Payouts of the batch that no line is about. */
      unanswered: z.number().int(),
      /** This very file was read before: it did nothing again. */
      isRepeated: z.boolean(),
    }),
    errors: ['batch.not_found', 'batch.not_paid', 'bank_return.unreadable'],
  }),
}
