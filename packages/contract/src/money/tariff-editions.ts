import { tariffParameterNames } from '@arriero/domain/tariff/parameters'
import { tariffConfigurations } from '@arriero/domain/vehicles/vehicles'
import { errorCodes } from '@arriero/domain/errors/errors'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, pesosShape } from '../shapes.ts'
import { editionShape, keptSheetBody, sheetBody, sheetCall, templateShape } from './edition-shapes.ts'

const place = {
  parameter: z.enum(tariffParameterNames),
  /** Null for a figure that holds for all. */
  configuration: z.enum(tariffConfigurations).nullable(),
}
const differenceShape = z.object({ ...place, before: z.number(), after: z.number() })
const workedShape = z.object({
  configuration: z.enum(tariffConfigurations),
  before: pesosShape,
  after: pesosShape,
})

/** The dated figures of the reference price. Decisions §13. */
export const tariffEditions = {
  all: endpoint('GET /tariff/all', {
    access: { roles: ['administrator'] },
    reply: z.object({ items: z.array(editionShape) }),
  }),
  detail: endpoint('GET /tariff/detail/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    reply: editionShape.extend({
      figures: z.array(z.object({ ...place, value: z.number() })),
      differences: z.array(differenceShape),
      worked: z.array(workedShape),
    }),
    errors: ['tariff.not_found'],
  }),
  template: endpoint('GET /tariff/template', {
    access: { roles: ['administrator'] },
    reply: templateShape,
  }),
  preview: endpoint('POST /tariff/preview', {
    isRead: true,
    ...sheetCall,
    body: sheetBody,
    reply: z.object({
      problems: z.array(
        z.object({
          /** `D17`; null for a row that is not there. */
          cell: z.string().nullable(),
          parameter: z.enum(tariffParameterNames).nullable(),
          configuration: z.enum(tariffConfigurations).nullable(),
          /** What stands in the cell. */
          found: z.string().nullable(),
          code: z.enum(errorCodes),
        }),
      ),
      /** Since when the edition it is compared with counts. */
      comparedWith: z.string(),
      differences: z.array(differenceShape),
      worked: z.array(workedShape),
    }),
  }),
  create: endpoint('POST /tariff/create', {
    ...sheetCall,
    body: keptSheetBody,
    reply: created,
    errors: ['tariff.file_has_problems', 'tariff.nothing_changes'],
  }),
}
