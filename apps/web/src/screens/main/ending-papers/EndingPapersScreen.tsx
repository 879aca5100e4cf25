import { api } from '@arriero/contract'
import { endingPapersList, type EndingPaper } from '@arriero/contract/es/lists/ending-papers'
import { isBroughtKind } from '@arriero/domain/paper-rules'
import { BringPaperForm } from '#features/credentials/BringPaperForm.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { endingAct, endingCells, holderName } from './ending-cells.tsx'
import { endingPapersTexts as texts } from './ending-papers.texts.ts'

const Bring = ({ paper, onDone }: { paper: EndingPaper; onDone: () => void }) => {
  const { kind, vehicleId, user } = paper
  if (!isBroughtKind(kind)) return null
  const holder = vehicleId === null ? { userId: user._id } : { vehicleId }
  return <BringPaperForm holder={holder} kind={kind} onDone={onDone} />
}

/** What has run out or will within 30 days, and the way to a newer one. Decisions §12. */
export default function EndingPapersScreen() {
  const isStaff = useProfile().rol === 'administrator'
  const { controls, query, table } = useListTable(endingPapersList, endingCells)
  const { place, openRow, close } = useModalAddress(paths.endingPapers)
  const list = useList(useRead(api.papers.ending, { query }), controls)
  const opened = place.kind === 'row' ? list.rows?.find(({ _id }) => _id === place.id) : undefined
  const isLost = place.kind === 'row' && list.rows !== undefined && !opened
  if (place.kind === 'unknown' || place.kind === 'new' || isLost || (isStaff && place.kind === 'row'))
    return <UnknownPlace list={paths.endingPapers} />
  // An enterprise reads its own.
  const seen = table.columns.filter(({ key }) => isStaff || key !== 'owner')
  return (
    <>
      <PageHead title={texts.title} help={isStaff ? texts.helpStaff : texts.help} />
      <DataTable
        {...table}
        label={texts.list}
        columns={[...seen, endingAct(isStaff ? undefined : ({ _id }) => openRow(_id))]}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
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
