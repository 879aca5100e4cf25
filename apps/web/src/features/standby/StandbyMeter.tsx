import { formatDateTime, formatMoney, formatDuration } from '#shared/format.ts'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { shownState, stateTones, type Standby } from './standby-view.ts'
import { standbyTexts as texts } from './standby.texts.ts'
import { StandbyStatement } from './StandbyStatement.tsx'
import styles from './standby.module.css'

type Phase = Standby['phases'][number]
type Evidence = Phase['evidence'][number]

const minuteMs = 60_000
const notesOf = ({ at, recordedAt, isTimeVerified, by, place }: Evidence): string =>
  [
    by && texts.by(by.name),
    isTimeVerified ? undefined : texts.unverified,
    // A phone without signal reports later.
    new Date(recordedAt).getTime() - new Date(at).getTime() > minuteMs
      ? texts.recorded(formatDateTime(recordedAt))
      : undefined,
    place && texts.place(place.latitude.toFixed(5), place.longitude.toFixed(5)),
  ]
    .filter(Boolean)
    .join(' · ')

const Stamp = ({ evidence }: { evidence: Evidence }) => (
  <li>
    <span>
      <When at={evidence.at} /> · {texts.act(evidence.act)}
    </span>
    <small>{notesOf(evidence)}</small>
  </li>
)

/** Whoever is served before his appointment has waited no time at all. */
const spanOf = ({ fromAt, untilAt }: Phase): Detail[] =>
  untilAt !== null && Date.parse(untilAt) < Date.parse(fromAt)
    ? [{ label: texts.phase.span, value: texts.phase.early }]
    : [
        { label: texts.phase.from, value: <When at={fromAt} /> },
        {
          label: texts.phase.until,
          value: untilAt === null ? texts.phase.running : <When at={untilAt} />,
        },
      ]

/** One of the two waits: from when to when, how long, and what it rests on. */
const StandbyPhase = ({ phase }: { phase: Phase }) => (
  <section className={styles.phase} aria-label={texts.phases[phase.phase]}>
    <h4>{texts.phases[phase.phase]}</h4>
    <DetailList
      details={[
        ...spanOf(phase),
        { label: texts.phase.waited, value: formatDuration(phase.waitedMinutes * minuteMs) },
        { label: texts.phase.free, value: texts.hours(phase.freeHours) },
        { label: texts.phase.charged, value: <strong>{texts.hours(phase.hours)}</strong> },
      ]}
    />
    <p className={styles.title}>{texts.evidence}</p>
    {phase.evidence.length === 0 ? (
      <p className={styles.note}>{texts.evidenceNone}</p>
    ) : (
      <ol className={styles.evidence}>
        {phase.evidence.map((evidence) => (
          <Stamp key={`${evidence.act} ${evidence.recordedAt}`} evidence={evidence} />
        ))}
      </ol>
    )}
  </section>
)

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
