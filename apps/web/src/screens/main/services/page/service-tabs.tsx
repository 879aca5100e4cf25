import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { CallForm } from '#features/inbox/CallForm.tsx'
import { inboxTexts } from '#features/inbox/inbox.texts.ts'
import { laneSection } from '#features/lanes/LaneHistory.tsx'
import { StaffThread } from '#features/messages/StaffThread.tsx'
import { UnreadBadge } from '#features/messages/UnreadBadge.tsx'
import {
  CargoPart,
  HistoryPart,
  MapPart,
  MoneyPart,
  MoreParts,
  PapersPart,
  PeoplePart,
  TimesPart,
} from '#features/orders/detail/service-parts.tsx'
import { SeenList } from '#features/notifications/SeenList.tsx'
import { seenTexts, sentTexts } from '#features/notifications/sent.texts.ts'
import { SentList } from '#features/notifications/SentList.tsx'
import { NotesPanel } from '#features/notes/NotesPanel.tsx'
import { SignalsPanel } from '#features/signals/SignalsPanel.tsx'
import { Propose } from '#features/orders/remedies/Propose.tsx'
import { Remedies } from '#features/orders/remedies/Remedies.tsx'
import { sidesOf } from '#features/orders/remedies/sides.ts'
import { OrderContacts } from '#features/saved-places/OrderContacts.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { useNow } from '#shared/use-now.ts'
import { adminLinks } from '../admin-links.ts'
import { servicePageTexts as texts } from './service-page.texts.ts'
import type { ServiceTab } from './service-place.ts'
import styles from './service-page.module.css'

type Order = OrderFor<'admin'>

/** Whom it was about, and what came of it: read in its notes and, by staff, in its history. */
const Called = ({ order }: { order: Order }) => (
  <details className={styles.called}>
    <summary>{inboxTexts.call.title}</summary>
    <CallForm orderId={order._id} sides={sidesOf(order)} />
  </details>
)

/** Nobody has it yet. */
const Wanted = ({ order }: { order: Order }) => {
  const now = useNow()
  return (
    order.status === orderStatus.pending && (
      <Remedies>
        <Propose order={order} now={now} />
      </Remedies>
    )
  )
}

const Summary = ({ order }: { order: Order }) => (
  <div className={styles.columns}>
    <div className={styles.parts}>
      <CargoPart order={order} />
      <OrderContacts orderId={order._id} />
      <SignalsPanel about={order._id} />
    </div>
    <div className={styles.parts}>
      <Wanted order={order} />
      <div>
        <PeoplePart order={order} links={adminLinks} />
        <Called order={order} />
      </div>
      <TimesPart order={order} />
    </div>
  </div>
)

const Money = ({ order }: { order: Order }) => (
  <div className={styles.parts}>
    <MoneyPart order={order} />
    <MoreParts parts={[standbySection(order), laneSection(order)]} />
  </div>
)

const Trip = ({ order }: { order: Order }) => (
  <div className={styles.parts}>
    <MapPart order={order} />
    <TripTolls orderId={order._id} />
  </div>
)

const Sent = ({ order }: { order: Order }) => (
  <div className={styles.parts}>
    <MoreParts
      parts={[
        { title: sentTexts.title, body: <SentList orderId={order._id} /> },
        { title: seenTexts.title, body: <SeenList orderId={order._id} /> },
      ]}
    />
  </div>
)

type Body = (order: Order, meantNote: string | null) => ReactNode

const bodies: Readonly<Record<ServiceTab, Body>> = {
  summary: (order) => <Summary order={order} />,
  money: (order) => <Money order={order} />,
  trip: (order) => <Trip order={order} />,
  papers: (order) => <PapersPart order={order} />,
  messages: ({ _id }) => <StaffThread orderId={_id} />,
  notes: ({ _id }, meant) => <NotesPanel aboutId={_id} meant={meant} />,
  sent: (order) => <Sent order={order} />,
  history: (order) => <HistoryPart order={order} />,
}

const badges: Partial<Record<ServiceTab, (order: Order) => ReactNode>> = {
  messages: ({ _id }) => <UnreadBadge orderId={_id} />,
}

/** What a service is made of, one tab each; only the open one is there. `meantNote`: to which one was led. */
export const tabsOf = (order: Order, meantNote: string | null) =>
  (Object.keys(bodies) as ServiceTab[]).map((key) => ({
    key,
    label: (
      <>
        {texts.tabs[key]} {badges[key]?.(order)}
      </>
    ),
    body: <div className={styles.body}>{bodies[key](order, meantNote)}</div>,
  }))
