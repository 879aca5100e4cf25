import { changesOf } from '#features/settlements/SinceSettled.tsx'
import { hasReadField } from '#features/settlements/has-read-field.ts'
import { BankAnswer } from './BankAnswer.tsx'
import { holdsRecording } from '@arriero/domain/money/payout-holds'
import { secondPersonDenial } from '@arriero/domain/money/payouts'
import { api } from '@arriero/contract'
import { batchDenial } from '@arriero/domain/money/payout-batches'
import { useQueryClient } from '@tanstack/react-query'
import { fetchMade } from '#features/settlements/fetch-made.ts'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'

interface BatchApprovalProps {
  batch: WholeBatch
  onChanged: () => void
}

const sentence = ({ state, askedBy }: WholeBatch, isOwn: boolean): string => {
  if (state === 'open') return texts.needsSecond
  return isOwn ? texts.ownAsked : texts.asked(askedBy?.name ?? '')
}

/** Two people agree on the payouts and their sum before anything leaves: one asks, another approves. */
const BatchApproval = ({ batch, onChanged }: BatchApprovalProps) => {
  const { _id: ownId } = useProfile()
  const isAsked = batch.state === 'confirming'
  const isOwn = isAsked && secondPersonDenial(batch.askedBy?._id, ownId) !== undefined
  const amount = formatMoney(batch.total)
  const hasChanged = batch.items.some((item) => changesOf(item).length > 0)
  const form = useForm({
    act: useAct(api.settlements.approveBatch),
    empty: { hasRead: false },
    fields: { hasRead: hasChanged && hasReadField },
    input: () => ({ params: { _id: batch._id }, body: { seal: batch.seal } }),
    done: ({ state }) => (state === 'approved' ? texts.approved : texts.waits),
    // Refused because something changed: what it is stands there then.
    refreshes: [api.settlements.batch],
    onDone: onChanged,
  })
  return (
    <>
      <p>{sentence(batch, isOwn)}</p>
      {hasChanged && <Notice kind="warning" title={texts.changed} />}
      {!isOwn && <DeskForm form={form} act={isAsked ? texts.approve(amount) : texts.ask(amount)} />}
    </>
  )
}

interface BatchActsProps {
  batch: WholeBatch
  onChanged: () => void
  /** Called once the batch was dissolved. */
  onGone: () => void
}

const File = ({ batch }: { batch: WholeBatch }) => {
  const file = useToldAct({
    act: useAct(api.settlements.bankFile),
    input: { params: { _id: batch._id } },
    onDone: fetchMade,
  })
  return (
    <div>
      <Button icon="download" isBusy={file.isBusy} onClick={file.go}>
        {texts.file}
      </Button>
      <small className={styles.muted}>{texts.fileHelp}</small>
    </div>
  )
}

const Pay = ({ batch, onChanged }: Omit<BatchActsProps, 'onGone'>) => {
  const form = useForm({
    act: useAct(api.settlements.payBatch),
    empty: { reference: '' },
    fields: { reference: referenceField() },
    input: ({ reference }) => ({ params: { _id: batch._id }, body: { reference: reference.trim() } }),
    done: texts.paid,
    onDone: onChanged,
  })
  return <DeskForm form={form} act={texts.pay(formatMoney(batch.total))} />
}

const Discard = ({ batch, onChanged, onGone }: BatchActsProps) => {
  const isOpen = batch.state === 'open'
  const discard = useToldAct({
    act: useAct(api.settlements.discardBatch),
    input: { params: { _id: batch._id } },
    done: isOpen ? texts.discarded : undefined,
    onDone: () => {
      onChanged()
      if (isOpen) onGone()
    },
  })
  return (
    <>
      <Button
        kind={isOpen ? 'danger' : 'secondary'}
        isBusy={discard.isBusy}
        onClick={isOpen ? discard.ask : discard.go}
      >
        {isOpen ? texts.discard : texts.unask}
      </Button>
      <ConfirmAct
        {...discard.asking}
        title={texts.discardTitle}
        effect={<p>{texts.discardEffect}</p>}
        act={texts.discard}
        isDangerous
      />
    </>
  )
}

/** Banks whose number is not certain: whoever sends the file fills it in. */
const UnknownBanks = ({ items }: Pick<WholeBatch, 'items'>) => {
  const names = new Set(items.flatMap(({ pay }) => (pay && pay.bankCode === '' ? pay.bank : [])))
  return names.size > 0 && <Notice kind="info" title={texts.unknownBanks([...names].join(', '))} />
}

/** Above the setting two people agree first; then the file for the bank, then its reference. */
export const BatchActs = ({ batch, onChanged, onGone }: BatchActsProps) => {
  const client = useQueryClient()
  const { state, items } = batch
  const changed = () => {
    refreshMoney(client)
    onChanged()
  }
  if (state === 'paid')
    return (
      <>
        <File batch={batch} />
        <BankAnswer batch={batch} onChanged={changed} />
      </>
    )
  const isAgreed = batchDenial(batch) === undefined
  const isHeld = items.some(({ hold }) => (isAgreed ? holdsRecording(hold, batch.hasFile) : hold !== null))
  return (
    <>
      {isHeld && <Notice kind="warning" title={texts.held} />}
      {isAgreed && items.length > 0 && items.every(({ hold }) => hold === null) && (
        <>
          <UnknownBanks items={items} />
          <File batch={batch} />
        </>
      )}
      {!isHeld &&
        items.length > 0 &&
        (isAgreed ? (
          <Pay batch={batch} onChanged={changed} />
        ) : (
          <BatchApproval key={batch.seal} batch={batch} onChanged={changed} />
        ))}
      <div className={styles.acts}>
        <Discard batch={batch} onChanged={changed} onGone={onGone} />
      </div>
    </>
  )
}
