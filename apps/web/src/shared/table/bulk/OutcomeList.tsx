import { Icon } from '../../drawings/Icon.tsx'
import type { IconName } from '../../drawings/icon-paths.ts'
import { tableTexts } from '../table.texts.ts'
import type { Outcome } from './bulk.ts'
import styles from './bulk.module.css'

interface Told {
  name: string
  outcome: Outcome | undefined
}

const texts = tableTexts.bulk
const icons: Readonly<Record<Outcome['state'], IconName>> = {
  waiting: 'clock',
  running: 'clock',
  done: 'check',
  failed: 'alert',
  left: 'minus',
}

const wordOf = (outcome: Outcome) => ('why' in outcome ? outcome.why : texts.states[outcome.state])

const Line = ({ name, outcome = { state: 'waiting' } }: Told) => (
  <li className={styles.line} data-state={outcome.state}>
    <Icon name={icons[outcome.state]} sizePx={16} />
    <span className={styles.name}>{name}</span>
    <span className={styles.why}>{wordOf(outcome)}</span>
  </li>
)

/** Row by row what came of it, those that were left out at the end. */
export const OutcomeList = ({ fit, left }: { fit: readonly Told[]; left: readonly Told[] }) => {
  if (fit.length + left.length === 0) return null
  return (
    <div className={styles.outcomes} tabIndex={0} role="group" aria-label={texts.outcomes}>
      <ul className={styles.lines}>
        {fit.map((one, index) => (
          <Line key={`${index} ${one.name}`} {...one} />
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p className={styles.leftOut}>{texts.leftOut}</p>
          <ul className={styles.lines}>
            {left.map((one, index) => (
              <Line key={`${index} ${one.name}`} {...one} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
