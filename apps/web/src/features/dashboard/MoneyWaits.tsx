import { api } from '@arriero/contract'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { dashboardTexts } from './dashboard.texts.ts'
import { moneyItems } from './money-items.ts'
import { WaitItems } from './WaitItems.tsx'
import styles from './dashboard.module.css'

const texts = dashboardTexts.money
const everyMinuteMs = 60_000
/** As long as the server answers the same. */
const tenMinutesMs = 600_000

interface MoneyWaitsProps {
  /** Rows that another list of the page already has. */
  without?: readonly string[]
}

/** What money waits for now, each with the way to its filtered list. Decisions §16. */
export const MoneyWaits = ({ without = [] }: MoneyWaitsProps) => {
  const { data, error, refetch } = useRead(api.dashboard.money, {}, { refetchEveryMs: everyMinuteMs })
  const books = useRead(
    api.accounting.reconciliation,
    { query: { recent: 'true' } },
    { staleTimeMs: tenMinutesMs, enabled: data !== undefined },
  )
  if (!data)
    return (
      <Card title={texts.title}>
        {error ? (
          <ErrorState
            title={texts.failed}
            text={errorText(error)}
            reference={referenceOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton shape="items" />
        )}
      </Card>
    )
  return (
    <Card title={texts.title}>
      <WaitItems items={moneyItems(data, books.data).filter(({ key }) => !without.includes(key))} />
      {!books.data && (
        <p className={styles.quiet} role="status">
          {books.isError ? texts.notRead : texts.reading}
        </p>
      )}
    </Card>
  )
}
