import { isWithGateway } from '@arriero/domain/money/gateway-refunds'
import { secondPersonDenial } from '@arriero/domain/money/payouts'
import { api } from '@arriero/contract'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import type { Refund } from '@arriero/contract/money/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { OtherWay, SendBack, WithGateway } from './GatewayActs.tsx'
import { paymentFacts } from './payment-facts.tsx'
import { whyNotReference } from './why-not-reference.ts'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

interface RejectRefundProps {
  refundId: string
  onDone: () => void
}

/** A refund that was recorded as made did not arrive. */
const RejectRefund = ({ refundId, onDone }: RejectRefundProps) => (
  <CameBack
    texts={texts.rejected}
    act={useAct(api.refunds.reject)}
    input={(reason) => ({ params: { _id: refundId }, body: { reason } })}
    onDone={onDone}
  />
)

interface RefundActsProps {
  refund: Refund
  onDone: () => void
}

/** What is about to be recorded, in full: a slip is seen before it stands in the books. */
const Question = ({ refund, asked }: { refund: Refund; asked: string }) => (
  <>
    <p>{texts.ask.effect(formatMoney(refund.value), refund.client.name)}</p>
    <DetailList
      details={[...paymentFacts(refund), { label: refundsList.columns.reference.title, value: asked }]}
    />
  </>
)

const empty: { reference: string; evidence: UploadedImage[] } = { reference: '', evidence: [] }

const Pay = ({ refund, isAside = false, onDone }: RefundActsProps & { isAside?: boolean }) => {
  const isSecond = refund.state === 'confirming'
  const amount = formatMoney(refund.value)
  const act = isSecond ? settlementsTexts.confirmRefund(amount) : settlementsTexts.refund(amount)
  const form = useForm({
    act: useAct(api.refunds.pay),
    empty,
    fields: {
      reference: {
        ...referenceField(isSecond),
        denial: (reference) => whyNotReference(refund, reference.trim()),
      },
      evidence: !refund.evidence && {
        kind: 'own',
        label: texts.evidence,
        help: texts.evidenceHelp,
        draw: ({ label, help, value, set }) => (
          <UploadImage
            {...{ label, help, value }}
            isOptional
            onChange={set}
            upload={uploadPhoto}
            rules={photoRules}
          />
        ),
      },
    },
    input: ({ reference, evidence: [proof] }) => ({
      params: { _id: refund._id },
      body: {
        reference: reference.trim(),
        ...(proof && { evidence: proof.id }),
        ...(refund.account?.given && { accountGivenAt: refund.account.given.at }),
      },
    }),
    isAsked: true,
    done: ({ state }) => (state === 'paid' ? texts.paid : texts.waits),
    onDone,
  })
  return (
    <>
      <DeskForm form={form} act={act} isAside={isAside} />
      <ConfirmAct
        {...form.asking}
        title={texts.ask.title}
        effect={<Question refund={refund} asked={form.values.reference.trim()} />}
        act={act}
      />
    </>
  )
}

const Withdraw = ({ refund, onDone }: RefundActsProps) => {
  const withdraw = useToldAct({
    act: useAct(api.refunds.withdraw),
    input: { params: { _id: refund._id } },
    done: texts.withdrawn,
    onDone,
  })
  return (
    <div className={styles.acts}>
      <Button isBusy={withdraw.isBusy} onClick={withdraw.go}>
        {settlementsTexts.withdraw}
      </Button>
    </div>
  )
}

/** Through the gateway where it can; else, or besides, what was done by other means is recorded. What another began is confirmed by its way. */
const Ways = ({ refund, onDone }: RefundActsProps) => {
  const { state, way, gatewayHold } = refund
  if (state === 'confirming')
    return way === 'gateway' ? (
      <SendBack refund={refund} onDone={onDone} />
    ) : (
      <Pay key={state} refund={refund} onDone={onDone} />
    )
  return (
    <>
      {gatewayHold === null && <SendBack refund={refund} onDone={onDone} />}
      <OtherWay refund={refund} />
      <Pay key={state} refund={refund} isAside={gatewayHold === null} onDone={onDone} />
    </>
  )
}

/** Another began it: whoever is not he confirms it, anybody takes it back. */
const Confirming = ({ refund, onDone }: RefundActsProps) => {
  const { _id: ownId } = useProfile()
  const { askedBy, isCaptured } = refund
  const isOwn = secondPersonDenial(askedBy?._id, ownId) !== undefined
  return (
    <>
      <p>{isOwn ? settlementsTexts.ownSecond : settlementsTexts.waitsSecond(askedBy?.name ?? '')}</p>
      {isCaptured && !isOwn && <Ways refund={refund} onDone={onDone} />}
      <Withdraw refund={refund} onDone={onDone} />
    </>
  )
}

/** Pay it back, confirm what another began, or take that back. */
export const RefundActs = ({ refund, onDone }: RefundActsProps) => {
  const client = useQueryClient()
  const { state, isCaptured, needsSecond } = refund
  const done = () => {
    refreshMoney(client)
    onDone()
  }
  if (state === 'paid') return <RejectRefund refundId={refund._id} onDone={done} />
  if (isWithGateway(state)) return <WithGateway refund={refund} onDone={done} />
  return (
    <>
      {!isCaptured && <Notice kind="info" title={texts.notCaptured} />}
      {state !== 'confirming' && needsSecond && <p>{settlementsTexts.needsSecond}</p>}
      {state === 'confirming' && <Confirming refund={refund} onDone={done} />}
      {state !== 'confirming' && isCaptured && <Ways refund={refund} onDone={done} />}
    </>
  )
}
