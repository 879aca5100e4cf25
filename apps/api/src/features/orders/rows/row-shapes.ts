/** From what was read to the row on the wire, one function per kind of viewer. Security B3. */
import type { NearOrderRow, OrderRowFor } from '@arriero/contract/orders/order-rows'
import { offerStateAt } from '@arriero/domain/orders/offers'
import {
  denial,
  type ActsOfOrder,
  type Moment,
  type OrderAct,
  type OrderFacts,
} from '@arriero/domain/orders/orders'
import type { Ctx } from '#context.ts'
import { carrierFacts, type CarrierStanding } from '../assignment/carrier-standing.views.ts'
import { orderStatusOf } from '../order-row.ts'
import { earningsAt, enteringActs } from '../shapes/order-shape.ts'
import { expectedOf } from '../shapes/expected-shape.ts'
import type {
  AdminRead,
  CarrierRead,
  ClientRead,
  ExpectingJson,
  OpenRead,
  OperatorRead,
} from './row-fields.views.ts'

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** By how much it would be late, as the detail reckons it. */
const lateMinutesOf = (expecting: ExpectingJson | null, isClient: boolean, { now }: Ctx): number => {
  if (!expecting) return 0
  const row = {
    ...expecting,
    paid_at: now,
    arrived_at: null,
    planned_end_at: new Date(expecting.planned_end_at),
    on_the_way_at: dateOf(expecting.on_the_way_at),
    trip_start_at: dateOf(expecting.trip_start_at),
    promised_at: dateOf(expecting.promised_at),
    eta_at: dateOf(expecting.eta_at),
  }
  return expectedOf(row, { isClient, now }).lateMinutes
}

/** Of what no act of a row asks. A row's acts are the detail's: `access/projections` compares them. */
const unasked: Omit<OrderFacts, 'status' | 'reservationAt'> = {
  clientId: '',
  carrierId: null,
  driverId: null,
  isPaid: false,
  isPaymentLost: false,
  isInsured: false,
  payingUntil: null,
  payUntil: null,
  hasClientPrice: false,
  hasSupportDocument: false,
  isInPosition: false,
  isLoading: false,
  hasArrived: false,
  isUnloading: false,
  isCodeSpent: false,
  isRatedByClient: false,
  isRatedByCarrier: false,
  isApproved: false,
  remindedAt: null,
  proposedAt: null,
}

type Row = { status: number; reservationDate: string }

const momentOf = (row: Row, facts: Partial<OrderFacts>, { actor, now }: Ctx): Moment => ({
  order: {
    ...unasked,
    status: orderStatusOf(row.status),
    reservationAt: new Date(row.reservationDate),
    ...facts,
  },
  actor,
  now,
})

/** Whose act it is not is not told of it, as in the detail. */
const actsAmong = <A extends OrderAct>(acts: readonly A[], moment: Moment): Pick<ActsOfOrder, A> => {
  const told: ActsOfOrder = {}
  for (const act of acts) {
    const why = denial(act, moment)
    if (why !== 'order.not_found') told[act] = why ?? null
  }
  return told
}

const actsOfClient = ['accept', 'approve', 'cancel', 'insure', 'moveDate', 'pay', 'rate'] as const
const actsOfEnterprise = ['assign', 'rate'] as const
const arrivals = ['inPosition', 'inFinish'] as const
const actsOfOwnDriver = ['loadSupportDocument', ...arrivals] as const

export const clientRow = (
  { wire, payStatus, expecting, isPaid, isPaymentLost, isApproved, payingUntil, offers }: ClientRead,
  ctx: Ctx,
): OrderRowFor<'client'> => {
  const facts = {
    clientId: ctx.actor.id,
    isPaid,
    isPaymentLost,
    isApproved,
    payingUntil: dateOf(payingUntil),
    payUntil: dateOf(wire.payUntil),
    isInsured: wire.isInsurance,
    isInPosition: wire.inPosition,
    isRatedByClient: wire.calification !== null,
  }
  return {
    ...wire,
    viewer: 'client',
    lateMinutes: lateMinutesOf(expecting, true, ctx),
    pay: { status: payStatus },
    offers: (offers ?? []).map(({ _id, state, expiresAt }) => ({
      _id,
      state: offerStateAt({ state, expiresAt }, ctx.now),
      expiresAt,
    })),
    acts: actsAmong(actsOfClient, momentOf(wire, facts, ctx)),
  }
}

const pictured = ({ name, image }: { name: string; image: string | null }, ctx: Ctx) => ({
  name,
  image: image === null ? null : ctx.fileUrl(image),
})

type Driven = Pick<OperatorRead['wire'], 'inPosition' | 'inFinish' | 'hasSupportDocument'>

const drivenFacts = ({ inPosition, inFinish, hasSupportDocument }: Driven) => ({
  hasSupportDocument,
  isInPosition: inPosition,
  hasArrived: inFinish,
})

export const carrierRow = (
  { wire, payStatus, expecting, isPaid, isRatedByCarrier }: CarrierRead,
  ctx: Ctx,
): OrderRowFor<'carrier'> => {
  const { id, role } = ctx.actor
  const facts = {
    ...drivenFacts(wire),
    isPaid,
    carrierId: id,
    driverId: wire.assignedDriverId,
    isRatedByCarrier,
  }
  return {
    ...wire,
    viewer: 'carrier',
    client: pictured(wire.client, ctx),
    lateMinutes: lateMinutesOf(expecting, false, ctx),
    pay: { status: payStatus },
    acts: actsAmong<OrderAct & keyof OrderRowFor<'carrier'>['acts']>(
      role === 'driver' ? actsOfOwnDriver : actsOfEnterprise,
      momentOf(wire, facts, ctx),
    ),
  }
}

export const operatorRow = ({ wire }: OperatorRead, ctx: Ctx): OrderRowFor<'operator'> => {
  const facts = { ...drivenFacts(wire), isPaid: wire.isPaid, driverId: ctx.actor.id }
  return { ...wire, viewer: 'operator', acts: actsAmong(arrivals, momentOf(wire, facts, ctx)) }
}

const openParts = (
  { wire, priced, typeLoadId, vehicleTypeId, offers }: OpenRead,
  reader: CarrierStanding,
  ctx: Ctx,
) => {
  const kind = { type_load_id: typeLoadId, vehicle_type_id: vehicleTypeId }
  const carrier = carrierFacts(reader, kind, ctx.now)
  const moment = momentOf(wire, { hasClientPrice: priced !== null }, ctx)
  const own = offers ?? []
  const order: OrderRowFor<'open'> = {
    ...wire,
    viewer: 'open',
    client: pictured(wire.client, ctx),
    earnings: priced && earningsAt(priced.client_price, priced),
    offers: own.map(({ _id, state, createdAt, expiresAt, value, counterEarnings }) => ({
      _id,
      value,
      counterEarnings,
      state: offerStateAt({ state, expiresAt }, ctx.now),
      createdAt,
      expiresAt,
    })),
    acts: enteringActs(
      actsAmong(['offer', 'take'], moment),
      carrier,
      own.map(({ rounds }) => rounds),
    ),
  }
  return { carrier, order }
}

export const openRow = (read: OpenRead, reader: CarrierStanding, ctx: Ctx): OrderRowFor<'open'> =>
  openParts(read, reader, ctx).order

type Nearness = Pick<NearOrderRow, 'approachKm' | 'homeKm' | 'isLightEnough'>
const whole = (km: number | null) => (km === null ? null : Math.round(km))

export const nearRow = (read: OpenRead & Nearness, reader: CarrierStanding, ctx: Ctx): NearOrderRow => {
  const { carrier, order } = openParts(read, reader, ctx)
  return {
    ...order,
    fits: carrier.vehicleDenial ?? null,
    approachKm: whole(read.approachKm),
    homeKm: whole(read.homeKm),
    isLightEnough: read.isLightEnough,
  }
}

export const adminRow = ({ wire, expecting }: AdminRead, ctx: Ctx): OrderRowFor<'admin'> => ({
  ...wire,
  viewer: 'admin',
  client: pictured(wire.client, ctx),
  lateMinutes: lateMinutesOf(expecting, false, ctx),
})
