import { api } from '@arriero/contract'
import { mentionedIn } from '@arriero/domain/notes/notes'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { notesTexts as texts } from './notes.texts.ts'
import { NoteWords } from './NoteWords.tsx'

interface Written {
  text: string
}

/** Who can be called, and what is sent of a text that calls them. */
const useWriting = () => {
  const { data } = useRead(api.notes.colleagues, {})
  const colleagues = data?.items ?? []
  const field = (label: string, help: string, draftId?: string): FieldOf<string, Written> => ({
    kind: 'control',
    label,
    help,
    required: 'note.text_required',
    draw: (control, { value, set }) => (
      <NoteWords
        {...{ control, value, colleagues }}
        onChange={set}
        {...(draftId !== undefined && { draft: ['order-note', draftId] as const })}
      />
    ),
  })
  const body = ({ text }: Written) => ({
    text,
    mentions: mentionedIn(text, colleagues).map(({ _id }) => _id),
  })
  return { field, body }
}

export const NewNote = ({ aboutId }: { aboutId: string }) => {
  const { field, body } = useWriting()
  const form = useForm({
    act: useAct(api.notes.write),
    empty: { text: '' },
    fields: { text: field(texts.label, texts.help, aboutId) },
    input: (written) => ({ params: { _id: aboutId }, body: body(written) }),
    done: texts.written,
    refreshes: [api.notes.all],
    onDone: () => form.reset(),
  })
  return <DeskForm form={form} act={texts.write} isAside />
}

interface ChangeNoteProps {
  id: string
  text: string
  onDone: () => void
}

export const ChangeNote = ({ id, text, onDone }: ChangeNoteProps) => {
  const { field, body } = useWriting()
  const form = useForm({
    act: useAct(api.notes.change),
    empty: { text },
    fields: { text: field(texts.changeLabel, texts.help) },
    input: (written) => ({ params: { _id: id }, body: body(written) }),
    done: texts.changed,
    refreshes: [api.notes.all],
    onDone,
  })
  return <DeskForm form={form} act={texts.save} />
}
