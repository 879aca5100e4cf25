import { lettersMost } from '@arriero/domain/typed/limits'
import { tariffParameterNames } from '@arriero/domain/tariff/parameters'
import { tariffConfigurations } from '@arriero/domain/vehicles/vehicles'
import { errorCodes } from '@arriero/domain/errors/errors'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, instantShape, optionalParagraph, pesosShape, says } from '../shapes.ts'

const unreadable = says('tariff.file_unreadable')
/** A workbook of Excel as base64, up to 1 MB. */
const sheetFile = z
  .string(unreadable)
  .max(1_400_000, unreadable)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, unreadable)
const bodyLimitBytes = 1_500_000

const place = {
  parameter: z.enum(tariffParameterNames),
  /** Null for a figure that holds for all. */
  configuration: z.enum(tariffConfigurations).nullable(),
}
const differenceShape = z.object({ ...place, before: z.number(), after: z.number() })
const validFrom = z.iso.date(says('tariff.day_invalid'))
const person = z.object({ _id: z.string(), name: z.string() })

const workedShape = z.object({
  configuration: z.enum(tariffConfigurations),
  before: pesosShape,
  after: pesosShape,
})

const editionShape = z.object({
  _id: z.string(),
  validFrom: z.string(),
  createdAt: instantShape,
  /** Null for the one the product came with. */
  by: person.nullable(),
  note: z.string().nullable(),
  /** The one whose figures count today. */
  isInForce: z.boolean(),
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
    reply: z.object({ name: z.string(), file: z.string() }),
  }),
  preview: endpoint('POST /tariff/preview', {
    isRead: true,
    callsPerMinute: 30,
    access: { roles: ['administrator'] },
    bodyLimitBytes,
    body: z.strictObject({ file: sheetFile, validFrom }),
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
    callsPerMinute: 30,
    access: { roles: ['administrator'] },
    bodyLimitBytes,
    body: z.strictObject({ file: sheetFile, validFrom, note: optionalParagraph(lettersMost.words) }),
    reply: created,
    errors: ['tariff.file_has_problems', 'tariff.nothing_changes'],
  }),
}
