import { Navigate, useNavigate, useParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FleetLink } from '#features/tracking/fleet/FleetLink.tsx'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { paths } from '#shared/paths.ts'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { cachedRow } from '#features/orders/data/order-cache.ts'
import { useLive } from '#shared/live/use-live.ts'
import { AvailableModal } from './AvailableModal.tsx'
import { AvailableServices } from './AvailableServices.tsx'
import { readEnterprisePlace, type Tab } from './enterprise-place.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import { MineModal } from './MineModal.tsx'
import { MyServices } from './MyServices.tsx'
import styles from './enterprise.module.css'

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
            body: <AvailableServices address={available} changed={changed} />,
          },
        ]}
      />
      <MineModal open={place.tab === 'mis' ? place.open : undefined} address={mine} />
      <AvailableModal open={place.tab === 'disponibles' ? place.open : undefined} address={available} />
    </>
  )
}
