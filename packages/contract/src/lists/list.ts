/** Every list: keyset pages, one query language. Decisions §3. */
import { orderStatuses } from '@arriero/domain/orders/orders'
import { z } from 'zod'
import { says, searchText } from '../shapes.ts'

const wholeNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
const several = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])

/** Query of a list that may be sorted by `sorts` (first one is the default; `-` = descending). */
export const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.object({
    limit: z.preprocess(wholeNumber, z.number(says('input.invalid')).int().min(1).max(100).default(20)),
    after: z.string().max(1200).optional(),
    sort: z.enum(sorts).default(sorts[0] as S[number]),
    q: searchText.optional(),
  })

/** A column filter that may be given several times. */
export const manyOf = <S extends z.ZodType>(one: S) => z.preprocess(several, z.array(one).max(20).optional())

export const statusFilter = manyOf(
  z.preprocess(
    wholeNumber,
    z
      .number()
      .int()
      .min(0)
      .max(orderStatuses.length - 1),
  ),
)

/** `total` is exact up to 10,000, and up to 1,000 where a text is looked for; beyond that it says so many and `totalIsMore`. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    totalIsMore: z.boolean().optional(),
    next: z.string().nullable(),
  })
