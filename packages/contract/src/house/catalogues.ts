import { cargoKinds } from '@arriero/domain/orders/cargo'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const everyone = { roles, inValidation: true } as const

export const typeLoadShape = z.object({
  id: z.string(),
  key: z.enum(cargoKinds),
  name: z.string(),
  /** Papers a vehicle must have before it may carry this type. */
  needsPermission: z.boolean(),
  /** Their kinds: it is granted on all of them. */
  papers: z.array(z.string()),
})
export const vehicleTypeShape = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  axles: z.string(),
  payloadHintKg: z.number(),
  licenceCategory: z.string(),
  needsTrailer: z.boolean(),
})
export const namedShape = z.object({ _id: z.string(), name: z.string() })

export const catalogues = {
  typeLoads: endpoint('GET /typeload/backoffice/all', {
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(typeLoadShape),
  }),
  vehicleTypes: endpoint('GET /typevehicle/all', {
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(z.object({ id: z.string(), name: z.string(), children: z.array(vehicleTypeShape) })),
  }),
  brands: endpoint('GET /brand/vehicle/all', {
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(namedShape),
  }),
  bodyWorks: endpoint('GET /bodywork/all', {
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(namedShape),
  }),
}
