import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import styles from './dashboard.module.css'

const texts = dashboardTexts.cards
const everyMinuteMs = 60_000

const Figure = ({ name, value }: { name: keyof typeof texts; value: number }) => (
  <>
    <span className={styles.countTitle}>{texts[name].title}</span>
    <span className={styles.countValue}>{formatNumber(value)}</span>
    <span className={styles.hint}>{texts[name].hint}</span>
  </>
)

/** In the order of Spec §2; the way leads to the list they are counted from. */
const cards = [
  { key: 'driver', path: paths.drivers },
  { key: 'driverAll', path: paths.drivers },
  { key: 'order', path: `${paths.services}?status=${orderStatus.finished}` },
  { key: 'orderCanceled', path: paths.cancelled },
  { key: 'countInsurance', path: undefined },
] as const

/** The five figures of the dashboard. Decisions §6. */
export const CountCards = () => (
  <Answer
    of={useRead(api.dashboard.counts, {}, { refetchEveryMs: everyMinuteMs })}
    wait="figures"
    failed={dashboardTexts.countsFailed}
  >
    {(counts) => (
      <ul className={styles.counts} aria-label={dashboardTexts.counts}>
        {cards.map(({ key, path }) => (
          <li key={key}>
            {path ? (
              <Link to={path} className={styles.count}>
                <Figure name={key} value={counts[key]} />
              </Link>
            ) : (
              <div className={styles.count}>
                <Figure name={key} value={counts[key]} />
              </div>
            )}
          </li>
        ))}
      </ul>
    )}
  </Answer>
)
