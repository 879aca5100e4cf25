import { bogotaDay } from '@arriero/domain/calendar'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useNow } from '#shared/use-now.ts'
import { AskedPapers } from './AskedPapers.tsx'
import { DataStep } from './DataStep.tsx'
import { askedPapers, turnText, type OwnProfile } from './progress.ts'
import { progressTexts as texts } from './progress.texts.ts'
import { PayStep } from './PayStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import styles from './progress.module.css'

interface RegistrationProgressProps {
  profile: OwnProfile
  onSent: (text: string) => void
  /** What he may do besides while he waits. */
  meanwhile?: ReactNode
}

/** What somebody in validation has done, what is his to do, and what the staff does. Decisions §6. */
export const RegistrationProgress = ({ profile, onSent, meanwhile }: RegistrationProgressProps) => {
  const papers = askedPapers(profile, bogotaDay(new Date(useNow())))
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>{turnText(profile, papers)}</p>
      {profile.validationNote && (
        <p className={styles.note}>
          <Icon name="alert" sizePx={20} />
          <span>
            <strong>{texts.returnedTitle}:</strong> {profile.validationNote}
          </span>
        </p>
      )}
      <ol className={styles.steps} aria-label={texts.steps}>
        <DataStep profile={profile} onSent={onSent} />
        <AskedPapers owner={profile} onSent={onSent} />
        <PayStep profile={profile} onSent={onSent} />
        <ReviewStep profile={profile} papers={papers} onSent={onSent} />
      </ol>
      {meanwhile}
    </section>
  )
}
