/** Part of the pay on the road: a carrier asks, accountancy gives it or says why not. docs/decisions/0061. */
import { advanceRequestStates } from '@arriero/domain/money/advance-requests'
import { treasurers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, idShape, line, typedPesos, updated } from '../shapes.ts'
import { advanceRequestShape, ownRoadShape } from './advance-request-shapes.ts'

const money = { roles: treasurers } as const
const own = { roles: ['enterprise', 'driver'] } as const

export const advanceEndpoints = {
  ownRoad: endpoint('GET /settlement/own/road', {
    access: own,
    keyScope: 'earnings.read',
    query: listQuery(['reservationAt', '-reservationAt']).extend({
      /** Asks for this service only. */
      id: idShape.optional(),
    }),
    reply: listOf(ownRoadShape),
  }),
  askAdvance: endpoint('POST /settlement/advance/ask', {
    access: own,
    body: z.strictObject({ orderId: idShape, value: typedPesos('money.required') }),
    reply: z.object({ _id: z.string() }),
    errors: [
      'order.not_found',
      'advance.account_changed',
      'advance.already_asked',
      'advance.not_running',
      'advance.too_much',
      'payout.payment_lost',
      'payout.not_captured',
      'payout.no_account',
    ],
  }),
  withdrawRequest: endpoint('DELETE /settlement/advance/{_id}', {
    access: own,
    params: idParams,
    reply: updated,
    errors: ['advance.request_not_found', 'advance.request_over'],
  }),
  advanceRequests: endpoint('GET /accounting/advancerequests', {
    access: money,
    query: listQuery(['askedAt', '-askedAt']).extend({
      /** Asks for this one only. */
      id: idShape.optional(),
      state: manyOf(z.enum(advanceRequestStates)),
    }),
    reply: listOf(advanceRequestShape),
  }),
  refuseAdvance: endpoint('POST /accounting/advancerequest/{_id}', {
    access: money,
    params: idParams,
    body: z.strictObject({ reason: line(lettersMost.comeback, 'advance.reason_required') }),
    reply: updated,
    errors: ['advance.request_not_found', 'advance.request_over'],
  }),
}
