import { isBroughtKind } from '@arriero/domain/papers/paper-rules'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { useEffect, useState } from 'react'
import { formatDateTime } from '#shared/format.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { type Look, whoseOf, whyNotJudge, whyNotValidate } from './look.ts'
import { OtherPapers } from './OtherPapers.tsx'
import { daysOf, daysProblems, type PaperDays, PaperDates } from './PaperDates.tsx'
import { PaperFacts } from './PaperFacts.tsx'
import { PaperStage } from './PaperStage.tsx'
import { RefusePaper } from './RefusePaper.tsx'
import { reviewTexts as texts } from './review.texts.ts'
import { usePaperPages } from './use-paper-pages.ts'
import { datesSeen, usePaperReading } from './use-paper-reading.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { JudgeBody, Station } from './use-station.ts'
import styles from './review.module.css'

/** What is known of it before one looks. */
const Told = ({ look }: { look: Look }) => {
  const { paper, judged, needsSecond } = look
  return (
    <>
      {judged && (
        <Notice
          kind="info"
          role="note"
          title={texts.judged[judged.outcome](judged.by.name, formatDateTime(judged.at))}
        />
      )}
      {needsSecond && !judged && (
        <Notice kind="info" role="note" title={texts.twoPeople}>
          {texts.twoPeopleHelp}
        </Notice>
      )}
      {paper.isWaiting && (
        <Notice kind="info" role="note" title={texts.newVersion}>
          {texts.newVersionHelp}
        </Notice>
      )}
    </>
  )
}

type Corrected = Pick<JudgeBody, 'expeditionDate' | 'expirationDate'>

/** Only what was corrected is sent. */
const correctedOf = (look: Look, { issuedOn, expiresOn }: PaperDays): Corrected => {
  const known = daysOf(look.paper)
  return {
    ...(issuedOn !== known.issuedOn && { expeditionDate: issuedOn }),
    ...(expiresOn !== known.expiresOn && { expirationDate: expiresOn }),
  }
}

interface ActsProps {
  station: Station
  whyNot: string | undefined
  whyNotYes: string | undefined
  isSecond: boolean
  validate: () => void
  refuse: () => void
  askAgain: () => void
}

const Key = ({ of }: { of: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {of}
  </kbd>
)

const Acts = ({ station, whyNot, whyNotYes, isSecond, validate, refuse, askAgain }: ActsProps) => (
  <div className={styles.acts} role="group" aria-label={texts.acts}>
    <ActButton isPrimary whyNot={whyNotYes} isBusy={station.isBusy} onClick={validate}>
      {isSecond ? texts.validateSecond : texts.validate}
      <Key of="V" />
    </ActButton>
    <ActButton isDangerous whyNot={whyNot} onClick={refuse}>
      {texts.refuse}
      <Key of="R" />
    </ActButton>
    <ActButton whyNot={whyNot} isBusy={station.isBusy} onClick={askAgain}>
      {texts.askAgain}
      <Key of="I" />
    </ActButton>
  </div>
)

/** What may be said of the paper now, and what is sent when it is. */
const useVerdicts = (look: Look, station: Station, days: PaperDays) => {
  const { paper, judged, needsSecond } = look
  const [openedAt] = useState(() => Date.now())
  const today = bogotaDay(new Date(useNow()))
  const problems = daysProblems(paper, days, today)
  const name = texts.heading(paper.name, whoseOf(look))
  const tookMs = () => Math.max(0, Date.now() - openedAt)
  const whyNot = whyNotJudge(look)
  const whyNotYes = whyNotValidate(look, days, today) ?? Object.values(problems)[0]
  const isSecond = judged?.outcome === 'first'
  const says = needsSecond && !isSecond ? texts.said.first : texts.said.validated
  return {
    today,
    problems,
    tookMs,
    whyNot,
    whyNotYes,
    isSecond,
    name,
    validate: () => {
      if (whyNotYes !== undefined || station.isBusy) return
      station.judge({ isValidated: true, ...correctedOf(look, days), tookMs: tookMs() }, says(name))
    },
    /** In one press: it was looked at, and another copy is wanted. */
    askAgain: () => {
      if (whyNot !== undefined || station.isBusy) return
      station.judge({ isValidated: false, reason: 'new_copy', tookMs: tookMs() }, texts.said.again(name))
    },
  }
}

interface PaperAtHandProps {
  look: Look
  station: Station
  days: PaperDays
  onDays: (days: PaperDays) => void
}

/** The paper that is looked at: its picture large, what is registered beside it, and what may be said of it by one key each. */
export const PaperAtHand = ({ look, station, days, onDays }: PaperAtHandProps) => {
  const { paper } = look
  const opened = usePaperPages(paper.images)
  const reading = usePaperReading(opened)
  const [isRefusing, setRefusing] = useState(false)
  const verdicts = useVerdicts(look, station, days)
  // Whoever had read the last one to its end begins with the picture.
  // A browser may answer it with a promise, which is no way to end an effect.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const { today, problems, name, validate, askAgain } = verdicts
  const refuse = () => {
    if (verdicts.whyNot === undefined) setRefusing(true)
  }
  useReviewKeys({ v: validate, r: refuse, i: askAgain })
  return (
    <div className={styles.station}>
      <PaperStage paper={paper} opened={opened} />
      <div className={styles.side}>
        <Acts {...verdicts} station={station} refuse={refuse} />
        <Told look={look} />
        {isBroughtKind(paper.kind) && (
          <PaperDates
            {...{ paper, days, problems, reading, today }}
            seen={datesSeen(reading, today)}
            onChange={onDays}
          />
        )}
        <PaperFacts look={look} reading={reading} />
        <OtherPapers look={look} />
      </div>
      <RefusePaper
        paper={paper}
        isOpen={isRefusing}
        tookMs={verdicts.tookMs}
        onClose={() => setRefusing(false)}
        onDone={() => {
          setRefusing(false)
          station.said(texts.said.refused(name))
        }}
        onSettled={station.readAgain}
      />
    </div>
  )
}
