import { errorTexts } from '@arriero/contract/es/errors'
import { servicesList } from '@arriero/contract/es/lists/services'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { NotesPanel } from '#features/notes/NotesPanel.tsx'
import { useOrder } from '#features/orders/data/use-order.ts'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { ServiceHead } from '#features/orders/detail/service-parts.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { leftState } from '#features/orders/lists/use-left-row.ts'
import { useWalk, useWalkKeys } from '#features/orders/lists/use-walk.ts'
import { WalkBar } from '#features/orders/lists/WalkBar.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { AdminActs, AdminBlocker } from '../AdminActs.tsx'
import { AdminModal } from '../AdminModal.tsx'
import styles from './service-page.module.css'
import { servicePageTexts } from './service-page.texts.ts'
import { tabsOf } from './service-tabs.tsx'
import { useServicePage } from './use-service-page.ts'

type Address = ReturnType<typeof useServicePage>

const Page = ({ order, address }: { order: OrderFor<'admin'>; address: Address }) => {
  const { tab = 'summary', windows } = address
  return (
    <div className={styles.page}>
      <ServiceHead
        order={order}
        blocker={<AdminBlocker order={order} address={windows} />}
        actions={<AdminActs order={order} address={windows} />}
      />
      <div>
        <Tabs active={tab} onChoose={address.show} tabs={tabsOf(order, address.meantNote)} />
      </div>
    </div>
  )
}

/** The list it came from, as its address has it: what stands before and after. */
const useListWalk = ({ orderId, isLost, walkTo }: Address) => {
  const { rol, _id } = useProfile()
  const list = useListTable(servicesList, { input: { body: { userType: rol, _id } } })
  const walk = useWalk(list, { orderId: isLost ? undefined : orderId, open: walkTo })
  useWalkKeys(walk, 'page')
  return walk
}

/** One service on a page of its own, its parts in tabs, between its neighbours of the list. */
const WholePage = ({ address }: { address: Address }) => {
  const { orderId, act, isLost, windows } = address
  useOrderLive({ tellsOffers: true })
  const walk = useListWalk(address)
  const order = useOrder<'admin'>(orderId)
  if (isLost) return <UnknownPlace list={paths.services} />
  const gone = <Gone title={servicesTexts.goneTitle} text={errorTexts['order.not_found']} />
  return (
    <>
      <WalkBar walk={walk}>
        <LinkButton to={paths.services} kind="quiet" icon="arrowLeft" tells={leftState(orderId)}>
          {servicesTexts.walk.toList}
        </LinkButton>
      </WalkBar>
      <PageHead title={servicesTexts.detailTitle(formatShortId(orderId))} />
      <Answer of={order} wait="detail" gone={gone}>
        {(read) => (read.viewer === 'admin' ? <Page order={read} address={address} /> : gone)}
      </Answer>
      <AdminModal open={act && { orderId, view: act }} address={windows} />
    </>
  )
}

/** Of a service the others of the staff read here what was noted: the rest stands in their own desks. */
const NotesPage = ({ address: { orderId, tab, meantNote } }: { address: Address }) => {
  if (tab !== 'notes') return <UnknownPlace list={paths.inbox} />
  return (
    <>
      <PageHead title={servicePageTexts.notesOf(formatShortId(orderId))} />
      <NotesPanel aboutId={orderId} meant={meantNote} />
    </>
  )
}

/** Administrators have all of a service, accountancy and support its notes. */
export default function ServicePageScreen() {
  const address = useServicePage()
  const { rol } = useProfile()
  return rol === 'administrator' ? <WholePage address={address} /> : <NotesPage address={address} />
}
