import { api } from '@arriero/contract'
import { statusTexts } from '@arriero/contract/es/words'
import { orderStatus, orderStatuses } from '@arriero/domain/orders/orders'
import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { usePages } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { CardList, useCardFilters } from '#shared/ui/CardList.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { useNow } from '#shared/use-now.ts'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import { clientServicesTexts as texts } from './client-services.texts.ts'
import { ServiceCard } from './ServiceCard.tsx'

/** Filter options by the state's number, as the address holds it. */
const states = orderStatuses.map((name) => ({ value: String(orderStatus[name]), label: statusTexts[name] }))
const pageSize = 12

/** The client's own services as cards, live, page after page. While other filters load, what was there stays in place. */
export const ServiceList = () => {
  const filtering = useCardFilters({ value: '', label: texts.all }, ...states)
  const { state, text } = filtering.filters
  const { _id, rol } = useProfile()
  const q = useDebounced(text.trim())
  const query = { limit: pageSize, ...(state ? { status: [Number(state)] } : {}), ...(q ? { q } : {}) }
  const services = usePages<typeof api.orders.mine, 'client'>(
    api.orders.mine,
    { query, body: { userType: rol, _id } },
    { keepsLast: true },
  )
  const changed = useOrderLive({ tellsOffers: true })
  const now = useNow()
  return (
    <CardList
      of={services}
      words={texts}
      drawing="box"
      create={
        <LinkButton to={addresses.create} kind="primary" icon="plus" isFresh>
          {texts.create}
        </LinkButton>
      }
      filtering={filtering}
      card={{ widthPx: 340, heightPx: 344 }}
    >
      {(order) => <ServiceCard key={order._id} order={order} isChanged={changed.has(order._id)} now={now} />}
    </CardList>
  )
}
