import { isPaymentFailure } from '@arriero/domain/money/payment-attempts'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { PaymentCharge } from '@arriero/contract/money/payments'
import { Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { MoneyStatement } from '#features/orders/detail/MoneyStatement.tsx'
import { isPaid, whyNot } from '#features/orders/data/seen-order.ts'
import { useOrder } from '#features/orders/data/use-order.ts'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { standingOf } from '#features/payments/payment-outcome.ts'
import { PaymentDone, PaymentPending } from '#features/payments/PaymentResult.tsx'
import { paymentWizardName, PaymentWizard } from '#features/payments/PaymentWizard.tsx'
import { recordAttempt } from '#features/payments/use-payment.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { formatDateTime } from '#shared/format.ts'
import { useLive } from '#shared/live/use-live.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { forget } from '#shared/wizard/saved-wizard.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { toServices } from './to-services.tsx'
import { StandbyPay } from './StandbyPay.tsx'
import styles from './client-services.module.css'

const InsurancePanel = lazyPart(() =>
  import('#features/insurance/InsurancePanel.tsx').then(({ InsurancePanel: Panel }) => ({ default: Panel })),
)

const texts = clientServicesTexts.pay
const askAgainMs = 5_000
const stay = () => undefined

const summaryOf = ({ origin, destination, reservationDate, carrier }: ClientOrder) => [
  { label: texts.service, value: `${origin.name} → ${destination.name}`, isWide: true },
  { label: texts.date, value: formatDateTime(reservationDate), isWide: true },
  { label: texts.carrier, value: carrier?.name ?? '', isWide: true },
]

/** The answer of the gateway may come by the live channel or be read: both lead to the same reading of the order. */
const useOutcome = (order: ClientOrder) => {
  const navigate = useNavigate()
  const { onChanged: refresh } = useOrderWays(order._id, stay)
  const { transaction, status } = order.pay
  const standing = standingOf(status)
  useLive('orderStatusMobile', ({ orderId, status: told }) => {
    if (orderId !== order._id) return
    refresh()
    if (isPaymentFailure(told)) toFirstStep()
  })
  const toFirstStep = () => {
    forget(paymentWizardName(order._id))
    void navigate(addresses.pay(order._id), { replace: true })
  }
  const isWaiting = standing.kind === 'pending'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(refresh, askAgainMs)
    return () => clearInterval(timer)
  })
  useEffect(() => {
    if (standing.kind === 'paid' && transaction && order.orderPay === null)
      void recordAttempt(order._id, transaction)
  }, [standing.kind, transaction, order.orderPay, order._id])
  return { standing, refresh }
}

interface InsuringProps {
  order: ClientOrder
  onInsured: () => void
  onLeave: () => void
}

/** In place of the payment while it is filled in: the premium stands in the statement afterwards. */
const Insuring = ({ order, onInsured, onLeave }: InsuringProps) => (
  <>
    <Button kind="quiet" icon="arrowLeft" onClick={onLeave} className={styles.leaveInsurance}>
      {texts.payFirst}
    </Button>
    <h2 className={styles.insuring}>{texts.insure}</h2>
    <Suspense fallback={<Skeleton shape="lines" />}>
      <InsurancePanel
        orderId={order._id}
        onInsured={onInsured}
        closed={whyNot(order, 'insure')}
        next={
          <Button kind="primary" onClick={onLeave}>
            {texts.goToPay}
          </Button>
        }
      />
    </Suspense>
  </>
)

const PayBody = ({ order, isReturning }: { order: ClientOrder; isReturning: boolean }) => {
  const { standing, refresh } = useOutcome(order)
  const [isInsuring, setInsuring] = useState(false)
  if (isPaid(order))
    return (
      <PaymentDone
        next={toServices}
        help={order.status > orderStatus.assigned ? texts.paidAgainHelp : undefined}
      />
    )
  if (isReturning && standing.kind === 'failed') {
    forget(paymentWizardName(order._id))
    return <Navigate to={addresses.pay(order._id)} replace />
  }
  if (isReturning && standing.kind === 'pending')
    return (
      <PaymentPending
        payUntil={order.payUntil}
        onCheck={refresh}
        next={[
          <LinkButton key="again" to={addresses.pay(order._id)} why={whyNot(order, 'pay')}>
            {texts.again}
          </LinkButton>,
          toServices,
        ]}
      />
    )
  const why = whyNot(order, 'pay')
  if (why !== undefined || order.total === null)
    return <EmptyState drawing="signpost" title={texts.notNow} text={why} action={toServices} />
  if (isInsuring) return <Insuring order={order} onInsured={refresh} onLeave={() => setInsuring(false)} />
  return (
    <>
      {whyNot(order, 'insure') === undefined && (
        <Notice
          kind="info"
          role="note"
          title={texts.insureFirst}
          action={
            <Button size="small" onClick={() => setInsuring(true)}>
              {texts.insure}
            </Button>
          }
          style={{ marginBottom: 16 }}
        />
      )}
      <PaymentWizard
        orderId={order._id}
        totalPesos={order.total}
        payUntil={order.payUntil}
        statement={<MoneyStatement order={order} />}
        summary={summaryOf(order)}
        standing={standing}
      />
    </>
  )
}

interface PayPageProps {
  /** What is paid here; each has an address of its own, so that who comes back reads of what he paid. */
  charge?: PaymentCharge
  isReturning?: boolean
}

/** Paying one service, or its waiting, and coming back from the gateway: the page only reads what the server knows. Decisions §11. */
export const PayPage = ({ charge = 'service', isReturning = false }: PayPageProps) => {
  const { orderId = '' } = useParams()
  useOrderLive({ tellsOffers: false })
  const order = useOrder<'client'>(orderId)
  // A list's copy may be from before the payment: only a fresh answer counts here.
  const data = order.isPlaceholderData ? undefined : order.data
  const Pay = charge === 'standby' ? StandbyPay : PayBody
  return (
    <div className={styles.narrow}>
      <PageHead
        title={charge === 'standby' ? texts.standbyTitle : texts.title}
        action={
          <Link to={addresses.list} className={styles.toList}>
            {texts.back}
          </Link>
        }
      />
      <Card>
        <Answer of={{ ...order, data }} wait="detail">
          {(read) => <Pay order={read} isReturning={isReturning} />}
        </Answer>
      </Card>
    </div>
  )
}
