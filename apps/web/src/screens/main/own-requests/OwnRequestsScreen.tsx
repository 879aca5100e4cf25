import { api } from '@arriero/contract'
import { ownPqrsList } from '@arriero/contract/es/lists/support'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { type Pqr, refreshPqrs, typeWords } from '#features/support/pqr.ts'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
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
import { ownRequestsTexts as texts } from './own-requests.texts.ts'

const cells = {
  light: (pqr: Pqr) => <LegalClock pqr={pqr} />,
  status: ({ status }: Pqr) => <PqrStatusTag status={status} />,
  type: typeWords,
}

/** One's own PQRs, from the account menu. Decisions §17. */
export default function OwnRequestsScreen() {
  const client = useQueryClient()
  const { controls, query: asked, table } = useListTable(ownPqrsList, cells)
  const { place, openRow, openNew, close } = useModalAddress(paths.ownRequests)
  const query = { ...asked, mine: true as const }
  const list = useList(useRead<typeof api.support.all, 'own'>(api.support.all, { query }), controls)
  if (place.kind === 'unknown') return <UnknownPlace list={paths.ownRequests} />
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
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        onOpen={({ _id }) => openRow(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} action={create} />}
      />
      <PqrModal<'own'>
        id={place.kind === 'row' ? place.id : undefined}
        body={(pqr) => <PqrFacts pqr={pqr} />}
        onClose={close}
      />
      <ResponsiveModal isOpen={place.kind === 'new'} title={texts.createTitle} size="form" onClose={close}>
        <NewPqrForm
          onDone={() => {
            close()
            refreshPqrs(client)
          }}
        />
      </ResponsiveModal>
    </>
  )
}
