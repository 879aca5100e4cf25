import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { waivableGates } from '@arriero/domain/orders/assignment-gates'
import { errorCodes } from '@arriero/domain/errors/errors'
import { carriers, clients, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { referenceShape } from './reference-shape.ts'
import { endpoint } from '../endpoint.ts'
import { tripTollsShape } from '../money/trip-tolls-shape.ts'
import { wayNumber } from '../places/route-shape.ts'
import { contactsInput, siteContactShape } from '../places/site-contact.ts'
import { listOf, listQuery, manyOf, statusFilter } from '../lists/list.ts'
import { vehicleCardShape } from '../vehicles/vehicles.ts'
import { accountancyOrderShape, orderViewers } from './order-shapes.ts'
import { nearOrderRow, orderRows } from './order-rows.ts'
import {
  created,
  idParams,
  idShape,
  instantShape,
  line,
  optionalParagraph,
  paragraph,
  placeInput,
  pointInput,
  pricePesos,
  priceWarning,
  says,
  searchText,
  townCode,
  updated,
  idSaying,
} from '../shapes.ts'

const measure = line(lettersMost.measure, 'measure.required')
const optionalMeasure = z.preprocess(
  (value) => (value === '' ? undefined : value),
  line(lettersMost.measure, 'measure.invalid').optional(),
)

/** `YYYY-MM-DD` in Bogotá with `hourService` `hh:mm AM|PM`, or a full ISO instant alone. Decisions §12. */
export const reservation = {
  reservationDate: z
    .string(says('order.reservation_required'))
    .min(1, says('order.reservation_required'))
    .max(40, says('order.reservation_required')),
  hourService: z
    .string(says('order.reservation_required'))
    .max(12, says('order.reservation_required'))
    .optional(),
}

/** A vehicle among those that may be named for a service. */
const orderVehicleShape = vehicleCardShape
  .pick({
    _id: true,
    licensePlate: true,
    trailerPlate: true,
    bodyWork: true,
    _idTypeVehicle: true,
    loadingCapacityKg: true,
    service: true,
    lacking: true,
    isActive: true,
    papers: true,
  })
  .extend({ whyNot: z.enum(errorCodes).nullable() })

/** What may keep a service from being asked for, whoever has written it down. */
export const creationErrors = [
  'measure.length_too_large',
  'measure.pieces_not_whole',
  'measure.pieces_too_many',
  'measure.too_fine',
  'measure.too_small',
  'measure.volume_too_large',
  'measure.weight_too_large',
  'cargo.too_heavy',
  'cargo.too_large',
  'cargo.too_voluminous',
  'vehicle.type_too_narrow',
  'vehicle.type_too_weak',
  'vehicle.type_without_room',
  'order.reservation_too_late',
  'order.reservation_too_soon',
  'order.route_same_place',
  'money.too_large',
  'price.below_floor',
  'vehicle.type_not_found',
] as const

/** Create-order payload. Spec §3; `bottom` is the depth. */
export const newOrder = z.strictObject({
  origin: placeInput,
  destination: placeInput,
  /** The best without it. */
  way: wayNumber.optional(),
  images: z.array(idShape).max(picturesMost.cargo).default([]),
  typeLoad: idSaying('cargo.not_found'),
  typeVehicleId: idSaying('vehicle.type_required'),
  description: optionalParagraph(lettersMost.cargo),
  ...reservation,
  high: measure,
  weight: measure,
  width: measure,
  volume: optionalMeasure,
  pieces: optionalMeasure,
  bottom: optionalMeasure,
  /** What the client would pay, VAT included; left out when carriers are to name the price. */
  price: pricePesos.optional(),
  /** Ask for a 4-digit code at delivery. */
  deliveryCode: z.boolean().default(false),
  /** Whom to ask for at both ends: read by who carries it, never by who only looks at it. */
  contacts: contactsInput.optional(),
})

/** The three things this path does, told apart by their keys. Decisions §7, §11. */
export const orderUpdate = z.union([
  z.strictObject({
    driverId: idSaying('driver.required'),
    vehicleId: idSaying('vehicle.required'),
    reason: optionalParagraph(lettersMost.words),
    /** The carrier has read that the vehicle differs (larger type) and goes on. */
    confirmed: z.boolean().optional(),
    /** Who and what the caller saw named: where somebody else has named others since, nothing is changed. */
    was: z.strictObject({ driverId: idShape.nullable(), vehicleId: idShape.nullable() }).optional(),
  }),
  z.strictObject({ orderPay: z.string().regex(/^[0-9A-Za-z]{1,6}$/, says('input.invalid')) }),
  z.strictObject(reservation),
])

const orderQuery = listQuery(['-createdAt', 'createdAt', '-reservationDate', 'reservationDate']).extend({
  status: statusFilter,
  typeVehicleId: manyOf(idShape),
})

/** A coordinate in a query, where everything is text. */
const degrees = (most: number) =>
  z.coerce
    .number(says('input.invalid'))
    .min(-most, says('input.invalid'))
    .max(most, says('input.invalid'))
    .optional()

/** Best first; there is one order only, which is the service's rank. */
const nearQuery = listQuery(['rank'])
  .omit({ q: true })
  .extend({
    /** Where the phone is; left out, where it was last seen on a service, else the driver's base town. */
    latitude: degrees(90),
    longitude: degrees(180),
    /** `home`: what leads him back to his base town. */
    way: z.enum(['any', 'home'], says('input.invalid')).default('any'),
    /** Only those he has an open offer for. */
    isOffered: z.literal('true', says('input.invalid')).optional(),
  })

const columnText = searchText.optional()
const day = z.iso.date(says('input.invalid')).optional()
const flag = z.enum(['true', 'false'], says('input.invalid')).transform((word) => word === 'true')

/** What a service waits for of its own client or carrier: a word of his, or his rating. */
export const ownWaits = ['word', 'rating'] as const

/** Of one's own services, or an administrator's of all: a filter per column. Decisions §3, §18. */
const ownOrderQuery = orderQuery.extend({
  /** For clients and carriers: services that go on only by what the caller himself does. */
  waits: z.enum(ownWaits, says('input.invalid')).optional(),
  /** How the id ends: what a person reads of it. */
  id: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{0,24}$/, says('input.invalid'))
    .optional(),
  client: columnText,
  origin: columnText,
  destination: columnText,
  /** Carrier or driver. */
  carrier: columnText,
  licensePlate: z.string().trim().max(10).optional(),
  isInsurance: manyOf(flag),
  /** Days of Bogotá, both included. */
  createdFrom: day,
  createdTo: day,
  reservedFrom: day,
  reservedTo: day,
  /** For administrators: services whose payment is lost while payouts wait. */
  isPaymentLost: z.literal('true', says('input.invalid')).optional(),
  /** For administrators: services of which money is to be given back. */
  isRefundDue: z.literal('true', says('input.invalid')).optional(),
  /** For administrators: services without a driver that begin within so many hours; taken ones also when late. */
  needsDriverWithinHours: z.enum(['4', '14', '24'], says('input.invalid')).optional(),
})

const orderDetail = endpoint('GET /order/detail/{_id}', {
  access: { roles: roles.filter((role) => role !== 'soport') },
  keyScope: 'orders.read',
  params: idParams,
  reply: { viewers: { ...orderViewers, accountancy: accountancyOrderShape } },
  errors: ['order.not_found'],
})

export const orders = {
  /** Places, goods and contacts of a service of one's own for another day: never its price, offers, papers or photographs. */
  repeat: endpoint('POST /order/repeat/{_id}', {
    access: { roles: clients },
    keyScope: 'orders.write',
    callsPerMinute: 30,
    params: idParams,
    /** At the hour of the first one where none is said. */
    body: z.strictObject(reservation),
    reply: created.extend({ warning: priceWarning }),
    errors: ['order.not_found', ...creationErrors],
  }),
  create: endpoint('POST /order/create', {
    access: { roles: clients },
    keyScope: 'orders.write',
    callsPerMinute: 30,
    body: newOrder,
    /** `warning`: a price before VAT far from the suggested one. */
    reply: created.extend({ warning: priceWarning }),
    errors: ['file.not_found', ...creationErrors, 'place.way_not_found', 'file.in_use'],
  }),
  update: endpoint('PUT /order/update/{_id}', {
    access: { roles: [...clients, ...carriers] },
    keyScope: 'orders.write',
    params: idParams,
    sentBack: { reading: orderDetail, guards: [] },
    body: orderUpdate,
    reply: updated,
    errors: [
      'order.not_found',
      'order.not_assigned',
      'order.not_open',
      'order.cancelled',
      'order.reservation_too_late',
      'order.reservation_too_soon',
      'reason.required',
      'driver.not_yours',
      'driver.inactive',
      'driver.busy',
      'driver.rest_short',
      'order.assignment_changed',
      'vehicle.not_yours',
      'vehicle.inactive',
      'vehicle.registered_on_missing',
      'vehicle.service_missing',
      'vehicle.trailer_plate_missing',
      'vehicle.busy',
      'vehicle.cargo_not_permitted',
      'vehicle.capacity_too_small',
      'vehicle.type_too_small',
      'vehicle.body_differs',
      'vehicle.larger_needs_confirmation',
      'vehicle.yellow_plate_outside_town',
      'soat.missing',
      'soat.not_validated',
      'soat.expired',
      'inspection.missing',
      'inspection.not_validated',
      'inspection.expired',
      'licence.missing',
      'licence.not_validated',
      'licence.expired',
      'licence.category_too_low',
      'payment.attempt_not_found',
      'order.busy_driver_running',
    ],
  }),
  detail: orderDetail,
  history: endpoint('GET /order/history/{_id}', {
    access: { roles: roles.filter((role) => role !== 'accountancy' && role !== 'soport') },
    keyScope: 'orders.read',
    params: idParams,
    reply: z.object({
      items: z.array(
        z.object({
          _id: z.string(),
          act: z.string(),
          at: instantShape,
          recordedAt: instantShape,
          isTimeVerified: z.boolean(),
          by: z.object({ name: z.string(), rol: z.string() }).nullable(),
          reason: z.string().nullable(),
          place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
          images: z.array(z.string()),
        }),
      ),
    }),
    errors: ['order.not_found'],
  }),
  contacts: endpoint('GET /order/contacts/{_id}', {
    access: { roles: ['administrator', ...clients, ...carriers, 'enterprisedriver'] },
    keyScope: 'orders.read',
    params: idParams,
    /** Null where nothing was said of an end. */
    reply: z.object({ origin: siteContactShape.nullable(), destination: siteContactShape.nullable() }),
    errors: ['order.not_found'],
  }),
  vehicles: endpoint('GET /order/vehicles/{_id}', {
    access: { roles: carriers },
    params: idParams,
    query: z.object({ q: line(lettersMost.label, 'input.invalid').optional() }),
    reply: z.object({ items: z.array(orderVehicleShape), isMore: z.boolean() }),
    errors: ['order.not_found'],
  }),
  available: endpoint('GET /order/active/type', {
    access: { roles: ['administrator', ...carriers] },
    keyScope: 'orders.read',
    query: orderQuery.omit({ status: true }),
    reply: {
      viewers: { admin: listOf(orderRows.admin), open: listOf(orderRows.open) },
    },
  }),
  near: endpoint('GET /order/active/near', {
    access: { roles: ['driver'] },
    query: nearQuery,
    reply: listOf(nearOrderRow).extend({
      /** What the distances are measured from; null where nothing is known of him. */
      from: z.enum(['phone', 'lastPosition', 'baseTown']).nullable(),
      baseTown: z.string().nullable(),
    }),
  }),
  mine: endpoint('POST /order/type', {
    isRead: true,
    access: { roles: roles.filter((role) => role !== 'accountancy' && role !== 'soport') },
    keyScope: 'orders.read',
    query: ownOrderQuery,
    body: z.strictObject({ userType: z.enum(roles), _id: idShape }),
    reply: {
      viewers: {
        admin: listOf(orderRows.admin),
        client: listOf(orderRows.client),
        carrier: listOf(orderRows.carrier),
        operator: listOf(orderRows.operator),
      },
    },
    errors: ['user.not_found'],
  }),
  /** Before VAT, for the reference cost of a distance and vehicle. Decisions §13. */
  suggestedPrice: endpoint('POST /order/suggested/price', {
    isRead: true,
    access: { roles: ['administrator', ...clients] },
    keyScope: 'orders.read',
    callsPerMinute: 30,
    body: z.strictObject({
      typeVehicleId: idSaying('vehicle.type_required'),
      km: z.number(says('input.invalid')).positive().max(5000),
      /** Both together: the road between the two towns is priced by its own length and slopes. */
      originCode: townCode.optional(),
      destinationCode: townCode.optional(),
      /** Where in its town each end lies; its centre unless told. */
      from: pointInput.optional(),
      to: pointInput.optional(),
      /** Whose tolls are told. */
      way: wayNumber.optional(),
      /** Of the body catalogue; the general body unless told. */
      bodyWork: idSaying('vehicle.body_unknown').optional(),
    }),
    reply: z.object({
      price: z.number(),
      referenceCost: z.number(),
      configuration: z.string(),
      approximation: z.string().nullable(),
      parametersOf: z.string(),
      reference: referenceShape,
      /** On the road with cargo, on the way that was chosen; null where no places are told, and where the terrain is not known. */
      hours: z.number().nullable(),
      /** Post by post; null inside one town, and where the road is not known. */
      tolls: tripTollsShape.nullable(),
    }),
    errors: ['place.way_not_found', 'vehicle.type_not_found'],
  }),
  loadSupportDocument: endpoint('PUT /order/loadsupportdoc/{_id}', {
    access: { roles: [...carriers, 'enterprisedriver'] },
    keyScope: 'orders.write',
    params: z.object({ _id: idSaying('order.id_required') }),
    body: z.strictObject({
      file: idSaying('file.required'),
    }),
    reply: updated,
    errors: [
      'order.not_found',
      'order.not_assigned',
      'order.not_paid',
      'order.cancelled',
      'file.not_found',
      'file.not_jpeg_or_pdf',
      'file.in_use',
    ],
  }),
  remind: endpoint('POST /order/remind/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    reply: updated,
    errors: [
      'order.not_found',
      'order.not_assigned',
      'order.driver_named',
      'order.reminded_lately',
      'order.cancelled',
    ],
  }),
  waive: endpoint('POST /order/waiver/{orderId}', {
    access: { roles: ['administrator'] },
    params: z.object({ orderId: idShape }),
    body: z.strictObject({
      driverId: idSaying('driver.required'),
      vehicleId: idSaying('vehicle.required'),
      /** The refusal that is to be left out. Never ownership, activity, overlap, or what has expired or is missing. */
      gate: z.enum(waivableGates, says('waiver.not_allowed')),
      reason: paragraph(lettersMost.words, 'reason.required'),
    }),
    reply: z.object({ _id: z.string(), expiresAt: instantShape }),
    errors: [
      'order.not_found',
      'order.not_assigned',
      'order.cancelled',
      'user.not_found',
      'vehicle.not_found',
    ],
  }),
  approve: endpoint('POST /order/approve/{_id}', {
    access: { roles: clients },
    keyScope: 'orders.write',
    params: idParams,
    reply: updated,
    errors: ['order.not_found', 'order.not_finished', 'order.finished', 'order.cancelled'],
  }),
}
