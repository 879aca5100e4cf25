import type { ReactNode } from 'react'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { useNow } from '#shared/use-now.ts'
import { MoneyStatement } from './MoneyStatement.tsx'
import { nextStepText } from './next-step.ts'
import { amountFacts, cargoFacts, peopleFacts, timeFacts, type OrderLinks } from './order-facts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { ordersTexts } from './orders.texts.ts'
import { PhotosView } from './PhotosView.tsx'
import { RouteMap } from './RouteMap.tsx'
import type { SeenOrder } from './seen-order.ts'
import { TrackingLink } from './TrackingLink.tsx'
import styles from './ServiceDetail.module.css'

const { sections } = ordersTexts

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)

interface ServiceDetailProps {
  order: SeenOrder
  links?: OrderLinks
  /** What the service cannot go on with, and the way to mend it: above everything else. */
  blocker?: ReactNode
  /** Acts of the screen, under the next step. */
  actions?: ReactNode
  /** What else concerns its money; each screen knows what. */
  more?: { title: string; body: ReactNode } | undefined
}

const Head = ({ order, blocker, actions }: ServiceDetailProps) => {
  const next = nextStepText(order, useNow())
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.route}>{ordersTexts.route(order.origin.name, order.destination.name)}</h2>
        <dl className={styles.status}>
          <dt className="visually-hidden">{ordersTexts.fields.status}</dt>
          <dd>
            <OrderStatusTag status={order.status} />
          </dd>
        </dl>
      </header>
      {blocker}
      {next && (
        <div className={styles.next}>
          <strong>{`${sections.next}: ${next.who}`}</strong>
          {next.what}
        </div>
      )}
      {actions}
    </>
  )
}

/** The whole of a service as its viewer may see it. Spec §2 "Service detail". */
export const ServiceDetail = ({ order, links = {}, blocker, actions, more }: ServiceDetailProps) => {
  const isParty = order.viewer !== 'open'
  return (
    <article className={styles.detail}>
      <Head order={order} blocker={blocker} actions={actions} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title={sections.facts}>
            <DetailList details={cargoFacts(order)} />
          </Section>
          <Section title={sections.times}>
            <DetailList details={timeFacts(order)} />
          </Section>
          <Section title={sections.money}>
            <DetailList details={amountFacts(order)} />
            <br />
            <MoneyStatement order={order} />
          </Section>
          {more && <Section title={more.title}>{more.body}</Section>}
          <Section title={sections.people}>
            <DetailList details={peopleFacts(order, links)} />
          </Section>
        </div>
        {isParty && (
          <Section title={sections.timeline}>
            <OrderHistory orderId={order._id} />
          </Section>
        )}
      </div>
      <Section title={sections.map}>
        <RouteMap order={order} heightPx={340} />
        <TrackingLink order={order} />
      </Section>
      <Section title={sections.papers}>
        <PhotosView order={order} />
      </Section>
    </article>
  )
}
