import { Icon } from '#shared/drawings/Icon.tsx'
import { formatHours } from '#shared/format.ts'
import { dispatchTexts } from './dispatch.texts.ts'
import type { Board } from './use-board.ts'
import styles from './dispatch.module.css'

const texts = dispatchTexts.waiting

interface WaitingProps {
  waiting: Board['waiting']
  nowMs: number
  onShow: (orderId: string) => void
}

/** Trucks that stand at a dock now, the longest first: each leads to its place on the board. */
export const Waiting = ({ waiting, nowMs, onShow }: WaitingProps) =>
  waiting.length > 0 && (
    <section className={styles.waiting} aria-label={texts.title(waiting.length)}>
      <h2 className={styles.waitingTitle}>
        <Icon name="clock" sizePx={16} /> {texts.title(waiting.length)}
      </h2>
      <ul className={styles.waits}>
        {waiting.map((truck) => {
          const { phase, from, hours } = truck.waiting
          return (
            <li key={truck._id}>
              <button
                type="button"
                className={styles.wait}
                data-beyond={hours > 0 || undefined}
                aria-label={[
                  texts.show(truck.licensePlate),
                  texts.since(nowMs - Date.parse(from)),
                  texts.phases[phase],
                  texts.beyond(hours),
                ].join(', ')}
                onClick={() => onShow(truck._id)}
              >
                <strong>{truck.licensePlate}</strong> {texts.since(nowMs - Date.parse(from))} ·{' '}
                {texts.phases[phase]}
                {hours > 0 && ` · +${formatHours(hours)}`}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
