import type { ReactNode } from 'react'
import type { OrderLinks } from './order-facts.tsx'
import {
  CargoPart,
  HistoryPart,
  MapPart,
  MoneyPart,
  MoreParts,
  PapersPart,
  PeoplePart,
  ServiceHead,
  TimesPart,
  type MorePart,
  type ServiceHeadProps,
} from './service-parts.tsx'
import styles from './ServiceDetail.module.css'

interface ServiceDetailProps extends ServiceHeadProps {
  links?: OrderLinks
  /** What the road costs. */
  tolls?: ReactNode
  /** What else concerns its money; each screen knows what. */
  more?: readonly MorePart[]
}

/** The whole of a service as its viewer may see it. Spec §2 "Service detail". */
export const ServiceDetail = ({ links = {}, more = [], tolls, ...head }: ServiceDetailProps) => {
  const { order } = head
  const isParty = order.viewer !== 'open'
  return (
    <article className={styles.detail}>
      <ServiceHead {...head} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CargoPart order={order} />
          <TimesPart order={order} />
          <MoneyPart order={order} />
          {tolls}
          <MoreParts parts={more} />
          <PeoplePart order={order} links={links} />
        </div>
        {isParty && <HistoryPart order={order} />}
      </div>
      <MapPart order={order} />
      <PapersPart order={order} />
    </article>
  )
}
