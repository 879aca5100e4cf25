import { useParams } from 'react-router'
import { SectionTabs } from '#features/accounting/SectionTabs.tsx'
import { paths } from '#shared/paths.ts'
import { useTableState } from '#shared/table/filters/use-table-state.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { GroupsSection } from './GroupsSection.tsx'
import { marginsTexts as texts } from './margins.texts.ts'
import { narrowedBy, narrowingKeys, placeOf, sectionAt, sections, type Place } from './places.ts'
import { OffersSection, ReturnsSection, ServicesSection } from './RowsSections.tsx'
import { SummarySection } from './SummarySection.tsx'

const Section = ({ place }: { place: Place }) => {
  switch (place) {
    case 'summary':
      return <SummarySection />
    case 'services':
      return <ServicesSection />
    case 'offers':
      return <OffersSection />
    case 'returns':
      return <ReturnsSection />
    case 'lanes':
    case 'clients':
    case 'carriers':
    case 'weeks':
      return <GroupsSection of={place} />
  }
}

/** What the brokerage keeps, by lane, client, carrier and week, and the rows behind each figure. docs/decisions/0072. */
export default function MarginsScreen() {
  const { state } = useTableState(narrowingKeys)
  const place = sectionAt(useParams()['*'] ?? '')
  if (place === undefined) return <UnknownPlace list={paths.margins} />
  // Whoever goes from one section to another looks at the same weeks, client, carrier and lane.
  const narrowed = narrowedBy(state.filters)
  const tabs = sections.map((one) => ({ path: placeOf(one, narrowed), title: texts.tabs[one] }))
  const current = { path: placeOf(place, narrowed), title: texts.tabs[place] }
  return (
    <>
      <PageHead
        title={texts.title}
        tabs={<SectionTabs label={texts.sections} tabs={tabs} current={current} />}
      />
      <Section key={place} place={place} />
    </>
  )
}
