import { api } from '@arriero/contract'
import { calledTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { InboxCause } from '@arriero/domain/house/inbox'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { CallForm } from '#features/inbox/CallForm.tsx'
import { inboxTexts } from '#features/inbox/inbox.texts.ts'
import { RemindCarrier } from '#features/orders/assignment/RemindCarrier.tsx'
import { remindTexts } from '#features/orders/assignment/remind.texts.ts'
import { whyNot } from '#features/orders/data/seen-order.ts'
import { useOrder } from '#features/orders/data/use-order.ts'
import { Propose } from '#features/orders/remedies/Propose.tsx'
import { Reached } from '#features/orders/remedies/Reached.tsx'
import { Remedies } from '#features/orders/remedies/Remedies.tsx'
import { Remedy } from '#features/orders/remedies/Remedy.tsx'
import { remediesTexts as texts } from '#features/orders/remedies/remedies.texts.ts'
import { reachedOf, sidesOf } from '#features/orders/remedies/sides.ts'
import { AskRenewal } from '#features/papers/AskRenewal.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import styles from './remedies.module.css'

type Order = OrderFor<'admin'>

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

const People = ({ order }: { order: Order }) => (
  <Panel title={texts.people}>
    <dl className={styles.people}>
      {reachedOf(order).map(({ side, who }) => (
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
      <CallForm orderId={order._id} sides={sidesOf(order)} />
    </details>
  </Panel>
)

/** The truck is late, silent or off its way: it is looked for, and at worst its service is ended. */
const OnTheRoad = ({ order }: { order: Order }) => {
  const { follow, end } = texts
  return (
    <>
      <Remedy title={follow.title} does={follow.does}>
        <LinkButton to={`${paths.servicePage(order._id)}/viaje`} isFresh>
          {follow.act}
        </LinkButton>
      </Remedy>
      <Remedy title={end.title} does={end.does}>
        <LinkButton to={`${paths.services}/${order._id}/cerrar`} isFresh why={whyNot(order, 'close')}>
          {end.act}
        </LinkButton>
      </Remedy>
    </>
  )
}

const roadCauses: readonly InboxCause[] = ['late', 'silent', 'offRoute']

/** A paper that ends before the unloading cannot be let through: its owner is asked for the next one. */
const Renew = ({ paperId }: { paperId: string }) => {
  const { data } = useRead(api.papers.ending, { query: { id: paperId } })
  const [paper] = data?.items ?? []
  if (!paper) return null
  const { title, does } = texts.renew
  return (
    <Remedy title={title} does={does(paper.name, paper.licensePlate ?? paper.user.name)}>
      <AskRenewal paper={paper} />
    </Remedy>
  )
}

type Told = Pick<InboxItem['causes'][number], 'cause' | 'object'>

interface ServiceRemediesProps {
  orderId: string
  causes: readonly Told[]
}

const remediesFor = (order: Order, causes: readonly Told[], now: number): ReactNode[] => {
  const isUndriven = order.status === orderStatus.assigned && order.vehicle === null
  const ending = causes.filter(({ cause }) => cause === 'paperEnds')
  return [
    order.status === orderStatus.pending && <Propose key="propose" order={order} now={now} />,
    causes.some(({ cause }) => roadCauses.includes(cause)) && <OnTheRoad key="road" order={order} />,
    ...ending.map(({ object }) => <Renew key={object} paperId={object} />),
    isUndriven && <Undriven key="undriven" order={order} now={now} />,
    isUndriven && <Waive key="waive" order={order} />,
  ].filter(Boolean)
}

const Waiting = ({ order, causes }: { order: Order } & Pick<ServiceRemediesProps, 'causes'>) => (
  <>
    <Remedies>{remediesFor(order, causes, useNow())}</Remedies>
    <People order={order} />
  </>
)

/** What an administrator can do about a service where it waits, and whom he can call about it. */
export const ServiceRemedies = ({ orderId, causes }: ServiceRemediesProps) => (
  <Answer of={useOrder<'admin'>(orderId)} wait="lines">
    {(order) => <Waiting order={order} causes={causes} />}
  </Answer>
)
