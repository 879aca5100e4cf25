import { Link } from 'react-router'
import { AskedPapers } from '#features/registration/AskedPapers.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'
import { driverTexts, tripsTexts } from '../driver.texts.ts'
import { papersTexts as texts } from './own.texts.ts'
import styles from './own.module.css'
import parts from '../parts.module.css'

/** The driver's own papers: how each stands, and the way to bring a newer one. */
const PapersScreen = () => {
  const { _id } = useProfile()
  const { data, error, refetch } = useOwnStanding(_id)
  return (
    <div className={parts.page}>
      <Link to={driverPaths.trips} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {tripsTexts.title}
      </Link>
      <h1 className={parts.title}>{texts.title}</h1>
      <p className={parts.help}>{texts.help}</p>
      {!data && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="items" />}
      {data && (
        <ul className={styles.rows} aria-label={texts.list}>
          <AskedPapers
            owner={data}
            isRenewable
            onSent={(text) => showToast({ kind: 'success', title: driverTexts.done, text })}
          />
        </ul>
      )}
    </div>
  )
}

export default PapersScreen
