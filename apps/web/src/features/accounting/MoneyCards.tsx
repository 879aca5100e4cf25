import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { accountingTexts } from './accounting.texts.ts'
import { moneyFigures } from './money-figures.ts'
import styles from './accounting.module.css'

const texts = accountingTexts.cards
const everyMinuteMs = 60_000

/** What the journal comes to, each figure with the way to the entries it is the sum of. Decisions §16. */
export const MoneyCards = () => (
  <Answer
    of={useRead(api.accounting.figures, { query: {} }, { refetchEveryMs: everyMinuteMs })}
    wait="figures"
    failed={texts.failed}
  >
    {({ accounts }) => (
      <ul className={styles.cards} aria-label={texts.label}>
        {moneyFigures(accounts).map(({ key, pesos, path }) => (
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
    )}
  </Answer>
)
