/** What a report of a step brings besides the step: why the enterprise reports it, and at the end the proof. Decisions §7. */
import type { ErrorCode } from '../errors/errors.ts'

export const deliveryCodeDigits = 4
/** After so many wrong tries only the carrier's report can finish. */
export const wrongTriesMax = 5

interface Reporter {
  isDriver: boolean
  /** The service is his as its carrier, whoever drives it. */
  isCarrier: boolean
  /** The client asked for a code. */
  needsCode: boolean
  isCodeSpent: boolean
}

/**
 * With what the end is proved besides photos: the consignee's digits, where the client asked for them; a carrier who reports
 * on behalf says why there are none. Who drives for himself is his own carrier, and has no other way once his tries are used up.
 */
export const deliveryProof = ({ isDriver, isCarrier, needsCode, isCodeSpent }: Reporter) => {
  if (!needsCode) return 'photos'
  return isCarrier && (isCodeSpent || !isDriver) ? 'reason' : 'code'
}

interface Brought {
  photos: number
  code: string | undefined
  reason: string | undefined
}

/** What is still missing of it, each under the field that would bring it. */
export const reportLack = (
  reporter: Reporter & { isFinish: boolean },
  { photos, code, reason }: Brought,
): Partial<Record<'reason' | 'images' | 'code', ErrorCode>> => {
  const proof = reporter.isFinish ? deliveryProof(reporter) : 'photos'
  return {
    ...(!reporter.isDriver && !reason ? { reason: 'milestone.reason_required' } : {}),
    ...(reporter.isFinish && photos === 0 ? { images: 'delivery.photo_required' } : {}),
    ...(reporter.isDriver && proof === 'reason' && !reason ? { reason: 'delivery.reason_required' } : {}),
    ...(proof === 'code' && !code ? { code: 'delivery.code_required' } : {}),
  }
}
