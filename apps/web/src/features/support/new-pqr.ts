/** A PQR while it is written. Spec §5. */
import type { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors'
import type { HabeasData, PqrStatus, PqrType } from './pqr.ts'

export interface PqrDraft {
  subject: string
  description: string
  type: PqrType
  habeasData: HabeasData
  orderId: string | undefined
  /** Only where staff write it down for somebody. */
  userId: string | undefined
  status: PqrStatus | undefined
}

export const emptyDraft: PqrDraft = {
  subject: '',
  description: '',
  type: 'Consulta',
  habeasData: 'Consulta',
  orderId: undefined,
  userId: undefined,
  status: undefined,
}

export type PqrProblems = Readonly<Partial<Record<keyof PqrDraft, string>>>
type Body = CallInput<typeof api.support.create>['body']

export const bodyOf = ({ habeasData, ...draft }: PqrDraft): Body => ({
  ...draft,
  ...(draft.type === 'Habeas data' ? { habeasData } : {}),
})

const textOf = (code: ErrorCode) => errorTexts[code]
const isBlank = (text: string) => text.trim() === ''

/** The sentence of each field that is wrong. */
export const problemsOf = (draft: PqrDraft, { isForOthers }: { isForOthers: boolean }): PqrProblems => {
  const { subject, description, userId, status } = draft
  return {
    ...(isBlank(subject) ? { subject: textOf('pqr.subject_required') } : {}),
    ...(isBlank(description) ? { description: textOf('pqr.description_required') } : {}),
    ...(isForOthers && !userId ? { userId: textOf('pqr.user_required') } : {}),
    ...(isForOthers && !status ? { status: textOf('pqr.status_required') } : {}),
  }
}
