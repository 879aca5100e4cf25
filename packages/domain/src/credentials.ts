/** Papers: who needs which, and whether one holds on a day. Decisions §12, domain facts §5.1. */
import { daysAfter, yearsAfter } from './calendar.ts'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'
import type { VehicleService } from './vehicles.ts'

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

export type PaperState = 'valid' | 'missing' | 'expired' | 'not_validated'

/** Expiry is told before validation: staff cannot help an expired paper. Valid through its last day. */
export const paperState = (paper: Paper | undefined, onDay: string): PaperState => {
  if (!paper || (paper.expiresOn === null && expiring.includes(paper.kind))) return 'missing'
  if (paper.expiresOn !== null && paper.expiresOn < onDay) return 'expired'
  return paper.isValidated ? 'valid' : 'not_validated'
}

const inspectionFreeYears: Record<VehicleService, number> = { public: 2, private: 5 }

/** The first day on which a vehicle needs its technical inspection. */
export const inspectionDueOn = (registeredOn: string, service: VehicleService): string =>
  yearsAfter(registeredOn, inspectionFreeYears[service])

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

export type PapersStanding = 'valid' | 'expiring' | 'missing'

const soonDays = 30

/** What a client who compares offers is told, judged as the gate judges; `expiring`: they hold today, not in 30 days. */
export const papersStanding = (role: Role, papers: readonly Paper[], today: string): PapersStanding => {
  if (!hasPapers(role, papers, today)) return 'missing'
  return hasPapers(role, papers, daysAfter(today, soonDays)) ? 'valid' : 'expiring'
}

const reminderDays = [30, 15, 7, 1]
const dayMs = 86_400_000

/** Whether a paper's owner is reminded on this day: 30, 15, 7 and 1 days before its last. */
export const isReminderDay = (expiresOn: string, today: string): boolean =>
  reminderDays.includes((Date.parse(expiresOn) - Date.parse(today)) / dayMs)
