/** What goes back to a client, as he reads it, and the account he names for it where the gateway cannot. Decisions §16, docs/decisions/0075. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { refusalRemedies } from '@arriero/domain/money/gateway-refunds'
import { holderDocument, ownRefundStates } from '@arriero/domain/money/refund-accounts'
import { refundCauses, refundWays } from '@arriero/domain/money/refunds'
import { clients, treasurers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { payInput } from '../people/accounts.ts'
import { confirmErrors, ownProof } from '../people/own-account.ts'
import { idParams, idShape, instantShape, line, pesosShape, says, typed, updated } from '../shapes.ts'

/** The number by its last four digits only. */
export const maskedAccount = z.object({
  bank: z.string(),
  accountType: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
})

const ownRefundShape = z.object({
  _id: z.string(),
  /** Id of the service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  cause: z.enum(refundCauses),
  value: pesosShape,
  createdAt: instantShape,
  state: z.enum(ownRefundStates),
  /** By which it goes; null before anybody has begun. */
  way: z.enum(refundWays).nullable(),
  /** Of the card he paid with, as far as the gateway told. */
  brand: z.string().nullable(),
  startedAt: instantShape.nullable(),
  paidAt: instantShape.nullable(),
  /** Of the movement, once it was made. */
  reference: z.string().nullable(),
  /** The last time it did not arrive: in the bank's own words, or what the gateway's refusal is worth. */
  failure: z
    .object({ at: instantShape, reason: z.string().nullable(), remedy: z.enum(refusalRemedies).nullable() })
    .nullable(),
  account: maskedAccount.nullable(),
  acts: z.object({
    /** Null: he may name an account; else the reason why not. */
    account: z.enum(errorCodes).nullable(),
  }),
})
export type OwnRefund = z.infer<typeof ownRefundShape>

const accountInput = z.strictObject({
  ...payInput.shape,
  holder: line(lettersMost.name, 'refund.holder_required'),
  document: typed(
    'refund.holder_document_invalid',
    lettersMost.identification,
    'refund.holder_document_invalid',
  ).refine((text) => holderDocument(text) !== undefined, says('refund.holder_document_invalid')),
})

/** Part of `refunds`. */
export const ownRefunds = {
  own: endpoint('GET /refund/own', {
    access: { roles: clients },
    query: listQuery(['-createdAt']).extend({
      /** Those of this service only. */
      order: idShape.optional(),
    }),
    reply: listOf(ownRefundShape),
  }),
  giveAccount: endpoint('POST /refund/account/{_id}', {
    access: { roles: clients },
    transaction: 'own',
    callsPerMinute: 10,
    params: idParams,
    body: z.strictObject({ ...ownProof, account: accountInput }),
    reply: updated,
    errors: [
      ...confirmErrors,
      'refund.not_found',
      'refund.already_paid',
      'refund.account_closed',
      'refund.account_not_asked',
    ],
  }),
  /** The client is told and asked where he wants his money; what he named before counts no more. */
  askAccount: endpoint('POST /accounting/refundaccount/{_id}', {
    access: { roles: treasurers },
    params: idParams,
    reply: updated,
    errors: [
      'refund.not_found',
      'refund.already_paid',
      'refund.gateway_can',
      'refund.not_captured',
      'refund.other_way',
      'refund.with_gateway',
    ],
  }),
  /** Whole, for who sends the money there; that it was read is noted. */
  readAccount: endpoint('POST /accounting/refundaccountread/{_id}', {
    access: { roles: treasurers },
    keyless: 'secret',
    params: idParams,
    reply: maskedAccount.extend({ document: z.string(), givenAt: instantShape }),
    errors: ['refund.not_found', 'refund.account_not_given'],
  }),
}
