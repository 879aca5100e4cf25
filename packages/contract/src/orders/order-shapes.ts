/**
 * An order as each kind of viewer may see it: security B3 as types. Odd wire names (`high`, `bottom`, `cancelation`,
 * `calification`) are the specification's; see docs/glossary.md.
 */
import { errorCodes } from '@arriero/domain/errors/errors'
import { orderActNames } from '@arriero/domain/orders/orders'
import { standbyStates } from '@arriero/domain/orders/standby'
import { offerStates } from '@arriero/domain/orders/offers'
import { vatBases } from '@arriero/domain/money/rates'
import { z } from 'zod'
import { referenceShape, suggestedBasisShape } from './reference-shape.ts'
import { roadShape as road } from './road-shape.ts'
import { instantShape, personShape, pesosShape, placeShape } from '../shapes.ts'

const errorCodeShape = z.enum(errorCodes)
/** For every act this viewer could ever do: null = may, else the reason why not. */
export const actsShape = z.partialRecord(
  z.enum(orderActNames as [string, ...string[]]),
  errorCodeShape.nullable(),
)

const measureText = z.string().nullable()
const maybeInstant = instantShape.nullable()
const maybePesos = pesosShape.nullable()
const maybePercent = z.number().nullable()
const person = personShape.extend({ score: z.number().nullable() })
const reachable = person.extend({ cellPhone: z.string().nullable() })
const identified = reachable.extend({ identification: z.string().nullable() })

/** What anybody who may see the order sees of it. */
const common = z.object({
  _id: z.string(),
  status: z.number(),
  statusOrder: z.string(),
  origin: placeShape,
  destination: placeShape,
  distanceKm: z.number(),
  distanceMethod: z.string(),
  reservationDate: instantShape,
  plannedEndAt: instantShape,
  createdAt: instantShape,
  typeLoad: z.object({ id: z.string(), name: z.string() }),
  typeVehicle: z.object({ id: z.string(), name: z.string() }),
  high: measureText,
  weight: measureText,
  width: measureText,
  volume: measureText,
  bottom: measureText,
  pieces: measureText,
  description: z.string().nullable(),
  images: z.array(z.string()),
  isInsurance: z.boolean(),
  clientPrice: maybePesos,
  acts: actsShape,
})

/** Of the charge for waiting; `paid` once it is, null while there is none. Decisions §16. */
const standbyState = z.enum([...standbyStates, 'paid']).nullable()

const mayOrWhyNot = errorCodeShape.nullable()
const offerBase = z.object({
  _id: z.string(),
  isOffer: z.boolean(),
  description: z.string().nullable(),
  /** As it stands now: `expired` with its term. */
  state: z.enum(offerStates),
  createdAt: instantShape,
  expiresAt: instantShape,
  carrierRounds: z.number(),
  clientRounds: z.number(),
})

/** An offer as the client compares it: what he would pay, never what the carrier earns. Decisions §8. */
export const clientOfferShape = offerBase.extend({
  driver: person.extend({ countOrder: z.number(), releasedCount: z.number(), role: z.string() }),
  valueProfit: pesosShape,
  /** Its parts: the freight before VAT, the VAT, and what it is taken on. */
  totalCost: pesosShape,
  ivaCost: pesosShape,
  vatBase: z.enum(vatBases),
  vatPercent: z.number(),
  /** The carrier would earn less than the legal floor. */
  isBelowFloor: z.boolean(),
  counterValue: maybePesos,
  distanceFromBaseKm: z.number().nullable(),
  papers: z.enum(['valid', 'expiring', 'missing']),
  /** What the client may do with it: null = may, else the reason why not. */
  acts: z.object({ accept: mayOrWhyNot, counter: mayOrWhyNot }),
})
/** An offer as the carrier who made it sees it: what he would earn. */
export const carrierOfferShape = offerBase.extend({
  value: pesosShape,
  counterEarnings: maybePesos,
  counterDescription: z.string().nullable(),
  /** What he may do with it; `accept` takes the client's counter. */
  acts: z.object({ accept: mayOrWhyNot, withdraw: mayOrWhyNot }),
})
export const adminOfferShape = clientOfferShape.omit({ acts: true }).extend({ value: pesosShape })

/** An offer as whoever hears of it reads it in the service. Who looks at an open one reads his own as its carrier does. */
export const offerViewers = {
  admin: adminOfferShape,
  client: clientOfferShape,
  carrier: carrierOfferShape,
  open: carrierOfferShape,
}
export type OfferViewer = keyof typeof offerViewers

const vehicle = z.object({
  licensePlate: z.string(),
  trailerPlate: z.string().nullable(),
  typeName: z.string(),
})
const vehicleWithImages = vehicle.extend({ _id: z.string(), images: z.array(z.string()) })

/** A carrier looking at an open order he has not taken. */
export const openOrderShape = common.extend({
  viewer: z.literal('open'),
  /** Whose cargo it is, and nothing by which to reach him. */
  client: person.omit({ _id: true }),
  earnings: maybePesos,
  /** The legal floor of what a carrier earns; null where the ministry has no figure. Decisions §13. */
  floor: maybePesos,
  /** Null where it was never reckoned. */
  reference: referenceShape.nullable(),
  offers: z.array(carrierOfferShape),
  /** Whether one of the viewer's own vehicles fits; null where he has none that does, with the reason. */
  fits: errorCodeShape.nullable(),
})

export const carrierOrderShape = common.extend(road.shape).extend({
  viewer: z.literal('carrier'),
  client: reachable,
  carrier: person,
  driver: identified,
  assignedDriverId: z.string().nullable(),
  vehicle: vehicleWithImages.nullable(),
  /** `valueProfit`, what the client pays in all, while the house shows it to carriers. */
  offer: z.object({ value: pesosShape, valueProfit: pesosShape.optional() }),
  dataInsurance: z.object({ link: z.string() }).nullable(),
  profitsDriver: maybePesos,
  earnings: maybePesos,
  floor: maybePesos,
  reference: referenceShape.nullable(),
  offers: z.array(carrierOfferShape),
  pay: z.object({ status: z.string().nullable() }),
  payUntil: maybeInstant,
  standby: standbyState,
})

export const clientOrderShape = common.extend(road.shape).extend({
  viewer: z.literal('client'),
  client: identified.extend({ email: z.string() }),
  carrier: person.nullable(),
  driver: reachable.nullable(),
  vehicle: vehicle.nullable(),
  offers: z.array(clientOfferShape),
  offer: z.object({ valueProfit: pesosShape }).nullable(),
  totalCost: maybePesos,
  ivaCost: maybePesos,
  /** What the VAT is taken on; null before a price is agreed or named. */
  vatBase: z.enum(vatBases).nullable(),
  /** As it was frozen with the price; so is the premium's rate. */
  vatPercent: maybePercent,
  insurancePercent: maybePercent,
  total: maybePesos,
  priceCommodity: maybePesos,
  /** Premium the client pays, and the VAT on it under the specification's name. */
  priceInsurance: maybePesos,
  percentArrieroInsurance: maybePesos,
  dataInsurance: z.object({ link: z.string() }).nullable(),
  pay: z.object({ transaction: z.string().nullable(), status: z.string().nullable() }),
  orderPay: z.string().nullable(),
  /** Null before it is taken, and where its payment was lost on the road: then `acts.pay` is open without an end. */
  payUntil: maybeInstant,
  standby: standbyState,
  /** The code the consignee gives the driver; only its client reads it. */
  deliveryCode: z.string().nullable(),
  suggestedPrice: maybePesos,
  /** Only an official figure may be called a floor; null where nothing was reckoned. Decisions §13. */
  suggestedBasis: suggestedBasisShape.nullable(),
})

/** The driver on the road: no amounts of any kind. */
export const operatorOrderShape = common
  .omit({ clientPrice: true })
  .extend(road.omit({ calification: true }).shape)
  .extend({
    viewer: z.literal('operator'),
    client: reachable,
    driver: identified,
    vehicle: vehicleWithImages.nullable(),
    isPaid: z.boolean(),
  })

/** `isLost`: the payment that counted has failed with the truck on its way, or a fee of it to be kept; payouts wait. Decisions §11. */
const staffPay = z.object({
  transaction: z.string().nullable(),
  status: z.string().nullable(),
  isLost: z.boolean(),
  alertAt: maybeInstant,
})

export const adminOrderShape = clientOrderShape
  .omit({
    offers: true,
    driver: true,
    vehicle: true,
    deliveryCode: true,
    offer: true,
    pay: true,
    suggestedBasis: true,
  })
  .extend({
    viewer: z.literal('admin'),
    pay: staffPay,
    carrier: reachable.nullable(),
    /** The last time staff reminded the carrier that nobody is named to drive it. */
    reminded: z.object({ at: instantShape, by: z.string() }).nullable(),
    /** The last time staff asked those who offered, and its client, to go on. */
    proposed: z.object({ at: instantShape, by: z.string() }).nullable(),
    offers: z.array(adminOfferShape),
    driver: identified.nullable(),
    vehicle: vehicleWithImages.nullable(),
    offer: z.object({ value: pesosShape, valueProfit: pesosShape }).nullable(),
    earnings: maybePesos,
    floor: maybePesos,
    reference: referenceShape.nullable(),
    /** Suggested value for the transporter; only administrators see it. Spec §6. */
    price: maybePesos,
    profits: maybePesos,
    profitPercent: maybePercent,
    profitsDriver: maybePesos,
    priceArrieroInsurance: maybePesos,
  })

/** Accountancy reads the money of a service and whose it is, nothing of its road. Security B3. */
export const accountancyOrderShape = adminOrderShape
  .pick({
    _id: true,
    status: true,
    statusOrder: true,
    isInsurance: true,
    clientPrice: true,
    totalCost: true,
    ivaCost: true,
    vatBase: true,
    vatPercent: true,
    insurancePercent: true,
    total: true,
    priceCommodity: true,
    priceInsurance: true,
    percentArrieroInsurance: true,
    priceArrieroInsurance: true,
    dataInsurance: true,
    orderPay: true,
    standby: true,
    pay: true,
    offer: true,
    profits: true,
    profitPercent: true,
    profitsDriver: true,
    cancelation: true,
  })
  .extend({
    viewer: z.literal('accountancy'),
    client: clientOrderShape.shape.client.omit({ score: true }),
    carrier: person.nullable(),
    driver: person.nullable(),
    vehicle: z.object({ licensePlate: z.string() }).nullable(),
  })

/** Kinds of viewer of an order, and the shape of each. */
export const orderViewers = {
  admin: adminOrderShape,
  client: clientOrderShape,
  carrier: carrierOrderShape,
  open: openOrderShape,
  operator: operatorOrderShape,
}
export type OrderViewer = keyof typeof orderViewers
export type OrderFor<V extends OrderViewer> = z.infer<(typeof orderViewers)[V]>
