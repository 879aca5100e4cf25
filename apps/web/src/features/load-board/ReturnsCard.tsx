import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import styles from './returns.module.css'
import { returnsTexts as texts } from './returns.texts.ts'
import { useReturns } from './use-returns.ts'

const most = 5

/** For each trip under way the loads that begin where it ends; nothing while there are none. */
export const ReturnsCard = () => {
  const { data } = useReturns()
  const trips = (data?.items ?? []).filter(({ loads }) => loads > 0)
  if (trips.length === 0) return null
  return (
    <Card title={texts.title}>
      <ul className={styles.trips} data-rows>
        {trips.slice(0, most).map(({ _id, licensePlate, town, freeAt, loads, sparedKm }) => (
          <li key={_id}>
            <Link to={`${paths.loadBoard}?returnOf=${_id}`}>
              <strong>{texts.from(licensePlate, town)}</strong>
              <span className={styles.loads}>
                {texts.loads(loads)}
                {sparedKm !== null && ` · ${texts.spares(sparedKm)}`}
              </span>
            </Link>
            <small>{texts.freeAt(freeAt)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
