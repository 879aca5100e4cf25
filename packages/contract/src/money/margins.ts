/** What the brokerage keeps of its services, and how it came to them: by lane, client, carrier and week. docs/decisions/0072. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { marginGroupings, weeksDenial } from '@arriero/domain/money/margins'
import { treasurers } from '@arriero/domain/people/roles'
import { isDay } from '@arriero/domain/time/calendar'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { flag } from '../people/user-lists.ts'
import { idShape, instantShape, pesosShape, says } from '../shapes.ts'

const readers = { roles: treasurers } as const
const count = z.number().int()

/** Of one set of services, offers and returned services; every figure is a sum of its rows. */
const figures = {
  /** Services that are over and left money: what clients paid before VAT, and whom it went to. */
  services: count,
  billed: pesosShape,
  freight: pesosShape,
  insurer: pesosShape,
  commission: pesosShape,
  /** What is left of it: the commission, and of the insurance what its insurer did not cost. As the journal has it. */
  margin: pesosShape,
  /** Finished ones whose trip has a reference price: what their carriers agreed on, and what it says. */
  compared: count,
  priced: pesosShape,
  reference: pesosShape,
  /** Finished ones with a legal floor, and those that were agreed on below it. */
  floored: count,
  belowFloor: count,
  /** Carriers that named a price for a service, each once, and whose price was taken. */
  offers: count,
  won: count,
  /** Services that got their first offer, and how long all of them waited for it. */
  firstOffers: count,
  firstMinutes: count,
  /** Services that their carrier gave back. */
  returned: count,
}
export const marginFiguresShape = z.object(figures)
export type MarginFigures = z.output<typeof marginFiguresShape>

const day = z.iso.date(says('input.invalid')).refine(isDay, says('input.invalid')).optional()

/** Days are told as the weeks they lie in: docs/decisions/0072. */
const narrowed = {
  from: day,
  to: day,
  client: idShape.optional(),
  carrier: idShape.optional(),
  /** The codes of its two municipalities: `11001-05001`. */
  lane: z
    .string()
    .regex(/^\d{5}-\d{5}$/, says('input.invalid'))
    .optional(),
}

type Days = { from?: string | undefined; to?: string | undefined }

/** What is no day is refused as none; it lies in no week. */
const isEveryDay = ({ from, to }: Days): boolean =>
  [from, to].every((asked) => asked === undefined || isDay(asked))
const within = (code: ErrorCode) => (asked: Days) => !isEveryDay(asked) || weeksDenial(asked) !== code
const atEnd = (code: ErrorCode) => ({ ...says(code), path: ['to'] })

/** Refused here, so that list, sums and file refuse alike. */
const inWeeks = <S extends z.ZodType<Days>>(query: S): S =>
  query
    .refine(within('margin.days_reversed'), atEnd('margin.days_reversed'))
    .refine(within('margin.too_many_weeks'), atEnd('margin.too_many_weeks'))

const named = z.object({ _id: z.string(), name: z.string() })

/** A service as a row about it names it. */
const ofService = {
  _id: z.string(),
  order: z.string(),
  date: instantShape,
  origin: z.string(),
  destination: z.string(),
  client: named,
  carrier: named.nullable(),
  /** Of its trip; null where there is none. */
  reference: pesosShape.nullable(),
  floor: pesosShape.nullable(),
}

const serviceShape = z.object({
  ...ofService,
  status: z.number(),
  billed: pesosShape,
  freight: pesosShape,
  insurer: pesosShape,
  commission: pesosShape,
  margin: pesosShape,
  /** What its carrier agreed on; null where it was not finished. */
  priced: pesosShape.nullable(),
})
export type MarginService = z.output<typeof serviceShape>

const offerShape = z.object({
  ...ofService,
  carrier: named,
  /** What the carrier asks for himself, as last told. */
  value: pesosShape,
  isWon: z.boolean(),
  /** How long the service had waited, where it was the first one it got. */
  firstMinutes: z.number().int().nullable(),
})
export type MarginOffer = z.output<typeof offerShape>

const returnShape = z.object({ ...ofService, reason: z.string() })
export type MarginReturn = z.output<typeof returnShape>

const groupShape = z.object({
  _id: z.string(),
  /** Whose they are, or where they went; of a week its Monday. */
  name: z.string(),
  ...figures,
})
export type MarginGroup = z.output<typeof groupShape>

const byDate = listQuery(['-date', 'date'])

export const margins = {
  summary: endpoint('GET /margin/summary', {
    access: readers,
    query: inWeeks(z.object(narrowed)),
    reply: z.object({
      /** The first Monday and the last Sunday that are told. */
      from: z.string(),
      to: z.string(),
      /** Whom and what it was narrowed to, by name. */
      of: z.object({
        client: named.nullable(),
        carrier: named.nullable(),
        lane: named.nullable(),
      }),
      all: marginFiguresShape,
      /** Every week of them, the earliest first, by its Monday. */
      weeks: z.array(z.object({ week: z.string(), ...figures })),
    }),
  }),
  groups: endpoint('GET /margin/groups', {
    access: readers,
    query: inWeeks(
      listQuery(['-margin', 'margin', '-services', 'services', '-offers', 'offers', '-week', 'week']).extend({
        by: z.enum(marginGroupings).default('lane'),
        ...narrowed,
      }),
    ),
    reply: listOf(groupShape),
  }),
  services: endpoint('GET /margin/services', {
    access: readers,
    query: inWeeks(byDate.extend({ ...narrowed, compared: flag.optional(), belowFloor: flag.optional() })),
    reply: listOf(serviceShape),
  }),
  offers: endpoint('GET /margin/offers', {
    access: readers,
    query: inWeeks(byDate.extend({ ...narrowed, won: flag.optional(), first: flag.optional() })),
    reply: listOf(offerShape),
  }),
  returns: endpoint('GET /margin/returns', {
    access: readers,
    query: inWeeks(byDate.extend(narrowed)),
    reply: listOf(returnShape),
  }),
}
