import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { profileShape } from './sessions.ts'
import { endpoint } from '../endpoint.ts'
import { created, idShape, line, says, searchText, typed, updated } from '../shapes.ts'

/** Of the words that were shown and agreed to. */
const version = (
  required: 'consent.terms_required' | 'consent.data_required' | 'consent.legal_age_required',
) => z.string(says(required)).regex(/^[0-9a-z.-]{1,40}$/, says('input.invalid'))

const consents = {
  /** Terms and conditions with the privacy policy. */
  terms: version('consent.terms_required'),
  data: version('consent.data_required'),
}

/** What a natural person agrees to. */
export const personConsents = z.strictObject(consents, says('consent.terms_required'))
const companyConsents = z.strictObject(
  { ...consents, legalAge: version('consent.legal_age_required') },
  says('consent.terms_required'),
)

/** `YYYY-MM-DD`. */
export const birthOn = typed('birth.required', 10)

export const newPassword = z
  .string(says('password.required'))
  .min(1, says('password.required'))
  .max(lettersMost.password, says('password.too_long'))

const everybody = {
  name: line(lettersMost.name, 'name.required'),
  cellPhone: typed('phone.required', lettersMost.cellPhone),
  email: typed('email.required', lettersMost.email),
  password: newPassword,
  address: line(lettersMost.place, 'address.required'),
}
const natural = {
  ...everybody,
  identification: typed('identification.required', lettersMost.identification),
  birthOn,
  consents: personConsents,
}
const company = {
  ...everybody,
  /** NIT, with its check digit or without. */
  identification: typed('nit.required', lettersMost.identification),
  consents: companyConsents,
}
const carrier = {
  /** DIVIPOLA code of the town it starts from. */
  basePlaceCode: z.string(says('place.required')).regex(/^\d{5}$/, says('place.required')),
}

const registrationBody = z.discriminatedUnion(
  'rol',
  [
    z.strictObject({ rol: z.literal('driver'), ...natural, ...carrier }),
    z.strictObject({ rol: z.literal('client'), ...natural }),
    z.strictObject({ rol: z.literal('enterprise'), ...company, ...carrier }),
    z.strictObject({ rol: z.literal('cliententerprise'), ...company }),
  ],
  says('role.required'),
)

const code = z
  .string(says('registration.code_invalid'))
  .min(1, says('registration.code_invalid'))
  .max(lettersMost.code, says('registration.code_invalid'))

export const passwordErrors = [
  'password.required',
  'password.too_short',
  'password.too_long',
  'password.too_common',
] as const

export const registration = {
  create: endpoint('POST /registration/create', {
    holdsRefusals: true,
    access: 'public',
    transaction: 'own',
    callsPerMinute: 20,
    body: registrationBody,
    reply: created,
    errors: [
      'identification.invalid',
      'nit.wrong_digit',
      'phone.invalid',
      'email.invalid',
      'birth.invalid',
      'registration.underage',
      'consent.version_outdated',
      ...passwordErrors,
      'server.busy',
    ],
  }),
  confirm: endpoint('POST /registration/confirm', {
    keyless: 'secret',
    access: 'public',
    callsPerMinute: 40,
    body: z.strictObject({
      _id: idShape,
      /** Upper or lower case, with or without its dash. */
      code,
    }),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: ['email.taken'],
  }),
  resend: endpoint('POST /registration/resend', {
    access: 'public',
    callsPerMinute: 10,
    body: z.strictObject({ _id: idShape }),
    reply: updated,
  }),
  towns: endpoint('GET /registration/town', {
    access: 'public',
    callsPerMinute: 120,
    query: z.object({ text: searchText }),
    reply: z.object({
      items: z.array(z.object({ code: z.string(), name: z.string() })),
      attribution: z.string(),
    }),
  }),
}
