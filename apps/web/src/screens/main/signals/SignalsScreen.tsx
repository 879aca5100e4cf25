import { signalsList } from '@arriero/contract/es/lists/desk/signals'
import { SignalDetail } from '#features/signals/SignalDetail.tsx'
import { signalsTexts as texts } from '#features/signals/signals.texts.ts'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'

/** Signs of fraud for administrators, each with its evidence. docs/decisions/0073. */
export default function SignalsScreen() {
  return (
    <ListScreen
      list={useListTable(signalsList)}
      at={paths.signals}
      row={(id, onClose) => (
        <RowModal row={id} title={texts.modal} size="form" onClose={onClose}>
          {(shown) => <SignalDetail id={shown} />}
        </RowModal>
      )}
    />
  )
}
