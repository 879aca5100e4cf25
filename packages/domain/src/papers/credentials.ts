/** Papers: who needs which, and whether one holds on a day. Decisions §12, domain facts §5.1. */
import { daysAfter, yearsAfter } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Role } from '../people/roles.ts'
import type { VehicleService } from '../vehicles/vehicles.ts'

export const paperKinds = [
  'soat',
  'propertyCard',
  'inspection',
  'identity',
  'licence',
  'occupationalRisk',
  'health',
  'taxRegistry',
  'chamberOfCommerce',
  'legalRepresentativeIdentity',
] as const
export type PaperKind = (typeof paperKinds)[number]

export type Paper = {
  kind: PaperKind
  /** Bogotá day, the last on which it holds. */
  expiresOn: string | null
  isValidated: boolean
  /** A newer version that waits for staff: until then this one counts. */
  renewal?: { expiresOn: string | null } | undefined
}

/** What the owner of a vehicle uploads with it; the inspection may wait while the truck is too young. */
export const vehiclePapers = ['soat', 'propertyCard', 'inspection'] as const satisfies readonly PaperKind[]

const driverPapers = [
  'identity',
  'licence',
  'occupationalRisk',
  'health',
] as const satisfies readonly PaperKind[]

/** What an account must show before staff validates it. */
export const personPapers: Partial<Record<Role, readonly PaperKind[]>> = {
  driver: driverPapers,
  enterprisedriver: driverPapers,
  enterprise: ['taxRegistry', 'chamberOfCommerce', 'legalRepresentativeIdentity'],
}

/** These are worth nothing without a last day. */
const expiring: readonly PaperKind[] = ['soat', 'inspection', 'licence']

/** From so long before its last day a paper is told to end soon. */
export const soonDays = 30

export type PaperState = 'valid' | 'missing' | 'expired' | 'not_validated'

const isOver = (expiresOn: string | null, onDay: string) => expiresOn !== null && expiresOn < onDay

/**
 * Expiry is told before validation: staff cannot help an expired paper, only validate the newer one its owner has brought.
 * Valid through its last day.
 */
export const paperState = (paper: Paper | undefined, onDay: string): PaperState => {
  if (!paper || (paper.expiresOn === null && expiring.includes(paper.kind))) return 'missing'
  if (isOver(paper.expiresOn, onDay))
    return paper.renewal && !isOver(paper.renewal.expiresOn, onDay) ? 'not_validated' : 'expired'
  return paper.isValidated ? 'valid' : 'not_validated'
}

/** Null where its owner has not said yet. */
export type Registered = { registeredOn: string | null; service: VehicleService | null }

const inspectionFreeYears: Record<VehicleService, number> = { public: 2, private: 5 }

/** The first day on which a vehicle needs its technical inspection. */
export const inspectionDueOn = (registeredOn: string, service: VehicleService): string =>
  yearsAfter(registeredOn, inspectionFreeYears[service])

/** Of a vehicle of which one does not know it is asked for. */
export const isInspectionDue = ({ registeredOn, service }: Registered, day: string): boolean =>
  registeredOn === null || service === null || inspectionDueOn(registeredOn, service) <= day

/** The papers a trip depends on. */
export type GatePaper = 'soat' | 'inspection' | 'licence'
export type PaperCode = Extract<ErrorCode, `${GatePaper}.${Exclude<PaperState, 'valid'>}`>

export const paperCode = (
  kind: GatePaper,
  paper: Paper | undefined,
  onDay: string,
): PaperCode | undefined => {
  const state = paperState(paper, onDay)
  return state === 'valid' ? undefined : `${kind}.${state}`
}

/** Whether a carrier's or driver's own papers all hold. */
export const hasPapers = (role: Role, papers: readonly Paper[], onDay: string): boolean =>
  (personPapers[role] ?? []).every(
    (kind) =>
      paperState(
        papers.find((paper) => paper.kind === kind),
        onDay,
      ) === 'valid',
  )

/** How the papers of a vehicle stand, as its card says. */
export const vehiclePapersStates = ['missing', 'expired', 'waiting', 'expiring', 'valid'] as const
export type VehiclePapersState = (typeof vehiclePapersStates)[number]

const stateOn = (paper: Paper | undefined, today: string): VehiclePapersState => {
  const state = paperState(paper, today)
  if (state === 'not_validated') return 'waiting'
  if (state !== 'valid') return state
  return isOver(paper?.expiresOn ?? null, daysAfter(today, soonDays)) ? 'expiring' : 'valid'
}

/** The worst of those it needs on this Bogotá day; `expiring`: it holds today, not in 30 days. */
export const vehiclePapersState = (
  vehicle: Registered,
  papers: readonly Paper[],
  today: string,
): VehiclePapersState => {
  const isYoung = !isInspectionDue(vehicle, today)
  const states = vehiclePapers
    .filter((kind) => kind !== 'inspection' || !isYoung)
    .map((kind) =>
      stateOn(
        papers.find((paper) => paper.kind === kind),
        today,
      ),
    )
  return vehiclePapersStates.find((state) => states.includes(state)) ?? 'valid'
}

export type PapersStanding = 'valid' | 'expiring' | 'missing'

/** What a client who compares offers is told, judged as the gate judges; `expiring`: they hold today, not in 30 days. */
export const papersStanding = (role: Role, papers: readonly Paper[], today: string): PapersStanding => {
  if (!hasPapers(role, papers, today)) return 'missing'
  return hasPapers(role, papers, daysAfter(today, soonDays)) ? 'valid' : 'expiring'
}
