/** Refusals around one's own account: recovery, second factor, payout account, leaving. Part of `errors.ts`. */
export const accountErrorCodes = [
  'account.deleted',
  'account.deletion_drivers',
  'account.deletion_money',
  'account.deletion_services',
  'auth.code_wrong',
  'factor.already_on',
  'factor.begin_first',
  'factor.code_required',
  'factor.code_wrong',
  'factor.not_on',
  'pay.change_not_found',
  'recovery.code_invalid',
  'recovery.code_required',
  'recovery.email_invalid',
  'recovery.email_required',
  'recovery.password_required',
] as const
