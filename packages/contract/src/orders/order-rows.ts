/**
 * A service as a row: what the lists, cards and boards of its viewer show of it, and nothing besides; all of it is its detail's
 * (`order-shapes.ts`). Every key is the detail's own, so that a live message may stand in a row's place. docs/performance.md
 */
import { errorCodes } from '@arriero/domain/errors/errors'
import type { OrderAct } from '@arriero/domain/orders/orders'
import { z } from 'zod'
import {
  adminOrderShape,
  carrierOfferShape,
  carrierOrderShape,
  clientOfferShape,
  clientOrderShape,
  openOrderShape,
  operatorOrderShape,
} from './order-shapes.ts'

const named = { name: true } as const
/** From where to where, by name. */
const ends = {
  origin: clientOrderShape.shape.origin.pick(named),
  destination: clientOrderShape.shape.destination.pick(named),
}
const typeLoad = clientOrderShape.shape.typeLoad.pick(named)
const typeVehicle = clientOrderShape.shape.typeVehicle.pick(named)
const owner = openOrderShape.shape.client.pick({ name: true, image: true })
const vehicle = z.object({ licensePlate: z.string() }).nullable()

const mayOrWhyNot = z.enum(errorCodes).nullable().exactOptional()
/** Of these acts what the detail's `acts` says. */
const actsOf = <A extends OrderAct>(...acts: readonly A[]) =>
  z.object(Object.fromEntries(acts.map((act) => [act, mayOrWhyNot])) as Record<A, typeof mayOrWhyNot>)

/** For its client's cards. */
const clientRow = clientOrderShape
  .pick({
    _id: true,
    viewer: true,
    status: true,
    createdAt: true,
    reservationDate: true,
    isInsurance: true,
    clientPrice: true,
    total: true,
    payUntil: true,
    standby: true,
    inPosition: true,
    inFinish: true,
    lateMinutes: true,
    finishStartAt: true,
    hasSupportDocument: true,
    calification: true,
  })
  .extend({
    ...ends,
    typeLoad,
    typeVehicle,
    vehicle,
    pay: clientOrderShape.shape.pay.pick({ status: true }),
    cancelation: z.object({ description: z.string(), cause: z.string() }).nullable(),
    /** While it waits for a carrier: how many wait for his word. */
    offers: z.array(clientOfferShape.pick({ _id: true, state: true, expiresAt: true })),
    acts: actsOf('accept', 'approve', 'cancel', 'insure', 'moveDate', 'pay', 'rate'),
  })

/** The steps that a driver is asked about wherever he is in his area: whether he has arrived. */
const arrivals = ['inPosition', 'inFinish'] as const

/** How far it is, for whoever drives it. */
const driven = {
  inPosition: true,
  onTheWayAt: true,
  loadingStartAt: true,
  inFinish: true,
  unloadingStartAt: true,
  hasSupportDocument: true,
} as const

/** For the table of an enterprise and the trips of a driver who is his own carrier: each is told the acts that his list asks for. */
const carrierRow = carrierOrderShape
  .pick({
    _id: true,
    viewer: true,
    status: true,
    createdAt: true,
    reservationDate: true,
    distanceKm: true,
    weight: true,
    isInsurance: true,
    earnings: true,
    assignedDriverId: true,
    pay: true,
    lateMinutes: true,
    ...driven,
  })
  .extend({
    ...ends,
    typeLoad,
    vehicle,
    client: owner,
    driver: carrierOrderShape.shape.driver.pick(named),
    acts: actsOf('assign', 'rate', 'loadSupportDocument', ...arrivals),
  })

/** For the trips of an enterprise's driver. */
const operatorRow = operatorOrderShape
  .pick({
    _id: true,
    viewer: true,
    status: true,
    reservationDate: true,
    weight: true,
    isPaid: true,
    ...driven,
  })
  .extend({ ...ends, typeLoad, vehicle, acts: actsOf(...arrivals) })

/** For the board of what waits for a carrier, with the reader's own offers. */
const openRow = openOrderShape
  .pick({
    _id: true,
    viewer: true,
    status: true,
    createdAt: true,
    reservationDate: true,
    distanceKm: true,
    weight: true,
    isInsurance: true,
    earnings: true,
  })
  .extend({
    ...ends,
    typeLoad,
    typeVehicle,
    client: owner,
    offers: z.array(
      carrierOfferShape.pick({
        _id: true,
        state: true,
        createdAt: true,
        expiresAt: true,
        value: true,
        counterEarnings: true,
      }),
    ),
    acts: actsOf('offer', 'take'),
  })

/** The same, as far from the driver who looks at it; a service without a known way home says null. */
export const nearOrderRow = openRow.extend({
  fits: openOrderShape.shape.fits,
  /** From where he is to the loading point, over the sphere; null where nothing is known of him. */
  approachKm: z.number().nullable(),
  /** From the unloading point to his base town. */
  homeKm: z.number().nullable(),
  /** One of his vehicles has the capacity for it. */
  isLightEnough: z.boolean(),
})
export type NearOrderRow = z.output<typeof nearOrderRow>

/** For the administrator's table. */
const adminRow = adminOrderShape
  .pick({
    _id: true,
    viewer: true,
    status: true,
    createdAt: true,
    reservationDate: true,
    distanceKm: true,
    isInsurance: true,
    clientPrice: true,
    total: true,
    lateMinutes: true,
  })
  .extend({
    ...ends,
    vehicle,
    client: owner,
    /** Whom to call where nobody is named to drive it. */
    carrier: z.object({ name: z.string(), cellPhone: z.string().nullable() }).nullable(),
  })

/** The row of each kind of viewer. */
export const orderRows = {
  admin: adminRow,
  client: clientRow,
  carrier: carrierRow,
  open: openRow,
  operator: operatorRow,
}
export type OrderRowFor<V extends keyof typeof orderRows> = z.output<(typeof orderRows)[V]>
