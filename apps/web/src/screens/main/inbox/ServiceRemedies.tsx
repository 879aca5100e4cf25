import { api } from '@arriero/contract'
import { calledTexts } from '@arriero/contract/es/inbox'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { CalledSide, InboxCause } from '@arriero/domain/house/inbox'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { CallForm } from '#features/inbox/CallForm.tsx'
import { inboxTexts } from '#features/inbox/inbox.texts.ts'
import { whyNotPropose } from '#features/orders/assignment/pressed-lately.ts'
import { RemindCarrier } from '#features/orders/assignment/RemindCarrier.tsx'
import { remindTexts } from '#features/orders/assignment/remind.texts.ts'
import { whyNot } from '#features/orders/data/seen-order.ts'
import { useOrder } from '#features/orders/data/use-order.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { paths } from '#shared/paths.ts'
import { whatsappHref } from '#shared/phone-href.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { remediesTexts as texts } from './remedies.texts.ts'
import styles from './remedies.module.css'

type Order = OrderFor<'admin'>

interface RemedyProps {
  title: string
  does: string
  /** When it was last done, and by whom. */
  last?: string | undefined
  children: ReactNode
}

const Remedy = ({ title, does, last, children }: RemedyProps) => (
  <li className={styles.remedy}>
    <h3 className={styles.name}>{title}</h3>
    <p>{does}</p>
    {last !== undefined && <p className={styles.last}>{last}</p>}
    <div>{children}</div>
  </li>
)

const Propose = ({ order, now }: { order: Order; now: number }) => {
  const { onChanged } = useOrderWays(order._id, () => undefined)
  const { title, does, act, done, last } = texts.propose
  const propose = useToldAct({
    act: useAct(api.offers.propose),
    input: { params: { _id: order._id } },
    done: ({ carriers, isClientTold }) => done(carriers, isClientTold),
    onSettled: onChanged,
  })
  const { proposed } = order
  return (
    <Remedy {...{ title, does }} last={proposed ? last(formatDateTime(proposed.at), proposed.by) : undefined}>
      <ActButton whyNot={whyNotPropose(order, now)} isBusy={propose.isBusy} onClick={propose.go}>
        {act}
      </ActButton>
    </Remedy>
  )
}

/** Somebody holds it and named nobody to drive. */
const Undriven = ({ order, now }: { order: Order; now: number }) => {
  const { carrier, reminded, _id } = order
  return (
    <>
      <Remedy
        title={texts.remind.title}
        does={texts.remind.does(carrier?.name ?? '')}
        last={reminded ? remindTexts.last(formatDateTime(reminded.at), reminded.by) : remindTexts.none}
      >
        <RemindCarrier order={order} now={now} />
      </Remedy>
      <Remedy title={texts.close.title} does={texts.close.does}>
        <LinkButton to={`${paths.services}/${_id}/cerrar`} isFresh why={whyNot(order, 'close')}>
          {texts.close.act}
        </LinkButton>
      </Remedy>
    </>
  )
}

const Waive = ({ order }: { order: Order }) => (
  <Remedy title={texts.waive.title} does={texts.waive.does}>
    <LinkButton to={`${paths.services}/${order._id}/exceptuar`} isFresh why={whyNot(order, 'waive')}>
      {texts.waive.act}
    </LinkButton>
  </Remedy>
)

const sidesOf = ({ carrier, driver, client }: Order) =>
  [
    { side: 'carrier' as const, who: carrier },
    { side: 'driver' as const, who: driver?._id === carrier?._id ? null : driver },
    { side: 'client' as const, who: client },
  ].flatMap(({ side, who }) => (who ? [{ side, who }] : []))

/** By telephone, or by a chat of whoever calls: the product itself sends nothing by it. */
const Reached = ({ phone }: { phone: string }) => {
  const chat = whatsappHref(phone)
  return (
    <>
      <PhoneLink phone={phone} />
      {chat && (
        <>
          {' · '}
          <a className={styles.chat} href={chat} target="_blank" rel="noreferrer">
            {texts.whatsapp}
          </a>
        </>
      )}
    </>
  )
}

const People = ({ order }: { order: Order }) => {
  const people = sidesOf(order)
  const [first = 'client', ...others] = people.map(({ side }): CalledSide => side)
  return (
    <Panel title={texts.people}>
      <dl className={styles.people}>
        {people.map(({ side, who }) => (
          <div key={side}>
            <dt>{calledTexts[side]}</dt>
            <dd>
              {who.name} · {who.cellPhone ? <Reached phone={who.cellPhone} /> : texts.noPhone}
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{inboxTexts.call.title}</summary>
        <CallForm orderId={order._id} sides={[first, ...others]} />
      </details>
    </Panel>
  )
}

interface ServiceRemediesProps {
  orderId: string
  causes: readonly InboxCause[]
}

const remediesFor = (order: Order, causes: readonly InboxCause[], now: number): ReactNode[] => {
  const isUndriven = order.status === orderStatus.assigned && order.vehicle === null
  const isLetThrough = isUndriven || causes.includes('paperEnds')
  return [
    order.status === orderStatus.pending && <Propose key="propose" order={order} now={now} />,
    isUndriven && <Undriven key="undriven" order={order} now={now} />,
    isLetThrough && <Waive key="waive" order={order} />,
  ].filter(Boolean)
}

const Remedies = ({ order, causes }: { order: Order } & Pick<ServiceRemediesProps, 'causes'>) => {
  const remedies = remediesFor(order, causes, useNow())
  return (
    <>
      {remedies.length > 0 && (
        <Panel title={texts.title}>
          <ul className={styles.remedies}>{remedies}</ul>
        </Panel>
      )}
      <People order={order} />
    </>
  )
}

/** What an administrator can do about a service where it waits, and whom he can call about it. */
export const ServiceRemedies = ({ orderId, causes }: ServiceRemediesProps) => (
  <Answer of={useOrder<'admin'>(orderId)} wait="lines">
    {(order) => <Remedies order={order} causes={causes} />}
  </Answer>
)
