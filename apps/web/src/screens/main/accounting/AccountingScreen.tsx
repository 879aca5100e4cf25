import { Suspense } from 'react'
import { useParams } from 'react-router'
import { SectionTabs } from '#features/accounting/SectionTabs.tsx'
import { useMoneyLive } from '#features/settlements/use-money-live.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingScreenTexts as texts } from './accounting-screen.texts.ts'
import { pathOf, placeOf, sections } from './sections.ts'

const tabs = sections.map((section) => ({ path: pathOf(section), title: section.title }))

/** Accounting for administrators and accountancy: the table, the journal behind it, and what it is held against. Spec §2, decisions §16. */
export default function AccountingScreen() {
  useMoneyLive()
  const place = placeOf(useParams()['*'] ?? '')
  if (!place) return <UnknownPlace list={paths.accounting} />
  const { section, rest } = place
  const path = pathOf(section)
  return (
    <>
      <PageHead
        title={texts.title}
        tabs={<SectionTabs label={texts.sections} tabs={tabs} current={{ path, title: section.title }} />}
      />
      <Suspense fallback={<Skeleton shape="table" />}>
        <section.Section key={section.word} rest={rest} />
      </Suspense>
    </>
  )
}
