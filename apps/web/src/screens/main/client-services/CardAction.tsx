import type { ReactNode } from 'react'
import { whyNot } from '#features/orders/seen-order.ts'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatMoney, formatRelative } from '#shared/format.ts'
import { addresses } from './addresses.ts'
import { clientAction, type ClientAction, type ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from './LinkButton.tsx'
import styles from './client-services.module.css'

const texts = clientServicesTexts.actions

const Sentence = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className={styles.sentence}>
    <Icon name={icon} sizePx={20} />
    <span>{children}</span>
  </p>
)

const Offers = ({ order, count }: { order: ClientOrder; count: number }) => {
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

const payNote = ({ payUntil }: ClientOrder, now: number): string | undefined => {
  if (payUntil === null) return undefined
  return new Date(payUntil).getTime() > now ? texts.payUntil(formatRelative(payUntil, now)) : texts.payLate
}

interface PayProps {
  order: ClientOrder
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

const Cancelled = ({ order, mayRepublish }: { order: ClientOrder; mayRepublish: boolean }) => (
  <>
    <Sentence icon="ban">{texts.cancelled}</Sentence>
    {order.cancelation?.description && (
      <p className={styles.note}>{texts.cancelReason(order.cancelation.description)}</p>
    )}
    {mayRepublish && (
      <LinkButton to={addresses.republish(order._id)} kind="primary" isBlock isFresh>
        {texts.republish}
      </LinkButton>
    )}
  </>
)

/** What the state of the service asks of its client now. Spec §4. */
export const CardAction = ({ order, now }: { order: ClientOrder; now: number }) => {
  const action = clientAction(order, now)
  switch (action.kind) {
    case 'reviewOffers':
      return <Offers order={order} count={action.count} />
    case 'pay':
      return <Pay order={order} action={action} now={now} />
    case 'waitSupport':
      return <Sentence icon="document">{texts.waitSupport}</Sentence>
    case 'scheduled':
      return <Sentence icon="checkCircle">{texts.scheduled}</Sentence>
    case 'followMap':
      return (
        <>
          <Sentence icon="truck">{texts.onTheWay}</Sentence>
          <LinkButton to={addresses.map(order._id)} kind="primary" isBlock>
            {texts.map}
          </LinkButton>
        </>
      )
    case 'rate':
      return (
        <LinkButton to={addresses.rate(order._id)} kind="primary" isBlock why={whyNot(order, 'rate')}>
          {texts.rate}
        </LinkButton>
      )
    case 'finished':
      return <Sentence icon="flag">{texts.finished}</Sentence>
    case 'cancelled':
      return <Cancelled order={order} mayRepublish={action.mayRepublish} />
  }
}
