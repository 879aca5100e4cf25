/** A service as the driver lives it. Carrier (a driver who is his own) and operator (drives for an enterprise) become one. */
import { isPaidWord } from '@arriero/domain/money/paid'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { Milestone } from '@arriero/contract/places/tracking'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isOnTheRoad } from '@arriero/domain/orders/on-the-road'
import { statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'

export type DriverOrder = OrderFor<'carrier'> | OrderFor<'operator'>
export type TripPlace = DriverOrder['origin']

export type Trip = {
  id: string
  status: OrderStatus
  origin: TripPlace
  destination: TripPlace
  distanceKm: number
  distanceMethod: DriverOrder['distanceMethod']
  reservationAt: string
  plannedEndAt: string
  cargo: {
    name: string
    weight: string | null
    volume: string | null
    pieces: string | null
    high: string | null
    width: string | null
    /** `bottom` on the wire. */
    depth: string | null
    description: string | null
    images: string[]
  }
  client: { name: string; cellPhone: string | null }
  /** What the client asked for. */
  vehicleTypeName: string
  licensePlate: string | null
  trailerPlate: string | null
  isPaid: boolean
  /** Driver and vehicle are named. */
  isAssigned: boolean
  isInPosition: boolean
  hasArrived: boolean
  stamps: Record<Milestone, string | null>
  supportDocument: string | null
  /** Also while it waits in the phone, where it has no address yet. */
  hasSupportDocument: boolean
  /** Reported on this phone, not yet at the server. */
  waitingSteps: readonly Milestone[]
  deliveryImages: string[]
  needsDeliveryCode: boolean
  isCodeSpent: boolean
  /** Drives for himself: he reports as his own carrier where the code's tries are used up. Decisions §7. */
  isOwnCarrier: boolean
  cancelReason: string | null
  /** Per step: null (may), the reason why not, or absent where it is not this person's to do. */
  acts: Partial<Record<string, ErrorCode | null>>
}

const isCarrier = (order: DriverOrder): order is OrderFor<'carrier'> => order.viewer === 'carrier'

/** What was lost once the trip began holds nothing up: its carrier goes on with it as a paid one. Decisions §11. */
const isPaidFor = ({ pay, acts }: OrderFor<'carrier'>) =>
  isPaidWord(pay.status) || acts['loadSupportDocument'] === null

const cargoOf = (order: DriverOrder): Trip['cargo'] => ({
  name: order.typeLoad.name,
  weight: order.weight,
  volume: order.volume,
  pieces: order.pieces,
  high: order.high,
  width: order.width,
  depth: order.bottom,
  description: order.description,
  images: order.images,
})

const stampsOf = (order: DriverOrder): Trip['stamps'] => ({
  onTheWay: order.onTheWayAt,
  inPosition: order.inPositionAt,
  loadingStart: order.loadingStartAt,
  tripStart: order.tripStartAt,
  inFinish: order.inFinishAt,
  unloadingStart: order.unloadingStartAt,
  finish: order.finishStartAt,
})

export const tripOf = (order: DriverOrder): Trip => ({
  id: order._id,
  status: statusOfNumber(order.status) ?? 'cancelled',
  origin: order.origin,
  destination: order.destination,
  distanceKm: order.distanceKm,
  distanceMethod: order.distanceMethod,
  reservationAt: order.reservationDate,
  plannedEndAt: order.plannedEndAt,
  cargo: cargoOf(order),
  client: order.client,
  vehicleTypeName: order.typeVehicle.name,
  licensePlate: order.vehicle?.licensePlate ?? null,
  trailerPlate: order.vehicle?.trailerPlate ?? null,
  isPaid: isCarrier(order) ? isPaidFor(order) : order.isPaid,
  isAssigned: order.vehicle !== null && (!isCarrier(order) || order.assignedDriverId !== null),
  isInPosition: order.inPosition,
  hasArrived: order.inFinish,
  stamps: stampsOf(order),
  supportDocument: order.supportDocument,
  hasSupportDocument: order.supportDocument !== null,
  waitingSteps: [],
  deliveryImages: order.deliveryImages,
  needsDeliveryCode: order.needsDeliveryCode,
  isCodeSpent: order.isDeliveryCodeSpent,
  isOwnCarrier: isCarrier(order) && order.assignedDriverId === order.carrier._id,
  cancelReason: order.cancelation?.description ?? null,
  acts: order.acts,
})

/** He has set out; so he had where it ended meanwhile. */
export const isSetOut = (trip: Trip): boolean =>
  trip.status !== 'assigned' || trip.isInPosition || trip.stamps.onTheWay !== null

/** When positions are kept. Decisions §14. */
export const isTracked = (trip: Trip): boolean =>
  trip.isAssigned && isOnTheRoad({ ...trip, isOnTheWay: trip.stamps.onTheWay !== null })
