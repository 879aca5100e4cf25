import { truckSteps, type Truck, type TruckStep } from '@arriero/contract/places/tracking'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { fits, lookedFor, type FleetFilter, type FleetView } from '#features/tracking/fleet/fleet-filter.ts'
import { fleetTexts } from '#features/tracking/fleet/fleet.texts.ts'
import { FleetBoard } from '#features/tracking/fleet/FleetBoard.tsx'
import { useFleet } from '#features/tracking/fleet/use-fleet.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { FilterInput } from '#shared/forms/FilterInput.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { fleetScreenTexts as texts } from './fleet-screen.texts.ts'
import styles from './fleet.module.css'

const views: readonly FleetView[] = [...lookedFor, ...truckSteps]
const isView = (text: string | null): text is FleetView => views.some((view) => view === text)
const labelOf = (view: FleetView): string =>
  view in fleetTexts.steps
    ? fleetTexts.steps[view as TruckStep]
    : fleetTexts[view as (typeof lookedFor)[number]]

/** What is looked for stands in the address: a link shows a colleague the same. */
const useFilter = (): [FleetFilter, (changed: Partial<FleetFilter>) => void] => {
  const [query, setQuery] = useSearchParams()
  const view = query.get('view')
  const filter: FleetFilter = { text: query.get('q') ?? '', view: isView(view) ? view : 'all' }
  const change = (changed: Partial<FleetFilter>) => {
    const next = { ...filter, ...changed }
    setQuery(
      { ...(next.text ? { q: next.text } : {}), ...(next.view === 'all' ? {} : { view: next.view }) },
      { replace: true },
    )
  }
  return [filter, change]
}

interface ToolsProps {
  filter: FleetFilter
  onChange: (changed: Partial<FleetFilter>) => void
  shown: readonly Truck[]
  all: number
}

const Tools = ({ filter, onChange, shown, all }: ToolsProps) => (
  <div className={styles.tools} role="search">
    <FilterInput
      className={styles.search}
      label={fleetTexts.search}
      value={filter.text}
      onChange={(text) => onChange({ text })}
    />
    <div className={styles.views}>
      <Segmented
        label={fleetTexts.filter}
        options={views.map((value) => ({ value, label: labelOf(value) }))}
        value={filter.view}
        onChange={(view) => onChange({ view })}
      />
    </div>
    <p className={`tabular ${styles.count}`} role="status">
      {fleetTexts.showing(shown.length, all)} ·{' '}
      {fleetTexts.located(shown.filter(({ position }) => position).length)}
    </p>
  </div>
)

const Fleet = () => {
  const { read, store, trucks } = useFleet()
  const profile = useProfile()
  const [filter, change] = useFilter()
  const { text, view } = filter
  const shown = useMemo(() => trucks.filter((truck) => fits(truck, { text, view })), [trucks, text, view])
  const isStaff = profile.rol === 'administrator'
  const hrefOf = (orderId: string) =>
    isStaff ? `${paths.services}/${orderId}` : `${paths.enterpriseServices}/mis/${orderId}`
  const nothing = (
    <EmptyState
      drawing="truck"
      title={fleetTexts.empty}
      text={fleetTexts.emptyHelp}
      action={<Link to={isStaff ? paths.services : paths.enterpriseServices}>{texts.services}</Link>}
    />
  )

  return (
    <Answer of={read} wait={{ shape: 'map', heightPx: 480 }}>
      {(fleet) =>
        fleet.trucks.length === 0 ? (
          nothing
        ) : (
          <>
            <Tools filter={filter} onChange={change} shown={shown} all={trucks.length} />
            {fleet.isMore && <p>{fleetTexts.more}</p>}
            <FleetBoard {...{ store, trucks, shown, hrefOf }} />
          </>
        )
      }
    </Answer>
  )
}

/** All trucks on the road: of the enterprise its own, of an administrator all. */
export default function FleetScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <Fleet />
    </>
  )
}
