import { api } from '@arriero/contract'
import { Link, useSearchParams } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead, usePages } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { FilterInput } from '#shared/forms/FilterInput.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { vehiclesScreenTexts as texts } from './vehicles-screen.texts.ts'
import around from '../card-list.module.css'
import styles from './vehicles.module.css'

const states = ['all', 'active', 'inactive'] as const
interface Filters {
  state: (typeof states)[number]
  text: string
}

const stateOf = (word: string | null) => states.find((one) => one === word) ?? 'all'

/** The filters live in the address, so that a reload and a sent link show the same. */
const useFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = { state: stateOf(search.get('estado')), text: search.get('q') ?? '' }
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed }
    const query = new URLSearchParams()
    if (next.state !== 'all') query.set('estado', next.state)
    if (next.text) query.set('q', next.text)
    setSearch(query, { replace: true })
  }
  return { filters, change }
}

const pageSize = 12

/** The enterprise's own vehicles, page after page; read again before the addresses of their pictures end. */
const useVehicles = ({ state, text }: Filters) => {
  const { _id } = useProfile()
  const q = useDebounced(text.trim())
  const query = {
    limit: pageSize,
    ...(state === 'all' ? {} : { isActive: [String(state === 'active')] }),
    ...(q ? { q } : {}),
  }
  return usePages(
    api.vehicles.all,
    { params: { enterpriseId: _id }, query },
    { keepsLast: true, refetchEveryMs: freshEveryMs },
  )
}

const CreateButton = () => (
  <LinkButton to={paths.newVehicle} kind="primary" icon="plus" isFresh>
    {texts.create}
  </LinkButton>
)

interface FilterProps {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

const FilterLine = ({ filters, onChange }: FilterProps) => (
  <div className={around.filters} role="search">
    <FilterInput
      className={around.search}
      label={texts.search}
      value={filters.text}
      onChange={(text) => onChange({ text })}
    />
    <Segmented<Filters['state']>
      label={texts.state}
      options={states.map((value) => ({ value, label: texts.states[value] }))}
      value={filters.state}
      onChange={(state) => onChange({ state })}
    />
    <Link to={paths.endingPapers}>{texts.ending}</Link>
  </div>
)

type Vehicles = ReturnType<typeof useVehicles>

const Foot = ({ vehicles }: { vehicles: Vehicles }) => {
  const pages = vehicles.data?.pages ?? []
  const [first] = pages
  if (!first) return null
  const shown = pages.reduce((count, { items }) => count + items.length, 0)
  const total = formatNumber(first.total)
  return (
    <div className={around.foot}>
      <span>{texts.count(shown, first.totalIsMore ? texts.atLeast(total) : total)}</span>
      {vehicles.hasNextPage && (
        <Button isBusy={vehicles.isFetchingNextPage} onClick={() => void vehicles.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

const Nothing = ({ filters, onChange }: FilterProps) =>
  filters.state !== 'all' || filters.text !== '' ? (
    <EmptyState
      drawing="search"
      title={texts.nothingFound}
      text={texts.nothingFoundHelp}
      action={<Button onClick={() => onChange({ state: 'all', text: '' })}>{texts.clearFilters}</Button>}
    />
  ) : (
    <EmptyState drawing="truck" title={texts.empty} text={texts.emptyHelp} action={<CreateButton />} />
  )

/** Key of each type by its id. */
const useTypeKeys = (): ReadonlyMap<string, string> => {
  const { data = [] } = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: 600_000 })
  return new Map(data.flatMap(({ children }) => children.map(({ id, key }) => [id, key])))
}

/** The enterprise's vehicles as cards. */
export const VehicleList = () => {
  const { filters, change } = useFilters()
  const vehicles = useVehicles(filters)
  const typeKeys = useTypeKeys()
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={<CreateButton />} />
      <FilterLine filters={filters} onChange={change} />
      <Answer
        of={vehicles}
        wait={{ shape: 'cards', count: 6, heightPx: 330 }}
        empty={<Nothing filters={filters} onChange={change} />}
      >
        {({ pages }) => (
          <>
            <ul
              className={styles.cards}
              data-rows
              aria-label={texts.title}
              aria-busy={vehicles.isPlaceholderData}
            >
              {pages
                .flatMap(({ items }) => items)
                .map((vehicle) => (
                  <VehicleCard
                    key={vehicle._id}
                    vehicle={vehicle}
                    typeKey={typeKeys.get(vehicle._idTypeVehicle.id) ?? ''}
                  />
                ))}
            </ul>
            <Foot vehicles={vehicles} />
          </>
        )}
      </Answer>
    </>
  )
}
