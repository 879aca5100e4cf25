import { lettersMost } from '@arriero/domain/limits'
import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line, says } from './shapes.ts'
import { selfShape } from './users.ts'

/** The account of the session, as its owner reads it. Spec §7 "Login response". */
export const profileShape = selfShape
export type Profile = z.infer<typeof profileShape>

const everyone = { roles, inValidation: true } as const

export const auth = {
  logIn: endpoint({
    method: 'POST',
    path: '/auth/tokenbackoffice',
    keyless: 'secret',
    summary: 'Log in with e-mail and password, or with the remember cookie when the body is empty.',
    access: 'public',
    transaction: 'own',
    callsPerMinute: 40,
    body: z
      .strictObject({
        email: z
          .string(says('user.username_required'))
          .trim()
          .min(1, says('user.username_required'))
          .max(254, says('auth.wrong_credentials')),
        password: z
          .string(says('user.password_required'))
          .min(1, says('user.password_required'))
          .max(1024, says('auth.wrong_credentials')),
        /** Of who has a second factor: six digits of his app, or a backup code. */
        code: z
          .string(says('auth.code_required'))
          .trim()
          .min(1, says('auth.code_required'))
          .max(64, says('auth.code_wrong'))
          .optional(),
      })
      .optional(),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: [
      'auth.wrong_credentials',
      'auth.code_required',
      'auth.code_wrong',
      'auth.too_many_attempts',
      'auth.no_session',
      'server.busy',
    ],
  }),
  firstAdministrator: endpoint({
    method: 'POST',
    path: '/auth/firstadministrator',
    keyless: 'secret',
    summary: 'Make the first administrator with the one-time code that the console printed, and log in.',
    access: 'public',
    transaction: 'own',
    callsPerMinute: 20,
    body: z.strictObject({
      /** Upper or lower case, with or without its dashes. */
      code: z
        .string(says('setup.code_invalid'))
        .min(1, says('setup.code_invalid'))
        .max(64, says('setup.code_invalid')),
      name: line(lettersMost.name, 'name.required'),
      email: z.string(says('email.invalid')).max(254, says('email.invalid')),
      identification: z.string(says('identification.invalid')).max(20, says('identification.invalid')),
      cellPhone: z.string(says('phone.invalid')).max(lettersMost.cellPhone, says('phone.invalid')),
      password: z
        .string(says('user.password_required'))
        .min(1, says('user.password_required'))
        .max(1024, says('password.too_long')),
    }),
    reply: z.object({ token: z.string(), user: profileShape }),
    errors: [
      'request.not_found',
      'setup.code_invalid',
      'name.required',
      'email.invalid',
      'email.taken',
      'identification.invalid',
      'phone.invalid',
      'password.too_short',
      'password.too_long',
      'password.too_common',
      'auth.too_many_attempts',
      'server.busy',
    ],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    keyless: 'session ends',
    summary: 'End this session on every node and forget the remember cookie.',
    access: everyone,
    reply: z.object({ updated: z.literal(true) }),
    errors: [],
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/auth/ticket',
    keyless: 'secret',
    summary: 'A single-use ticket (30 s) that opens the live channel.',
    access: everyone,
    reply: z.object({ ticket: z.string() }),
    errors: [],
  }),
}
