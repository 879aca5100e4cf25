import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/calendar'
import type { PaperKind } from '@arriero/domain/credentials'
import { useAct } from '#shared/api/queries.ts'
import { broughtBody, broughtProblems, noAnswers, paperFields } from '#shared/files/brought-paper.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/PlainForm.tsx'
import { PicturesField } from './PicturesField.tsx'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

interface PaperFormProps {
  userId: string
  kind: PaperKind
  onDone: () => void
  onCancel: () => void
}

/** One paper with its pictures and dates. Plain, so that the driver area carries it too. */
export const PaperForm = ({ userId, kind, onDone, onCancel }: PaperFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useAct(api.papers.give),
    empty: noAnswers,
    fields: paperFields({ kind, today, draw: (pictures) => <PicturesField {...pictures} /> }),
    judge: (answers) => broughtProblems(kind, answers, today),
    input: (answers) => ({ params: { _id: userId }, body: broughtBody(kind, answers) }),
    refreshes: [api.users.detail],
    onDone,
  })
  return (
    <div className={styles.form}>
      <PlainForm form={form} act={texts.send} cancel={{ text: texts.cancel, onCancel }} />
    </div>
  )
}
