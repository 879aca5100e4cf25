/** What a lane (two municipalities, a type of vehicle) has cost and taken, never whose it was. docs/decisions/0043. */
import { carriers, clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idSaying, pesosShape, townCode } from '../shapes.ts'

/** The middle value between the bounds of the middle half. */
const spreadOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ low: value, middle: value, high: value })

const pesosSpread = spreadOf(pesosShape)

/** What every viewer reads of a stretch of whole months. */
const period = z.object({
  /** `YYYY-MM`, both included. */
  from: z.string(),
  to: z.string(),
  services: z.number().int(),
  /** From the beginning of loading to the delivery; null where too few reported their road. */
  hours: spreadOf(z.number()).nullable(),
})

/** What clients paid, before VAT. */
const price = { price: pesosSpread }
/** What carriers were paid. */
const freight = { freight: pesosSpread }

/** Oldest first; empty where there is too little history to tell any without telling of somebody. */
const historyOf = <Shape extends z.ZodType>(shape: Shape) => z.object({ periods: z.array(shape) })

export const lanes = {
  history: endpoint('GET /lane/history', {
    access: { roles: ['administrator', ...clients, ...carriers] },
    callsPerMinute: 120,
    query: z.object({
      originCode: townCode,
      destinationCode: townCode,
      typeVehicleId: idSaying('vehicle.type_required'),
    }),
    reply: {
      viewers: {
        admin: historyOf(period.extend({ ...price, ...freight })),
        client: historyOf(period.extend(price)),
        carrier: historyOf(period.extend(freight)),
      },
    },
    errors: ['vehicle.type_not_found'],
  }),
}
