/** A client's own address book: places with whom to ask for, when they are open and what to know. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { created, idParams, instantShape, line, placeInput, placeShape, updated } from '../shapes.ts'
import { siteContactInput, siteContactShape } from './site-contact.ts'

const access = { roles: clients } as const

const savedPlaceShape = siteContactShape.extend({
  _id: z.string(),
  name: z.string(),
  place: placeShape,
  createdAt: instantShape,
})

const name = line(lettersMost.label, 'name.required')

const detail = endpoint('GET /place/saved/{_id}', {
  access,
  keyScope: 'orders.read',
  params: idParams,
  reply: savedPlaceShape,
  errors: ['place.not_found'],
})

export const savedPlaces = {
  all: endpoint('GET /place/saved', {
    access,
    keyScope: 'orders.read',
    query: listQuery(['name', '-name', '-createdAt', 'createdAt']),
    reply: listOf(savedPlaceShape),
  }),
  detail,
  create: endpoint('POST /place/saved', {
    access,
    keyScope: 'orders.write',
    callsPerMinute: 120,
    body: z.strictObject({ name, place: placeInput, ...siteContactInput }),
    reply: created,
    errors: ['place.name_taken', 'place.too_many'],
  }),
  update: endpoint('PUT /place/saved/{_id}', {
    access,
    keyScope: 'orders.write',
    params: idParams,
    sentBack: { reading: detail, guards: [] },
    body: z.strictObject({
      name: name.optional(),
      place: placeInput.optional(),
      ...siteContactInput,
    }),
    reply: updated,
    errors: ['place.not_found', 'place.name_taken'],
  }),
  remove: endpoint('DELETE /place/saved/{_id}', {
    access,
    keyScope: 'orders.write',
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['place.not_found'],
  }),
}
