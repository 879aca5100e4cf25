import { formatDateTime, formatDuration } from '#shared/format.ts'
import { DetailList, type Detail } from '#shared/plain/DetailList.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Standby } from './standby-view.ts'
import { standbyTexts as texts } from './standby.texts.ts'
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
export const StandbyPhase = ({ phase }: { phase: Phase }) => (
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
