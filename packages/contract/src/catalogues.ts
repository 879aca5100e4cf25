import { cargoKinds } from '@arriero/domain/cargo'
import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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
  typeLoads: endpoint({
    method: 'GET',
    path: '/typeload/backoffice/all',
    summary: 'Cargo types.',
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(typeLoadShape),
    errors: [],
  }),
  vehicleTypes: endpoint({
    method: 'GET',
    path: '/typevehicle/all',
    summary: 'Vehicle types in groups; the children of the first group are the portfolio.',
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(z.object({ id: z.string(), name: z.string(), children: z.array(vehicleTypeShape) })),
    errors: [],
  }),
  brands: endpoint({
    method: 'GET',
    path: '/brand/vehicle/all',
    summary: 'Vehicle brands.',
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(namedShape),
    errors: [],
  }),
  bodyWorks: endpoint({
    method: 'GET',
    path: '/bodywork/all',
    summary: 'Bodies a truck may carry.',
    access: everyone,
    keyScope: 'any',
    isCatalogue: true,
    reply: z.array(namedShape),
    errors: [],
  }),
}
