/** The HTTP status of each refusal. Decisions §4. */
import type { ErrorCode } from '@arriero/domain/errors'

const notFound =
  /^(order|offer|user|vehicle|file|cargo|setting|tariff)\.not_found$|^request\.not_found$|^payment\.attempt_not_found$|^vehicle\.type_not_found$/
const wrongInput =
  /^(input|fee|form|identification|measure|model|money|registered_on|nit|phone|plate|place|trailer_plate|paper|password|waiver)\.|_required$|\.required$|^request\.malformed$|^file\.(not_|pdf|too_many)|^order\.(reservation_too|route_same)|^offer\.total_too_large|^email\.invalid$|^setting\.out_of_range$|^vehicle\.body_unknown$|^insurance\.(over_limit|premium_differs)|^payment\.notice_|^tariff\.(day|file|nothing|row|value)_|^rates\.vat_base_day_passed$/

const fixed: Partial<Record<ErrorCode, number>> = {
  'account.in_validation': 403,
  'auth.code_required': 401,
  'auth.no_session': 401,
  'auth.role_refused': 403,
  'auth.too_many_attempts': 429,
  'auth.wrong_credentials': 401,
  'batch.not_found': 404,
  'birth.invalid': 400,
  'consent.location_required': 403,
  'device.not_found': 404,
  'device.unknown': 401,
  'document.not_found': 404,
  'document.too_many_pictures': 400,
  'link.not_found': 404,
  'export.list_unknown': 400,
  'export.not_found': 404,
  'file.document_too_large': 413,
  'file.quota': 429,
  'file.too_large': 413,
  'insurance.failed': 503,
  'invitation.not_found': 404,
  'live.ticket_invalid': 401,
  'notification.not_found': 404,
  'paper.expired': 409,
  'paper.not_found': 404,
  'paper.replaced': 409,
  'payout.not_found': 404,
  'plate.taken': 409,
  'pay.account_number_invalid': 400,
  'payment.notice_not_found': 404,
  'pqr.not_found': 404,
  'provider.unavailable': 503,
  'push.endpoint_refused': 400,
  'rates.below_zero': 400,
  'rates.not_found': 404,
  'rates.over_limit': 400,
  'rates.profit_not_whole': 400,
  'rates.too_fine': 400,
  'refund.not_found': 404,
  'registration.code_invalid': 400,
  'registration.underage': 400,
  'request.body_too_large': 413,
  'request.headers_too_large': 431,
  'request.media_type': 415,
  'request.method': 405,
  'request.repeated_key_differs': 422,
  'request.key_running': 409,
  'request.timed_out': 408,
  'request.too_many': 429,
  'server.busy': 503,
  'server.unavailable': 503,
  'server.unexpected': 500,
  'session.invalid': 401,
  'session.not_found': 404,
  'settlement.span_invalid': 400,
  'settlement.too_long': 400,
  'standby.beyond_meter': 400,
  'standby.day_past': 400,
  'standby.not_found': 404,
  'view.not_found': 404,
  'withholding.day_past': 400,
  'withholding.out_of_range': 400,
  'view.not_shareable': 403,
  'view.too_large': 400,
  // As if there were no such door: afterwards there is none. Security (g) 4.
  'setup.code_invalid': 404,
}

/** 400 input, 404 unknown or out of reach, 409 wrong state; the rest by name. */
export const statusOf = (code: ErrorCode): number => {
  const named = fixed[code]
  if (named) return named
  if (notFound.test(code)) return 404
  return wrongInput.test(code) ? 400 : 409
}
