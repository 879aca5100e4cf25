import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { useReconciliation } from '#shared/use-reconciliation.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { moneyItems } from './money-items.ts'
import { WaitItems } from './WaitItems.tsx'
import styles from './dashboard.module.css'

const texts = dashboardTexts.money
const everyMinuteMs = 60_000

interface MoneyWaitsProps {
  /** Rows that another list of the page already has. */
  without?: readonly string[]
}

/** What money waits for now, each with the way to its filtered list. Decisions §16. */
export const MoneyWaits = ({ without = [] }: MoneyWaitsProps) => {
  const read = useRead(api.dashboard.money, {}, { refetchEveryMs: everyMinuteMs })
  const { read: books } = useReconciliation(read.data !== undefined)
  return (
    <Card title={texts.title}>
      <Answer of={read} wait="items" failed={texts.failed}>
        {(waiting) => (
          <>
            <WaitItems items={moneyItems(waiting, books.data).filter(({ key }) => !without.includes(key))} />
            {!books.data && (
              <p className={styles.quiet} role="status">
                {books.error ? texts.notRead : texts.reading}
              </p>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
