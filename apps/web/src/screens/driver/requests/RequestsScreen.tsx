import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { LegalClock } from '#features/support/LegalClock.tsx'
import type { Pqr } from '#features/support/pqr.ts'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts as texts } from '../requests.texts.ts'
import styles from '../requests.module.css'
import parts from '../parts.module.css'

const RequestCard = ({ pqr }: { pqr: Pqr }) => (
  <Link to={driverPaths.request(pqr._id)} className={styles.card}>
    <span className={styles.cardHead}>
      <PqrStatusTag status={pqr.status} />
      <span className="tabular">{pqr.number}</span>
    </span>
    <strong className={styles.subject}>{pqr.subject}</strong>
    <LegalClock pqr={pqr} />
  </Link>
)

const List = () => (
  <Pages
    of={usePages<typeof api.support.all, 'own'>(api.support.all, { query: { limit: 20 } })}
    wait={{ shape: 'cards', count: 3 }}
    empty={<EmptyState drawing="papers" title={texts.emptyTitle} text={texts.emptyText} />}
  >
    {(items) => (
      <ul className={styles.cards}>
        {items.map((pqr) => (
          <li key={pqr._id}>
            <RequestCard pqr={pqr} />
          </li>
        ))}
      </ul>
    )}
  </Pages>
)

/** The driver's own PQRs. Decisions §17. */
export const RequestsScreen = () => (
  <div className={parts.page}>
    <Link to={driverPaths.trips} className={parts.back}>
      <Icon name="arrowLeft" sizePx={22} /> {texts.trips}
    </Link>
    <h1 className={parts.title}>{texts.title}</h1>
    <p className={parts.help}>{texts.help}</p>
    <Link to={driverPaths.newRequest} className={styles.create}>
      <Icon name="plus" sizePx={22} /> {texts.create}
    </Link>
    <List />
  </div>
)
