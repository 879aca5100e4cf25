import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import {
  CargoPart,
  HistoryPart,
  MoneyPart,
  PeoplePart,
  ServiceHead,
  TimesPart,
} from '#features/orders/detail/service-parts.tsx'
import { useOrder } from '#features/orders/data/use-order.ts'
import { servicesTexts as texts } from '#features/orders/lists/services.texts.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { AdminActs, AdminBlocker } from './AdminActs.tsx'
import { adminLinks } from './admin-links.ts'
import styles from './side-view.module.css'

interface SideViewProps {
  orderId: string
  address: WindowAddress
}

const Parts = ({ order, address }: { order: OrderFor<'admin'>; address: WindowAddress }) => (
  <div className={styles.parts}>
    <ServiceHead
      order={order}
      blocker={<AdminBlocker order={order} address={address} />}
      actions={<AdminActs order={order} address={address} />}
    />
    <PeoplePart order={order} links={adminLinks} />
    <TimesPart order={order} />
    <MoneyPart order={order} />
    <CargoPart order={order} />
    <HistoryPart order={order} />
  </div>
)

/** A row passed on the way to another is not asked for. */
const passedMs = 150

/** What a service is, read beside the list it stands in. */
export const SideView = ({ orderId: shownId, address }: SideViewProps) => {
  const orderId = useDebounced(shownId, passedMs)
  const gone = <Gone title={texts.goneTitle} text={errorTexts['order.not_found']} />
  return (
    <section
      className={styles.side}
      aria-label={texts.beside.label(formatShortId(orderId))}
      // It scrolls by itself: the keyboard has to get there.
      tabIndex={0}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{texts.detailTitle(formatShortId(orderId))}</h2>
        <LinkButton to={paths.servicePage(orderId)} kind="quiet" icon="panelOpen">
          {texts.walk.asPage}
        </LinkButton>
      </header>
      <Answer key={orderId} of={useOrder<'admin'>(orderId)} wait="detail" gone={gone}>
        {(order) => (order.viewer === 'admin' ? <Parts order={order} address={address} /> : gone)}
      </Answer>
    </section>
  )
}
