/** Which papers a vehicle is asked for. Decisions §12. */
import { cargoPaperKinds, papersAsked, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import { services } from './new/vehicle-checks.ts'

interface Registered {
  registeredOn: string | null
  service: keyof typeof services | null
}

/** The inspection is asked for from its day on, and may be brought before. `today`: a Bogotá day. */
export const askedPapers = ({ registeredOn, service }: Registered, today: string): readonly BroughtKind[] =>
  papersAsked({ registeredOn, service: service && services[service] }, today)

/** Papers that may be added to a vehicle though nobody asks for them. */
export const otherPapers: readonly BroughtKind[] = ['inspection', ...cargoPaperKinds]
