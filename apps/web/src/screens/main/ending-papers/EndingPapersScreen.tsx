import { endingPapersList, type EndingPaper } from '@arriero/contract/es/lists/ending-papers'
import { isBroughtKind } from '@arriero/domain/papers/paper-rules'
import { BringPaperForm } from '#features/papers/BringPaperForm.tsx'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
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
  const list = useListTable(endingPapersList, { cells: endingCells })
  const { place, openRow, close } = useModalAddress(paths.endingPapers)
  const { rows, columns } = list.table
  const opened = place.kind === 'row' ? rows?.find(({ _id }) => _id === place.id) : undefined
  const isLost = place.kind === 'row' && rows !== undefined && !opened
  if (place.kind === 'unknown' || place.kind === 'new' || isLost || (isStaff && place.kind === 'row'))
    return <UnknownPlace list={paths.endingPapers} />
  return (
    <ListScreen
      list={list}
      help={isStaff ? texts.helpStaff : undefined}
      action={
        isStaff && (
          <LinkButton to={paths.paperReview} icon="eye" isFresh>
            {texts.toReview}
          </LinkButton>
        )
      }
      // An enterprise reads its own.
      columns={columns.filter(({ key }) => isStaff || key !== 'owner')}
      act={endingAct(isStaff ? undefined : ({ _id }) => openRow(_id))}
    >
      <ResponsiveModal
        isOpen={opened !== undefined}
        title={opened && texts.modalTitle(opened.name, holderName(opened))}
        size="form"
        onClose={close}
      >
        {opened && <Bring paper={opened} onDone={close} />}
      </ResponsiveModal>
    </ListScreen>
  )
}
