import { bogotaDay } from '@arriero/domain/calendar'
import type { BroughtKind } from '@arriero/domain/paper-rules'
import { readPapersAgain, sendPaper } from '#features/credentials/holder.ts'
import { useWork } from '#shared/api/queries.ts'
import { broughtBody, broughtProblems, noAnswers, paperFields } from '#shared/files/brought-paper.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/PlainForm.tsx'
import { vehiclesTexts as texts } from './own.texts.ts'
import { Pictures } from './Pictures.tsx'

interface RenewFormProps {
  vehicleId: string
  kind: BroughtKind
  onDone: () => void
}

/** A newer version of a vehicle's paper; it counts once staff has validated it. Decisions §12. */
export const RenewForm = ({ vehicleId, kind, onDone }: RenewFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useWork(async (body: ReturnType<typeof broughtBody>) => {
      await sendPaper({ vehicleId }, body)
      await readPapersAgain()
    }),
    empty: noAnswers,
    fields: paperFields({
      kind,
      today,
      draw: (pictures) => <Pictures {...pictures} label={filesTexts.brought.pictures} takesPdf />,
    }),
    judge: (answers) => broughtProblems(kind, answers, today),
    input: (answers) => broughtBody(kind, answers),
    done: texts.sent,
    onDone,
  })
  return <PlainForm form={form} act={texts.send} cancel={{ text: texts.cancel, onCancel: onDone }} />
}
