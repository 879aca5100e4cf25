import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Money } from '#shared/plain/Money.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { accountingTexts } from './accounting.texts.ts'
import { moneyFigures } from './money-figures.ts'
import styles from './accounting.module.css'

const texts = accountingTexts.cards
const everyMinuteMs = 60_000

/** What the journal comes to, each figure with the way to the entries it is the sum of. Decisions §16. */
export const MoneyCards = () => {
  const { data, error, refetch } = useRead(
    api.accounting.figures,
    { query: {} },
    { refetchEveryMs: everyMinuteMs },
  )
  if (!data && error) return <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="figures" />
  return (
    <ul className={styles.cards} aria-label={texts.label}>
      {moneyFigures(data.accounts).map(({ key, pesos, path }) => (
        <li key={key}>
          <Link to={path} className={styles.card}>
            <span className={styles.cardTitle}>{texts[key].title}</span>
            <span className={styles.cardValue}>
              <Money pesos={pesos} />
            </span>
            <span className={styles.cardHint}>{texts[key].hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
