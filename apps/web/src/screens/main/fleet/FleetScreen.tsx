import { truckSteps, type Truck, type TruckStep } from '@arriero/contract/places/tracking'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { fits, lookedFor, type FleetFilter, type FleetView } from '#features/tracking/fleet/fleet-filter.ts'
import { fleetTexts } from '#features/tracking/fleet/fleet.texts.ts'
import { FleetList } from '#features/tracking/fleet/FleetList.tsx'
import { FleetMap } from '#features/tracking/fleet/FleetMap.tsx'
import { SelectedTruck } from '#features/tracking/fleet/SelectedTruck.tsx'
import { useChosenWay } from '#features/tracking/fleet/use-chosen-way.ts'
import { useFleet } from '#features/tracking/fleet/use-fleet.ts'
import { useLeaveByEscape } from '#shared/use-leave-by-escape.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { FilterInput } from '#shared/forms/FilterInput.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { useNow } from '#shared/use-now.ts'
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
  const now = useNow()
  const styleUrl = useMapStyle()
  const [selectedId, select] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  const [filter, change] = useFilter()
  const { text, view } = filter
  const shown = useMemo(() => trucks.filter((truck) => fits(truck, { text, view })), [trucks, text, view])
  const chosen = trucks.find(({ orderId }) => orderId === selectedId)
  const way = useChosenWay(chosen)
  const leave = () => select(undefined)
  useLeaveByEscape(selectedId !== undefined, leave)
  const columns = useRef<HTMLDivElement>(null)
  /** On a phone the map stands above the list. */
  const show = (orderId: string) => {
    select(orderId)
    const isAbove = (columns.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove) columns.current?.scrollIntoView({ block: 'start' })
  }
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
            <div className={styles.columns} data-words={hasFailed || undefined} ref={columns}>
              <FleetMap
                store={store}
                shown={shown}
                styleUrl={styleUrl}
                selectedId={selectedId}
                way={way}
                onSelect={select}
                hasFailed={hasFailed}
                onFail={onFail}
              />
              <div className={styles.side}>
                <SelectedTruck
                  truck={chosen}
                  way={way}
                  now={now}
                  href={hrefOf(selectedId ?? '')}
                  onClose={leave}
                />
                <FleetList
                  trucks={shown}
                  now={now}
                  selectedId={selectedId}
                  onSelect={hasFailed ? undefined : show}
                  hrefOf={hrefOf}
                />
              </div>
            </div>
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
