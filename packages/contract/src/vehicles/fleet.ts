/** All trucks on the road at once, as a carrier or an administrator watches them. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instantShape, personShape } from '../shapes.ts'
import { positionShape } from '../places/tracking.ts'

export const truckSteps = ['onTheWay', 'inPosition', 'running', 'arrived'] as const
export type TruckStep = (typeof truckSteps)[number]

export const truckShape = z.object({
  orderId: z.string(),
  licensePlate: z.string().nullable(),
  driver: personShape.pick({ _id: true, name: true }),
  carrier: z.object({ _id: z.string(), name: z.string() }),
  origin: z.string(),
  destination: z.string(),
  step: z.enum(truckSteps),
  reservationDate: instantShape,
  /** Null while its phone has said nothing, or its driver does not agree to be seen. */
  position: positionShape.nullable(),
  isSilent: z.boolean(),
  isOffRoute: z.boolean(),
  /** It would be past what was promised. */
  isLate: z.boolean(),
})
export type Truck = z.infer<typeof truckShape>

export const fleet = {
  trucks: endpoint('GET /fleet/trucks', {
    access: { roles: ['administrator', 'enterprise'] },
    keyScope: 'location.read',
    reply: z.object({
      trucks: z.array(truckShape),
      /** More are on the road than are answered. */
      isMore: z.boolean(),
      asOf: instantShape,
    }),
  }),
}
