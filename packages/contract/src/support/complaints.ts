/** What clients say went wrong with a finished service: a PQR of type Reclamo, which holds back the carrier's payout. Decisions §16. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { clients, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pqrStatuses } from '../es/support.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idShape, instantShape, pesosShape, says } from '../shapes.ts'
import { staffPqrShape } from './support.ts'

const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true))

export const complaintRowShape = staffPqrShape.extend({
  orderId: z.string(),
  origin: z.string(),
  destination: z.string(),
  carrier: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Earned by the carrier and not paid out: held while the complaint is open. */
  held: pesosShape,
})
export type ComplaintRow = z.infer<typeof complaintRowShape>

export const complaints = {
  all: endpoint('GET /accounting/complaints', {
    access: { roles: treasurers },
    query: listQuery(['-createDate', 'createDate']).extend({
      status: manyOf(z.enum(pqrStatuses, says('input.invalid'))),
      /** Only those that hold money back now. */
      isHolding: yes.optional(),
    }),
    reply: listOf(complaintRowShape),
  }),
  ofOrder: endpoint('GET /order/complaint/{orderId}', {
    access: { roles: clients },
    params: z.object({ orderId: idShape }),
    reply: z.object({
      /** Null: he may, by filing a PQR of type Reclamo on the service; else the reason why not. */
      denial: z.enum(errorCodes).nullable(),
      /** Last day on which it holds the payout, `YYYY-MM-DD` in Bogotá; null where nothing is held. */
      untilOn: z.string().nullable(),
      /** The last complaint the client filed. */
      complaint: z
        .object({
          _id: z.string(),
          number: z.string(),
          status: z.enum(pqrStatuses),
          createDate: instantShape,
        })
        .nullable(),
    }),
    errors: ['order.not_found'],
  }),
}
