/** What every dated set of figures has in common: the file it comes by, its day, who brought it. Decisions §13. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { instantShape, optionalParagraph, says } from '../shapes.ts'

const unreadable = says('tariff.file_unreadable')
/** A file as base64, up to 1 MB. */
const sheetFile = z
  .string(unreadable)
  .max(1_400_000, unreadable)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, unreadable)
const validFrom = z.iso.date(says('tariff.day_invalid'))
const person = z.object({ _id: z.string(), name: z.string() })

export const editionShape = z.object({
  _id: z.string(),
  validFrom: z.string(),
  createdAt: instantShape,
  /** Null for the one the product came with. */
  by: person.nullable(),
  note: z.string().nullable(),
  /** The one whose figures count today. */
  isInForce: z.boolean(),
})

/** A filled sheet and the day it would count from; to be kept also with a note. */
export const sheetBody = z.strictObject({ file: sheetFile, validFrom })
export const keptSheetBody = sheetBody.extend({ note: optionalParagraph(lettersMost.words) })

/** How both acts are called: an administrator's, with a body larger than others, not many times a minute. */
export const sheetCall = {
  callsPerMinute: 30,
  access: { roles: ['administrator'] },
  bodyLimitBytes: 1_500_000,
} as const

/** The figures of today as a workbook to be changed. */
export const templateShape = z.object({ name: z.string(), file: z.string() })
