import { lettersMost } from '@arriero/domain/typed/limits'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, idShape, instantShape, line, says, updated } from '../shapes.ts'
import { selfShape } from './users.ts'

/** The account of the session, as its owner reads it. Spec §7 "Login response". */
export const profileShape = selfShape
export type Profile = z.infer<typeof profileShape>

const everyone = { roles, inValidation: true } as const

/** Log-ins: one with a password and everything that came from it. */
export const sessions = {
  logIn: endpoint('POST /auth/tokenbackoffice', {
    holdsRefusals: true,
    keyless: 'secret',
    access: 'public',
    transaction: 'own',
    callsPerMinute: 40,
    body: z
      .strictObject({
        email: z
          .string(says('user.username_required'))
          .trim()
          .min(1, says('user.username_required'))
          .max(lettersMost.email, says('auth.wrong_credentials')),
        password: z
          .string(says('user.password_required'))
          .min(1, says('user.password_required'))
          .max(lettersMost.password, says('auth.wrong_credentials')),
        /** Of who has a second factor: six digits of his app, or a backup code. */
        code: z
          .string(says('auth.code_required'))
          .trim()
          .min(1, says('auth.code_required'))
          .max(lettersMost.code, says('auth.code_wrong'))
          .optional(),
      })
      .optional(),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: ['auth.too_many_attempts', 'auth.no_session', 'server.busy'],
  }),
  firstAdministrator: endpoint('POST /auth/firstadministrator', {
    holdsRefusals: true,
    keyless: 'secret',
    access: 'public',
    transaction: 'own',
    callsPerMinute: 20,
    body: z.strictObject({
      /** Upper or lower case, with or without its dashes. */
      code: z
        .string(says('setup.code_invalid'))
        .min(1, says('setup.code_invalid'))
        .max(lettersMost.code, says('setup.code_invalid')),
      name: line(lettersMost.name, 'name.required'),
      email: z.string(says('email.invalid')).max(lettersMost.email, says('email.invalid')),
      identification: z
        .string(says('identification.invalid'))
        .max(lettersMost.identification, says('identification.invalid')),
      cellPhone: z.string(says('phone.invalid')).max(lettersMost.cellPhone, says('phone.invalid')),
      password: z
        .string(says('user.password_required'))
        .min(1, says('user.password_required'))
        .max(lettersMost.password, says('password.too_long')),
    }),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: [
      'request.not_found',
      'email.taken',
      'password.too_short',
      'password.too_common',
      'auth.too_many_attempts',
      'server.busy',
    ],
  }),
  logOut: endpoint('POST /auth/logout', {
    keyless: 'session ends',
    access: everyone,
    reply: z.object({ updated: z.literal(true) }),
  }),
  ticket: endpoint('POST /auth/ticket', {
    isReserved: true,
    keyless: 'secret',
    access: everyone,
    reply: z.object({ ticket: z.string() }),
  }),
  all: endpoint('GET /session/all', {
    access: everyone,
    query: z.object({ userId: idShape.optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          _id: z.string(),
          createdAt: instantShape,
          lastSeenAt: instantShape,
          /** When it ends by itself, used or not. */
          expiresAt: instantShape,
          /** The session that makes this call. */
          isCurrent: z.boolean(),
          /** `Chrome`, as it says itself; null where it said nothing that is known. */
          browser: z.string().nullable(),
          /** `Windows`, as the browser says it; null where it is unknown. */
          system: z.string().nullable(),
        }),
      ),
    }),
    errors: ['user.not_found'],
  }),
  end: endpoint('DELETE /session/{_id}', {
    access: everyone,
    params: idParams,
    reply: updated,
    errors: ['session.not_found'],
  }),
}
