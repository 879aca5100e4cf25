import { api } from '@arriero/contract'
import { batchDenial } from '@arriero/domain/money/payout-batches'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { fetchMade } from '#features/settlements/fetch-made.ts'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatMoney } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
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
  const toast = useToast()
  const { _id: ownId } = useProfile()
  const approve = useAct(api.settlements.approveBatch)
  const isAsked = batch.state === 'confirming'
  const isOwn = isAsked && batch.askedBy?._id === ownId
  const amount = formatMoney(batch.total)
  const act = () =>
    approve.mutate(
      { params: { _id: batch._id } },
      {
        onSuccess: ({ state }) => {
          toast.success(state === 'approved' ? texts.approved : texts.waits)
          onChanged()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <>
      <p>{sentence(batch, isOwn)}</p>
      {!isOwn && (
        <div className={styles.acts}>
          <Button type="primary" size="large" loading={approve.isPending} onClick={act}>
            {isAsked ? texts.approve(amount) : texts.ask(amount)}
          </Button>
        </div>
      )}
    </>
  )
}

interface BatchActsProps {
  batch: WholeBatch
  onChanged: () => void
  /** It was dissolved. */
  onGone: () => void
}

const File = ({ batch }: { batch: WholeBatch }) => {
  const toast = useToast()
  const file = useAct(api.settlements.bankFile)
  const ask = () =>
    file.mutate(
      { params: { _id: batch._id } },
      { onSuccess: fetchMade, onError: (error) => toast.error(errorText(error)) },
    )
  return (
    <div>
      <Button icon={<Icon name="download" sizePx={16} />} loading={file.isPending} onClick={ask}>
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
  const toast = useToast()
  const discard = useAct(api.settlements.discardBatch)
  const [isOpen, setOpen] = useState(false)
  const isOpenBatch = batch.state === 'open'
  const act = () =>
    discard.mutate(
      { params: { _id: batch._id } },
      {
        onSuccess: () => {
          setOpen(false)
          if (isOpenBatch) toast.success(texts.discarded)
          onChanged()
          if (isOpenBatch) onGone()
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return (
    <>
      <Button
        danger={isOpenBatch}
        loading={discard.isPending}
        onClick={isOpenBatch ? () => setOpen(true) : act}
      >
        {isOpenBatch ? texts.discard : texts.unask}
      </Button>
      <ConfirmAct
        isOpen={isOpen}
        title={texts.discardTitle}
        effect={<p>{texts.discardEffect}</p>}
        act={texts.discard}
        isDangerous
        isBusy={discard.isPending}
        onConfirm={act}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** Banks whose number is not certain: whoever sends the file fills it in. */
const UnknownBanks = ({ items }: Pick<WholeBatch, 'items'>) => {
  const names = new Set(items.flatMap(({ pay }) => (pay && pay.bankCode === '' ? pay.bank : [])))
  return names.size > 0 && <Alert type="info" showIcon title={texts.unknownBanks([...names].join(', '))} />
}

/** Above the setting two people agree first; then the file for the bank, then its reference. */
export const BatchActs = ({ batch, onChanged, onGone }: BatchActsProps) => {
  const client = useQueryClient()
  const { state, items } = batch
  const changed = () => {
    refreshMoney(client)
    onChanged()
  }
  if (state === 'paid') return <File batch={batch} />
  const isHeld = items.some(({ hold }) => hold !== null)
  const isAgreed = batchDenial(batch) === undefined
  return (
    <>
      {isHeld && <Alert type="warning" showIcon title={texts.held} />}
      {isAgreed && items.length > 0 && (
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
          <BatchApproval batch={batch} onChanged={changed} />
        ))}
      <div className={styles.acts}>
        <Discard batch={batch} onChanged={changed} onGone={onGone} />
      </div>
    </>
  )
}
