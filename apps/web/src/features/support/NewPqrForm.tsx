import { api } from '@arriero/contract'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { isCarrierRole, isClientRole } from '@arriero/domain/roles'
import { answersRequests } from '@arriero/domain/support'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { bodyOf, emptyDraft, type PqrDraft, pqrFields, problemsOf } from './new-pqr.ts'
import { OwnServiceSelect } from './OwnServiceSelect.tsx'
import { PersonSelect } from './PersonSelect.tsx'
import { supportTexts } from './support.texts.ts'

const texts = supportTexts.form

interface NewPqrFormProps {
  /** Staff write it down for the person they name; else it is the caller's own. */
  isForOthers?: boolean
  onDone: (id: string) => void
}

const userId: FieldOf<string | undefined, PqrDraft> = {
  kind: 'control',
  label: texts.person,
  draw: (control, { value, set }) => <PersonSelect control={control} value={value} onChange={set} />,
}

const status: FieldOf<PqrDraft['status'], PqrDraft> = {
  kind: 'choice',
  label: supportTexts.status,
  options: pqrStatuses.map((value) => ({ value, label: pqrStatusTexts[value] })),
}

const orderId: FieldOf<string | undefined, PqrDraft> = {
  kind: 'control',
  label: texts.orderId,
  help: texts.orderHelp,
  isOptional: true,
  draw: (control, { value, set }) => <OwnServiceSelect control={control} value={value} onChange={set} />,
}

/** Files a PQR. Spec §5: every missing field with its own sentence, here and at the server. */
export const NewPqrForm = ({ isForOthers = false, onDone }: NewPqrFormProps) => {
  const { _id, rol } = useProfile()
  const held = useState(emptyDraft)
  const hasServices = !isForOthers && (isClientRole(rol) || isCarrierRole(rol))
  // Those who file for others say so also when it is their own.
  const own = !isForOthers && answersRequests(rol) ? { userId: _id, status: pqrStatuses[0] } : {}
  const form = useForm({
    act: useAct(api.support.create),
    empty: emptyDraft,
    held,
    fields: {
      userId: isForOthers && userId,
      ...pqrFields(held[0].type),
      status: isForOthers && status,
      orderId: hasServices && orderId,
    },
    judge: (draft) => problemsOf(draft, { isForOthers }),
    input: (draft) => ({ body: bodyOf({ ...draft, ...own }) }),
    done: texts.done,
    onDone: (filed) => onDone(filed._id),
  })
  return <DeskForm form={form} act={texts.act} />
}
