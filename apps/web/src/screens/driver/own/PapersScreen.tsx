import { Link } from 'react-router'
import { AskedPapers } from '#features/registration/AskedPapers.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'
import { tripsTexts } from '../driver.texts.ts'
import { papersTexts as texts } from './own.texts.ts'
import styles from './own.module.css'
import parts from '../parts.module.css'

/** The driver's own papers: how each stands, and the way to bring a newer one. */
const PapersScreen = () => {
  const { _id } = useProfile()
  return (
    <div className={parts.page}>
      <Link to={driverPaths.trips} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {tripsTexts.title}
      </Link>
      <h1 className={parts.title}>{texts.title}</h1>
      <p className={parts.help}>{texts.help}</p>
      <Answer of={useOwnStanding(_id)} wait="items">
        {(owner) => (
          <ul className={styles.rows} aria-label={texts.list}>
            <AskedPapers owner={owner} isRenewable />
          </ul>
        )}
      </Answer>
    </div>
  )
}

export default PapersScreen
