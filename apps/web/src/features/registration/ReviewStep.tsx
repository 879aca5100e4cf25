import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { isHisTurn, maySend, type AskedPaper, type OwnProfile } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

interface ReviewStepProps {
  profile: OwnProfile
  papers: readonly AskedPaper[]
  onSent: (text: string) => void
}

/** Whoever was sent back says when he is done; the last paper he was asked for says it by itself. */
const Sending = ({ profile: { _id }, onSent }: Omit<ReviewStepProps, 'papers'>) => {
  const client = useQueryClient()
  const act = useAct(api.users.update)
  const send = () =>
    act.mutate(
      { params: { _id }, body: { validation: 'pending' } },
      {
        onSuccess: () => onSent(texts.sentBack),
        onSettled: () => void client.invalidateQueries({ queryKey: keyOf(api.users.detail) }),
      },
    )
  return (
    <div className={styles.late}>
      <PlainButton kind="primary" isBusy={act.isPending} onClick={send}>
        {texts.sendAccount}
      </PlainButton>
      <p className={styles.problem} role="alert">
        {act.isError && errorText(act.error)}
      </p>
    </div>
  )
}

/** The staff's part: whether it is its turn, and the way back to it. */
export const ReviewStep = ({ profile, papers, onSent }: ReviewStepProps) => {
  if (profile.validation === 'returned')
    return (
      <ProgressStep name={texts.review} tone="off" word={texts.correcting}>
        {maySend(papers) && <Sending profile={profile} onSent={onSent} />}
      </ProgressStep>
    )
  const isTurn = isHisTurn(papers)
  return (
    <ProgressStep
      name={texts.review}
      tone={isTurn ? 'off' : 'waiting'}
      word={isTurn ? texts.reviewLater : texts.reviewing}
    />
  )
}
