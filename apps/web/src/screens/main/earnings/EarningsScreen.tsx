import { useParams } from 'react-router'
import { SectionTabs } from '#features/accounting/SectionTabs.tsx'
import { SettlementView } from '#features/settlements/SettlementView.tsx'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { earningsTexts as texts } from './earnings.texts.ts'
import { OwnEarnings } from './OwnEarnings.tsx'

const settlementWord = 'liquidacion'
const tabs = [
  { path: paths.earnings, title: texts.tabs.services },
  { path: `${paths.earnings}/${settlementWord}`, title: texts.tabs.settlement },
] as const

/** What an enterprise earned, what was kept back of it, and when it is paid. Decisions §16. */
export default function EarningsScreen() {
  const { _id } = useProfile()
  const isSettlement = useParams()['*']?.replace(/\/$/, '') === settlementWord
  return (
    <>
      <PageHead
        title={texts.title}
        tabs={<SectionTabs label={texts.sections} tabs={tabs} current={isSettlement ? tabs[1] : tabs[0]} />}
      />
      {isSettlement ? <SettlementView carrierId={_id} /> : <OwnEarnings />}
    </>
  )
}
