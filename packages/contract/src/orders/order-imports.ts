/** Up to 2,000 services by one file: read, checked row by row, published all or the good ones, undone until the first offer. */
import { importFields } from '@arriero/domain/imports/columns'
import { importStates, importRowStates } from '@arriero/domain/imports/import-states'
import { errorCodes } from '@arriero/domain/errors/errors'
import { clients } from '@arriero/domain/people/roles'
import { importMostBytes } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, instantShape, says, updated } from '../shapes.ts'

const access = { roles: clients } as const
const writes = { access, keyScope: 'orders.write' } as const
const reads = { access, keyScope: 'orders.read' } as const

/** By field, the column it stands in, from 0. */
const mappingShape = z.partialRecord(z.enum(importFields), z.number().int().min(0).max(99))

const counts = z.object({
  /** Rows with something in them. */
  total: z.number().int(),
  checked: z.number().int(),
  good: z.number().int(),
  wrong: z.number().int(),
  /** Asked for before, by their reference. */
  existing: z.number().int(),
  published: z.number().int(),
  undone: z.number().int(),
})

const importShape = z.object({
  _id: z.string(),
  /** Of the file, as it was called. */
  name: z.string(),
  state: z.enum(importStates),
  counts,
  createdAt: instantShape,
})

const faultShape = z.object({
  /** Null where it is of the whole row. */
  field: z.enum(importFields).nullable(),
  /** Its title in the file. */
  column: z.string().nullable(),
  /** What stands in the cell. */
  found: z.string(),
  code: z.enum(errorCodes),
  /** The sentence a person reads; it may say more than the code's own. */
  text: z.string(),
})

const rowShape = z.object({
  /** As the sheet counts it, its head included. */
  row: z.number().int(),
  state: z.enum(importRowStates),
  reference: z.string().nullable(),
  /** As they were understood; null where they were not. */
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  reservationDate: instantShape.nullable(),
  /** Where it is loaded is said to be closed then; it may be published all the same. */
  isOriginClosed: z.boolean(),
  faults: z.array(faultShape),
  /** The service that came of it, or that has its reference. */
  orderId: z.string().nullable(),
})

const fileReply = z.object({
  name: z.string(),
  /** The workbook, in base64. */
  file: z.string(),
})

export const orderImports = {
  all: endpoint('GET /order/import', {
    ...reads,
    query: listQuery(['-createdAt', 'createdAt']),
    reply: listOf(importShape),
  }),
  template: endpoint('GET /order/import/template', { ...reads, reply: fileReply }),
  detail: endpoint('GET /order/import/{_id}', {
    ...reads,
    params: idParams,
    reply: importShape.extend({
      sheets: z.array(z.object({ name: z.string(), rows: z.number().int() })),
      /** Which of them is read, from 0. */
      sheet: z.number().int(),
      /** The row that names the columns, as the sheet counts it. */
      headRow: z.number().int(),
      titles: z.array(z.string()),
      mapping: mappingShape,
      missing: z.array(z.enum(importFields)),
      /** Good rows at an hour at which their origin is closed. */
      closed: z.number().int(),
      /** Some rows, to see how they were read. */
      sample: z.array(z.array(z.string())),
      /** Null: it may be undone; else why not. */
      whyNotUndo: z.enum(errorCodes).nullable(),
    }),
    errors: ['import.not_found'],
  }),
  rows: endpoint('GET /order/import/rows/{_id}', {
    ...reads,
    params: idParams,
    query: listQuery(['row', '-row'])
      .omit({ q: true })
      .extend({ state: manyOf(z.enum(importRowStates, says('input.invalid'))) }),
    reply: listOf(rowShape),
    errors: ['import.not_found'],
  }),
  /** XLSX or CSV, one file. The same content again is the import there is. */
  create: endpoint('POST /order/import', {
    ...writes,
    takes: 'multipart',
    transaction: 'own',
    callsPerMinute: 20,
    bodyLimitBytes: importMostBytes + 500_000,
    reply: z.object({ _id: z.string(), isKnown: z.boolean() }),
    errors: [
      'file.required',
      'import.file_too_large',
      'import.file_unreadable',
      'import.no_rows',
      'import.too_many',
      'import.too_many_rows',
      'server.busy',
    ],
  }),
  /** Another sheet, another head, other columns: all rows are read and checked anew. */
  read: endpoint('POST /order/import/columns/{_id}', {
    ...writes,
    params: idParams,
    body: z.strictObject({
      sheet: z.number().int().min(0).max(99).optional(),
      headRow: z.number().int().min(1).max(2_000).optional(),
      mapping: mappingShape.optional(),
    }),
    reply: updated,
    errors: ['import.not_found', 'import.not_ready', 'import.no_rows', 'import.too_many_rows'],
  }),
  publish: endpoint('POST /order/import/publish/{_id}', {
    ...writes,
    params: idParams,
    body: z.strictObject({ which: z.enum(['all', 'good'], says('input.invalid')) }),
    reply: updated,
    errors: [
      'import.not_found',
      'import.not_ready',
      'import.columns_missing',
      'import.rows_wrong',
      'import.nothing_good',
      'import.undone',
    ],
  }),
  undo: endpoint('POST /order/import/undo/{_id}', {
    ...writes,
    params: idParams,
    reply: updated,
    errors: [
      'import.not_found',
      'import.not_ready',
      'import.not_published',
      'import.has_offers',
      'import.undone',
    ],
  }),
  /** Rows that came to nothing as they were, with the reason in a last column: corrected, they are imported again. */
  failed: endpoint('GET /order/import/failed/{_id}', {
    ...reads,
    params: idParams,
    reply: fileReply,
    errors: ['import.not_found'],
  }),
  /** What was not published is let go of. */
  discard: endpoint('DELETE /order/import/{_id}', {
    ...writes,
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['import.not_found', 'import.not_ready'],
  }),
}
