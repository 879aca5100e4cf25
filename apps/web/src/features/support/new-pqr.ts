/** A PQR while it is written. Spec §5. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { habeasDataRequests, pqrTypeTexts, pqrTypes } from '@arriero/contract/es/support'
import { pqrSubjectMax, pqrTextMax } from '@arriero/contract/support/support'
import type { Fields } from '#shared/forms/form-spec.ts'
import type { HabeasData, PqrStatus, PqrType } from './pqr.ts'
import { supportTexts } from './support.texts.ts'

const texts = supportTexts.form

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

type Body = CallInput<typeof api.support.create>['body']

export const bodyOf = ({ habeasData, ...draft }: PqrDraft): Body => ({
  ...draft,
  ...(draft.type === 'Habeas data' ? { habeasData } : {}),
})

/** What everybody says of it; of one's data also what is wanted, since the terms differ. */
export const pqrFields = (type: PqrType) =>
  ({
    type: {
      kind: 'choice',
      isRadios: true,
      label: supportTexts.type,
      help: texts.typeHelp[type],
      options: pqrTypes.map((value) => ({ value, label: pqrTypeTexts[value] })),
    },
    habeasData: type === 'Habeas data' && {
      kind: 'choice',
      isRadios: true,
      label: texts.habeasData,
      options: habeasDataRequests.map((value) => ({ value, label: texts.habeasDataOptions[value] })),
    },
    subject: {
      kind: 'words',
      isLine: true,
      label: supportTexts.subject,
      help: texts.subjectHelp,
      required: 'pqr.subject_required',
      most: pqrSubjectMax,
      draft: ['new-pqr', 'subject'],
    },
    description: {
      kind: 'words',
      rows: 5,
      label: supportTexts.description,
      required: 'pqr.description_required',
      most: pqrTextMax,
      draft: ['new-pqr', 'description'],
    },
  }) as const satisfies Fields<PqrDraft>
