/** Whom to ask for at a place, when somebody is there, and what a driver has to know to get in. */
import { hoursDenial, weekdays } from '@arriero/domain/places/opening-hours'
import { parsePhone } from '@arriero/domain/people/identifiers'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { line, paragraph, says } from '../shapes.ts'

const hour = z.string(says('hours.invalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('hours.invalid'))

/** `HH:MM` in Bogotá by weekday; a day left out is closed. */
export const openingHoursShape = z
  .partialRecord(z.enum(weekdays, says('hours.invalid')), z.strictObject({ opens: hour, closes: hour }))
  .refine((hours) => hoursDenial(hours) === undefined, says('hours.invalid'))

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** A field that may be empty: '' and null are the same. */
const orNull = <S extends z.ZodType>(shape: S) => z.preprocess(blank, shape.nullable().optional()).optional()

export const siteContactInput = {
  contactName: orNull(line(lettersMost.name, 'name.required')),
  contactPhone: orNull(
    z
      .string(says('phone.invalid'))
      .max(lettersMost.cellPhone, says('phone.invalid'))
      .refine((text) => parsePhone(text) !== undefined, says('phone.invalid'))
      .transform((text) => parsePhone(text) ?? text),
  ),
  hours: orNull(openingHoursShape),
  instructions: orNull(paragraph(lettersMost.words, 'input.invalid')),
}

export const siteContactShape = z.object({
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  hours: openingHoursShape.nullable(),
  instructions: z.string().nullable(),
})
export type SiteContact = z.infer<typeof siteContactShape>

/** Of both ends of a service; an end about which nothing is said is left out. */
export const contactsInput = z.strictObject({
  origin: z.strictObject(siteContactInput).optional(),
  destination: z.strictObject(siteContactInput).optional(),
})
