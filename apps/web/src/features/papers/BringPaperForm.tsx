import { paperNameOf } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { BroughtKind } from '@arriero/domain/papers/paper-rules'
import { useWork } from '#shared/api/queries.ts'
import { broughtBody, broughtProblems, noAnswers, paperFields } from '#shared/files/brought-paper.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { useNow } from '#shared/use-now.ts'
import { papersTexts } from './papers.texts.ts'
import { type Holder, readPapersAgain, sendPaper } from './holder.ts'
import styles from './papers.module.css'

const texts = papersTexts.bring

interface BringPaperFormProps {
  holder: Holder
  kind: BroughtKind
  onDone: () => void
}

/** A paper, or a newer version of one, by its owner. It counts once staff has validated it. */
export const BringPaperForm = ({ holder, kind, onDone }: BringPaperFormProps) => {
  const today = bogotaDay(new Date(useNow()))
  const form = useForm({
    act: useWork((body: ReturnType<typeof broughtBody>) => sendPaper(holder, body)),
    empty: noAnswers,
    fields: paperFields({
      kind,
      today,
      draw: (pictures) => (
        <UploadImage
          {...pictures}
          label={filesTexts.brought.pictures}
          upload={uploadPaper}
          rules={paperFiles}
          hasCamera
        />
      ),
    }),
    judge: (answers) => broughtProblems(kind, answers, today),
    input: (answers) => broughtBody(kind, answers),
    done: texts.done(paperNameOf(kind)),
    onDone: () => {
      void readPapersAgain()
      onDone()
    },
  })
  return (
    <DeskForm form={form} act={texts.act}>
      <p className={styles.told}>{texts.help}</p>
      <DeskFields form={form} />
    </DeskForm>
  )
}
