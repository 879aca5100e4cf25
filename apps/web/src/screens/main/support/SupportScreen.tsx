import { pqrsList } from '@arriero/contract/es/lists/support'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskedThread } from '#features/messages/AskedThread.tsx'
import { AnswerModal } from '#features/support/AnswerModal.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { refreshPqrs, type DeskPqr, typeWords } from '#features/support/pqr.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
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

/** PQRs of everybody, for administrators and support. */
export default function SupportScreen() {
  const client = useQueryClient()
  // What one wrote down oneself does not wait behind the pill.
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  // As it stands on a desk: what is due first on top.
  const ask = (query: object) => ({ sort: 'urgency', ...query })
  const after = (close: () => void) => () => {
    close()
    refreshPqrs(client)
  }
  return (
    <ListScreen
      list={useListTable(pqrsList, { cells: pqrCells, ask })}
      at={paths.supportRequests}
      act={pqrAct}
      newRows={{ words: texts.newRows, isOwn: (id) => written.has(id) }}
      row={(id, onClose) => (
        <AnswerModal
          id={id}
          more={({ orderId, status }) => <AskedThread orderId={orderId} isOpen={status !== 'Solucionado'} />}
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
