import { lettersMost } from '@arriero/domain/limits'
import { backupCodeCount, secondFactorRoles } from '@arriero/domain/own-account'
import { carriers, roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { newPassword, passwordErrors } from './registration.ts'
import { idParams, instantShape, paragraph, says, updated } from './shapes.ts'
import { payInput } from './users.ts'

/** One's own password again, before what a stolen session must not do. */
export const ownPassword = z
  .string(says('user.password_required'))
  .min(1, says('user.password_required'))
  .max(1024, says('auth.wrong_credentials'))

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
  .max(64, says('factor.code_wrong'))

/** The password, and the code where a second factor is on: without it the answer is 401 `auth.code_required`, and the call is repeated with it. */
export const ownProof = { password: ownPassword, code: factorCode.optional() } as const

const withFactor = { roles: secondFactorRoles, inValidation: true } as const
const backupCodes = z.object({ codes: z.array(z.string()).length(backupCodeCount) })
const account = z.object({
  bank: z.string(),
  accountType: z.string(),
  /** Masked to its last four. */
  accountNumber: z.string(),
})

export const ownAccount = {
  password: endpoint({
    method: 'POST',
    path: '/user/password',
    summary: 'Change the own password. Every other session of this account ends.',
    access: { roles, inValidation: true },
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ ...ownProof, newPassword }),
    reply: updated,
    errors: [...confirmErrors, ...passwordErrors, 'password.same'],
  }),
  payAccount: endpoint({
    method: 'GET',
    path: '/user/payaccount',
    summary: 'Where the caller is paid, and the change that waits its day.',
    access: { roles: carriers, inValidation: true },
    reply: z.object({
      current: account.nullable(),
      change: account.extend({ askedAt: instantShape, countsFrom: instantShape }).nullable(),
    }),
    errors: [],
  }),
  askPayAccount: endpoint({
    method: 'POST',
    path: '/user/payaccount',
    summary:
      'Ask for another payout account, with the password again. It counts a day later; the owner is told by mail at once and may withdraw it.',
    access: { roles: carriers },
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ ...ownProof, pay: payInput }),
    reply: z.object({ updated: z.literal(true), countsFrom: instantShape }),
    errors: [
      ...confirmErrors,
      'pay.account_number_invalid',
      'pay.account_number_required',
      'pay.account_type_required',
      'pay.bank_required',
    ],
  }),
  dropPayAccount: endpoint({
    method: 'DELETE',
    path: '/user/payaccount',
    summary: 'Withdraw the change that waits: the account before it stays.',
    access: { roles: carriers },
    reply: updated,
    errors: ['pay.change_not_found'],
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/user/secondfactor',
    summary: 'Whether the log-in asks for a code, since when, and how many backup codes are left.',
    access: withFactor,
    reply: z.object({ since: instantShape.nullable(), codesLeft: z.number() }),
    errors: [],
  }),
  beginFactor: endpoint({
    method: 'POST',
    path: '/user/secondfactor',
    summary: 'A secret for an authenticator app; it counts once a code of it was typed, within ten minutes.',
    access: withFactor,
    transaction: 'own',
    keyless: 'secret',
    callsPerMinute: 10,
    body: z.strictObject({ password: ownPassword }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
    errors: [...confirmErrors, 'factor.already_on'],
  }),
  confirmFactor: endpoint({
    method: 'PUT',
    path: '/user/secondfactor',
    summary:
      'The first code of the app: from now on the log-in asks for one. Answers the backup codes, once.',
    access: withFactor,
    keyless: 'secret',
    callsPerMinute: 20,
    body: z.strictObject({ code: factorCode }),
    reply: backupCodes,
    errors: ['factor.code_required', 'factor.code_wrong', 'factor.begin_first', 'factor.already_on'],
  }),
  backupCodes: endpoint({
    method: 'POST',
    path: '/user/secondfactor/codes',
    summary: 'New backup codes; the ones before are worth nothing any more.',
    access: withFactor,
    transaction: 'own',
    keyless: 'secret',
    callsPerMinute: 10,
    body: z.strictObject(ownProof),
    reply: backupCodes,
    errors: [...confirmErrors, 'factor.not_on'],
  }),
  endFactor: endpoint({
    method: 'POST',
    path: '/user/secondfactor/off',
    summary: 'The log-in asks for the password alone again. Takes the password and a code.',
    access: withFactor,
    transaction: 'own',
    callsPerMinute: 10,
    body: z.strictObject({ password: ownPassword, code: factorCode }),
    reply: updated,
    errors: [...confirmErrors, 'factor.code_required', 'factor.code_wrong', 'factor.not_on'],
  }),
  removeFactor: endpoint({
    method: 'POST',
    path: '/user/secondfactor/remove/{_id}',
    summary:
      "Take away somebody's second factor who lost phone and codes: an administrator, with his own password and a reason. Its owner is told.",
    access: { roles: ['administrator'] },
    transaction: 'own',
    callsPerMinute: 10,
    params: idParams,
    body: z.strictObject({ ...ownProof, reason: paragraph(lettersMost.words, 'reason.required') }),
    reply: updated,
    errors: [...confirmErrors, 'reason.required', 'user.not_found', 'factor.not_on'],
  }),
}
