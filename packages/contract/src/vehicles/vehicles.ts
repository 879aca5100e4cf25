import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { vehiclePapersStates } from '@arriero/domain/papers/credentials'
import { carriers, operators } from '@arriero/domain/people/roles'
import { laterFacts } from '@arriero/domain/vehicles/vehicles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { vehiclePaperTexts } from '../es/papers.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import {
  broughtPaper,
  dayInput,
  paperCodes,
  paperVerdict,
  picturesInput,
  uploadId,
} from '../papers/paper-shapes.ts'
import { flag } from '../people/user-lists.ts'
import {
  basePlaceShape,
  created,
  idParams,
  idSaying,
  idShape,
  instantShape,
  says,
  typed,
  updated,
} from '../shapes.ts'

export const paperShape = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  isActive: z.boolean(),
  /** A newer version that waits for staff: until it is validated the one in force counts. */
  isWaiting: z.boolean(),
  isPermition: z.boolean(),
  /** The cargo type it is for, where `isPermition`. */
  typeLoadId: z.string().nullable(),
  images: z.array(z.string()),
  expeditionDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  category: z.string().nullable(),
  /** Of the version in force: the newer one that staff did not take, until another is brought. */
  turnedDown: z.object({ at: instantShape, reason: z.string() }).nullable(),
  /** When and why staff withdrew its validation, where it said so. */
  invalidated: z.object({ at: instantShape, reason: z.string() }).nullable(),
})

export const vehicleServiceWords = ['publico', 'particular'] as const

export const vehicleCardShape = z.object({
  _id: z.string(),
  licensePlate: z.string(),
  trailerPlate: z.string().nullable(),
  brand: z.string(),
  model: z.string(),
  bodyWork: z.object({ _id: z.string(), name: z.string() }),
  _idTypeVehicle: z.object({ id: z.string(), name: z.string() }),
  loadingCapacity: z.string(),
  loadingCapacityKg: z.number(),
  service: z.enum(vehicleServiceWords).nullable(),
  /** Day of its first registration: its inspection is due from there. */
  registeredOn: z.string().nullable(),
  /** What its owner has yet to say before a service needs it. */
  lacking: z.array(z.enum(laterFacts)),
  isActive: z.boolean(),
  images: z.array(z.string()),
  permissions: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How its SOAT, card and inspection stand: the worst of them. */
  papers: z.enum(vehiclePapersStates),
  createdAt: instantShape,
})

export const vehicleDetailShape = vehicleCardShape.extend({
  /** Counts staff's changes: sent back with one's own, it tells whether somebody else's came between. */
  version: z.number(),
  documents: z.array(paperShape),
  user: z.object({
    _id: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    score: z.number().nullable(),
  }),
  /** Its owner's. */
  base: basePlaceShape,
})

/** What may be told when a vehicle is registered or, by its owner, later: once. Decisions §12. */
const later = {
  service: z.enum(vehicleServiceWords, says('service.required')).optional(),
  registeredOn: z
    .string(says('registered_on.required'))
    .regex(/^\d{4}-\d{2}-\d{2}$/, says('registered_on.required'))
    .optional(),
  /** R or S and five figures, on articulated types only. */
  trailerPlate: z
    .string(says('trailer_plate.invalid'))
    .trim()
    .min(1, says('trailer_plate.required'))
    .max(lettersMost.plate, says('trailer_plate.invalid'))
    .optional(),
}

/** Spec §3: ids of cargo types, or objects with one. */
const typeLoadRef = z.union([idShape, z.object({ id: idShape }).transform(({ id }) => id)])

/**
 * What staff decides of a vehicle, or what its owner brings: `documents` are verdicts of the one and new versions of the
 * other. What is left out stays as it is.
 */
const vehicleChange = z.strictObject({
  _id: idShape,
  documents: z
    .array(z.union([paperVerdict, broughtPaper]))
    .min(1, says('input.invalid'))
    .max(60, says('input.invalid'))
    .optional(),
  isActive: z.boolean(says('input.invalid')).optional(),
  permissions: z.array(typeLoadRef).max(20).optional(),
  ...later,
  /** The `version` these decisions were made on. */
  version: z.number(says('input.invalid')).int().min(1).max(2_000_000_000).optional(),
})

const neverTrue = z.literal(false, says('input.invalid')).optional()

const { soat, propertyCard, inspection } = vehiclePaperTexts

/** One of the wizard's three papers. */
const newDocument = z.strictObject({
  name: z.enum([soat, propertyCard, inspection], says('input.invalid')),
  expeditionDate: dayInput.nullish(),
  expirationDate: dayInput.nullish(),
  images: picturesInput,
  isActive: neverTrue,
  isPermition: neverTrue,
})

/** Spec §3 "Vehicle create payload", with what decisions §12 add. What fits together is for the rules to say. */
export const newVehicle = z.strictObject({
  _idTypeVehicle: idSaying('vehicle.type_required'),
  bodyWork: idSaying('body.required'),
  brand: idSaying('brand.required'),
  /** The model year in four digits. */
  model: typed('model.required', lettersMost.model, 'model.invalid'),
  /** Six characters; a blank or dash in the middle is taken away. */
  licensePlate: typed('plate.required', lettersMost.plate, 'plate.invalid'),
  /** `10000 Kg` or `10 Tn`. */
  loadingCapacity: typed('capacity.required', lettersMost.measure, 'measure.invalid'),
  ...later,
  /** The first is shown on its card. */
  images: z
    .array(uploadId, says('image.required'))
    .min(1, says('image.required'))
    .max(picturesMost.vehicle, says('input.invalid')),
  documents: z
    .array(newDocument, says('input.invalid'))
    .min(1, says('form.incomplete'))
    .max(3, says('input.invalid')),
  isActive: neverTrue,
})

const vehicleDetail = endpoint('GET /vehicle/detail/{licensePlate}', {
  access: { roles: ['administrator', 'enterprise', ...operators], inValidation: true },
  keyScope: 'fleet.read',
  params: z.object({ licensePlate: z.string().regex(/^[A-Za-z0-9]{5,6}$/, says('plate.invalid')) }),
  reply: vehicleDetailShape,
  errors: ['vehicle.not_found'],
})

export const vehicles = {
  create: endpoint('POST /vehicle/create', {
    access: { roles: carriers, inValidation: true },
    callsPerMinute: 30,
    body: newVehicle,
    reply: created,
    errors: [
      'plate.taken',
      'trailer_plate.not_for_type',
      'capacity.unit_required',
      'measure.too_fine',
      'capacity.too_large',
      'capacity.too_small',
      'registered_on.in_future',
      'registered_on.before_model',
      'inspection.required',
      ...paperCodes,
    ],
  }),
  all: endpoint('GET /vehicle/all/{enterpriseId}', {
    access: { roles: ['administrator', ...carriers], inValidation: true },
    keyScope: 'fleet.read',
    params: z.object({ enterpriseId: idShape }),
    query: listQuery(['-createdAt', 'licensePlate']).extend({ isActive: manyOf(flag) }),
    reply: listOf(vehicleCardShape),
    errors: ['user.not_found'],
  }),
  detail: vehicleDetail,
  plate: endpoint('GET /vehicle/plate/{licensePlate}', {
    access: { roles: carriers, inValidation: true },
    callsPerMinute: 20,
    params: z.object({ licensePlate: z.string().regex(/^[A-Za-z0-9]{5,6}$/, says('plate.invalid')) }),
    reply: z.object({ isFree: z.boolean() }),
  }),
  update: endpoint('PUT /vehicle/update/{_id}', {
    access: { roles: ['administrator', ...carriers], inValidation: true },
    params: idParams,
    sentBack: { reading: vehicleDetail, guards: ['_id', 'version'] },
    body: vehicleChange,
    reply: updated,
    errors: [
      'vehicle.not_found',
      'vehicle.changed',
      'vehicle.has_services',
      'paper.not_found',
      'paper.replaced',
      'paper.second_person',
      'paper.expired',
      'cargo.not_found',
      'cargo.paper_missing',
      'cargo.paper_expired',
      'cargo.paper_not_validated',
      'paper.not_for_holder',
      'registered_on.in_future',
      'registered_on.before_model',
      'trailer_plate.not_for_type',
      ...paperCodes,
    ],
  }),
}
