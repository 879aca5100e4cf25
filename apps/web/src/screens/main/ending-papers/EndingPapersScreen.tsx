import { api } from '@arriero/contract'
import { isBroughtKind } from '@arriero/domain/paper-rules'
import { BringPaperForm } from '#features/credentials/BringPaperForm.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { endingColumns, type EndingPaper, holderName } from './ending-columns.tsx'
import { endingPapersTexts as texts } from './ending-papers.texts.ts'

const filterKeys = ['q', 'holder', 'span', 'isRenewed'] as const
const rules = {
  sorts: ['expirationDate', '-expirationDate'],
  filters: { holder: 'many', span: 'many', isRenewed: 'many' },
} as const

const Bring = ({ paper, onDone }: { paper: EndingPaper; onDone: () => void }) => {
  const { kind, vehicleId, user } = paper
  if (!isBroughtKind(kind)) return null
  const holder = vehicleId === null ? { userId: user._id } : { vehicleId }
  return <BringPaperForm holder={holder} kind={kind} onDone={onDone} />
}

/** What has run out or will within 30 days, and the way to a newer one. Decisions §12. */
export default function EndingPapersScreen() {
  const isStaff = useProfile().rol === 'administrator'
  const controls = useTableState(filterKeys)
  const { place, openRow, close } = useModalAddress(paths.endingPapers)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.papers.ending, { query }), controls)
  const opened = place.kind === 'row' ? list.rows?.find(({ _id }) => _id === place.id) : undefined
  const isLost = place.kind === 'row' && list.rows !== undefined && !opened
  if (place.kind === 'unknown' || place.kind === 'new' || isLost || (isStaff && place.kind === 'row'))
    return <UnknownPlace list={paths.endingPapers} />
  return (
    <>
      <PageHead title={texts.title} help={isStaff ? texts.helpStaff : texts.help} />
      <DataTable<EndingPaper>
        label={texts.list}
        listName="ending-papers"
        exportQuery={query}
        columns={endingColumns(isStaff ? undefined : ({ _id }) => openRow(_id))}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        controls={controls}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} />}
      />
      <ResponsiveModal
        isOpen={opened !== undefined}
        title={opened && texts.modalTitle(opened.name, holderName(opened))}
        size="form"
        onClose={close}
      >
        {opened && <Bring paper={opened} onDone={close} />}
      </ResponsiveModal>
    </>
  )
}
