/** From the row to the wire, one function per kind of viewer, field by field. Security B3. */
import { statusTexts } from '@arriero/contract/es/words'
import type { ReferenceFacts, SuggestedBasis } from '@arriero/contract/orders/reference-shape'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { denialOfCarrier, denialToOfferAgain, type CarrierFacts } from '@arriero/domain/orders/offers'
import { orderStatus, actsFor, type ActsOfOrder } from '@arriero/domain/orders/orders'
import { basisPoints, pesos } from '@arriero/domain/money/money'
import { fromClientTotal } from '@arriero/domain/money/pricing'
import { toPercent, type VatBase } from '@arriero/domain/money/rates'
import { scoreOf } from '@arriero/domain/orders/scores'
import { settingValues } from '@arriero/domain/house/settings'
import type { Ctx } from '#context.ts'
import { frozenOf, type RateColumns } from '#features/rates/rates.store.ts'
import { carrierFacts } from '../assignment/carrier-standing.views.ts'
import { expectedOf } from './expected-shape.ts'
import { carrierOffer, clientOffer } from './offer-shape.ts'
import { isCodeSpent, momentOf, orderStatusOf } from '../order-row.ts'
import { blurredKm, blurredPlacesOf, placesOf } from './order-places.ts'
import type { OrderView } from './order-select.views.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

const withoutClientPrice = (row: OrderView, ctx: Ctx) => ({
  _id: row.id,
  status: row.status,
  statusOrder: statusTexts[orderStatusOf(row.status)],
  distanceKm: row.distance_km,
  distanceMethod: row.distance_method,
  reservationDate: row.reservation_at.toISOString(),
  plannedEndAt: row.planned_end_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  typeLoad: { id: row.type_load_id, name: row.type_load_name },
  typeVehicle: { id: row.vehicle_type_id, name: row.vehicle_type_name },
  high: row.high,
  weight: row.weight,
  width: row.width,
  volume: row.volume,
  bottom: row.bottom,
  pieces: row.pieces,
  description: row.description,
  images: row.image_ids.map(ctx.fileUrl),
  isInsurance: row.premium_pesos !== null,
  acts: actsFor(momentOf(row, ctx)),
})

export const common = (row: OrderView, ctx: Ctx) => ({
  ...withoutClientPrice(row, ctx),
  clientPrice: row.client_price,
})

const withoutRating = (row: OrderView, ctx: Ctx) => ({
  inPosition: row.is_in_position,
  onTheWayAt: iso(row.on_the_way_at),
  inPositionAt: iso(row.in_position_at),
  loadingStartAt: iso(row.loading_start_at),
  tripStartAt: iso(row.trip_start_at),
  ...expectedOf(row, { isClient: row.client_id === ctx.actor.id, now: ctx.now }),
  inFinish: row.arrived_at !== null,
  inFinishAt: iso(row.arrived_at),
  unloadingStartAt: iso(row.unloading_start_at),
  finishStartAt: iso(row.finish_at),
  supportDocument: row.support_document_name ? ctx.fileUrl(row.support_document_name) : null,
  hasSupportDocument: row.support_document_id !== null,
  deliveryImages: row.delivery_image_ids.map(ctx.fileUrl),
  needsDeliveryCode: row.delivery_code !== null,
  isDeliveryCodeSpent: isCodeSpent(row),
  cancelation: row.cancelled_at
    ? {
        description: row.cancel_reason ?? '',
        cause: row.cancel_cause ?? '',
        at: row.cancelled_at.toISOString(),
      }
    : null,
})

export const road = (row: OrderView, ctx: Ctx) => ({
  ...withoutRating(row, ctx),
  calification: row.client_stars,
})

type Party = 'client' | 'carrier' | 'driver'

export const personOf = (row: OrderView, party: Party, ctx: Ctx) => {
  const id = row[`${party}_id`]
  const name = row[`${party}_name`]
  if (id === null || name === null) return null
  const imageId = row[`${party}_image_id`]
  return {
    _id: id,
    name,
    image: imageId ? ctx.fileUrl(imageId) : null,
    score: scoreOf(row[`${party}_score_sum`] ?? 0, row[`${party}_score_count`] ?? 0),
  }
}

export const reachableOf = (row: OrderView, party: Party, ctx: Ctx) => {
  const person = personOf(row, party, ctx)
  return person && { ...person, cellPhone: row[`${party}_cell_phone`] }
}

export const identifiedOf = (row: OrderView, party: Party, ctx: Ctx) => {
  const person = reachableOf(row, party, ctx)
  return person && { ...person, identification: row[`${party}_identification`] }
}

/** Wire `driver`: the carrier until a driver is assigned, then that driver. */
export const driverParty = (row: OrderView): Party => (row.driver_id ? 'driver' : 'carrier')

const plateOf = (row: OrderView) =>
  row.license_plate === null
    ? null
    : {
        licensePlate: row.license_plate,
        trailerPlate: row.trailer_plate,
        typeName: row.vehicle_own_type_name ?? '',
      }

export const vehicleOf = (row: OrderView, ctx: Ctx) => {
  const plate = plateOf(row)
  return plate && row.vehicle_id
    ? { ...plate, _id: row.vehicle_id, images: (row.vehicle_image_ids ?? []).map(ctx.fileUrl) }
    : null
}

export const earningsAt = (clientPricePesos: number, frozen: RateColumns): number => {
  const { rates, vatBase } = frozenOf(frozen)
  return fromClientTotal(pesos(clientPricePesos), rates, vatBase).carrierPesos
}

/** What a carrier would earn by taking it at its client's price, or earns once agreed. */
export const earningsOf = (row: OrderView): number | null => {
  if (row.carrier_pesos !== null) return row.carrier_pesos
  if (row.client_price === null || row.profit_bp === null) return null
  return earningsAt(row.client_price, row as RateColumns)
}

/** As it was written when the service was asked for. */
export const referenceOf = ({ reference }: OrderView) => reference as ReferenceFacts | null

const isOnTheRoad = (row: OrderView) =>
  row.status === orderStatus.running || (row.status === orderStatus.assigned && row.is_in_position)

/** Who asks, before anybody may write to him: no id, which is a key to more. Security B3. */
const ownerOf = (row: OrderView, ctx: Ctx) => {
  const { _id, ...owner } = present(personOf(row, 'client', ctx))
  return owner
}

/** Whether he himself may, and how often he has named a price, as the gate of his next offer asks it. */
export const enteringActs = (
  { offer, take }: Pick<ActsOfOrder, 'offer' | 'take'>,
  carrier: CarrierFacts,
  rounds: readonly number[],
) => {
  const unfit = denialOfCarrier(carrier)
  return {
    offer: offer ?? unfit ?? denialToOfferAgain(Math.max(0, ...rounds)) ?? null,
    take: take ?? unfit ?? null,
  }
}

const openActs = (row: OrderView, ctx: Ctx, carrier: CarrierFacts): OrderFor<'open'>['acts'] => {
  const acts = actsFor(momentOf(row, ctx))
  const rounds = row.offers.map(({ carrier_rounds }) => carrier_rounds)
  return { ...acts, ...enteringActs(acts, carrier, rounds) }
}

export const openOrder = (row: OrderView, ctx: Ctx): OrderFor<'open'> => {
  const carrier = carrierFacts(present(row.reader), row, ctx.now)
  return {
    ...common(row, ctx),
    viewer: 'open',
    acts: openActs(row, ctx, carrier),
    ...blurredPlacesOf(row, ctx),
    distanceKm: blurredKm(row),
    client: ownerOf(row, ctx),
    earnings: earningsOf(row),
    floor: row.floor_pesos,
    reference: referenceOf(row),
    offers: row.offers.map((offer) => carrierOffer(offer, row, ctx)),
    fits: carrier.vehicleDenial ?? null,
  }
}

/** What a row of such a viewer always has: its parties once a carrier holds it, and the carrier who reads an open one. */
export const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('an order lacks somebody who must be there')
  return value
}

/** What the client pays for the service, where the house shows it to carriers. */
const clientTotalOf = (row: OrderView) => {
  const isShown = settingValues({
    showsClientTotalToCarrier: row.shows_client_total,
  }).showsClientTotalToCarrier
  return isShown === 1 ? { valueProfit: present(row.client_pesos) } : {}
}

const policyOf = ({ policy_link: link }: OrderView) => (link ? { link } : null)

export const carrierOrder = (row: OrderView, ctx: Ctx): OrderFor<'carrier'> => ({
  viewer: 'carrier',
  ...common(row, ctx),
  ...placesOf(row, ctx),
  ...road(row, ctx),
  client: present(reachableOf(row, 'client', ctx)),
  carrier: present(personOf(row, 'carrier', ctx)),
  driver: present(identifiedOf(row, driverParty(row), ctx)),
  assignedDriverId: row.driver_id,
  vehicle: vehicleOf(row, ctx),
  offer: { value: present(row.carrier_pesos), ...clientTotalOf(row) },
  dataInsurance: policyOf(row),
  profitsDriver: row.carrier_pesos,
  earnings: row.carrier_pesos,
  floor: row.floor_pesos,
  reference: referenceOf(row),
  offers: row.offers.map((offer) => carrierOffer(offer, row, ctx)),
  pay: { status: row.pay_status },
  payUntil: iso(row.pay_until),
  standby: standbyOf(row),
})

const standbyOf = ({ standby_state: state }: OrderView) => state as OrderFor<'carrier'>['standby']

/** Basis points as the wire speaks of them. */
export const percentOf = (rate: number | null): number | null =>
  rate === null ? null : toPercent(basisPoints(rate))

export const moneyOfClient = (row: OrderView) => ({
  totalCost: row.net_pesos,
  ivaCost: row.vat_pesos,
  vatBase: row.vat_base as VatBase | null,
  vatPercent: percentOf(row.vat_bp),
  insurancePercent: percentOf(row.insurance_bp),
  total: row.total_pesos,
  priceCommodity: row.declared_pesos,
  priceInsurance: row.premium_pesos,
  percentArrieroInsurance: row.premium_vat_pesos,
  dataInsurance: policyOf(row),
  pay: { transaction: row.pay_transaction, status: row.pay_status },
  orderPay: row.order_pay,
  // What was lost on the road may be paid as long as the service stands.
  payUntil: row.payment_lost_at ? null : iso(row.pay_until),
  standby: standbyOf(row),
  suggestedPrice: row.suggested_pesos,
})

const suggestedBasisOf = (row: OrderView): SuggestedBasis | null => {
  const reference = referenceOf(row)
  if (!reference) return null
  const { basis, low, high } = reference
  return basis === 'official' ? { basis, low: null, high: null } : { basis, low, high }
}

/** The client reads a driver's phone only while the truck is on his service. */
const driverForClient = (row: OrderView, ctx: Ctx) => {
  const driver = reachableOf(row, driverParty(row), ctx)
  return driver && { ...driver, cellPhone: isOnTheRoad(row) ? driver.cellPhone : null }
}

export const clientOrder = (row: OrderView, ctx: Ctx): OrderFor<'client'> => ({
  viewer: 'client',
  ...common(row, ctx),
  ...placesOf(row, ctx),
  ...road(row, ctx),
  ...moneyOfClient(row),
  client: { ...present(identifiedOf(row, 'client', ctx)), email: row.client_email },
  carrier: personOf(row, 'carrier', ctx),
  driver: driverForClient(row, ctx),
  vehicle: plateOf(row),
  offers: row.offers.map((offer) => clientOffer(offer, row, ctx)),
  offer: row.client_pesos === null ? null : { valueProfit: row.client_pesos },
  deliveryCode: row.delivery_code,
  suggestedBasis: suggestedBasisOf(row),
})

export const operatorOrder = (row: OrderView, ctx: Ctx): OrderFor<'operator'> => ({
  viewer: 'operator',
  ...withoutClientPrice(row, ctx),
  ...placesOf(row, ctx),
  ...withoutRating(row, ctx),
  client: present(reachableOf(row, 'client', ctx)),
  driver: present(identifiedOf(row, 'driver', ctx)),
  vehicle: vehicleOf(row, ctx),
  isPaid: row.paid_at !== null,
})
