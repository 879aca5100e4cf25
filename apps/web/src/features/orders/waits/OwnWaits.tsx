import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import { placeLines } from '@arriero/domain/places/place-name'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { useOrderLive } from '../data/use-order-live.ts'
import { addresses } from '../lists/client-addresses.ts'
import { carrierWaits, clientWaits, type OwnWait } from './own-waits.ts'
import { waitsTexts as texts } from './waits.texts.ts'
import styles from './waits.module.css'

/** What is told at once; what is more stands in the list of services. */
const wordsMost = 8
/** So many are weighed for it: the list comes by its dates, and what ends soonest need not load soonest. */
const wordsRead = 40
const ratingsMost = 3
const everyMinuteMs = 60_000

type AnyRow = ReplyOf<typeof api.orders.mine>['items'][number]

/** As the list of each kind of party has them, and where its pages are. */
const parties = {
  client: { detail: addresses.detail, rate: addresses.rate, all: paths.clientServices },
  carrier: {
    detail: (id: string) => `${paths.enterpriseServices}/mis/${id}`,
    rate: (id: string) => `${paths.enterpriseServices}/mis/${id}/calificar`,
    all: `${paths.enterpriseServices}/mis`,
  },
} as const
type Party = keyof typeof parties

const useOwn = (waits: 'word' | 'rating', limit: number) => {
  const { _id, rol } = useProfile()
  return useRead(
    api.orders.mine,
    { query: { waits, limit, sort: 'reservationDate' }, body: { userType: rol, _id } },
    { refetchEveryMs: everyMinuteMs },
  )
}

const isOf =
  <P extends Party>(party: P) =>
  (row: { viewer: string }): row is OrderRowFor<P> =>
    row.viewer === party

/** What waits of each kind of party, by its own rows. */
const waitsOf = (rows: readonly AnyRow[], party: Party, now: number): OwnWait[] =>
  party === 'client'
    ? clientWaits(rows.filter(isOf('client')), now)
    : carrierWaits(rows.filter(isOf('carrier')), now)

type Row = Pick<OwnWait, 'order' | 'what' | 'until' | 'act' | 'path' | 'isUrgent'>

const Wait = ({ row, detail, isFirst }: { row: Row; detail: string; isFirst: boolean }) => {
  const { order, what, until, act, path, isUrgent } = row
  return (
    <li className={styles.wait} data-urgent={isUrgent || undefined}>
      <span className={styles.what}>
        <strong>{what}</strong>
        {until && <span className={styles.until}>{until}</span>}
      </span>
      <span className={styles.which}>
        <Link to={detail}>
          {texts.way(placeLines(order.origin.name).town, placeLines(order.destination.name).town)}
        </Link>
        <small className="tabular">
          {formatDateTime(order.reservationDate)} · {texts.code(formatShortId(order._id))}
        </small>
      </span>
      <LinkButton to={path} kind={isFirst ? 'primary' : 'secondary'}>
        {act}
      </LinkButton>
    </li>
  )
}

const Nothing = () => (
  <p className={styles.nothing}>
    <Icon name="checkCircle" sizePx={18} /> {texts.nothing}
  </p>
)

interface OwnWaitsProps {
  party: Party
  /** What he begins anew. */
  aside?: ReactNode
}

/** What only this client or carrier can move on, each with the way to do it; what he may rate stands below. */
export const OwnWaits = ({ party, aside }: OwnWaitsProps) => {
  const now = useNow()
  const words = useOwn('word', wordsRead)
  const ratings = useOwn('rating', ratingsMost)
  useOrderLive({ tellsOffers: party === 'client' })
  const { detail, rate, all } = parties[party]
  const rated = ratings.data?.items ?? []
  const ratingRows: Row[] = rated.map((order) => ({
    order,
    ...texts.rate,
    until: undefined,
    path: rate(order._id),
    isUrgent: false,
  }))
  return (
    <Card title={texts.title} aside={aside}>
      <Answer of={words} wait="items" failed={texts.failed}>
        {({ items, total }) => {
          const waits = waitsOf(items, party, now)
          const rows: Row[] = [...waits.slice(0, wordsMost), ...ratingRows]
          if (rows.length === 0) return <Nothing />
          const unread = (total ?? 0) - items.length + (ratings.data?.total ?? 0) - rated.length
          const more = Math.max(waits.length - wordsMost, 0) + unread
          return (
            <>
              <ul className={styles.waits} data-rows>
                {rows.map((row, index) => (
                  <Wait
                    key={`${row.order._id} ${row.path}`}
                    row={row}
                    detail={detail(row.order._id)}
                    isFirst={index === 0}
                  />
                ))}
              </ul>
              {more > 0 && (
                <p className={styles.more}>
                  <Link to={all}>{texts.more(more)}</Link>
                </p>
              )}
            </>
          )
        }}
      </Answer>
    </Card>
  )
}
