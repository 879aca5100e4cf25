import { api } from '@arriero/contract'
import { statusTexts } from '@arriero/contract/es/words'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { formatNumber } from '#shared/format.ts'
import { FilterInput } from '#shared/forms/FilterInput.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { useKeptFocus } from '#shared/use-kept-focus.ts'
import { useNow } from '#shared/use-now.ts'
import { addresses } from './addresses.ts'
import { clientServicesTexts as texts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { usePages } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { useFilters, type Filters } from './use-filters.ts'
import around from '../card-list.module.css'
import styles from './client-services.module.css'

const statuses = [
  { value: '', label: texts.all },
  ...Object.values(statusTexts).map((label, status) => ({ value: String(status), label })),
]

interface ServiceFiltersProps {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

const ServiceFilters = ({ filters, onChange }: ServiceFiltersProps) => (
  <div className={around.filters} role="search">
    <FilterInput
      className={around.search}
      label={texts.search}
      value={filters.text}
      onChange={(text) => onChange({ text })}
    />
    <div className={styles.statuses}>
      <Segmented
        label={texts.filter}
        options={statuses}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  </div>
)

const pageSize = 12

/** The client's own services, page after page. While other filters load, what was there stays in place. */
const useServices = ({ status, text }: Filters) => {
  const { _id, rol } = useProfile()
  const q = useDebounced(text.trim())
  const query = { limit: pageSize, ...(status ? { status: [Number(status)] } : {}), ...(q ? { q } : {}) }
  const body = { userType: rol, _id }
  return usePages<typeof api.orders.mine, 'client'>(api.orders.mine, { query, body }, { keepsLast: true })
}

const CreateButton = () => (
  <LinkButton to={addresses.create} kind="primary" icon="plus" isFresh>
    {texts.create}
  </LinkButton>
)

type Services = ReturnType<typeof useServices>

const Foot = ({ services }: { services: Services }) => {
  const pages = services.data?.pages ?? []
  const shown = pages.reduce((count, { items }) => count + items.length, 0)
  const first = pages[0]
  if (!first) return null
  const total = formatNumber(first.total)
  return (
    <div className={around.foot}>
      <span>{texts.count(shown, first.totalIsMore ? texts.atLeast(total) : total)}</span>
      {services.hasNextPage && (
        <Button isBusy={services.isFetchingNextPage} onClick={() => void services.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      drawing="search"
      title={texts.nothingFound}
      text={texts.nothingFoundHelp}
      action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  ) : (
    <EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} action={<CreateButton />} />
  )

/** The client's services as cards, live. */
export const ServiceList = () => {
  const { filters, change } = useFilters()
  const services = useServices(filters)
  const changed = useOrderLive({ tellsOffers: true })
  const now = useNow()
  const keptFocus = useKeptFocus<HTMLUListElement>()
  const isFiltered = filters.status !== '' || filters.text !== ''
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={<CreateButton />} />
      <ServiceFilters filters={filters} onChange={change} />
      <Answer
        of={services}
        wait={{ shape: 'cards', count: 6, heightPx: 344 }}
        empty={<Nothing isFiltered={isFiltered} onClear={() => change({ status: '', text: '' })} />}
      >
        {({ pages }) => (
          <>
            <ul
              {...keptFocus}
              className={styles.cards}
              data-rows
              aria-label={texts.title}
              aria-busy={services.isPlaceholderData}
            >
              {pages
                .flatMap(({ items }) => items)
                .map((order) => (
                  <ServiceCard key={order._id} order={order} isChanged={changed.has(order._id)} now={now} />
                ))}
            </ul>
            <Foot services={services} />
          </>
        )}
      </Answer>
    </>
  )
}
