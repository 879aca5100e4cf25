import { api } from '@arriero/contract'
import { callOutcomeTexts } from '@arriero/contract/es/inbox'
import type { OrderNote } from '@arriero/contract/orders/notes'
import { notePieces } from '@arriero/domain/notes/notes'
import { useEffect, useRef, useState } from 'react'
import { Pages } from '#shared/api/Answer.tsx'
import { useAct, usePages } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { useNow } from '#shared/use-now.ts'
import { ChangeNote, NewNote } from './NoteForm.tsx'
import { notesTexts as texts } from './notes.texts.ts'
import styles from './notes.module.css'

/** What was written, whom it calls in bold; or why its words are not there any more. */
const Words = ({ note: { text, removedAt, mentions } }: { note: OrderNote }) => {
  if (text === null) return <p className={styles.gone}>{removedAt ? texts.takenBack : texts.erased}</p>
  if (text === '') return null
  return (
    <p className={styles.text}>
      {notePieces(text, mentions).map((piece, index) => {
        const at = `${index} ${piece.text}`
        return piece.person ? <strong key={at}>{piece.text}</strong> : <span key={at}>{piece.text}</span>
      })}
    </p>
  )
}

interface NoteActsProps {
  note: OrderNote
  until: string
  onChange: () => void
}

const NoteActs = ({ note, until, onChange }: NoteActsProps) => {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const remove = useToldAct({
    act: useAct(api.notes.remove),
    input: { params: { _id: note._id } },
    done: texts.removed,
    refreshes: [api.notes.all],
    onSettled: close,
  })
  const when = formatDateTime(note.createdAt)
  return (
    <div className={styles.acts}>
      <Button size="small" aria-label={texts.of(texts.change, when)} onClick={onChange}>
        {texts.change}
      </Button>
      <Button
        size="small"
        kind="danger"
        aria-label={texts.of(texts.remove, when)}
        onClick={() => setAsked(true)}
      >
        {texts.remove}
      </Button>
      <small className={styles.muted}>{texts.until(formatDateTime(until))}</small>
      <ConfirmAct
        isOpen={isAsked}
        title={texts.removeTitle}
        effect={texts.removeEffect}
        act={texts.remove}
        isDangerous
        isBusy={remove.isBusy}
        onConfirm={remove.go}
        onClose={close}
      />
    </div>
  )
}

interface NoteProps {
  note: OrderNote
  isMeant: boolean
  onChange: () => void
}

const Note = ({ note, isMeant, onChange }: NoteProps) => {
  const now = useNow()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMeant) row.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  const { author, createdAt, changedAt, changeableUntil, call, from } = note
  const isOpen = changeableUntil !== null && now < Date.parse(changeableUntil)
  const marks = [
    author.name,
    formatDateTime(createdAt),
    ...(changedAt === null || note.text === null ? [] : [texts.changedAt(formatDateTime(changedAt))]),
    ...(from === 'inbox' ? [texts.ofInbox] : []),
  ]
  return (
    <li
      ref={row}
      className={styles.note}
      data-meant={isMeant || undefined}
      aria-current={isMeant || undefined}
    >
      <p className={styles.muted}>{marks.join(' · ')}</p>
      {call && <p className={styles.text}>{texts.call(call.called, callOutcomeTexts[call.outcome])}</p>}
      <Words note={note} />
      {isOpen && <NoteActs note={note} until={changeableUntil} onChange={onChange} />}
    </li>
  )
}

interface NotesPanelProps {
  /** A service, or a PQR. */
  aboutId: string
  /** The note that its reader was led to. */
  meant?: string | null
}

/** What staff notes about a service or a PQR, the newest first; nobody else reads it. */
export const NotesPanel = ({ aboutId, meant = null }: NotesPanelProps) => {
  const [changing, setChanging] = useState<OrderNote>()
  const pages = usePages(api.notes.all, { params: { _id: aboutId }, query: {} })
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <p className={styles.private}>{texts.private}</p>
      <Card>
        <NewNote aboutId={aboutId} />
      </Card>
      <Pages of={pages} wait="items" empty={<p className={styles.muted}>{texts.none}</p>}>
        {(notes) => (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <Note
                key={note._id}
                note={note}
                isMeant={note._id === meant}
                onChange={() => setChanging(note)}
              />
            ))}
          </ul>
        )}
      </Pages>
      <RowModal
        row={changing}
        keyOf={({ _id }) => _id}
        title={texts.changeTitle}
        size="form"
        onClose={() => setChanging(undefined)}
      >
        {({ _id, text }) => <ChangeNote id={_id} text={text ?? ''} onDone={() => setChanging(undefined)} />}
      </RowModal>
    </section>
  )
}
