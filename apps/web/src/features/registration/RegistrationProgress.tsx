import { bogotaDay } from '@arriero/domain/calendar'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useNow } from '#shared/use-now.ts'
import { AskedPapers } from './AskedPapers.tsx'
import { askedPapers, isHisTurn, type OwnProfile } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import type { UploadPicture } from './use-paper-form.ts'
import styles from './progress.module.css'

interface RegistrationProgressProps {
  profile: OwnProfile
  upload: UploadPicture
  onSent: (text: string) => void
  /** What he may do besides while he waits. */
  meanwhile?: ReactNode
}

/** What somebody in validation has done, what is his to do, and what the staff does. Decisions §6. */
export const RegistrationProgress = ({ profile, upload, onSent, meanwhile }: RegistrationProgressProps) => {
  const isTurn = isHisTurn(askedPapers(profile, bogotaDay(new Date(useNow()))))
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>{isTurn ? texts.yourTurn : texts.waiting}</p>
      {profile.validationNote && (
        <p className={styles.note}>
          <Icon name="alert" sizePx={20} />
          <span>
            <strong>{texts.returnedTitle}:</strong> {profile.validationNote}
          </span>
        </p>
      )}
      <ol className={styles.steps} aria-label={texts.steps}>
        <ProgressStep name={texts.data} tone="good" word={texts.dataDone} />
        <AskedPapers owner={profile} upload={upload} onSent={onSent} />
        <ProgressStep
          name={texts.review}
          tone={isTurn ? 'off' : 'waiting'}
          word={isTurn ? texts.reviewLater : texts.reviewing}
        />
      </ol>
      {meanwhile}
    </section>
  )
}
