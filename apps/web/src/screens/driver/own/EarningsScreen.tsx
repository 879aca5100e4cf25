import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { usePages } from '#shared/api/queries.ts'
import { formatDate, formatMoney } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'
import { byMonth, type Earned, type Month } from './earnings.ts'
import { earningsTexts as texts } from './own.texts.ts'
import styles from './own.module.css'

const useEarned = () => {
  const { _id, rol } = useProfile()
  const read = usePages<typeof api.orders.mine, 'carrier'>(api.orders.mine, {
    body: { userType: rol, _id },
    query: { status: [3], limit: 100, sort: '-reservationDate' },
  })
  const earned = read.data?.pages.flatMap(({ items }) =>
    items.map((order): Earned => ({
      id: order._id,
      route: `${order.origin.name} – ${order.destination.name}`,
      finishedAt: order.finishStartAt ?? order.reservationDate,
      pesos: order.profitsDriver ?? 0,
    })),
  )
  return { ...read, earned }
}

const MonthPart = ({ month }: { month: Month }) => (
  <section className={styles.month} aria-label={month.name}>
    <div className={styles.line}>
      <h2>{month.name}</h2>
      <strong className="tabular">
        {month.isWhole ? texts.month(formatMoney(month.totalPesos)) : texts.partial}
      </strong>
    </div>
    <ul className={styles.rows}>
      {month.services.map(({ id, route, finishedAt, pesos }) => (
        <li key={id}>
          <Link className={styles.row} to={driverPaths.trip(id)}>
            <span>{route}</span>
            <span className={styles.line}>
              <span className="tabular">{formatDate(finishedAt)}</span>
              <strong className="tabular">{formatMoney(pesos)}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const Months = () => {
  const { earned, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEarned()
  if (!earned)
    return error ? (
      <ErrorState text={errorText(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="items" />
    )
  if (earned.length === 0)
    return <EmptyState drawing="truck" title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      {byMonth(earned, hasNextPage).map((month) => (
        <MonthPart key={month.key} month={month} />
      ))}
      {hasNextPage && (
        <PlainButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </PlainButton>
      )}
    </>
  )
}

/** What finished services brought, month by month. */
const EarningsScreen = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>{texts.title}</h1>
    <p className={styles.help}>{texts.help}</p>
    <Months />
  </div>
)

export default EarningsScreen
