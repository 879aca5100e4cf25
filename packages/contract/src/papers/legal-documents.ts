/** What the platform publishes for the people of a role: contracts, policies, manuals. Spec §3, §5. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { roles } from '@arriero/domain/people/roles'
import { isId } from '@arriero/domain/people/identifiers'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { created, idParams, idShape, instantShape, line, says, updated } from '../shapes.ts'

/** For whom a document may be. Spec §5. */
export const readerRoles = ['driver', 'enterprise', 'client', 'cliententerprise'] as const

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(says('input.invalid')),
)
const name = line(lettersMost.name, 'name.required')
const visible = z
  .array(z.enum(readerRoles, says('input.invalid')), says('document.role_required'))
  .min(1, says('document.role_required'))
  .max(readerRoles.length, says('input.invalid'))
  .refine((chosen) => new Set(chosen).size === chosen.length, says('input.invalid'))
const pdfData = /^data:application\/pdf;base64,/
/** The `_id` of an uploaded PDF, or its bytes as a data URL. */
const file = z
  .string(says('document.file_required'))
  .refine((text) => text !== '', says('document.file_required'))
  .refine((text) => isId(text) || pdfData.test(text), says('file.not_pdf'))

const bodyLimitBytes = 4_000_000
const fileErrors = ['file.not_pdf', 'file.pdf_active', 'file.not_found', 'file.in_use', 'file.quota'] as const
const administrators = { roles: ['administrator'] } as const

const readerRow = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where its file is read, for minutes. */
  document: z.string(),
  sizeBytes: z.number(),
  updatedAt: instantShape,
})
const adminRow = readerRow.extend({
  visible: z.array(z.enum(readerRoles)),
  isActive: z.boolean(),
  createdAt: instantShape,
  /** Newest first; the first one is `document`. */
  versions: z.array(
    z.object({
      version: z.number(),
      document: z.string(),
      sizeBytes: z.number(),
      at: instantShape,
      by: z.object({ name: z.string() }),
    }),
  ),
})

export const legalDocuments = {
  byRole: endpoint('GET /document/byrol', {
    access: { roles, inValidation: true },
    query: listQuery(['name', '-name', '-updatedAt', 'updatedAt']).extend({
      isActive: manyOf(flag),
      visible: manyOf(z.enum(readerRoles, says('input.invalid'))),
    }),
    reply: { viewers: { admin: listOf(adminRow), reader: listOf(readerRow) } },
  }),
  create: endpoint('POST /document/create', {
    access: administrators,
    bodyLimitBytes,
    body: z.strictObject({ name, visible, file, isActive: z.boolean(says('input.invalid')).default(true) }),
    reply: created,
    errors: [...fileErrors],
  }),
  update: endpoint('PUT /document/update/{_id}', {
    access: administrators,
    bodyLimitBytes,
    params: idParams,
    sentBack: { reading: { reply: adminRow }, guards: ['_id'] },
    body: z.strictObject({
      _id: idShape.optional(),
      name: name.optional(),
      visible: visible.optional(),
      isActive: z.boolean(says('input.invalid')).optional(),
      file: file.optional(),
    }),
    reply: updated,
    errors: ['document.not_found', ...fileErrors],
  }),
}
