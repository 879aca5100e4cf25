import { formatDateTime, formatMoney } from '#shared/format.ts'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { shownState, stateTones, type Standby } from './standby-view.ts'
import { standbyTexts as texts } from './standby.texts.ts'
import { StandbyPhase } from './StandbyPhase.tsx'
import { StandbyStatement } from './StandbyStatement.tsx'
import styles from './standby.module.css'

const Words = ({ standby }: { standby: Standby }) => {
  const { objection, decision, paidAt, meteredHours, hours } = standby
  return (
    <>
      {objection !== null && <p className={styles.words}>{texts.objection(objection)}</p>}
      {decision?.reason && (
        <p className={styles.words}>
          {texts.decision(decision.by, formatDateTime(decision.at))} {texts.reason(decision.reason)}
        </p>
      )}
      {meteredHours !== hours && (
        <p className={styles.words}>{texts.statement.metered(texts.hours(meteredHours))}</p>
      )}
      {paidAt !== null && <p className={styles.words}>{texts.paid(formatDateTime(paidAt))}</p>}
    </>
  )
}

/** The meter of waiting with its evidence, the same for everybody it concerns. */
export const StandbyMeter = ({ standby }: { standby: Standby }) => {
  const { phases, tariff, hours } = standby
  const shown = shownState(standby)
  return (
    <>
      <div className={styles.head}>
        <StateTag tone={stateTones[shown]}>{texts.states[shown]}</StateTag>
      </div>
      <p className={styles.note}>
        {texts.intro(tariff.loadingFreeHours, tariff.unloadingFreeHours, formatMoney(tariff.hourPesos))}
      </p>
      {phases.length === 0 && <p className={styles.note}>{texts.notBegun}</p>}
      <div className={styles.phases}>
        {phases.map((phase) => (
          <StandbyPhase key={phase.phase} phase={phase} />
        ))}
      </div>
      {hours > 0 && <StandbyStatement standby={standby} />}
      <Words standby={standby} />
    </>
  )
}
