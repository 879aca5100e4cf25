/** An order as staff reads it: administrators all of it, accountancy its money and whose it is. Security B3. */
import { statusTexts } from '@arriero/contract/es/words'
import type { accountancyOrderShape, OrderFor } from '@arriero/contract/orders/order-shapes'
import type { z } from 'zod'
import type { Ctx } from '#context.ts'
import { adminOffer } from './offer-shape.ts'
import { orderStatusOf } from '../order-row.ts'
import { placesOf } from './order-places.ts'
import type { OrderView } from './order-select.views.ts'
import {
  common,
  driverParty,
  earningsOf,
  identifiedOf,
  moneyOfClient,
  percentOf,
  personOf,
  present,
  reachableOf,
  road,
  vehicleOf,
  referenceOf,
} from './order-shape.ts'

const client = (row: OrderView, ctx: Ctx) => ({
  ...present(identifiedOf(row, 'client', ctx)),
  email: row.client_email,
})

const money = (row: OrderView) => ({
  ...moneyOfClient(row),
  pay: {
    transaction: row.pay_transaction,
    status: row.pay_status,
    isLost: row.payment_lost_at !== null,
    alertAt: row.payment_lost_at?.toISOString() ?? null,
  },
  offer:
    row.carrier_pesos === null || row.client_pesos === null
      ? null
      : { value: row.carrier_pesos, valueProfit: row.client_pesos },
  profits: row.platform_pesos,
  profitPercent: percentOf(row.profit_bp),
  profitsDriver: row.carrier_pesos,
  priceArrieroInsurance: row.premium_cost_pesos,
})

const pressed = (at: Date | null, by: string | null) =>
  at === null || by === null ? null : { at: at.toISOString(), by }

export const adminOrder = (row: OrderView, ctx: Ctx): OrderFor<'admin'> => ({
  viewer: 'admin',
  ...common(row, ctx),
  ...placesOf(row, ctx),
  ...road(row, ctx),
  ...money(row),
  client: client(row, ctx),
  carrier: reachableOf(row, 'carrier', ctx),
  reminded: pressed(row.reminded_at, row.reminded_by_name),
  proposed: pressed(row.proposed_at, row.proposed_by_name),
  driver: identifiedOf(row, driverParty(row), ctx),
  vehicle: vehicleOf(row, ctx),
  offers: row.offers.map((offer) => adminOffer(offer, row, ctx)),
  earnings: earningsOf(row),
  floor: row.floor_pesos,
  reference: referenceOf(row),
  price: earningsOf(row),
})

export const accountancyOrder = (row: OrderView, ctx: Ctx): z.output<typeof accountancyOrderShape> => ({
  viewer: 'accountancy',
  ...money(row),
  _id: row.id,
  status: row.status,
  statusOrder: statusTexts[orderStatusOf(row.status)],
  isInsurance: row.premium_pesos !== null,
  clientPrice: row.client_price,
  cancelation: road(row, ctx).cancelation,
  client: client(row, ctx),
  carrier: personOf(row, 'carrier', ctx),
  driver: personOf(row, driverParty(row), ctx),
  vehicle: row.license_plate === null ? null : { licensePlate: row.license_plate },
})
