import { useParams } from 'react-router'
import { SectionTabs } from '#features/accounting/SectionTabs.tsx'
import { MoneyHead } from '#features/settlements/MoneyHead.tsx'
import { RoadList } from '#features/settlements/road/RoadList.tsx'
import { SettlementView } from '#features/settlements/SettlementView.tsx'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ComingMoney } from './ComingMoney.tsx'
import { earningsTexts as texts } from './earnings.texts.ts'
import { OwnEarnings } from './OwnEarnings.tsx'
import { OwnGroups } from './OwnGroups.tsx'

const services = { path: paths.earnings, title: texts.tabs.services }

const below = [
  { word: 'resumen', title: texts.tabs.head, by: undefined },
  { word: 'por-mes', title: texts.tabs.month, by: 'month' },
  { word: 'por-vehiculo', title: texts.tabs.vehicle, by: 'vehicle' },
  { word: 'por-conductor', title: texts.tabs.driver, by: 'driver' },
  { word: 'liquidacion', title: texts.tabs.settlement, by: undefined },
] as const

const views = below.map((one) => ({ ...one, path: `${paths.earnings}/${one.word}` }))

/** What an enterprise earned, what was kept back of it, and when it is paid. Decisions §16. */
export default function EarningsScreen() {
  const { _id } = useProfile()
  const word = useParams()['*']?.replace(/\/$/, '')
  const view = views.find((one) => one.word === word)
  return (
    <>
      <PageHead
        title={texts.title}
        tabs={<SectionTabs label={texts.sections} tabs={[services, ...views]} current={view ?? services} />}
      />
      {view === undefined && <OwnEarnings />}
      {view?.by && <OwnGroups key={view.by} by={view.by} />}
      {view?.word === 'resumen' && (
        <>
          <MoneyHead />
          <RoadList at={(orderId) => `${paths.enterpriseServices}/mis/${orderId}`} />
          <ComingMoney />
        </>
      )}
      {view?.word === 'liquidacion' && <SettlementView carrierId={_id} />}
    </>
  )
}
