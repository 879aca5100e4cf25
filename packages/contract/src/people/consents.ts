import { accountKinds, answerableKinds, consentKinds } from '@arriero/domain/people/consents'
import { carriers, clients, operators, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personConsents } from './registration.ts'
import { instantShape, says, updated } from '../shapes.ts'

const kind = z.enum(answerableKinds, says('input.invalid'))

/** What stands of one kind: `isInForce` is the server's word; the phone asks where it is false and `answeredAt` is null. */
const standingShape = z.object({
  kind: z.enum(consentKinds),
  /** Version of the consent words to be shown now. */
  version: z.string(),
  isInForce: z.boolean(),
  /** When the words of this version were last answered; null while they never were. */
  answeredAt: instantShape.nullable(),
})

export const consents = {
  own: endpoint('GET /user/consent', {
    access: { roles, inValidation: true },
    reply: z.object({
      standing: z.array(standingShape),
      /** Of the account, to be agreed to yet: it was made by others, or the words are new. */
      due: z.array(z.enum(accountKinds)),
      items: z.array(
        z.object({
          _id: z.string(),
          kind: z.enum(consentKinds),
          version: z.string(),
          isGiven: z.boolean(),
          channel: z.string(),
          at: instantShape,
        }),
      ),
    }),
  }),
  answer: endpoint('POST /user/consent', {
    access: { roles: operators },
    callsPerMinute: 30,
    body: z.strictObject({
      kind,
      /** Version of the consent words that were shown. */
      version: z.string(says('input.invalid')).regex(/^[0-9a-z.-]{1,40}$/, says('input.invalid')),
      isGiven: z.boolean(says('input.invalid')),
      /** When it was given, by the device's clock; left out: now. */
      at: z.iso.datetime({ offset: true, error: 'input.invalid' }).optional(),
      /** The device's clock when it sent this, to know its offset. */
      sentAt: z.iso.datetime({ offset: true, error: 'input.invalid' }).optional(),
    }),
    reply: z.object({ kind: z.enum(consentKinds), isInForce: z.boolean(), at: instantShape }),
    errors: ['consent.version_outdated'],
  }),
  accept: endpoint('POST /user/consent/account', {
    access: { roles: [...clients, ...carriers, 'enterprisedriver'], inValidation: true },
    callsPerMinute: 30,
    body: z.strictObject({ consents: personConsents }),
    reply: updated,
    errors: ['consent.version_outdated'],
  }),
}
