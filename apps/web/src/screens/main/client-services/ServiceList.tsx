import { Button } from 'antd'
import { useOrderLive } from '#features/orders/useOrderLive.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { formatNumber } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useKeptFocus } from '#shared/use-kept-focus.ts'
import { useNow } from '#shared/use-now.ts'
import { addresses } from './addresses.ts'
import { clientServicesTexts as texts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { ServiceFilters } from './ServiceFilters.tsx'
import { useFilters } from './use-filters.ts'
import { useServices } from './use-services.ts'
import around from '../card-list.module.css'
import styles from './client-services.module.css'

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
        <Button loading={services.isFetchingNextPage} onClick={() => void services.fetchNextPage()}>
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
