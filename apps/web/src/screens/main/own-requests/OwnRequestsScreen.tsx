import { api } from '@arriero/contract'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { NewPqrForm } from '#features/support/NewPqrForm.tsx'
import { type Pqr, refreshPqrs, typeWords } from '#features/support/pqr.ts'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { PqrModal } from '#features/support/PqrModal.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { supportTexts } from '#features/support/support.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { ownRequestsTexts as texts } from './own-requests.texts.ts'

const filterKeys = ['q', 'status'] as const
const rules = { sorts: ['-createDate', 'createDate'], filters: { status: 'many' } } as const

const columns: readonly Column<Pqr>[] = [
  {
    key: 'number',
    title: supportTexts.number,
    widthPx: 118,
    card: 'fact',
    render: ({ number }) => <span className="tabular">{number}</span>,
  },
  { key: 'subject', title: supportTexts.subject, card: 'title', render: ({ subject }) => subject },
  { key: 'type', title: supportTexts.type, widthPx: 150, render: typeWords },
  {
    key: 'status',
    title: supportTexts.status,
    widthPx: 140,
    card: 'aside',
    filters: pqrStatuses.map((status) => ({ value: status, label: pqrStatusTexts[status] })),
    render: ({ status }) => <PqrStatusTag status={status} />,
  },
  {
    key: 'light',
    title: supportTexts.light,
    widthPx: 236,
    card: 'fact',
    render: (pqr) => <LegalClock pqr={pqr} />,
  },
  {
    key: 'createDate',
    title: supportTexts.created,
    widthPx: 190,
    card: 'fact',
    isSortable: true,
    render: ({ createDate }) => <When at={createDate} />,
  },
]

/** One's own PQRs, from the account menu. Decisions §17. */
export default function OwnRequestsScreen() {
  const client = useQueryClient()
  const controls = useTableState(filterKeys)
  const { place, openRow, openNew, close } = useModalAddress(paths.ownRequests)
  const query = { ...tableQuery(controls.state, rules), mine: true as const }
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
      <DataTable<Pqr>
        label={texts.list}
        listName="own-pqrs"
        exportQuery={query}
        columns={columns}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        controls={controls}
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
