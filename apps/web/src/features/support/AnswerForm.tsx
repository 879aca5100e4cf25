import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { pqrTextMax } from '@arriero/contract/support/support'
import { openPlaces } from '@arriero/domain/support/templates'
import type { ReactNode } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { keepDraft } from '#shared/words/drafts.ts'
import type { DeskPqr, PqrStatus } from './pqr.ts'
import { supportTexts } from './support.texts.ts'
import styles from './forms.module.css'

const texts = supportTexts.answer

interface AnswerFormProps {
  pqr: DeskPqr
  /** Above the words: what brings some. */
  above?: (bring: (words: string) => void) => ReactNode
  /** Somebody else answered meanwhile: what is shown is read anew. */
  onChanged: () => void
  onDone: () => void
}

const isOutdated = (error: unknown) =>
  error instanceof CallError && ['pqr.changed', 'pqr.already_solved'].includes(error.reply.code)

/** Somebody else was first: what was written stays there to be read, and is sent no more. */
const Overtaken = ({ response }: { response: string }) => (
  <>
    <Notice kind="warning" title={texts.overtaken} role="status" />
    {response !== '' && <p className={styles.kept}>{response}</p>}
  </>
)

const empty: { response: string; status: PqrStatus } = { response: '', status: 'Solucionado' }

/** Answers a PQR and says how it stands now; of two at once the second reads the first one's answer. */
export const AnswerForm = ({ pqr, above, onChanged, onDone }: AnswerFormProps) => {
  const toast = useToast()
  const { _id, createUpdate } = pqr
  const form = useForm({
    act: useAct(api.support.update),
    empty,
    fields: {
      response: {
        kind: 'words',
        label: texts.label,
        help: texts.help,
        rows: 5,
        most: pqrTextMax,
        required: 'pqr.response_required',
        denial: (words) => (openPlaces(words).length > 0 ? 'pqr.place_unfilled' : undefined),
        draft: ['pqr-answer', _id],
      },
      status: {
        kind: 'choice',
        isRadios: true,
        label: texts.status,
        help: (status) => (status === 'Solucionado' ? texts.solvedEffect : undefined),
        options: pqrStatuses.map((value) => ({ value, label: pqrStatusTexts[value] })),
      },
    },
    input: (typed) => ({ params: { _id }, body: { _id, ...typed, createUpdate } }),
    says: (error) => (isOutdated(error) ? undefined : updateErrorText(error)),
    done: texts.done,
    onDone: () => {
      form.reset()
      onDone()
    },
    onRefused: (error) => {
      if (!isOutdated(error)) return
      // What is read anew may no longer ask for an answer, so the reason is told where it stays.
      toast.error(updateErrorText(error))
      onChanged()
    },
  })
  if (pqr.status === 'Solucionado') return <Overtaken response={form.values.response} />
  /** What stands there is kept as it is typed, in the tab and beyond it. */
  const bring = (words: string) => {
    keepDraft(['pqr-answer', _id], words)
    form.set({ response: words })
  }
  return (
    <>
      {above?.(bring)}
      <DeskForm form={form} act={texts.act} />
    </>
  )
}
