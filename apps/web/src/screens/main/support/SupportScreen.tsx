import { api } from '@arriero/contract'
import { pqrsList } from '@arriero/contract/es/lists/support'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Divider } from 'antd'
import { useState } from 'react'
import { AnswerForm } from '#features/support/AnswerForm.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { type OpenedPqr, refreshPqrs } from '#features/support/pqr.ts'
import { PqrAbout } from '#features/support/PqrAbout.tsx'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { pqrAct, pqrCells } from './pqr-cells.tsx'
import { supportScreenTexts as texts } from './support-screen.texts.ts'

interface BodyProps {
  pqr: OpenedPqr
  onChanged: () => void
  onDone: () => void
}

/** What was asked; the answer below it while it may be given. Spec §4: a Solucionado one is not answered again. */
const Body = ({ pqr, onChanged, onDone }: BodyProps) => {
  // Who has begun to write is told that somebody else was first; the words do not vanish under his hands.
  const [wasOpen] = useState(pqr.status !== 'Solucionado')
  return (
    <>
      <PqrFacts pqr={pqr} about={<PqrAbout pqr={pqr} />} />
      {wasOpen && (
        <>
          <Divider />
          <AnswerForm pqr={pqr} onChanged={onChanged} onDone={onDone} />
        </>
      )}
    </>
  )
}

/** PQRs of everybody, for administrators and support. */
export default function SupportScreen() {
  const client = useQueryClient()
  const { controls, query: asked, table } = useListTable(pqrsList, pqrCells)
  // What one wrote down oneself does not wait behind the pill.
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const { place, openRow, openNew, close } = useModalAddress(paths.supportRequests)
  // As it stands on a desk: what is due first on top.
  const query = { sort: 'urgency' as const, ...asked }
  const list = useList(useRead<typeof api.support.all, 'staff'>(api.support.all, { query }), controls)
  if (place.kind === 'unknown') return <UnknownPlace list={paths.supportRequests} />
  const done = () => {
    close()
    refreshPqrs(client)
  }
  const create = (
    <Button type="primary" icon={<Icon name="plus" sizePx={16} />} onClick={openNew}>
      {texts.create}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={create} />
      <DataTable
        {...table}
        exportQuery={query}
        label={texts.list}
        columns={[...table.columns, pqrAct(openRow)]}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        onOpen={({ _id }) => openRow(_id)}
        newRows={{ words: texts.newRows, isOwn: (id) => written.has(id) }}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} action={create} />}
      />
      <PqrModal<'staff'>
        id={place.kind === 'row' ? place.id : undefined}
        body={(pqr, readAgain) => <Body pqr={pqr} onChanged={readAgain} onDone={done} />}
        onClose={close}
      />
      <ResponsiveModal isOpen={place.kind === 'new'} title={texts.createTitle} size="form" onClose={close}>
        <NewPqrForm
          isForOthers
          onDone={(id) => {
            setWritten((before) => new Set(before).add(id))
            done()
          }}
        />
      </ResponsiveModal>
    </>
  )
}
