import { errorCodes } from '@arriero/domain/errors/errors'
import { clients, operators } from '@arriero/domain/people/roles'
import { tollCategories } from '@arriero/domain/tariff/toll-posts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, pesosShape } from '../shapes.ts'
import { postShape, tripTollsShape } from './trip-tolls-shape.ts'
import { editionShape, keptSheetBody, sheetBody, sheetCall, templateShape } from './edition-shapes.ts'

const maybePesos = pesosShape.nullable()
const differenceShape = z.object({
  ...postShape,
  category: z.enum(tollCategories),
  before: maybePesos,
  after: maybePesos,
})
const administrator = { access: { roles: ['administrator'] } } as const

/** Toll posts: their dated tariffs, and what they come to on a service's road. docs/decisions/0044. */
export const tolls = {
  all: endpoint('GET /tolls/all', { ...administrator, reply: z.object({ items: z.array(editionShape) }) }),
  detail: endpoint('GET /tolls/detail/{_id}', {
    ...administrator,
    params: idParams,
    reply: editionShape.extend({ differences: z.array(differenceShape) }),
    errors: ['tariff.not_found'],
  }),
  template: endpoint('GET /tolls/template', { ...administrator, reply: templateShape }),
  preview: endpoint('POST /tolls/preview', {
    isRead: true,
    ...sheetCall,
    body: sheetBody,
    reply: z.object({
      problems: z.array(
        z.object({
          /** `D17`; null where it is of no cell. */
          cell: z.string().nullable(),
          /** The post's name, as far as it is told. */
          post: z.string().nullable(),
          /** What stands in the cell. */
          found: z.string().nullable(),
          code: z.enum(errorCodes),
        }),
      ),
      comparedWith: z.string(),
      differences: z.array(differenceShape),
    }),
  }),
  create: endpoint('POST /tolls/create', {
    ...sheetCall,
    body: keptSheetBody,
    reply: created,
    errors: ['tariff.file_has_problems', 'tariff.nothing_changes'],
  }),
  ofOrder: endpoint('GET /order/tolls/{_id}', {
    access: { roles: ['administrator', 'enterprise', ...operators, ...clients] },
    params: idParams,
    reply: z.object({
      /** Null where nothing is known of its road. */
      tolls: tripTollsShape.nullable(),
      /** Of his own trip, to a carrier alone. */
      load: z
        .object({
          /** Of the reference model, for the trip with its cargo. */
          fuel: pesosShape,
          earnings: maybePesos,
          /** What he earns without fuel and tolls; null where no price is named yet. */
          left: z.number().int().nullable(),
        })
        .nullable(),
    }),
    errors: ['order.not_found'],
  }),
}
