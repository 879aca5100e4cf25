import { api } from '@arriero/contract'
import { decidedHoursMost } from '@arriero/domain/orders/standby'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { codeText, updateErrorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { DeskForm, DeskFields } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import type { Standby } from './standby-view.ts'
import { standbyTexts as texts } from './standby.texts.ts'
import { hoursProblem, hoursUpTo, priceOfHours } from './decided-price.ts'
import { StandbyStatement } from './StandbyStatement.tsx'
import styles from './standby.module.css'

const decideFormTexts = texts.decide
/** Of both phases; what the meter says is the rule's to say. */
const decidedKind = hoursUpTo(decidedHoursMost)

interface DecideFormProps {
  standby: Standby
  onDone: () => void
}

interface Decided {
  hours: number | undefined
  reason: string
}

/** How many hours are charged, and why: both sides read it. No hours waive it, and never more than the meter says. */
const DecideForm = ({ standby, onDone }: DecideFormProps) => {
  const { orderId } = standby
  const empty: Decided = { hours: standby.hours, reason: '' }
  const form = useForm({
    act: useAct(api.standby.decide),
    empty,
    fields: {
      hours: {
        kind: 'number',
        label: decideFormTexts.hours,
        help: decideFormTexts.hoursHelp(texts.hours(standby.meteredHours)),
        takes: decidedKind,
        denial: (hours) => hoursProblem(hours, standby),
        isLive: true,
      },
      reason: {
        kind: 'words',
        label: decideFormTexts.reason,
        help: decideFormTexts.reasonHelp,
        required: 'reason.required',
        draft: ['standby-decision', orderId],
      },
    },
    input: ({ hours = 0, reason }) => ({ params: { orderId }, body: { hours, reason } }),
    says: updateErrorText,
    done: decideFormTexts.done,
    onDone,
  })
  const { hours = 0 } = form.values
  const isWrong = hoursProblem(form.values.hours, standby) !== undefined
  const price = priceOfHours(standby, hours)
  const act = hours === 0 ? decideFormTexts.waive : decideFormTexts.act(formatMoney(price.total))
  return (
    <DeskForm form={form} act={isWrong ? decideFormTexts.open : act} isDangerous={!isWrong && hours === 0}>
      <DeskFields form={form} only={['hours']} />
      {!isWrong && hours > 0 && <StandbyStatement standby={{ ...standby, ...price, hours }} />}
      <DeskFields form={form} only={['reason']} />
    </DeskForm>
  )
}

const objectFormTexts = texts.object

interface ObjectFormProps {
  orderId: string
  onDone: () => void
}

/** The client says why he does not agree; accountancy decides. */
const ObjectForm = ({ orderId, onDone }: ObjectFormProps) => {
  const form = useForm({
    act: useAct(api.standby.object),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: objectFormTexts.reason,
        help: objectFormTexts.help,
        required: 'reason.required',
        draft: ['standby-objection', orderId],
      },
    },
    input: ({ reason }) => ({ params: { orderId }, body: { reason } }),
    says: updateErrorText,
    done: objectFormTexts.done,
    onDone,
  })
  return <DeskForm form={form} act={objectFormTexts.act} />
}

type Open = 'object' | 'decide' | undefined

interface StandbyActsProps {
  standby: Standby
  toPay: ReactNode
}

/** Only what its reader may ever do, and only while it may still be done. */
export const StandbyActs = ({ standby, toPay }: StandbyActsProps) => {
  const { orderId, acts, total, hours } = standby
  const [open, setOpen] = useState<Open>()
  const client = useQueryClient()
  const done = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: keyOf(api.standby.detail, { params: { orderId } }) })
    void client.invalidateQueries({ queryKey: keyOf(api.standby.all) })
  }
  const accept = useToldAct({
    act: useAct(api.standby.accept),
    input: { params: { orderId } },
    done: texts.accept.done,
    onDone: done,
  })
  const close = () => setOpen(undefined)
  const isPayable = acts.pay === null
  return (
    <>
      <div className={styles.acts}>
        {isPayable && toPay}
        {acts.accept === null && (
          <ActButton isPrimary whyNot={undefined} onClick={accept.ask}>
            {texts.accept.act(formatMoney(total))}
          </ActButton>
        )}
        {acts.object === null && (
          <ActButton whyNot={undefined} onClick={() => setOpen('object')}>
            {texts.object.open}
          </ActButton>
        )}
        {acts.decide !== undefined && acts.decide !== 'standby.already_paid' && (
          <ActButton whyNot={codeText(acts.decide)} onClick={() => setOpen('decide')}>
            {texts.decide.open}
          </ActButton>
        )}
      </div>
      <ConfirmAct
        {...accept.asking}
        title={texts.accept.title}
        effect={texts.accept.effect(formatMoney(total), texts.hours(hours))}
        act={texts.accept.act(formatMoney(total))}
      />
      <ResponsiveModal isOpen={open === 'object'} title={texts.object.title} size="form" onClose={close}>
        <ObjectForm orderId={orderId} onDone={done} />
      </ResponsiveModal>
      <ResponsiveModal isOpen={open === 'decide'} title={texts.decide.title} size="form" onClose={close}>
        <DecideForm standby={standby} onDone={done} />
      </ResponsiveModal>
    </>
  )
}
