import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { Refund } from '@arriero/contract/money/refunds'
import { isWithGateway } from '@arriero/domain/money/gateway-refunds'
import styles from '#features/settlements/settlements.module.css'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { paymentFacts } from './payment-facts.tsx'
import { gatewayTexts as texts } from './gateway.texts.ts'

interface GatewayActsProps {
  refund: Refund
  onDone: () => void
}

/** Asks the gateway to give it back, or confirms that another asked for it. */
export const SendBack = ({ refund, onDone }: GatewayActsProps) => {
  const { _id, value, client, state } = refund
  const amount = formatMoney(value)
  const act = state === 'confirming' ? texts.confirm(amount) : texts.send(amount)
  const send = useToldAct({
    act: useAct(api.refunds.send),
    input: { params: { _id }, body: { value } },
    done: (reply) => (reply.state === 'requested' ? texts.sent : texts.waits),
    refreshes: [api.refunds.all],
    onDone,
  })
  return (
    <div className={styles.acts}>
      <Button kind="primary" isBusy={send.isBusy} onClick={send.ask}>
        {act}
      </Button>
      <ConfirmAct
        {...send.asking}
        title={texts.title}
        effect={
          <>
            <p>{texts.effect(amount, client.name)}</p>
            <DetailList details={paymentFacts(refund)} />
          </>
        }
        act={act}
      />
    </div>
  )
}

/** The gateway has it: where it stands there, and asking again without sending again. */
export const WithGateway = ({ refund: { _id, state }, onDone }: GatewayActsProps) => {
  const look = useToldAct({
    act: useAct(api.refunds.look),
    input: { params: { _id } },
    done: texts.asked,
    refreshes: [api.refunds.all],
    onDone,
  })
  if (!isWithGateway(state)) return null
  const { title, text } = texts.standing[state as keyof typeof texts.standing]
  return (
    <>
      <Notice kind={state === 'unknown' ? 'warning' : 'info'} title={title}>
        {text}
      </Notice>
      {state !== 'requested' && (
        <div className={styles.acts}>
          <Button isBusy={look.isBusy} onClick={look.go}>
            {texts.look}
          </Button>
        </div>
      )}
    </>
  )
}

/** What stands in the way of the gateway, before the form that records what was done otherwise. */
export const OtherWay = ({ refund: { gatewayHold } }: { refund: Refund }) => (
  <>
    {gatewayHold !== null && gatewayHold !== 'refund.not_captured' && (
      <Notice kind="info" title={errorTexts[gatewayHold]} />
    )}
    <h3 className={styles.title}>{texts.byHand}</h3>
  </>
)
