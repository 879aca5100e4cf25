import { lettersMost } from '@arriero/domain/typed/limits'
import { backupCodeCount, secondFactorRoles } from '@arriero/domain/people/own-account'
import { carriers, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPassword, passwordErrors } from './registration.ts'
import { idParams, instantShape, paragraph, says, updated } from '../shapes.ts'
import { payInput } from './accounts.ts'

/** One's own password again, before what a stolen session must not do. */
export const ownPassword = z
  .string(says('user.password_required'))
  .min(1, says('user.password_required'))
  .max(lettersMost.password, says('auth.wrong_credentials'))

export const confirmErrors = [
  'user.password_required',
  'auth.wrong_credentials',
  'auth.code_required',
  'auth.code_wrong',
  'auth.too_many_attempts',
  'server.busy',
] as const

/** Six digits of the app, or one of the backup codes. */
const factorCode = z
  .string(says('factor.code_required'))
  .trim()
  .min(1, says('factor.code_required'))
  .max(lettersMost.code, says('factor.code_wrong'))

/** The password, and the code where a second factor is on: without it the answer is 401 `auth.code_required`, and the call is repeated with it. */
export const ownProof = { password: ownPassword, code: factorCode.optional() } as const

const withFactor = { roles: secondFactorRoles, inValidation: true } as const
const backupCodes = z.object({ codes: z.array(z.string()).length(backupCodeCount) })
const account = z.object({
  bank: z.string(),
  accountType: z.string(),
  /** Only the last four digits, the rest masked. */
  accountNumber: z.string(),
})

export const ownAccount = {
  password: endpoint('POST /user/password', {
    access: { roles, inValidation: true },
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ ...ownProof, newPassword }),
    reply: updated,
    errors: [...confirmErrors, ...passwordErrors, 'password.same'],
  }),
  payAccount: endpoint('GET /user/payaccount', {
    access: { roles: carriers, inValidation: true },
    reply: z.object({
      current: account.nullable(),
      change: account.extend({ askedAt: instantShape, countsFrom: instantShape }).nullable(),
    }),
  }),
  askPayAccount: endpoint('POST /user/payaccount', {
    access: { roles: carriers },
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ ...ownProof, pay: payInput }),
    reply: z.object({ updated: z.literal(true), countsFrom: instantShape }),
    errors: [...confirmErrors],
  }),
  dropPayAccount: endpoint('DELETE /user/payaccount', {
    access: { roles: carriers },
    reply: updated,
    errors: ['pay.change_not_found'],
  }),
  secondFactor: endpoint('GET /user/secondfactor', {
    access: withFactor,
    reply: z.object({ since: instantShape.nullable(), codesLeft: z.number() }),
  }),
  beginFactor: endpoint('POST /user/secondfactor', {
    access: withFactor,
    transaction: 'own',
    keyless: 'secret',
    callsPerMinute: 10,
    body: z.strictObject({ password: ownPassword }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    errors: [...confirmErrors, 'factor.already_on'],
  }),
  confirmFactor: endpoint('PUT /user/secondfactor', {
    access: withFactor,
    transaction: 'own',
    keyless: 'secret',
    callsPerMinute: 20,
    body: z.strictObject({ code: factorCode }),
    reply: backupCodes,
    errors: ['factor.begin_first', 'factor.already_on'],
  }),
  backupCodes: endpoint('POST /user/secondfactor/codes', {
    access: withFactor,
    transaction: 'own',
    keyless: 'secret',
    callsPerMinute: 10,
    body: z.strictObject(ownProof),
    reply: backupCodes,
    errors: [...confirmErrors, 'factor.not_on'],
  }),
  endFactor: endpoint('POST /user/secondfactor/off', {
    access: withFactor,
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ password: ownPassword, code: factorCode }),
    reply: updated,
    errors: [...confirmErrors, 'factor.not_on'],
  }),
  removeFactor: endpoint('POST /user/secondfactor/remove/{_id}', {
    access: { roles: ['administrator'] },
    transaction: 'own',
    callsPerMinute: 10,
    params: idParams,
    body: z.strictObject({ ...ownProof, reason: paragraph(lettersMost.words, 'reason.required') }),
    reply: updated,
    errors: [...confirmErrors, 'user.not_found', 'factor.not_on'],
  }),
}
