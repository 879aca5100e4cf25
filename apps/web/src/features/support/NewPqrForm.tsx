import { api } from '@arriero/contract'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { isCarrierRole, isClientRole, type Role } from '@arriero/domain/people/roles'
import { answersRequests } from '@arriero/domain/support/support'
import { roleTexts } from '@arriero/contract/es/words'
import { useState } from 'react'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { formatDate, formatShortId } from '#shared/format.ts'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { Select } from '#shared/ui/Select.tsx'
import { bodyOf, emptyDraft, type PqrDraft, pqrFields } from './new-pqr.ts'
import { supportTexts } from './support.texts.ts'

const texts = supportTexts.form

interface PersonSelectProps {
  control: ControlProps
  value: string | undefined
  onChange: (userId: string) => void
}

interface PersonRow {
  _id: string
  name: string
  /** Left out for support, which reads names only. */
  rol?: Role
}

const personSelectMostShown = 50

/** Somebody of the platform, searched by the server. */
const PersonSelect = ({ control, value, onChange }: PersonSelectProps) => {
  const { search, ...people } = useFound(api.users.all, (typed) => ({
    query: { limit: personSelectMostShown, sort: 'name' as const, ...typed },
  }))
  const found: readonly PersonRow[] = people.data?.items ?? []
  return (
    <Select
      {...control}
      value={value}
      options={found.map(({ _id, name, rol }) => ({
        value: _id,
        label: name,
        note: rol ? roleTexts[rol] : '',
      }))}
      onChange={onChange}
      placeholder={texts.personHint}
      search={search}
      nothing={people.isError ? texts.personFailed : people.isPending ? null : texts.personNone}
      drawLine={({ label, note }) => (
        <>
          {label}
          {note && <small> · {note}</small>}
        </>
      )}
    />
  )
}

interface OwnServiceSelectProps {
  control: ControlProps
  value: string | undefined
  onChange: (orderId: string | undefined) => void
}

const mostShown = 100

/** One of the caller's own services, the newest first. */
const OwnServiceSelect = ({ control, value, onChange }: OwnServiceSelectProps) => {
  const { rol, _id } = useProfile()
  const { data, isFetching } = useRead<typeof api.orders.mine, 'client' | 'carrier'>(api.orders.mine, {
    query: { limit: mostShown },
    body: { userType: rol, _id },
  })
  const options = (data?.items ?? []).map((order) => ({
    value: order._id,
    label: `${formatShortId(order._id)} · ${order.origin.name} – ${order.destination.name} · ${formatDate(order.createdAt)}`,
  }))
  return (
    <Select
      {...control}
      value={value}
      options={options}
      onChange={onChange}
      onClear={() => onChange(undefined)}
      hasSearch
      placeholder={supportTexts.form.noOrder}
      isLoading={isFetching}
    />
  )
}

interface NewPqrFormProps {
  /** Staff write it down for the person they name; else it is the caller's own. */
  isForOthers?: boolean
  onDone: (id: string) => void
}

const userId: FieldOf<string | undefined, PqrDraft> = {
  kind: 'control',
  label: texts.person,
  required: 'pqr.user_required',
  draw: (control, { value, set }) => <PersonSelect control={control} value={value} onChange={set} />,
}

const status: FieldOf<PqrDraft['status'], PqrDraft> = {
  kind: 'choice',
  label: supportTexts.status,
  required: 'pqr.status_required',
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
    input: (draft) => ({ body: bodyOf({ ...draft, ...own }) }),
    done: texts.done,
    onDone: (filed) => onDone(filed._id),
  })
  return <DeskForm form={form} act={texts.act} />
}
