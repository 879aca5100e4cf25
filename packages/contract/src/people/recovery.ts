import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { says } from '../shapes.ts'

const email = z
  .string(says('recovery.email_required'))
  .trim()
  .min(1, says('recovery.email_required'))
  .max(lettersMost.email, says('recovery.email_invalid'))

/** `mensaje`: the sentence for the person, as the specification names it. */
const answered = z.object({ updated: z.literal(true), mensaje: z.string() })

/** A forgotten password. Nobody learns from it which e-mails have an account. */
export const recovery = {
  ask: endpoint('POST /user/verifycode', {
    access: 'public',
    callsPerMinute: 20,
    errorKey: 'mensaje',
    body: z.strictObject({ email }),
    reply: answered,
  }),
  reset: endpoint('POST /user/resetpassword', {
    holdsRefusals: true,
    access: 'public',
    transaction: 'own',
    callsPerMinute: 40,
    errorKey: 'mensaje',
    body: z.strictObject({
      email,
      /** Upper or lower case, with or without its dashes. */
      code: z
        .string(says('recovery.code_required'))
        .trim()
        .min(1, says('recovery.code_required'))
        .max(lettersMost.code, says('recovery.code_invalid')),
      password: z
        .string(says('recovery.password_required'))
        .min(1, says('recovery.password_required'))
        .max(lettersMost.password, says('password.too_long')),
    }),
    reply: answered,
    errors: ['password.too_short', 'password.too_common', 'auth.too_many_attempts', 'server.busy'],
  }),
}
