import { bogotaDay } from '@arriero/domain/time/calendar'
import { api } from '@arriero/contract'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import { type ReactNode, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useNow } from '#shared/use-now.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useAct } from '#shared/api/queries.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { AskedPapers } from './AskedPapers.tsx'
import { askedPapers, turnText, type OwnProfile, isHisTurn, maySend, type AskedPaper } from './progress.ts'
import { progressTexts as texts } from './progress.texts.ts'
import { PayStep } from './PayStep.tsx'
import { ProgressStep } from './ProgressStep.tsx'
import styles from './progress.module.css'

interface OwnDataFormProps {
  profile: OwnProfile
  onClose: () => void
}

/** What somebody who waits may still change of himself. Plain, so that the driver area carries it too. */
const OwnDataForm = ({ profile, onClose }: OwnDataFormProps) => {
  const { _id, rol, name, cellPhone } = profile
  const form = useForm({
    act: useAct(api.accounts.update),
    empty: { name, cellPhone },
    fields: {
      name: {
        kind: 'name',
        label: isLegalPerson(rol) ? texts.companyName : texts.name,
        required: 'name.required',
        isLive: true,
      },
      cellPhone: {
        kind: 'phone',
        label: texts.cellPhone,
        required: 'phone.required',
        isLive: true,
      },
    },
    input: (body) => ({ params: { _id }, body }),
    done: texts.saved,
    refreshes: [api.users.detail],
    onDone: onClose,
  })
  return (
    <div className={styles.form}>
      <PlainForm form={form} act={texts.save} cancel={{ text: texts.cancel, onCancel: onClose }} />
    </div>
  )
}

interface ReviewStepProps {
  profile: OwnProfile
  papers: readonly AskedPaper[]
}

/** Whoever was sent back says when he is done; the last paper he was asked for says it by itself. */
const Sending = ({ profile: { _id } }: Pick<ReviewStepProps, 'profile'>) => {
  const { send, isBusy, error } = useSending({
    act: useAct(api.accounts.update),
    done: texts.sentBack,
    refreshes: [api.users.detail],
  })
  return (
    <div className={styles.late}>
      <Button
        kind="primary"
        isBusy={isBusy}
        onClick={() => send({ params: { _id }, body: { validation: 'pending' } })}
      >
        {texts.sendAccount}
      </Button>
      <Problem of={error} />
    </div>
  )
}

/** The staff's part: whether it is its turn, and the way back to it. */
const ReviewStep = ({ profile, papers }: ReviewStepProps) => {
  if (profile.validation === 'returned')
    return (
      <ProgressStep name={texts.review} tone="off" word={texts.correcting}>
        {maySend(papers) && <Sending profile={profile} />}
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

/** What he said of himself when he registered, and the way to put it right. */
const DataStep = ({ profile }: { profile: OwnProfile }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = !isOpen && (
    <Button kind="quiet" aria-label={texts.changeData} onClick={() => setOpen(true)}>
      {texts.change}
    </Button>
  )
  return (
    <ProgressStep name={texts.data} tone="good" word={texts.dataDone} act={change}>
      {isOpen && <OwnDataForm profile={profile} onClose={close} />}
    </ProgressStep>
  )
}

interface RegistrationProgressProps {
  profile: OwnProfile
  /** What he may do besides while he waits. */
  meanwhile?: ReactNode
}

/** What somebody in validation has done, what is his to do, and what the staff does. Decisions §6. */
export const RegistrationProgress = ({ profile, meanwhile }: RegistrationProgressProps) => {
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
        <DataStep profile={profile} />
        <AskedPapers owner={profile} />
        <PayStep profile={profile} />
        <ReviewStep profile={profile} papers={papers} />
      </ol>
      {meanwhile}
    </section>
  )
}
