/** A service as the driver lives it. Carrier (a driver who is his own) and operator (drives for an enterprise) become one. */
import { isPaidWord } from '@arriero/domain/money/paid'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { Milestone } from '@arriero/contract/places/tracking'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isOnTheRoad } from '@arriero/domain/orders/on-the-road'
import { statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'

export type DriverOrder = OrderFor<'carrier'> | OrderFor<'operator'>
export type DriverRow = OrderRowFor<'carrier'> | OrderRowFor<'operator'>
export type TripPlace = DriverOrder['origin']

/** A step that may be passed over leaves no other trace than its stamp. */
type ListedStamp = 'onTheWay' | 'loadingStart' | 'unloadingStart'

/** What the list of his trips shows of one. */
export type ListedTrip = {
  id: string
  status: OrderStatus
  origin: { name: string }
  destination: { name: string }
  reservationAt: string
  cargo: { name: string; weight: string | null }
  licensePlate: string | null
  isPaid: boolean
  /** Driver and vehicle are named. */
  isAssigned: boolean
  isInPosition: boolean
  hasArrived: boolean
  stamps: Record<ListedStamp, string | null>
  /** Also while it waits in the phone, where it has no address yet. */
  hasSupportDocument: boolean
  /** Reported on this phone, not yet at the server. */
  waitingSteps: readonly Milestone[]
  /** Per step: null (may), the reason why not, or absent where it is not this person's to do; a list tells of arrivals alone. */
  acts: Partial<Record<string, ErrorCode | null>>
}

export type Trip = ListedTrip & {
  origin: TripPlace
  destination: TripPlace
  distanceKm: number
  distanceMethod: DriverOrder['distanceMethod']
  plannedEndAt: string
  cargo: {
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
  trailerPlate: string | null
  stamps: Record<Milestone, string | null>
  supportDocument: string | null
  deliveryImages: string[]
  needsDeliveryCode: boolean
  isCodeSpent: boolean
  /** Drives for himself: he reports as his own carrier where the code's tries are used up. Decisions §7. */
  isOwnCarrier: boolean
  cancelReason: string | null
}

const isCarrier = <Order extends DriverRow>(order: Order): order is Extract<Order, { viewer: 'carrier' }> =>
  order.viewer === 'carrier'

/** What was lost once the trip began holds nothing up: its carrier goes on with it as a paid one. Decisions §11. */
const isPaidFor = ({ pay, acts }: OrderRowFor<'carrier'>) =>
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

export const listedTripOf = (order: DriverRow): ListedTrip => ({
  id: order._id,
  status: statusOfNumber(order.status) ?? 'cancelled',
  origin: order.origin,
  destination: order.destination,
  reservationAt: order.reservationDate,
  cargo: { name: order.typeLoad.name, weight: order.weight },
  licensePlate: order.vehicle?.licensePlate ?? null,
  isPaid: isCarrier(order) ? isPaidFor(order) : order.isPaid,
  isAssigned: order.vehicle !== null && (!isCarrier(order) || order.assignedDriverId !== null),
  isInPosition: order.inPosition,
  hasArrived: order.inFinish,
  stamps: {
    onTheWay: order.onTheWayAt,
    loadingStart: order.loadingStartAt,
    unloadingStart: order.unloadingStartAt,
  },
  hasSupportDocument: order.hasSupportDocument,
  waitingSteps: [],
  acts: order.acts,
})

export const tripOf = (order: DriverOrder): Trip => ({
  ...listedTripOf(order),
  origin: order.origin,
  destination: order.destination,
  distanceKm: order.distanceKm,
  distanceMethod: order.distanceMethod,
  plannedEndAt: order.plannedEndAt,
  cargo: cargoOf(order),
  client: order.client,
  vehicleTypeName: order.typeVehicle.name,
  trailerPlate: order.vehicle?.trailerPlate ?? null,
  stamps: stampsOf(order),
  supportDocument: order.supportDocument,
  deliveryImages: order.deliveryImages,
  needsDeliveryCode: order.needsDeliveryCode,
  isCodeSpent: order.isDeliveryCodeSpent,
  isOwnCarrier: isCarrier(order) && order.assignedDriverId === order.carrier._id,
  cancelReason: order.cancelation?.description ?? null,
})

/** He has set out; so he had where it ended meanwhile. */
export const isSetOut = (trip: ListedTrip): boolean =>
  trip.status !== 'assigned' || trip.isInPosition || trip.stamps.onTheWay !== null

/** When positions are kept. Decisions §14. */
export const isTracked = (trip: ListedTrip): boolean =>
  trip.isAssigned && isOnTheRoad({ ...trip, isOnTheWay: trip.stamps.onTheWay !== null })
