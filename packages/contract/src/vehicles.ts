import { carriers, operators } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery } from './list.ts'
import { idShape, instantShape, says } from './shapes.ts'

export const paperShape = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  isActive: z.boolean(),
  isPermition: z.boolean(),
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
  documents: z.array(paperShape),
  user: z.object({
    _id: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    score: z.number().nullable(),
  }),
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
}
