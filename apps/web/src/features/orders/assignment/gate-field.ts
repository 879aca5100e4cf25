/** Beside which field of the assignment a refusal stands. Decisions §12. */
import { CallError } from '@arriero/contract/call'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'

export type AssignField = 'driverId' | 'vehicleId' | 'reason'
const fields: readonly AssignField[] = ['driverId', 'vehicleId', 'reason']

const rooms: Readonly<Record<string, AssignField>> = {
  driver: 'driverId',
  licence: 'driverId',
  vehicle: 'vehicleId',
  soat: 'vehicleId',
  inspection: 'vehicleId',
  reason: 'reason',
}

/** No refusal but a question: whether a larger truck than was asked for may go. */
export const larger = 'vehicle.larger_needs_confirmation'

/** Undefined where the refusal is about the service itself. */
export const fieldOfGate = (code: string): AssignField | undefined => rooms[code.split('.')[0] ?? '']

export interface AssignProblems extends Partial<Record<AssignField, string>> {
  /** What is wrong with the form but with none of its fields. */
  form?: string
}

export const problemsOf = (error: unknown): AssignProblems => {
  if (error === null || error === undefined) return {}
  if (!(error instanceof CallError)) return { form: updateErrorText(error) }
  const { code } = error.reply
  if (code === larger) return {}
  const told = fieldTexts(error)
  const named = Object.fromEntries(fields.filter((field) => told[field]).map((field) => [field, told[field]]))
  if (Object.keys(named).length > 0) return named
  return { [fieldOfGate(code) ?? 'form']: updateErrorText(error) }
}
