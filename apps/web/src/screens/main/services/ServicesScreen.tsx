import { servicesList } from '@arriero/contract/es/lists/services'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { FleetLink } from '#features/tracking/fleet/FleetLink.tsx'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { serviceCells } from '#features/orders/lists/service-cells.tsx'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import styles from '#features/orders/lists/services.module.css'
import { servicesTexts as texts } from '#features/orders/lists/services.texts.ts'
import { useBeside, type Beside } from '#features/orders/lists/use-beside.ts'
import { useLeftRow } from '#features/orders/lists/use-left-row.ts'
import { useWalk, useWalkKeys } from '#features/orders/lists/use-walk.ts'
import { WalkBar } from '#features/orders/lists/WalkBar.tsx'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { lostPaymentsPart } from '#features/payments/lost-payments-address.ts'
import { LostPaymentsBanner } from '#features/payments/LostPaymentsBanner.tsx'
import { LostPaymentsModal } from '#features/payments/LostPaymentsModal.tsx'
import { paths } from '#shared/paths.ts'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ListHead } from '#shared/table/ListScreen.tsx'
import { useRowKeys } from '#shared/table/rows/use-row-keys.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { AdminModal, adminViews } from './AdminModal.tsx'
import { AdminTools } from './AdminTools.tsx'
import sideStyles from './side-view.module.css'
import { SideView } from './SideView.tsx'

/** Who has to name a driver still can be called from here. */
const Carrier = ({ carrier, status, vehicle }: OrderRowFor<'admin'>) => {
  if (!carrier) return <span className={styles.muted}>{texts.nobody}</span>
  const isAwaited = status === orderStatus.assigned && vehicle === null
  return (
    <>
      {carrier.name}
      {isAwaited && carrier.cellPhone && (
        <small>
          <PhoneLink phone={carrier.cellPhone} />
        </small>
      )}
    </>
  )
}
const cells = { ...serviceCells, carrier: Carrier }

/** A service beside its list, or not: where there is room for both. */
const BesideButton = ({ beside: { isOffered, isOn, toggle } }: { beside: Beside }) =>
  isOffered && (
    <ToolButton
      icon="panelOpen"
      label={isOn ? texts.beside.hide : texts.beside.show}
      aria-pressed={isOn}
      aria-keyshortcuts="v"
      onClick={toggle}
    />
  )

/** All services, for the administrator. Spec §2 "Services": other roles one list. */
export default function ServicesScreen() {
  const { rol, _id } = useProfile()
  const address = useWindowAddress(paths.services)
  const changed = useOrderLive({ tellsOffers: true })
  const rest = useParams()['*'] ?? ''
  const place = rest === lostPaymentsPart ? 'lost' : readListPlace(rest, adminViews)
  const list = useListTable(servicesList, { cells, input: { body: { userType: rol, _id } } })
  const open = typeof place === 'object' ? place : undefined
  const isRead = open?.view === 'detail'
  const walk = useWalk(list, { orderId: isRead ? open.orderId : undefined, open: (id) => address.open(id) })
  useWalkKeys(walk, isRead ? 'window' : undefined)
  const left = useLeftRow()
  const box = useRef<HTMLDivElement>(null)
  const beside = useBeside(list.table.rows, left)
  useRowKeys(box, list.table.rows, { v: beside.toggle })
  if (!place) return <UnknownPlace list={paths.services} />
  return (
    <>
      <ListHead of={list.of} action={<FleetLink />} />
      <LostPaymentsBanner />
      <div className={beside.isOn ? sideStyles.beside : undefined}>
        <div ref={box} {...beside.box}>
          <ServiceList
            list={list}
            address={address}
            changedKeys={changed}
            tools={
              <>
                <AdminTools controls={list.table.controls} />
                <BesideButton beside={beside} />
              </>
            }
            newWords={texts.newRows}
            pickedKey={beside.isOn ? beside.shownId : left}
            opens={beside.opens}
          />
        </div>
        {beside.isOn && beside.shownId !== undefined && (
          <SideView orderId={beside.shownId} address={address} />
        )}
      </div>
      <AdminModal
        open={open}
        address={address}
        above={
          isRead && (
            <WalkBar walk={walk}>
              <LinkButton to={paths.servicePage(open.orderId)} kind="quiet" icon="panelOpen">
                {texts.walk.asPage}
              </LinkButton>
            </WalkBar>
          )
        }
      />
      <LostPaymentsModal isOpen={place === 'lost'} onOpen={address.open} onClose={address.close} />
    </>
  )
}
