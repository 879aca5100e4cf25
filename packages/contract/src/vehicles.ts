import { carriers, operators } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery } from './list.ts'
import { idParams, idShape, instantShape, says, updated } from './shapes.ts'

export const paperShape = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  isActive: z.boolean(),
  isPermition: z.boolean(),
  /** The cargo type it is for, where `isPermition`. */
  typeLoadId: z.string().nullable(),
  images: z.array(z.string()),
  expeditionDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  category: z.string().nullable(),
})

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
  service: z.enum(['publico', 'particular']),
  isActive: z.boolean(),
  images: z.array(z.string()),
  permissions: z.array(z.object({ id: z.string(), name: z.string() })),
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
})

/** Spec §3: ids of cargo types, or objects with one. */
const typeLoadRef = z.union([idShape, z.object({ id: idShape }).transform(({ id }) => id)])

/** What staff decides of a vehicle; what is left out stays as it is. */
export const vehicleReview = z.strictObject({
  _id: idShape,
  documents: z
    .array(z.strictObject({ _id: idShape, isActive: z.boolean(says('input.invalid')) }))
    .max(60)
    .optional(),
  isActive: z.boolean(says('input.invalid')).optional(),
  permissions: z.array(typeLoadRef).max(20).optional(),
  /** The `version` these decisions were made on. */
  version: z.number(says('input.invalid')).int().min(1).max(2_000_000_000).optional(),
})

export const vehicles = {
  all: endpoint({
    method: 'GET',
    path: '/vehicle/all/{enterpriseId}',
    summary: 'Vehicles of a carrier.',
    access: { roles: ['administrator', ...carriers], inValidation: true },
    params: z.object({ enterpriseId: idShape }),
    query: listQuery(['-createdAt', 'licensePlate']),
    reply: listOf(vehicleCardShape),
    errors: ['user.not_found'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/vehicle/detail/{licensePlate}',
    summary: 'One vehicle with its papers.',
    access: { roles: ['administrator', 'enterprise', ...operators], inValidation: true },
    params: z.object({ licensePlate: z.string().regex(/^[A-Za-z0-9]{5,6}$/, says('plate.invalid')) }),
    reply: vehicleDetailShape,
    errors: ['vehicle.not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/vehicle/update/{_id}',
    summary:
      'Staff validates papers, grants cargo types on their paper and takes a vehicle in or out of service; refused where services wait for it.',
    access: { roles: ['administrator'] },
    params: idParams,
    body: vehicleReview,
    reply: updated,
    errors: [
      'vehicle.not_found',
      'vehicle.changed',
      'vehicle.has_services',
      'paper.not_found',
      'paper.replaced',
      'paper.expired',
      'cargo.not_found',
      'cargo.paper_missing',
      'cargo.paper_expired',
      'cargo.paper_not_validated',
    ],
  }),
}
