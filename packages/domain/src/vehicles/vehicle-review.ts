/** Which cargo staff may grant a vehicle, and when it may take one out of service. Decisions §12. */
import type { ErrorCode } from '../errors/errors.ts'

type JudgedPaper = { kind: string; expiresOn: string | null; isValidated: boolean }

const isExpired = ({ expiresOn }: JudgedPaper, onDay: string) => expiresOn !== null && expiresOn < onDay

export type CargoGrant = {
  /** The papers a cargo is granted on, all of them; none for the general one. */
  needed: readonly string[]
  /** The vehicle's papers for this cargo, of each kind the one in force. */
  papers: readonly JudgedPaper[]
}

const paperDenial = (paper: JudgedPaper | undefined, onDay: string): ErrorCode | undefined => {
  if (!paper) return 'cargo.paper_missing'
  if (isExpired(paper, onDay)) return 'cargo.paper_expired'
  return paper.isValidated ? undefined : 'cargo.paper_not_validated'
}

/** Whether a cargo type may be granted to a vehicle with the papers it has for it. */
export const grantDenial = ({ needed, papers }: CargoGrant, onDay: string): ErrorCode | undefined =>
  needed
    .map((kind) =>
      paperDenial(
        papers.find((paper) => paper.kind === kind),
        onDay,
      ),
    )
    .find((code) => code !== undefined)

/** Who is named for a service must still be able to do it. */
export const deactivationDenial = (openServiceCount: number): ErrorCode | undefined =>
  openServiceCount > 0 ? 'vehicle.has_services' : undefined
