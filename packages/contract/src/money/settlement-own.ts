/** What a carrier reads of his own earnings: the rows, what they come to, what comes next. Decisions §16. */
import { payoutStates } from '@arriero/domain/money/payouts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { dayShape, ownGroupShape, ownHeadShape, ownPayoutShape, ownTotalsShape } from './settlement-shapes.ts'
import { idShape, searchText } from '../shapes.ts'

const own = { access: { roles: ['enterprise', 'driver'] }, keyScope: 'earnings.read' } as const

/** What narrows his rows, and so all that they come to. */
const narrowed = {
  state: manyOf(z.enum(payoutStates)),
  /** Days of Bogotá on which it was earned, both included. */
  from: dayShape.optional(),
  to: dayShape.optional(),
  /** Of the truck and of the person that the service names. */
  vehicleId: idShape.optional(),
  driverId: idShape.optional(),
}

/** What rows of his are put together by. */
export const ownGroupings = ['month', 'vehicle', 'driver'] as const

export const ownEndpoints = {
  own: endpoint('GET /settlement/own', {
    ...own,
    query: listQuery(['-earnedAt', 'earnedAt']).extend({
      /** Asks for this one only. */
      id: idShape.optional(),
      ...narrowed,
    }),
    reply: listOf(ownPayoutShape),
  }),
  ownTotals: endpoint('GET /settlement/own/totals', {
    ...own,
    query: z.object({ q: searchText.optional(), ...narrowed }),
    reply: ownTotalsShape,
  }),
  ownGroups: endpoint('GET /settlement/own/groups', {
    ...own,
    query: listQuery(['-net', 'net', '-name', 'name']).extend({
      by: z.enum(ownGroupings).default('month'),
      ...narrowed,
    }),
    reply: listOf(ownGroupShape),
  }),
  ownHead: endpoint('GET /settlement/own/head', { ...own, reply: ownHeadShape }),
}
