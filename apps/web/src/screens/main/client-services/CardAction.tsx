import { isPaymentFailure } from '@arriero/domain/money/payment-attempts'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { may, whyNot } from '#features/orders/data/seen-order.ts'
import { ApproveService } from '#features/settlements/ApproveService.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatMoney, formatRelative } from '#shared/format.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import { isPaymentLost } from '#features/orders/data/seen-order.ts'
import { clientAction, type ClientAction, type ClientRow } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { ComplaintAction } from './ComplaintAction.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { paymentsTexts } from '#features/payments/payments.texts.ts'
import { StandbyAction } from './StandbyAction.tsx'
import styles from './client-services.module.css'

const texts = clientServicesTexts.actions

/** What had paid it failed with the truck on its way: the trip goes on, and the money is still owed. Decisions §11. */
export const LostPayment = ({ order }: { order: ClientRow }) => {
  const { status } = order.pay
  const why = isPaymentFailure(status) ? paymentsTexts.failures[status] : texts.payLost
  const help = order.status < orderStatus.finished ? texts.payLostOnTheWay : texts.payLostHelp
  return (
    <>
      {status === 'PENDING' ? (
        <p className={styles.note}>{texts.payPending}</p>
      ) : (
        <Notice kind="error" title={why}>
          {help}
        </Notice>
      )}
      <LinkButton to={addresses.pay(order._id)} kind="primary" isBlock>
        {texts.payAgain(formatMoney(order.total ?? 0))}
      </LinkButton>
    </>
  )
}

const Sentence = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.sentence}>
    <Icon name={icon} sizePx={20} />
    <span>{children}</span>
  </p>
)

export const MoveDate = ({ order, isBlock }: { order: ClientRow; isBlock?: boolean }) => (
  <LinkButton
    to={addresses.moveDate(order._id)}
    kind="primary"
    isBlock={isBlock}
    why={whyNot(order, 'moveDate')}
  >
    {texts.moveDate}
  </LinkButton>
)

/** Nobody can take it any more, and it ends by itself a day later. Decisions §7 "clocks". */
const DatePassed = ({ order }: { order: ClientRow }) => (
  <>
    <Sentence icon="alert">{texts.datePassed}</Sentence>
    <MoveDate order={order} isBlock />
  </>
)

const Offers = ({ order, count }: { order: ClientRow; count: number }) => {
  if (count === 0 && order.offers.length === 0) return <Sentence icon="clock">{texts.waitingOffers}</Sentence>
  return (
    <>
      <LinkButton to={addresses.offers(order._id)} kind="primary" isBlock>
        {count === 0 ? texts.reviewOffers : texts.reviewCount(count)}
      </LinkButton>
      {whyNot(order, 'accept') && <p className={styles.note}>{whyNot(order, 'accept')}</p>}
    </>
  )
}

const payNote = ({ payUntil }: ClientRow, now: number): string | undefined => {
  if (payUntil === null) return undefined
  return new Date(payUntil).getTime() > now ? texts.payUntil(formatRelative(payUntil, now)) : texts.payLate
}

interface PayProps {
  order: ClientRow
  action: Extract<ClientAction, { kind: 'pay' }>
  now: number
}

const Pay = ({ order, action, now }: PayProps) => {
  const notPay = whyNot(order, 'pay')
  const notInsure = whyNot(order, 'insure')
  return (
    <>
      <LinkButton to={addresses.pay(order._id)} kind="primary" isBlock why={notPay}>
        {texts.pay(formatMoney(action.totalPesos))}
      </LinkButton>
      {!order.isInsurance && (
        <LinkButton to={addresses.insure(order._id)} isBlock why={notInsure}>
          {texts.insure}
        </LinkButton>
      )}
      {action.isPending && <p className={styles.note}>{texts.payPending}</p>}
      <p className={styles.note}>{notPay ?? payNote(order, now)}</p>
    </>
  )
}

const stayHere = () => undefined

/** Rating says that he is content; whoever would rather not rate approves. Decisions §7. */
const Content = ({ order }: { order: ClientRow }) => {
  const { onChanged } = useOrderWays(order._id, stayHere)
  return (
    <>
      <LinkButton to={addresses.rate(order._id)} kind="primary" isBlock why={whyNot(order, 'rate')}>
        {texts.rate}
      </LinkButton>
      {may(order, 'approve') && <ApproveService orderId={order._id} onDone={onChanged} />}
    </>
  )
}

interface CancelledProps {
  order: ClientRow
  mayRepublish: boolean
  isInDetail: boolean
}

const Cancelled = ({ order, mayRepublish, isInDetail }: CancelledProps) => (
  <>
    {!isInDetail && <Sentence icon="ban">{texts.cancelled}</Sentence>}
    {!isInDetail && order.cancelation?.description && (
      <p className={styles.note}>{texts.cancelReason(order.cancelation.description)}</p>
    )}
    {mayRepublish && (
      <LinkButton to={addresses.republish(order._id)} kind="primary" isBlock isFresh>
        {texts.republish}
      </LinkButton>
    )}
  </>
)

interface CardActionProps {
  order: ClientRow
  now: number
  /** In the service's own page, whose strip says already how it stands and what blocks it. */
  isInDetail?: boolean
}

/** Nothing to be done, or done in the strip. */
const saidByStrip: ReadonlySet<ClientAction['kind']> = new Set(['datePassed', 'waitSupport', 'scheduled'])

const UsualAction = ({ order, now, isInDetail = false }: CardActionProps) => {
  const action = clientAction(order, now)
  if (isInDetail && saidByStrip.has(action.kind)) return null
  switch (action.kind) {
    case 'reviewOffers':
      return <Offers order={order} count={action.count} />
    case 'datePassed':
      return <DatePassed order={order} />
    case 'pay':
      return <Pay order={order} action={action} now={now} />
    case 'waitSupport':
      return <Sentence icon="document">{texts.waitSupport}</Sentence>
    case 'scheduled':
      return <Sentence icon="checkCircle">{texts.scheduled}</Sentence>
    case 'followMap':
      return (
        <>
          {!isInDetail && <Sentence icon="truck">{texts.onTheWay}</Sentence>}
          <LinkButton to={addresses.map(order._id)} kind="primary" isBlock>
            {texts.map}
          </LinkButton>
        </>
      )
    case 'rate':
      return (
        <>
          <Content order={order} />
          <StandbyAction order={order} />
        </>
      )
    case 'finished':
      return (
        <>
          {!isInDetail && <Sentence icon="flag">{texts.finished}</Sentence>}
          <StandbyAction order={order} />
        </>
      )
    case 'cancelled':
      return <Cancelled order={order} mayRepublish={action.mayRepublish} isInDetail={isInDetail} />
  }
}

/** What the state of the service asks of its client now. Spec §4. */
export const CardAction = (props: CardActionProps) => (
  <>
    {!props.isInDetail && isPaymentLost(props.order) && <LostPayment order={props.order} />}
    <UsualAction {...props} />
    <ComplaintAction {...props} />
  </>
)
