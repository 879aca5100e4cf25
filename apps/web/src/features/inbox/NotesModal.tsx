import { api } from '@arriero/contract'
import { lettersMost } from '@arriero/domain/typed/limits'
import { Pages } from '#shared/api/Answer.tsx'
import { useAct, usePages } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { inboxTexts as texts } from './inbox.texts.ts'
import styles from './inbox.module.css'

const NewNote = ({ id }: { id: string }) => {
  const form = useForm({
    act: useAct(api.inbox.note),
    empty: { text: '' },
    fields: {
      text: {
        kind: 'words',
        rows: 3,
        label: texts.noteLabel,
        help: texts.noteHelp,
        most: lettersMost.inboxNote,
        required: 'inbox.note_required',
      },
    },
    input: ({ text }) => ({ params: { _id: id }, body: { text } }),
    done: texts.noted,
    refreshes: [api.inbox.notes, api.inbox.items],
  })
  return <DeskForm form={form} act={texts.note} />
}

const Notes = ({ id }: { id: string }) => (
  <Pages of={usePages(api.inbox.notes, { params: { _id: id }, query: {} })} wait="items">
    {(notes) =>
      notes.length === 0 ? (
        <p className={styles.muted}>{texts.noNotes}</p>
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ _id, author, text, createdAt }) => (
            <li key={_id}>
              <p className={styles.muted}>
                {author.name} · {formatDateTime(createdAt)}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )
    }
  </Pages>
)

/** What the staff noted about one entry; a new one on top. */
export const NotesModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={texts.notes} size="form" onClose={onClose}>
    {(shown) => (
      <div className={styles.window}>
        <NewNote id={shown} />
        <Notes id={shown} />
      </div>
    )}
  </RowModal>
)
