import { lettersMost } from '@arriero/domain/typed/limits'
import { carriers, clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, idShape, paragraph, priceWarning, typedPesos, updated } from '../shapes.ts'

/** `isOffer: true` names another price; false takes the client's. Decisions §7. */
export const newOffer = z.discriminatedUnion('isOffer', [
  z.strictObject({
    isOffer: z.literal(true),
    idOrder: idShape,
    idDriver: idShape.optional(),
    value: typedPesos('offer.value_required'),
    description: paragraph(lettersMost.words, 'offer.description_required'),
  }),
  z.strictObject({
    isOffer: z.literal(false),
    idOrder: idShape,
    idDriver: idShape.optional(),
    value: z.unknown().optional(),
    description: z.string().max(lettersMost.words).optional(),
  }),
])

export const offers = {
  create: endpoint('POST /offer/create', {
    access: { roles: carriers },
    keyScope: 'offers.write',
    callsPerMinute: 60,
    body: newOffer,
    /** `warning`: what the carrier would earn is far from the reference cost. */
    reply: created.extend({ warning: priceWarning }),
    errors: [
      'order.not_found',
      'order.not_open',
      'order.reservation_passed',
      'offer.no_client_price',
      'offer.rounds_exhausted',
      'offer.total_too_large',
      'offer.below_floor',
      'vehicle.none_fits',
      'vehicle.registered_on_missing',
      'vehicle.service_missing',
      'vehicle.trailer_plate_missing',
      'carrier.inactive',
      'carrier.papers_invalid',
      'user.not_found',
    ],
  }),
  /** Those who offered, and its client, are told that nobody has it yet. */
  propose: endpoint('POST /order/propose/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    /** How many carriers are asked to confirm, and whether its client is to answer offers that stand. */
    reply: z.object({ carriers: z.number().int(), isClientTold: z.boolean() }),
    errors: [
      'order.not_found',
      'order.not_open',
      'order.reservation_passed',
      'order.proposed_lately',
      'order.nobody_offered',
    ],
  }),
  take: endpoint('PUT /offer/take/{orderId}', {
    access: { roles: clients },
    keyScope: 'offers.write',
    params: z.object({ orderId: idShape }),
    body: z.strictObject({ idOffer: idShape }),
    reply: updated,
    errors: [
      'order.not_found',
      'order.not_open',
      'order.reservation_passed',
      'offer.not_found',
      'offer.not_open',
      'offer.expired',
      'offer.already_countered',
      'offer.carrier_unfit',
    ],
  }),
  counter: endpoint('POST /offer/counter', {
    access: { roles: clients },
    keyScope: 'offers.write',
    callsPerMinute: 60,
    body: z.strictObject({
      idOffer: idShape,
      value: typedPesos('offer.value_required'),
      description: paragraph(lettersMost.words, 'offer.description_required'),
    }),
    /** `warning`: the price before VAT behind it is far from the suggested one. */
    reply: updated.extend({ warning: priceWarning }),
    errors: [
      'offer.not_found',
      'order.not_open',
      'offer.not_open',
      'offer.expired',
      'offer.already_countered',
      'offer.rounds_exhausted',
      'order.reservation_passed',
      'offer.total_too_large',
      'price.below_floor',
    ],
  }),
  acceptCounter: endpoint('POST /offer/accept/{_id}', {
    access: { roles: carriers },
    keyScope: 'offers.write',
    params: idParams,
    reply: updated,
    errors: [
      'offer.not_found',
      'order.not_open',
      'order.reservation_passed',
      'offer.not_open',
      'offer.expired',
      'offer.not_countered',
      'carrier.inactive',
      'carrier.papers_invalid',
      'vehicle.none_fits',
      'vehicle.registered_on_missing',
      'vehicle.service_missing',
      'vehicle.trailer_plate_missing',
    ],
  }),
  withdraw: endpoint('DELETE /offer/{_id}', {
    access: { roles: carriers },
    keyScope: 'offers.write',
    params: idParams,
    reply: updated,
    errors: ['offer.not_found', 'offer.not_open'],
  }),
}
