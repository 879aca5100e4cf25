import { formatDateTime, formatWeight } from '#shared/format.ts'
import { dispatchTexts } from './dispatch.texts.ts'
import { liftedLoad } from './lifted-of.ts'
import type { Board } from './use-board.ts'
import type { Lift } from './use-lift.ts'
import styles from './dispatch.module.css'

const texts = dispatchTexts.tray

interface TrayProps {
  tray: Board['tray']
  lift: Lift
}

/** What waits for a truck, the soonest first. */
export const Tray = ({ tray, lift }: TrayProps) => (
  <section className={styles.tray} aria-label={texts.title(tray.total)}>
    <h2 className={styles.trayTitle}>{texts.title(tray.total)}</h2>
    {tray.items.length === 0 && <p className={styles.rowFact}>{texts.none}</p>}
    <ul className={styles.loads}>
      {tray.items.map((load, index) => (
        <li key={load._id}>
          <button
            type="button"
            className={styles.load}
            data-load={load._id}
            tabIndex={index === 0 ? 0 : -1}
            aria-describedby="dispatch-keys"
            aria-pressed={lift.lifted?._id === load._id}
            {...lift.handlers(liftedLoad(load))}
          >
            <span className="visually-hidden">{texts.heard(load)}</span>
            <strong aria-hidden="true">{dispatchTexts.trip(load)}</strong>
            <span aria-hidden="true">{formatDateTime(load.from)}</span>
            <span className={styles.rowFact} aria-hidden="true">
              {load.typeVehicle} · {formatWeight(load.weightKg)}
              {!load.isPaid && ` · ${texts.unpaid}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
    {tray.total > tray.items.length && <p className={styles.rowFact}>{texts.moreThan(tray.items.length)}</p>}
  </section>
)
