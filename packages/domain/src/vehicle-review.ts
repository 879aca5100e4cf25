/** Which cargo staff may grant a vehicle, and when it may take one out of service. Decisions §12. */
import type { ErrorCode } from './errors.ts'

type JudgedPaper = { expiresOn: string | null; isValidated: boolean }

const isExpired = ({ expiresOn }: JudgedPaper, onDay: string) => expiresOn !== null && expiresOn < onDay

export type CargoGrant = {
  /** Every cargo but the general one is granted on a paper of its own. */
  needsPaper: boolean
  paper: JudgedPaper | undefined
}

/** Whether a cargo type may be granted to a vehicle with the paper it has for it. */
export const grantDenial = ({ needsPaper, paper }: CargoGrant, onDay: string): ErrorCode | undefined => {
  if (!needsPaper) return undefined
  if (!paper) return 'cargo.paper_missing'
  if (isExpired(paper, onDay)) return 'cargo.paper_expired'
  return paper.isValidated ? undefined : 'cargo.paper_not_validated'
}

/** Who is named for a service must still be able to do it. */
export const deactivationDenial = (openServiceCount: number): ErrorCode | undefined =>
  openServiceCount > 0 ? 'vehicle.has_services' : undefined
