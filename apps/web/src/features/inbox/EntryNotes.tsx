import { api } from '@arriero/contract'
import { callOutcomeTexts } from '@arriero/contract/es/inbox'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { lettersMost } from '@arriero/domain/typed/limits'
import { Pages } from '#shared/api/Answer.tsx'
import { useAct, usePages } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { inboxTexts as texts } from './inbox.texts.ts'
import styles from './inbox.module.css'

type Note = ReplyOf<typeof api.inbox.notes>['items'][number]

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
    onDone: () => form.reset(),
  })
  return <DeskForm form={form} act={texts.note} isAside />
}

const Noted = ({ note: { author, createdAt, call, text } }: { note: Note }) => (
  <li>
    <p className={styles.muted}>
      {author.name} · {formatDateTime(createdAt)}
    </p>
    {call && <p className={styles.text}>{texts.call.line(call.called, callOutcomeTexts[call.outcome])}</p>}
    {text && <p className={styles.text}>{text}</p>}
  </li>
)

/** What the staff noted about one entry, calls among it; a new one on top. */
export const EntryNotes = ({ id }: { id: string }) => (
  <Panel title={texts.notes}>
    <NewNote id={id} />
    <Pages of={usePages(api.inbox.notes, { params: { _id: id }, query: {} })} wait="items">
      {(notes) =>
        notes.length === 0 ? (
          <p className={styles.muted}>{texts.noNotes}</p>
        ) : (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <Noted key={note._id} note={note} />
            ))}
          </ul>
        )
      }
    </Pages>
  </Panel>
)
