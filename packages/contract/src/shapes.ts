/** Pieces that many nouns share. Input messages are error codes, so that form and server say the same sentence. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { isInColombia } from '@arriero/domain/places/colombia'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { totalMaxPesos, typedAmountMaxPesos } from '@arriero/domain/money/money'
import { priceOddities } from '@arriero/domain/money/price-sense'
import { searchLettersMost } from '@arriero/domain/typed/searches'
import { idPattern } from '@arriero/domain/people/identifiers'
import { z } from 'zod'

/** A zod message that is one of our codes. */
export const says = (code: ErrorCode) => ({ error: code })

/** An id; of any other text the code says what is missing. */
export const idSaying = (code: ErrorCode) => z.string(says(code)).regex(idPattern, says(code))
export const idShape = idSaying('input.invalid')
export const idParams = z.object({ _id: idShape })

export const created = z.object({ _id: z.string() })
export const updated = z.object({ updated: z.literal(true) })

// Control characters and lone surrogates never reach the database; line breaks only where a text may be long.
const controlInLine = /[\u0000-\u001f\u007f]/u
const controlInText = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/u
const clean = (text: string) => text.normalize('NFC').trim()

/** In code points: what people count as a letter. */
const isWithin = (most: number) => (text: string) => [...text].length <= most

const textOf = (maxLength: number, code: ErrorCode, forbidden: RegExp) =>
  z
    .string(says(code))
    .max(maxLength * 4, says('input.invalid'))
    .refine((text) => text.isWellFormed() && !forbidden.test(text), says('input.invalid'))
    .transform(clean)
    .refine((text) => text.length > 0, says(code))
    .refine(isWithin(maxLength), says('input.invalid'))

/** A number or an address that its own rule judges later. */
export const typed = (code: ErrorCode, most: number, wrong: ErrorCode = 'input.invalid') =>
  z.string(says(code)).trim().min(1, says(code)).max(most, says(wrong))

/** One line a person types; `code` says it is missing. Length in code points. */
export const line = (maxLength: number, code: ErrorCode) => textOf(maxLength, code, controlInLine)
/** Several lines a person types. */
export const paragraph = (maxLength: number, code: ErrorCode) => textOf(maxLength, code, controlInText)
/** The same where it may be left empty: '' and absent are the same. */
export const optionalParagraph = (maxLength: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    paragraph(maxLength, 'input.invalid').optional(),
  )

/** The text that a list is searched for. */
export const searchText = z
  .string()
  .max(searchLettersMost * 4)
  .trim()
  .refine(isWithin(searchLettersMost))

const strictDecimal = (value: unknown) =>
  typeof value === 'string' && /^(0|[1-9]\d{0,12})$/.test(value) ? Number(value) : value

/** Integer pesos a person types, 1 … 5,000,000,000: a JSON integer or strict decimal text. Decisions §9. */
export const typedPesos = (required: ErrorCode) =>
  z.preprocess(
    strictDecimal,
    z
      .number(says(required))
      .int(says('money.not_whole'))
      .min(1, says('money.too_small'))
      .max(typedAmountMaxPesos, says('money.too_large')),
  )

/** A price with its VAT, which may be more than anybody types; what it is without VAT is for the rates to say. Decisions §9. */
export const pricePesos = z.preprocess(
  strictDecimal,
  z
    .number(says('money.required'))
    .int(says('money.not_whole'))
    .min(1, says('money.too_small'))
    .max(totalMaxPesos, says('offer.total_too_large')),
)

export const pesosShape = z.number().int()

/** A price far from the reference of its trip: it is taken, and told. Null where nothing is odd, or no reference known. */
export const priceWarning = z
  .object({
    code: z.enum(priceOddities.map((oddity) => `price.${oddity}` as const)),
    text: z.string(),
    value: pesosShape,
    reference: pesosShape,
  })
  .nullable()
export const instantShape = z.string()

/** A point on the map with the name a person reads. `exact`: a pin someone placed. Decisions §12. */
export const placeInput = z
  .strictObject(
    {
      name: line(lettersMost.place, 'place.required'),
      latitude: z.number(says('place.required')),
      longitude: z.number(says('place.required')),
      code: z
        .string()
        .regex(/^\d{5}$/, says('input.invalid'))
        .optional(),
      exact: z.boolean().optional(),
      /** As a place is read, so that one may be sent as it was read; it follows from the rest. */
      zoneKm: z.number(says('input.invalid')).nullish(),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'place.required' : undefined) },
  )
  .refine(isInColombia, says('place.outside_colombia'))

export const pointInput = z
  .strictObject({ latitude: z.number(says('place.required')), longitude: z.number(says('place.required')) })
  .refine(isInColombia, says('place.outside_colombia'))

/** DIVIPOLA code of a municipality. */
export const townCode = z
  .string(says('place.outside_colombia'))
  .regex(/^\d{5}$/, says('place.outside_colombia'))

/**
 * About how far around its point a place may be: as far as its town reaches where only that is known, or as far as the place is
 * kept from who has not taken the service. Null where the point is the place. Security B3.
 */
export const zoneKm = z.number().nullable()

export const placeShape = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  code: z.string(),
  exact: z.boolean(),
  zoneKm,
})

/** The town a carrier works from; null where none was ever named. Its vehicles have the same. */
export const basePlaceShape = z
  .object({ code: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), zoneKm })
  .nullable()

export const personShape = z.object({ _id: z.string(), name: z.string(), image: z.string().nullable() })

export const errorReply = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Services because of which the act was refused. */
  orders: z.array(z.string()).optional(),
  /** The type of vehicle that would do, where the one asked for cannot carry the cargo. */
  typeVehicle: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The same sentence as `error`, where the specification names it so: `pqr/create`. */
  errors: z.string().optional(),
  /** The same again, where it is named so: `user/resetpassword`. */
  mensaje: z.string().optional(),
})
export type ErrorReply = z.infer<typeof errorReply>
