import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FleetLink } from '#features/tracking/fleet/FleetLink.tsx'
import { laneOf, LaneHistory, laneSection } from '#features/lanes/LaneHistory.tsx'
import { lanesTexts } from '#features/lanes/lanes.texts.ts'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { paths } from '#shared/paths.ts'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useWindowAddress, type WindowAddress } from '#shared/use-modal-address.ts'
import { cachedRow } from '#features/orders/data/order-cache.ts'
import { useLive } from '#shared/live/use-live.ts'
import { liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { TakeForm } from '#features/offers/TakeForm.tsx'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import { useNow } from '#shared/use-now.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { LoadBoard } from './board/LoadBoard.tsx'
import { readEnterprisePlace, type Tab, type AvailableView } from './enterprise-place.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import { MineModal } from './MineModal.tsx'
import { MyServices } from './MyServices.tsx'
import styles from './enterprise.module.css'

const titles: Readonly<Record<AvailableView, (code: string) => string>> = {
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  take: texts.titles.take,
}

interface BodyProps {
  view: AvailableView
  order: OpenOrder
  address: WindowAddress
}

const Take = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const { onChanged, onDone } = useOrderWays(order._id, address.close)
  return (
    <>
      <TakeForm
        order={order}
        tripCosts={(valuePesos) => <TripTolls orderId={order._id} valuePesos={valuePesos} />}
        onTaken={onDone}
        onChanged={onDone}
        // A network that failed says nothing of the service; a refusal says that it changed.
        onRefused={(error) => error instanceof CallError && onChanged()}
      />
      <section className={styles.lane}>
        <h3>{lanesTexts.title}</h3>
        <LaneHistory {...laneOf(order)} />
      </section>
    </>
  )
}

const OpenActs = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const standing = liveOfferOf(order, useNow())
  return (
    <div className={styles.acts}>
      <ActButton
        isPrimary
        whyNot={standing ? undefined : whyNotEnter(order)}
        onClick={() => address.open(order._id, 'tomar')}
      >
        {standing ? texts.acts.myOffer : texts.acts.take}
      </ActButton>
    </div>
  )
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  switch (view) {
    case 'detail':
      return (
        <ServiceDetail
          order={order}
          actions={<OpenActs order={order} address={address} />}
          tolls={<TripTolls orderId={order._id} />}
          more={[laneSection(order)]}
        />
      )
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'take':
      return <Take order={order} address={address} />
  }
}

interface AvailableModalProps {
  open: { orderId: string; view: AvailableView } | undefined
  address: WindowAddress
}

/** The modals of a service that waits for a carrier, each with its address. */
const AvailableModal = ({ open, address }: AvailableModalProps) => (
  <OrderModal
    open={open}
    titles={titles}
    viewer="open"
    gone={errorTexts['order.not_open']}
    onClose={address.close}
  >
    {(order, view) => <Body view={view} order={order} address={address} />}
  </OrderModal>
)

const nobody: ReadonlySet<string> = new Set()

/** How many services became available since their tab was last seen. */
const useNewAvailable = (isSeen: boolean): number => {
  const client = useQueryClient()
  const [ids, setIds] = useState(nobody)
  if (isSeen && ids.size > 0) setIds(nobody)
  useLive('orderStatusBackoffice', (message) => {
    if ('closed' in message) setIds((now) => new Set([...now].filter((id) => id !== message._id)))
    else if (!isSeen && message.viewer === 'open' && !cachedRow(client, message._id)) {
      setIds((now) => new Set(now).add(message._id))
    }
  })
  return ids.size
}

const pathOf = (tab: Tab) => `${paths.enterpriseServices}/${tab}`

const TabLabel = ({ tab, newCount = 0 }: { tab: Tab; newCount?: number }) => (
  <span className={styles.tab}>
    {texts.tabs[tab]}
    {newCount > 0 && <span className={styles.badge}>{texts.newOnes(newCount)}</span>}
  </span>
)

/** Two tabs: what the enterprise carries and what waits for a carrier. Spec §2 "Services". */
export default function EnterpriseServicesScreen() {
  const navigate = useNavigate()
  const rest = useParams()['*'] ?? ''
  const place = readEnterprisePlace(rest)
  const mine = useWindowAddress(pathOf('mis'))
  const available = useWindowAddress(pathOf('disponibles'))
  const changed = useOrderLive({ tellsOffers: false })
  const newCount = useNewAvailable(place?.tab === 'disponibles')
  if (rest === '') return <Navigate to={pathOf('mis')} replace />
  if (!place) return <UnknownPlace list={pathOf('mis')} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={<FleetLink />} />
      <Tabs
        active={place.tab}
        onChoose={(tab) => void navigate(pathOf(tab))}
        tabs={[
          {
            key: 'mis',
            label: <TabLabel tab="mis" />,
            body: <MyServices address={mine} changed={changed} />,
          },
          {
            key: 'disponibles',
            label: <TabLabel tab="disponibles" newCount={newCount} />,
            body: <LoadBoard address={available} changed={changed} />,
          },
        ]}
      />
      <MineModal open={place.tab === 'mis' ? place.open : undefined} address={mine} />
      <AvailableModal open={place.tab === 'disponibles' ? place.open : undefined} address={available} />
    </>
  )
}
