import { errorTexts } from '@arriero/contract/es/errors'
import { datesDenials, isBroughtKind, paperRules } from '@arriero/domain/papers/paper-rules'
import { daysAfter } from '@arriero/domain/time/calendar'
import { longestPaperDays, oldestDay } from '@arriero/domain/typed/limits'
import { formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Panel } from '#shared/plain/Card.tsx'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import type { Paper } from '../paper-state.ts'
import { Cutout } from './Cutout.tsx'
import { reviewTexts } from './review.texts.ts'
import type { PaperReading, SeenDates, SeenDay } from './use-paper-reading.ts'
import styles from './review.module.css'

const texts = reviewTexts.dates

/** As they stand in the fields, not saved before the paper is validated. */
export interface PaperDays {
  issuedOn: string | null
  expiresOn: string | null
}

export const daysOf = ({ expeditionDate, expirationDate }: Paper): PaperDays => ({
  issuedOn: expeditionDate,
  expiresOn: expirationDate,
})

type DayKey = keyof PaperDays

/** What keeps these days from being saved; those that stand as they were are nobody's fault now. */
export const daysProblems = (
  paper: Paper,
  days: PaperDays,
  today: string,
): Partial<Record<DayKey, string>> => {
  const known = daysOf(paper)
  const isSame = known.issuedOn === days.issuedOn && known.expiresOn === days.expiresOn
  if (isSame || !isBroughtKind(paper.kind)) return {}
  const { issuedOn, expiresOn } = datesDenials(paper.kind, days, today)
  return {
    ...(issuedOn && { issuedOn: errorTexts[issuedOn] }),
    ...(expiresOn && { expiresOn: errorTexts[expiresOn] }),
  }
}

/** Of the two days those that its kind has. */
const keysOf = ({ kind }: Paper): DayKey[] => {
  if (!isBroughtKind(kind)) return []
  const rule = paperRules[kind]
  return (['issuedOn', 'expiresOn'] as const).filter((key) => rule[key] !== 'none')
}

interface ProposalProps {
  label: string
  value: string | null
  seen: SeenDay | undefined
  state: PaperReading['state']
  onUse: (day: string) => void
}

/** What the picture says of a day, beside the one that is registered. */
const Proposal = ({ label, value, seen, state, onUse }: ProposalProps) => {
  if (state === 'reading') return <p className={styles.muted}>{texts.reading}</p>
  if (state === 'failed') return null
  if (!seen) return <p className={styles.muted}>{texts.unread}</p>
  if (seen.day === value) return <StateTag tone="good">{texts.same}</StateTag>
  const day = formatDay(seen.day)
  return (
    <div className={styles.proposal}>
      <div className={styles.row}>
        <StateTag tone="waiting">{texts.different(day)}</StateTag>
        <Button size="small" aria-label={texts.useOf(label, day)} onClick={() => onUse(seen.day)}>
          {texts.use}
        </Button>
      </div>
      <Cutout line={seen.line} />
    </div>
  )
}

interface PaperDatesProps {
  paper: Paper
  days: PaperDays
  problems: Partial<Record<DayKey, string>>
  reading: PaperReading
  seen: SeenDates
  today: string
  onChange: (days: PaperDays) => void
}

/** The days of a paper, as registered and as the picture says; what is read is proposed, and used by a press. */
export const PaperDates = (props: PaperDatesProps) => {
  const { paper, days, problems, reading, seen, today, onChange } = props
  const keys = keysOf(paper)
  if (keys.length === 0) return null
  const known = daysOf(paper)
  return (
    <Panel title={texts.title}>
      {keys.map((key) => {
        const label = texts[key]
        const help =
          days[key] === known[key]
            ? undefined
            : texts.corrected(known[key] === null ? texts.none : formatDay(known[key]))
        const set = (day: string | undefined) => onChange({ ...days, [key]: day ?? null })
        const isLast = key === 'expiresOn'
        return (
          <div key={key} className={styles.day}>
            <FormField label={label} help={help} problem={problems[key]}>
              {(control) => (
                <DayInput
                  control={control}
                  value={days[key] ?? undefined}
                  onChange={set}
                  first={isLast ? today : oldestDay}
                  last={isLast ? daysAfter(today, longestPaperDays) : today}
                />
              )}
            </FormField>
            <Proposal label={label} value={days[key]} seen={seen[key]} state={reading.state} onUse={set} />
          </div>
        )
      })}
      <p className={styles.muted}>{reading.state === 'failed' ? texts.failed : texts.proposed}</p>
    </Panel>
  )
}
