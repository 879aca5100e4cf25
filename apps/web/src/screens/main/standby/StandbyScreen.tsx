import { standbyChargesList } from '@arriero/contract/es/lists/standby-charges'
import { Link } from 'react-router'
import { StandbyPanel } from '#features/standby/StandbyPanel.tsx'
import { TariffPanel } from '#features/standby/TariffPanel.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { standbyScreenTexts as texts } from './standby-screen.texts.ts'

const Charge = ({ id }: { id: string }) => (
  <>
    <StandbyPanel orderId={id} />
    <p>
      <Link to={`${paths.accounting}/${id}`}>{texts.postings}</Link>
    </p>
  </>
)

/** Charges for waiting and the tariff behind them, for administrators and accountancy. Decisions §16. */
export default function StandbyScreen() {
  const { rol } = useProfile()
  return (
    <ListScreen
      list={useListTable(standbyChargesList, { keyOf: ({ orderId }) => orderId })}
      at={paths.standby}
      row={(id, onClose) => (
        <RowModal row={id} title={(shown) => texts.modal(formatShortId(shown))} onClose={onClose}>
          {(shown) => <Charge id={shown} />}
        </RowModal>
      )}
    >
      <TariffPanel maySet={rol === 'administrator'} />
    </ListScreen>
  )
}
