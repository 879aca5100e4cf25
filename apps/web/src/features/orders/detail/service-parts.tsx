import { isUnderWay } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { useNow } from '#shared/use-now.ts'
import { formatDateTime } from '#shared/format.ts'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { MoneyStatement } from './MoneyStatement.tsx'
import { nextStepText } from '../next-step.ts'
import { amountFacts, cargoFacts, peopleFacts, timeFacts, type OrderLinks } from './order-facts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStatusTag } from '../OrderStatusTag.tsx'
import { ordersTexts } from '../orders.texts.ts'
import { PhotosView } from './PhotosView.tsx'
import { RouteMap } from '../way/RouteMap.tsx'
import type { SeenOrder } from '../data/seen-order.ts'
import { trackingTexts } from '../way/tracking.texts.ts'
import { useTrackingLink } from '../way/use-tracking-link.ts'
import styles from './ServiceDetail.module.css'
import trackingLinkStyles from '../way/tracking.module.css'

const { link: texts } = trackingTexts

const Link = ({ orderId }: { orderId: string }) => {
  const { made, link, isBusy, make, revoke } = useTrackingLink(orderId)
  return (
    <section className={trackingLinkStyles.link} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.help}</p>
      {made ? (
        <p role="status">
          {texts.once}
          <br />
          <CopyableCode code={made.url} shown={`${made.url.slice(0, made.url.lastIndexOf('/') + 9)}…`} />
        </p>
      ) : (
        link && <p>{texts.active(formatDateTime(link.createdAt))}</p>
      )}
      <div className={trackingLinkStyles.acts}>
        <Button icon="link" isBusy={isBusy} onClick={make}>
          {link ? texts.again : texts.make}
        </Button>
        {link && (
          <Button kind="danger" disabled={isBusy} onClick={revoke}>
            {texts.revoke}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Client and carrier let somebody without an account follow a service under way. Decisions §14. */
const TrackingLink = ({ order }: { order: SeenOrder }) => {
  const isParty = order.viewer === 'client' || order.viewer === 'carrier'
  return isParty && isUnderWay(order.status) ? <Link orderId={order._id} /> : null
}

const { sections } = ordersTexts

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)

export interface ServiceHeadProps {
  order: SeenOrder
  /** What the service cannot go on with, and the way to mend it: above everything else. */
  blocker?: ReactNode
  /** The act that mends what the next step says. */
  mend?: ReactNode
  /** Acts of the screen, under the next step. */
  actions?: ReactNode
}

/** How it stands, then what blocks it, then the next step with who must do it: each said once, none above the other's colour. */
const Strip = ({ order, blocker, mend }: ServiceHeadProps) => {
  const next = nextStepText(order, useNow())
  return (
    <div className={styles.strip} data-blocked={next?.isBlocked || undefined} data-over={!next || undefined}>
      <dl className={styles.status}>
        <dt className="visually-hidden">{ordersTexts.fields.status}</dt>
        <dd>
          <OrderStatusTag status={order.status} />
        </dd>
      </dl>
      {blocker && <div className={styles.blocker}>{blocker}</div>}
      {next && (
        <div className={styles.next}>
          <strong>{`${sections.next}: ${next.who}`}</strong> {next.what}
        </div>
      )}
      {mend}
    </div>
  )
}

/** Where it goes, how it stands, and what can be done. */
export const ServiceHead = (props: ServiceHeadProps) => (
  <>
    <h2 className={styles.route}>
      {ordersTexts.route(props.order.origin.name, props.order.destination.name)}
    </h2>
    <Strip {...props} />
    {props.actions}
  </>
)

interface PartProps {
  order: SeenOrder
}

export const CargoPart = ({ order }: PartProps) => (
  <Section title={sections.facts}>
    <DetailList details={cargoFacts(order)} />
  </Section>
)

export const TimesPart = ({ order }: PartProps) => (
  <Section title={sections.times}>
    <DetailList details={timeFacts(order)} />
  </Section>
)

export const MoneyPart = ({ order }: PartProps) => (
  <Section title={sections.money}>
    <DetailList details={amountFacts(order)} />
    <br />
    <MoneyStatement order={order} />
  </Section>
)

export const PeoplePart = ({ order, links }: PartProps & { links: OrderLinks }) => (
  <Section title={sections.people}>
    <DetailList details={peopleFacts(order, links)} />
  </Section>
)

export const HistoryPart = ({ order }: PartProps) => (
  <Section title={sections.timeline}>
    <OrderHistory orderId={order._id} />
  </Section>
)

export const MapPart = ({ order }: PartProps) => (
  <Section title={sections.map}>
    <RouteMap order={order} heightPx={340} />
    <TrackingLink order={order} />
  </Section>
)

export const PapersPart = ({ order }: PartProps) => (
  <Section title={sections.papers}>
    <PhotosView order={order} />
  </Section>
)

/** What else concerns a service; each screen knows what. */
export type MorePart = { title: string; body: ReactNode } | undefined

export const MoreParts = ({ parts }: { parts: readonly MorePart[] }) =>
  parts.map(
    (part) =>
      part && (
        <Section key={part.title} title={part.title}>
          {part.body}
        </Section>
      ),
  )
