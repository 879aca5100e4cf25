import { api } from '@arriero/contract'
import { useParams } from 'react-router'
import { FleetLink } from '#features/fleet/FleetLink.tsx'
import { useOrderLive } from '#features/orders/useOrderLive.ts'
import { lostPaymentsPart } from '#features/payments/lost-payments-address.ts'
import { LostPaymentsBanner } from '#features/payments/LostPaymentsBanner.tsx'
import { LostPaymentsModal } from '#features/payments/LostPaymentsModal.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { adminColumns } from './admin-columns.tsx'
import { AdminModal, adminViews } from './AdminModal.tsx'
import { adminKeys, adminQueryOf } from './admin-query.ts'
import { AdminTools } from './AdminTools.tsx'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { servicesTexts as texts } from '#features/orders/lists/services.texts.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'

/** All services, for the administrator. Spec §2 "Services": other roles one list. */
export default function ServicesScreen() {
  const profile = useProfile()
  const controls = useTableState(adminKeys)
  const address = useServiceAddress(paths.services)
  const changed = useOrderLive({ tellsOffers: true })
  const isPhone = useIsPhone()
  const rest = useParams()['*'] ?? ''
  const place = rest === lostPaymentsPart ? 'lost' : readListPlace(rest, adminViews)
  const asked = adminQueryOf(controls.state)
  const query = useRead<typeof api.orders.mine, 'admin'>(api.orders.mine, {
    query: asked,
    body: { userType: profile.rol, _id: profile._id },
  })
  const list = useList(query, controls)
  if (!place) return <UnknownPlace list={paths.services} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={<FleetLink />} />
      <LostPaymentsBanner />
      <ServiceList
        label={texts.list}
        list={list}
        listName="services"
        exportQuery={asked}
        columns={adminColumns(address, isPhone)}
        controls={controls}
        changed={changed}
        searchHint={texts.search}
        tools={<AdminTools controls={controls} />}
        newWords={texts.newRows}
        onOpen={address.open}
        empty={<EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} />}
      />
      <AdminModal open={typeof place === 'object' ? place : undefined} address={address} />
      <LostPaymentsModal isOpen={place === 'lost'} onOpen={address.open} onClose={address.close} />
    </>
  )
}
