import { pqrsList } from '@arriero/contract/es/lists/support'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskedThread } from '#features/messages/AskedThread.tsx'
import { AnswerModal } from '#features/support/AnswerModal.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { refreshPqrs, type DeskPqr, typeWords } from '#features/support/pqr.ts'
import { useLeftRow } from '#features/orders/lists/use-left-row.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './support-screen.module.css'
import { Button } from '#shared/plain/Button.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { supportScreenTexts as texts } from './support-screen.texts.ts'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import type { Column } from '#shared/table/columns/column.ts'

const pqrCells = {
  light: (pqr: DeskPqr) => <LegalClock pqr={pqr} isShort />,
  status: ({ status }: DeskPqr) => <PqrStatusTag status={status} />,
  type: typeWords,
}

/** The column with the button that opens the request to answer or read it. */
const pqrAct = (open: (id: string) => void): Column<DeskPqr> => ({
  key: 'action',
  title: texts.action,
  widthPx: 118,
  card: 'action',
  isFixed: true,
  render: ({ _id, number, status }) =>
    status === 'Solucionado' ? (
      <Button aria-label={texts.seeOf(number)} onClick={() => open(_id)}>
        {texts.see}
      </Button>
    ) : (
      <Button kind="primary" aria-label={texts.answerOf(number)} onClick={() => open(_id)}>
        {texts.answer}
      </Button>
    ),
})

const words = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }))

/** Whose work they are, and where the person wrote again. */
const Filters = ({ controls }: { controls: TableControls }) => (
  <>
    <FilterChoice
      controls={controls}
      label={texts.assignee}
      filterKey="assignee"
      options={words(texts.assignees)}
      placeholder={texts.everybody}
      widthPx={170}
    />
    <FilterChoice
      controls={controls}
      label={texts.reply}
      filterKey="hasReply"
      options={words(texts.replies)}
      placeholder={texts.anyReply}
      widthPx={190}
    />
  </>
)

/** What else the desk has to do with them. */
const DeskLinks = () => {
  const { rol } = useProfile()
  return (
    <nav className={styles.links} aria-label={texts.links}>
      <LinkButton to={paths.mails} size="small" isFresh>
        {texts.mails}
      </LinkButton>
      {rol === 'administrator' && (
        <LinkButton to={paths.replyTemplates} size="small" isFresh>
          {texts.templates}
        </LinkButton>
      )}
    </nav>
  )
}

/** PQRs of everybody, for administrators and support. */
export default function SupportScreen() {
  const client = useQueryClient()
  const left = useLeftRow()
  // What one wrote down oneself does not wait behind the pill.
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  // As it stands on a desk: what is due first on top.
  const ask = (query: object) => ({ sort: 'urgency', ...query })
  const after = (close: () => void) => () => {
    close()
    refreshPqrs(client)
  }
  const list = useListTable(pqrsList, { cells: pqrCells, ask })
  return (
    <ListScreen
      list={list}
      more={{ keys: ['assignee', 'hasReply'], filters: <Filters controls={list.table.controls} /> }}
      at={paths.supportRequests}
      above={<DeskLinks />}
      pickedKey={left}
      act={pqrAct}
      newRows={{ words: texts.newRows, isOwn: (id) => written.has(id) }}
      row={(id, onClose) => (
        <AnswerModal
          id={id}
          more={({ _id, orderId, status }) => (
            <>
              <p className={styles.more}>
                <LinkButton to={paths.pqrPage(_id)} kind="quiet" icon="panelOpen">
                  {texts.asPage}
                </LinkButton>
              </p>
              <AskedThread orderId={orderId} isOpen={status !== 'Solucionado'} />
            </>
          )}
          onDone={after(onClose)}
          onClose={onClose}
        />
      )}
      create={{
        label: texts.create,
        title: texts.createTitle,
        form: (onDone) => (
          <NewPqrForm
            isForOthers
            onDone={(id) => {
              setWritten((before) => new Set(before).add(id))
              after(onDone)()
            }}
          />
        ),
      }}
    />
  )
}
